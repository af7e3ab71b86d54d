import { windowsDevices } from '../../catalogue/paths';
import { type Reason } from '../../catalogue/reason';

/**
 * Why a name can't be published as it is, or null. What Windows refuses counts (learn.microsoft.com/windows/win32/fileio/naming-a-file),
 * because a visitor must be able to save the file, and what an address can't carry.
 */
export function nameProblem(name: string): string | null {
  if (name === '' || name === '.' || name === '..') return 'it is not a name';
  if (/\p{Surrogate}/u.test(name) || name.includes('\ufffd'))
    return 'it is not valid Unicode, so no address can carry it';
  if (/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(name)) return 'it holds a control character';
  if (/[\u202a-\u202e\u2066-\u2069]/.test(name))
    return 'it holds a character that turns the direction of writing, so that it reads as another name';
  const forbidden = /[<>:"/\\|?*]/.exec(name)?.[0];
  if (forbidden !== undefined) return `it holds ${forbidden}, which Windows can't save`;
  if (/[. ]$/.test(name) || name.startsWith(' '))
    return 'it begins or ends with a space or ends with a dot, which Windows drops';
  if (windowsDevices.test(name)) return 'Windows keeps this name for a device';
  if (Buffer.byteLength(name) > 240)
    return 'it is longer than 240 bytes, too long for many file systems';
  if (name !== name.normalize('NFC'))
    return 'its letters are composed in a way (not NFC) that macOS and Linux write differently';
  return null;
}

/** The reasons against a set of names that shall stand in one folder: each by itself, and two that differ only in case. */
export function checkNames(names: readonly string[]): Reason[] {
  const seen = new Map<string, string>();
  return names.flatMap((name) => {
    const problem = nameProblem(name);
    if (problem !== null)
      return [
        {
          where: name,
          problem: `the name can't be published: ${problem}.`,
          remedy: 'Rename the file.',
        },
      ];
    const twin = seen.get(name.toLowerCase());
    seen.set(name.toLowerCase(), name);
    if (twin === undefined) return [];
    const same =
      twin === name
        ? 'is given twice'
        : `differs from ${twin} only in upper and lower case, which Windows and macOS take for the same`;
    return [
      { where: name, problem: `the name ${same}.`, remedy: 'Give one of the two, or rename one.' },
    ];
  });
}
