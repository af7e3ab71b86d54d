import { strictReader } from '../../../fixtures/content-of';
import { rpm } from '../../../fixtures/made-archives';
import { elf, machO, pe, universal } from '../../../fixtures/made-executables';
import { identifyContent } from '../../../publisher/identify/content';
import { type ContentIdentity, seen } from '../../../publisher/identify/content-facts';
import { identify } from '../../../publisher/identify/identify-file';
import { type Identity } from '../../../publisher/intake/entries';

/** What a name says, as the words in it. */
function named(facts: Partial<Identity>): Identity {
  const { os, cpu, format } = facts;
  const evidence = [
    ['os', os],
    ['cpu', cpu],
    ['format', format],
  ] as const;
  return {
    kind: 'download',
    ...facts,
    evidence:
      facts.evidence ??
      evidence.flatMap(([of, value]) =>
        value ? [{ of, value: String(value), source: 'name' as const, saw: String(value) }] : [],
      ),
  };
}

function of(bytes: Buffer): Promise<ContentIdentity> {
  return identifyContent(strictReader(bytes));
}

describe('name and content', () => {
  it('add up', async () => {
    const merged = identify(
      named({ os: 'linux', format: 'binary' }),
      await of(elf({ machine: 183, interpreter: '/lib/ld-musl-aarch64.so.1' })),
    );
    expect(merged).toMatchObject({
      ok: true,
      unknown: [],
      identity: { kind: 'download', os: 'linux', cpu: ['arm64'], libc: 'musl', format: 'binary' },
    });
    expect(merged.ok && merged.identity.evidence).toContainEqual({
      of: 'libc',
      value: 'musl',
      source: 'content',
      saw: 'interpreter /lib/ld-musl-aarch64.so.1',
    });
  });

  it('that disagree give both facts', async () => {
    expect(
      identify(
        named({ os: 'windows', cpu: ['arm64'], format: 'exe' }),
        await of(pe({ machine: 0x8664 })),
      ),
    ).toEqual({
      ok: false,
      disagreements: [
        {
          of: 'cpu',
          name: { value: 'arm64', saw: 'arm64' },
          content: { value: 'x64', saw: 'PE machine 0x8664' },
        },
      ],
    });
    expect(
      identify(named({ os: 'linux', format: 'binary' }), await of(machO('x64', [11, 0]))),
    ).toMatchObject({
      ok: false,
      disagreements: [
        {
          of: 'os',
          name: { value: 'linux' },
          content: { value: 'macos', saw: 'Mach-O load command' },
        },
      ],
    });
    expect(identify(named({ format: 'deb' }), await of(rpm({ 1022: 'x86_64' })))).toMatchObject({
      ok: false,
      disagreements: [
        { of: 'format', name: { value: 'deb' }, content: { value: 'rpm', saw: 'RPM lead' } },
      ],
    });
  });

  it('disagree when a name promises both CPUs and only one is there, not the other way round', async () => {
    const both = await of(universal(machO('x64', [11, 0]), machO('arm64', [11, 0])));
    expect(
      identify(named({ os: 'macos', cpu: ['x64', 'arm64'] }), await of(machO('arm64', [11, 0]))),
    ).toMatchObject({ ok: false });
    expect(identify(named({ os: 'macos', cpu: ['x64'] }), both)).toMatchObject({
      ok: true,
      identity: { cpu: ['x64', 'arm64'] },
    });
  });

  it.each(['x86', 'x64', 'arm64'] as const)(
    'leave the CPU of a 32-bit installer to the name: %s',
    async (cpu) => {
      const installer = await of(pe({ machine: 0x14c, payload: 100_000 }));
      expect(
        identify(named({ os: 'windows', cpu: [cpu], format: 'exe' }), installer),
      ).toMatchObject({ ok: true, identity: { cpu: [cpu] }, unknown: [] });
      expect(identify(named({ os: 'windows', format: 'exe' }), installer)).toMatchObject({
        ok: true,
        unknown: ['cpu'],
      });
      expect(
        identify(named({ os: 'windows', cpu: ['ia64'], format: 'exe' }), installer),
      ).toMatchObject({ ok: false });
    },
  );

  it('let a name say a newer ARM than the code needs, not an older one', () => {
    const content: ContentIdentity = {
      cpu: seen(['armv6'], 'attribute'),
      cpuAmong: seen(['armv6', 'armv7'], 'attribute'),
    };
    expect(identify(named({ os: 'linux', cpu: ['armv7'] }), content)).toMatchObject({
      ok: true,
      identity: { cpu: ['armv7'] },
    });
    expect(identify(named({ os: 'linux', cpu: ['armv5'] }), content)).toMatchObject({ ok: false });
  });

  it('let a name leave out the byte order, not state the wrong one', async () => {
    const littleEndian = await of(elf({ machine: 21 }));
    expect(identify(named({ os: 'linux', cpu: ['ppc64'] }), littleEndian)).toMatchObject({
      ok: true,
      identity: { cpu: ['ppc64le'] },
    });
    expect(
      identify(
        named({ os: 'linux', cpu: ['ppc64le'] }),
        await of(elf({ machine: 21, bigEndian: true })),
      ),
    ).toMatchObject({ ok: false });
  });

  it('ask for what neither tells, and for nothing that is known to be independent', () => {
    expect(
      identify(named({ format: 'zip' }), { format: seen('zip', 'zip directory') }),
    ).toMatchObject({ ok: true, unknown: ['os', 'cpu'] });
    expect(
      identify(named({ format: 'jar' }), {
        os: seen('any', 'no programs'),
        cpu: seen('any', 'no programs'),
      }),
    ).toMatchObject({ ok: true, unknown: [] });
    expect(identify({ kind: 'checksum', evidence: [] }, null)).toMatchObject({
      ok: true,
      unknown: [],
    });
  });

  it('believe content where an ending is shared between systems', () => {
    const evidence = [{ of: 'os' as const, value: 'macos', source: 'name' as const, saw: '.pkg' }];
    const freebsd: ContentIdentity = {
      format: seen('pkg', '+MANIFEST'),
      os: seen('freebsd', '+MANIFEST'),
      cpu: seen(['x64'], '+MANIFEST'),
    };
    expect(identify(named({ os: 'macos', format: 'pkg', evidence }), freebsd)).toMatchObject({
      ok: true,
      identity: { os: 'freebsd', format: 'pkg' },
    });
    const alpine: ContentIdentity = {
      format: seen('alpine.apk', '.PKGINFO'),
      os: seen('linux', '.PKGINFO'),
    };
    const apk = [{ of: 'os' as const, value: 'android', source: 'name' as const, saw: '.apk' }];
    expect(identify(named({ os: 'android', format: 'apk', evidence: apk }), alpine)).toMatchObject({
      ok: true,
      identity: { os: 'linux', format: 'alpine.apk' },
    });
  });

  it('say the more exact format', () => {
    expect(identify(named({ format: 'zip' }), { format: seen('app.zip', 'x') })).toMatchObject({
      ok: true,
      identity: { format: 'app.zip' },
    });
    expect(identify(named({ format: 'appx' }), { format: seen('msix', 'x') })).toMatchObject({
      ok: true,
      identity: { format: 'appx' },
    });
  });

  it('refuse a saved error page, a damaged file, and bytes that are nothing like the format', async () => {
    const page = await of(Buffer.from('<!doctype html>'));
    expect(identify(named({ os: 'windows', format: 'exe' }), page)).toMatchObject({
      ok: false,
      disagreements: [{ content: { value: 'a web page' } }],
    });
    expect(identify({ kind: 'docs', evidence: [] }, page)).toMatchObject({ ok: true });
    expect(identify(named({ format: 'zip' }), await of(Buffer.from('no such zip')))).toMatchObject({
      ok: false,
      disagreements: [{ of: 'format', content: { value: 'no zip' } }],
    });
    expect(identify(named({ format: 'img' }), await of(Buffer.from('any image')))).toMatchObject({
      ok: true,
    });
  });

  it('yield to the publisher, whose word is in the evidence', async () => {
    const merged = identify(
      named({ os: 'linux', cpu: ['x64'], format: 'exe' }),
      await of(pe({ machine: 0x14c })),
      { os: 'windows', cpu: ['x86'] },
    );
    expect(merged).toMatchObject({ ok: true, identity: { os: 'windows', cpu: ['x86'] } });
    expect(merged.ok && merged.identity.evidence).toContainEqual({
      of: 'cpu',
      value: 'x86',
      source: 'option',
      saw: '--as x86',
    });
    expect(identify(named({}), null, { os: 'any', cpu: 'any' })).toMatchObject({
      ok: true,
      unknown: [],
    });
  });

  it('take debug symbols for no download', () => {
    expect(identify(named({}), { kind: seen('debug', 'empty code') })).toMatchObject({
      ok: true,
      identity: { kind: 'debug' },
      unknown: [],
    });
  });
});
