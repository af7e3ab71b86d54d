import { type ReleaseFile } from '../../../catalogue/schema';
import { signatureLabels } from '../../../catalogue/vocabulary';
import { type PageWords } from '../words/download-page';

/** What is published beside a file as files of their own: its signatures first, with names that make sense alone. */
export function proofsOf(
  { name, signatures = [], sbom, attestation }: ReleaseFile,
  words: PageWords,
): { url: string; text: string; name: string }[] {
  return [
    ...signatures.flatMap(({ type, url }) =>
      url === undefined
        ? []
        : [
            {
              url,
              text: words.signature,
              name: words.signatureOf(name, signatureLabels[type]),
            },
          ],
    ),
    ...(sbom ? [{ url: sbom, text: words.sbom, name: words.sbomOf(name) }] : []),
    ...(attestation
      ? [{ url: attestation, text: words.attestation, name: words.attestationOf(name) }]
      : []),
  ];
}
