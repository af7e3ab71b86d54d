import { type Product, type ReleaseFile } from '../../../catalogue/schema';
import { addressOf } from '../../site';
import { stepsAfter } from '../visitor/check/after-click';
import { commandsFor, commandsId } from '../visitor/check/commands';
import { type AfterClickWords } from '../words/messages';
import { visible } from '../words/shown';
import { type VerifyWords } from '../words/verify';
import { CopyLine } from './CopyLine';

interface Props {
  file: ReleaseFile;
  product: Pick<Product, 'keys' | 'source'>;
  words: VerifyWords;
  steps: AfterClickWords['step'];
}

/** Every line that checks one file, those of its own system first, and what to do when it is right. Classes are those of releases.css. */
export function Commands({ file, product, words, steps }: Props) {
  const name = visible(file.name);
  const after = stepsAfter(file);
  return (
    <section className="commands" id={commandsId(file)} tabIndex={-1}>
      <h2>
        <bdi>{name}</bdi>
      </h2>
      <p>
        {[file.format && words.format(file.format), words.exactBytes(file.size)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <dl className="lines">
        {commandsFor(file, product, file.os).map(
          ({ tool, proof, shell, os, command, signatureUrl }) => (
            <div key={command}>
              <dt>
                {words.command(tool, shell, os)}
                <small>{words.proof[proof]}</small>
              </dt>
              <dd>
                <CopyLine text={command} name={words.copyCommand(tool, name)} words={words} />
                {signatureUrl !== undefined && (
                  <small>
                    {words.signatureFile}{' '}
                    <a href={addressOf(signatureUrl)} dir="ltr">
                      {signatureUrl.split('/').at(-1)}
                    </a>
                  </small>
                )}
              </dd>
            </div>
          ),
        )}
      </dl>
      {after.length > 0 && <h3>{words.next}</h3>}
      <ol>
        {after.map(({ id, command }) => (
          <li key={id}>
            {steps[id]}
            {command && (
              <CopyLine
                text={command.text}
                name={words.copyCommand(command.text.split(' ', 1).join(), name)}
                words={words}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
