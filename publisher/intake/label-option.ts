import { type Reason } from '../../catalogue/reason';
import { type Release } from '../../catalogue/schema';

/** Reads every `--label NAME=WORDS`; what has not this form, or names none of `files`, is a reason. */
export function readLabels(
  options: readonly string[],
  files: readonly { name: string }[],
): { labels: Map<string, string>; reasons: Reason[] } {
  const labels = new Map<string, string>();
  const reasons: Reason[] = [];
  for (const option of options) {
    const [, name = '', words = ''] = /^(.+?)=\s*(\S.*)$/.exec(option) ?? [];
    const file = files.find((each) => each.name === name);
    if (file) labels.set(name, words.trim());
    else
      reasons.push({
        where: `--label ${option}`,
        problem: name ? `there is no file ${name}.` : 'this is not NAME=WORDS.',
        remedy: 'Write it like --label "app-jre.zip=with JRE".',
      });
  }
  return { labels, reasons };
}

/** The release with these labels. */
export function withLabels(release: Release, labels: ReadonlyMap<string, string>): Release {
  return {
    ...release,
    files: release.files.map((file) => ({ ...file, label: labels.get(file.name) ?? file.label })),
  };
}
