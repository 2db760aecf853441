import { expect, test } from 'vitest';
import { compareVersions, isVersion } from '../../../src/cli/upgrade/versions.ts';

test('versions are put in the order of their releases', () => {
  const versions = ['0.1.0-alpha.2', '0.1.0-alpha.10', '0.1.0-rc.1', '0.1.0', '0.2.0', '0.10.0', '1.0.0'];
  expect(versions.toReversed().sort(compareVersions)).toEqual(versions);
  expect(compareVersions('0.1.0', '0.1.0')).toBe(0);
});

test.each(['1.0', 'v1.0.0', '1.0.0.0', 'latest', '^1.0.0', ''])('%j is no version', (text) => {
  expect(isVersion(text)).toBe(false);
});
