import { catalogue } from './catalogue';
import { configurations } from './configurations';
import { content } from './content';
import { manifests } from './manifests';
import { minisign } from './minisign';
import { names } from './names';
import { notes } from './notes';
import { openpgp } from './openpgp';
import { overrides } from './overrides';
import { readers } from './readers';
import { type Target } from './target';

/** Everything that is thrown at, in the order of the report. */
export const targets: readonly Target[] = [
  readers,
  names,
  content,
  catalogue,
  notes,
  overrides,
  minisign,
  openpgp,
  manifests,
  configurations,
];
