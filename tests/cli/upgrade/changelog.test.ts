import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatExamination } from '../../../src/cli/doctor/format-examination.ts';
import { readChangelog, releasesBetween } from '../../../src/cli/upgrade/changelog.ts';

const TEXT = `# Changelog

Changes.

## Unreleased

### Added

- Not yet.

## 0.3.0 - 2026-12-24

### Added

- Gift wrapping.

### Changed

- "note" of products is a list. \`haat upgrade\`
  rewrites it.

## 0.2.0 - 2026-12-01

### Removed

- The prop \`first\` of ProductCard. Use \`eager\`.

## 0.1.0 - 2026-11-23

### Added

- All.
`;

test('a changelog is read by version and heading', () => {
  const releases = readChangelog(TEXT);
  expect(releases.map(({ version, date }) => [version, date])).toEqual([
    [undefined, undefined],
    ['0.3.0', '2026-12-24'],
    ['0.2.0', '2026-12-01'],
    ['0.1.0', '2026-11-23'],
  ]);
  expect(releases[1]?.sections.get('Changed')).toEqual(['"note" of products is a list. `haat upgrade` rewrites it.']);
  expect(releasesBetween(releases, '0.1.0', '0.3.0').map(({ version }) => version)).toEqual(['0.3.0', '0.2.0']);
});

test('the doctor shows what is gone or different before what is new', () => {
  const changes = releasesBetween(readChangelog(TEXT), '0.1.0', '0.3.0');
  const versions = { haat: '0.3.0', shop: '0.1.0', astro: '7.3.4', node: '24.0.0' };
  expect(formatExamination({ versions, findings: [], changes })).toContain(
    `What version 0.3.0 of 2026-12-24 has changed:
  Changed: "note" of products is a list.
  Added: Gift wrapping.

What version 0.2.0 of 2026-12-01 has changed:
  Removed: The prop \`first\` of ProductCard.
`,
  );
});

test("the package's own changelog has a date for each version, the newest first", () => {
  const releases = readChangelog(readFileSync('CHANGELOG.md', 'utf8'));
  const dated = releases.filter(({ version }) => version !== undefined);
  expect(dated.filter(({ date }) => date === undefined)).toEqual([]);
  expect(dated.map(({ date }) => date)).toEqual(
    dated
      .map(({ date }) => date)
      .sort()
      .reverse(),
  );
  expect(releases.every(({ sections }) => sections.size > 0)).toBe(true);
});
