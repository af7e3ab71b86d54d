import { parse, serialize, serializeOuter } from 'parse5';
import { elements, remove, type Element } from '../publisher/export/html';

const style =
  'body{max-width:60rem;margin:0 auto;padding:1rem;font:1rem/1.5 system-ui,sans-serif}h1,header{text-align:center}' +
  '#main{display:inline-block;padding:.75rem 2rem;border-radius:8px;background:#b35900;color:#fff}table{width:100%;border-collapse:collapse}' +
  'td,th{padding:.5rem;border-top:1px solid #ddd;text-align:left;overflow-wrap:anywhere}code{font-size:.75rem}';

const script = `(function(){var u=navigator.userAgent,o=/Android|iPhone|iPad/.test(u)?"":/Win/.test(u)?"windows":/Mac/.test(u)?"macos":/Linux/.test(u)?"linux":"";
var a=o&&document.querySelector('#'+o+' li a'),m=document.getElementById("main");if(a){m.href=a.href;m.textContent="Download for "+o}
document.addEventListener("click",function(e){var b=e.target;if(b.tagName==="BUTTON"&&navigator.clipboard)navigator.clipboard.writeText(b.previousSibling.textContent).then(function(){b.textContent="Copied"})})})()`;

const keptAttributes = [
  'href',
  'src',
  'width',
  'height',
  'alt',
  'id',
  'type',
  'scope',
  'colspan',
  'datetime',
  'title',
  'aria-label',
];

/** What only our way of choosing needs: the other offers and builds, the part of an address that asks for one file. */
const isOurs = ({ tagName, attrs }: Element) =>
  ['script', 'style', 'progress'].includes(tagName) ||
  attrs.some(({ name, value }) => name === 'data-if' && !value.split(' ').includes('any'));

/**
 * The practical limit to measure against: the same content as the finished page (`html`) written plainly, as one HTML file
 * with inline style and a script of 1 KB, without classes, the other offers and anything of a framework.
 */
export function controlPage(html: string): string {
  const page = parse(html);
  elements(page).filter(isOurs).forEach(remove);
  for (const element of elements(page))
    element.attrs = element.attrs.filter(({ name }) => keptAttributes.includes(name));
  const part = (name: string) =>
    elements(page)
      .filter(({ tagName }) => tagName === name)
      .map((element) => serializeOuter(element))
      .join('');
  return serialize(
    parse(
      '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
        `${part('title')}<link rel="icon" href="/download/icon.svg"><style>${style}</style></head><body>` +
        `<p><a id="main" href="#all-files">All files</a></p>${part('main')}${part('footer')}<script>${script}</script></body></html>`,
    ),
  );
}
