import { downloadsOf } from '../../catalogue/choose';
import { type Language } from '../../catalogue/languages';
import { textOf } from '../../catalogue/said';
import { type Product, type Release } from '../../catalogue/schema';
import { osLabels } from '../../catalogue/vocabulary';

/** The release as schema.org SoftwareApplication, in JSON that is safe inside a script element. */
export function structuredData(product: Product, release: Release, language: Language): string {
  const systems = [
    ...new Set(downloadsOf(release).flatMap((file) => (file.os ? [osLabels[file.os]] : []))),
  ];
  const json = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: product.name,
    description: textOf(product.summary),
    softwareVersion: release.version,
    datePublished: release.date,
    operatingSystem: systems.join(', ') || undefined,
    url: product.homepage,
    license: product.licence?.url,
    mainEntityOfPage: { '@type': 'WebPage', inLanguage: language },
  });
  // "</script>" and "<!--" would end or change the element (HTML, 4.12.1.3).
  return json.replaceAll('<', '\\u003c');
}
