import { ImageResponse } from 'next/og';
import { accentOf } from '../catalogue/accent';
import { downloadsOf } from '../catalogue/choose';
import { drawableText } from '../catalogue/paths';
import { textOf } from '../catalogue/said';
import { type Catalogue } from '../catalogue/schema';
import { osLabels, wordsOf } from '../catalogue/vocabulary';
import { type Material, feedInput } from './material';
import { lacking, type Rendered } from './output';
import { previewImage } from './preview-image';

function box(
  style: Record<string, string | number>,
  children: React.ReactNode,
): React.ReactElement {
  return {
    type: 'div',
    props: { style: { display: 'flex', ...style }, children },
    key: null,
  } as React.ReactElement;
}

const short = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;

/**
 * The picture that chats and social networks show with a link to the page, 1200 by 630. Only text
 * that the bundled font can draw goes in: for any other character the library would ask a server for a font.
 */
async function draw({ product, release }: Material): Promise<Uint8Array> {
  const { accent, onAccent } = accentOf(product).light;
  const systems = wordsOf(osLabels)
    .filter((os) => downloadsOf(release).some((file) => file.os === os))
    .map((os) => osLabels[os]);
  const name = short(drawableText(product.name), 40);
  const image = new ImageResponse(
    box(
      {
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        background: '#ffffff',
        color: '#16181d',
      },
      [
        box({ flexDirection: 'column', flexGrow: 1, justifyContent: 'center', padding: '0 80px' }, [
          box({ fontSize: name.length > 20 ? 68 : 104, letterSpacing: '-0.03em' }, name),
          box(
            { fontSize: 38, color: '#565d6d', marginTop: 20 },
            short(drawableText(textOf(product.summary)), 110),
          ),
        ]),
        box(
          {
            alignItems: 'center',
            justifyContent: 'space-between',
            padding: '36px 80px',
            background: accent,
            color: onAccent,
            fontSize: 34,
          },
          [
            box({}, short(drawableText(`Download ${release.version}`), 40)),
            box({}, short(systems.join(', '), 44)),
          ],
        ),
      ],
    ),
    { width: 1200, height: 630 },
  );
  return new Uint8Array(await image.arrayBuffer());
}

/** The preview picture of a catalogue, or why there is none. */
export async function renderPreview(catalogue: Catalogue, site: URL | null): Promise<Rendered> {
  const material = previewImage.find(feedInput(catalogue, site));
  if ('lacks' in material) return lacking(previewImage, material.lacks);
  return {
    files: [{ path: previewImage.path(), content: await draw(material), feed: 'previewImage' }],
    skipped: [],
  };
}
