import { bySystem } from '../catalogue/offers';
import { releaseAddress } from '../catalogue/paths';
import type { Catalogue, ReleaseFile } from '../catalogue/schema';
import { newestFirst } from '../catalogue/version';
import { cpus, date, os, size } from '../app/download/messages/en';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = 'body{max-width:60rem;margin:0 auto;padding:1rem;font:1rem/1.5 system-ui,sans-serif}h1,header{text-align:center}'
  + '.main{display:inline-block;padding:.75rem 2rem;border-radius:8px;background:#b35900;color:#fff}table{width:100%;border-collapse:collapse}'
  + 'td,th{padding:.5rem;border-top:1px solid #ddd;text-align:left;overflow-wrap:anywhere}code{font-size:.75rem}';

const script = `(function(){var u=navigator.userAgent,o=/Android|iPhone|iPad/.test(u)?"":/Win/.test(u)?"windows":/Mac/.test(u)?"macos":/Linux/.test(u)?"linux":"";
var a=o&&document.querySelector('[data-os="'+o+'"] a'),m=document.getElementById("main");if(a){m.href=a.href;m.textContent="Download for "+o}
document.addEventListener("click",function(e){var b=e.target;if(b.tagName==="BUTTON"&&navigator.clipboard)navigator.clipboard.writeText(b.previousSibling.textContent).then(function(){b.textContent="Copied"})})})()`;

const row = (file: ReleaseFile) => `<tr data-os="${file.os ?? ''}"><th>${cpus(file.cpu, file.os) || 'Any'}</th><td><a href="${escape(file.url)}">${escape(file.name)}</a></td>`
  + `<td>${size(file.size)}</td><td><code>${file.sha256}</code><button>Copy</button></td></tr>`;

/**
 * The practical limit to measure against: the same content written by hand as one HTML file with inline style and a
 * script of 1 KB. Only the newest release shows its files, as on the page; older ones are links.
 */
export function controlPage(catalogue: Catalogue): string {
  const [newest, ...older] = newestFirst(catalogue.releases);
  const { product } = catalogue;
  const groups = bySystem(newest?.files ?? []);
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Download ${escape(product.name)}</title>`
    + `<link rel="icon" href="/download/${escape(product.icon ?? 'icon.svg')}"><style>${style}</style></head><body><header>`
    + `<h1>Download ${escape(product.name)}</h1><p>${escape(product.summary)}</p><p>Version ${newest?.version} · ${date(newest?.date ?? '1970-01-01')}</p>`
    + '<p><a class="main" id="main" href="#files">All files</a></p></header>'
    + `<table id="files">${groups.map((group) => `<tbody><tr><th colspan="4">${os(group.os)}</th></tr>${group.files.map(row).join('')}</tbody>`).join('')}</table>`
    + `<ul>${older.slice(0, 5).map(({ version, date: day }) => `<li><a href="/download/${releaseAddress(version)}">${escape(version)}</a> ${date(day)}</li>`).join('')}</ul>`
    + `<script>${script}</script></body></html>`;
}
