import { type Product, type ReleaseFile } from '../../../catalogue/schema';
import { osLabels } from '../../../catalogue/vocabulary';
import { addressOf } from '../../site';
import { commandsFor } from '../visitor/check/commands';
import { verifyWords as words } from '../words/check';
import { visible } from '../words/download-page';

/** Where the commands for all files stand, relative to /download/. */
export const commandsFolder = 'commands/';

/** The fragment of one file on that page. */
export const commandsId = ({ name }: Pick<ReleaseFile, 'name'>) => encodeURIComponent(name);

/** Every command that checks one file, those of its own system first. Plain HTML; classes are those of releases.css. */
export function Commands({
  file,
  product,
}: {
  file: ReleaseFile;
  product: Pick<Product, 'keys' | 'source'>;
}) {
  return (
    <section className="commands" aria-labelledby={commandsId(file)}>
      <h2 id={commandsId(file)}>{visible(file.name)}</h2>
      <dl>
        {commandsFor(file, product, file.os).map(
          ({ tool, proof, shell, os, command, signatureUrl }) => (
            <div key={command}>
              <dt>
                {words.commandFor(
                  tool,
                  shell,
                  os.map((id) => osLabels[id]),
                )}
                <small>{words.proof[proof]}</small>
              </dt>
              <dd className="command">
                <code>{command}</code>
              </dd>
              {signatureUrl !== undefined && (
                <dd>
                  {words.signatureFile}:{' '}
                  <a href={addressOf(signatureUrl)}>{signatureUrl.split('/').at(-1)}</a>
                </dd>
              )}
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
