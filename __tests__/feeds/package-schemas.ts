/**
 * The rules of the manifests that these feeds write, as JSON Schemas: the fields used here, with the patterns and lengths
 * that the published schemas state (WinGet manifest 1.6.0: https://aka.ms/winget-manifest.installer.1.6.0.schema.json and
 * its siblings; Scoop: https://github.com/ScoopInstaller/Scoop/blob/master/schema.json). Unknown fields are refused.
 */
const text = (minLength: number, maxLength: number) => ({ type: 'string', minLength, maxLength });
const url = { type: 'string', pattern: '^https://.+$', maxLength: 2048 };
const word = '[^.\\s\\\\/:*?"<>|\\x01-\\x1f]{1,32}';
const identity = {
  PackageIdentifier: { type: 'string', pattern: `^${word}(\\.${word}){1,7}$`, maxLength: 128 },
  PackageVersion: { type: 'string', pattern: '^[^\\\\/:*?"<>|\\x01-\\x1f]+$', maxLength: 128 },
  ManifestType: { enum: ['version', 'installer', 'defaultLocale'] },
  ManifestVersion: { const: '1.6.0' },
};
const manifest = (properties: object, required: string[]) => ({
  type: 'object',
  additionalProperties: false,
  properties: { ...identity, ...properties },
  required: [...Object.keys(identity), ...required],
});

export const wingetSchemas = {
  version: manifest({ DefaultLocale: { const: 'en-US' } }, ['DefaultLocale']),
  installer: manifest(
    {
      ReleaseDate: { type: 'string', format: 'date' },
      Installers: {
        type: 'array',
        minItems: 1,
        maxItems: 1024,
        uniqueItems: true,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['Architecture', 'InstallerType', 'InstallerUrl', 'InstallerSha256'],
          properties: {
            Architecture: { enum: ['x86', 'x64', 'arm', 'arm64', 'neutral'] },
            InstallerType: {
              enum: [
                'msix',
                'msi',
                'appx',
                'exe',
                'zip',
                'inno',
                'nullsoft',
                'wix',
                'burn',
                'pwa',
                'portable',
              ],
            },
            InstallerUrl: url,
            InstallerSha256: { type: 'string', pattern: '^[A-Fa-f0-9]{64}$' },
            MinimumOSVersion: { type: 'string', pattern: '^\\d{1,5}(\\.\\d{1,5}){0,3}$' },
          },
        },
      },
    },
    ['Installers'],
  ),
  defaultLocale: manifest(
    {
      PackageLocale: {
        type: 'string',
        pattern: '^([a-zA-Z]{2,3}|[iI]-[a-zA-Z]+|[xX]-[a-zA-Z]{1,8})(-[a-zA-Z]{1,8})*$',
        maxLength: 20,
      },
      Publisher: text(2, 256),
      PackageName: text(2, 256),
      PackageUrl: url,
      License: text(3, 512),
      LicenseUrl: url,
      ShortDescription: text(3, 256),
      Moniker: text(1, 40),
      ReleaseNotesUrl: url,
    },
    ['PackageLocale', 'Publisher', 'PackageName', 'License', 'ShortDescription'],
  ),
};

const architecture = (entry: object) => ({
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: { '64bit': entry, '32bit': entry, arm64: entry },
});
const jsonpath = { type: 'string', pattern: '^\\$[.[].*$' };
const uri = { type: 'string', format: 'uri' };

export const scoopSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['version', 'homepage', 'license', 'architecture'],
  properties: {
    version: { type: 'string', pattern: '^[\\w.+-]+$' },
    description: { type: 'string' },
    homepage: uri,
    license: { type: 'string' },
    architecture: architecture({
      type: 'object',
      additionalProperties: false,
      required: ['url', 'hash'],
      properties: {
        url: { ...uri, not: { pattern: '\\$' } },
        hash: { type: 'string', pattern: '^[a-fA-F0-9]{64}$' },
      },
    }),
    pre_install: { type: 'array', minItems: 1, items: { type: 'string' } },
    bin: { type: 'string' },
    checkver: {
      type: 'object',
      additionalProperties: false,
      required: ['url', 'jsonpath'],
      properties: { url: uri, jsonpath },
    },
    autoupdate: {
      type: 'object',
      additionalProperties: false,
      required: ['architecture', 'hash'],
      properties: {
        architecture: architecture({
          type: 'object',
          additionalProperties: false,
          required: ['url'],
          properties: { url: { type: 'string', pattern: '\\$version' } },
        }),
        hash: {
          type: 'object',
          additionalProperties: false,
          required: ['url', 'jsonpath'],
          properties: { url: uri, jsonpath },
        },
      },
    },
  },
};
