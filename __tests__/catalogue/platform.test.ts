import { cpusOf, isFor } from '../../catalogue/platform';

test.each([
  ['what it lists', { os: 'linux', cpu: ['x64', 'arm64'] }, ['x64', 'arm64']],
  ['any, as it states', { os: 'linux', cpu: ['any'], format: 'tar.gz' }, 'any'],
  [
    'unknown: an old catalogue’s Linux program that states none',
    { os: 'linux', format: 'tar.gz' },
    'unknown',
  ],
  ['unknown: a shell script may carry a program', { os: 'linux', format: 'sh' }, 'unknown'],
  ['any: an old catalogue’s jar', { os: 'linux', format: 'jar' }, 'any'],
  ['any: an old catalogue’s PowerShell script', { os: 'windows', format: 'ps1' }, 'any'],
  ['any: an old catalogue’s file without an OS', { format: 'zip' }, 'any'],
] as const)('the CPUs of a file are %s', (_, file, expected) => {
  expect(cpusOf({ ...file, cpu: 'cpu' in file ? [...file.cpu] : undefined })).toEqual(expected);
});

test('a file of which nobody states the CPU is for none that is asked for', () => {
  expect(isFor({ os: 'linux', format: 'tar.gz' }, 'x64')).toBe(false);
  expect(isFor({ os: 'linux', cpu: ['any'] }, 'riscv64')).toBe(true);
});
