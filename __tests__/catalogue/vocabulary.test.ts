import { cpuLabel } from '../../catalogue/vocabulary';

test('Apple names its own CPUs', () => {
  expect(cpuLabel('arm64', 'macos')).toBe('Apple silicon');
  expect(cpuLabel('arm64', 'windows')).toBe('ARM64');
});
