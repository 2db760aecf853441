import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findLonelyExports, type LonelyExport, readAllNames, readNames } from './support/find-exports.ts';

/** What a file exports is for another file of source. What only tests or nobody would take is not exported, or not there. */

const ROOT = join(import.meta.dirname, '..');
/** Names that Astro asks of files. */
const OF_ASTRO = ['getStaticPaths', 'onRequest', 'Props'];
/** Files that a program makes. */
const MADE = 'src/messages/rooms/';

/** The files that the package exports: all of theirs is public. */
const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
};
const publicFiles = Object.values(exports)
  .flatMap((entry) => (typeof entry === 'string' ? entry : Object.values(entry)))
  .map((path) => path.replace(/^\.\/lib\//, 'src/').replace(/^\.\/|(?:\.d)?\.[jt]s$/g, ''));
const isPublic = (file: string): boolean => publicFiles.includes(file.replace(/(?:\.d)?\.ts$/, ''));

const source = readAllNames(ROOT, 'src');
const lonely = findLonelyExports(source).filter(
  ({ file, name }) => !isPublic(file) && !file.startsWith(MADE) && !OF_ASTRO.includes(name),
);

/** `file#name` of what tests take of the source; of a file that they load when they run all that they name. */
const tested = new Set(
  [...readAllNames(ROOT, 'tests').values()].flatMap(({ taken, loaded, words }) => [
    ...taken,
    ...[...loaded].flatMap((path) => [...words.keys()].map((word) => `${path}#${word}`)),
  ]),
);
const isTested = ({ file, name }: LonelyExport): boolean => tested.has(`${file}#${name}`) || tested.has(`${file}#*`);

describe('an export', () => {
  test('is taken by another file of source, by a test of a part of its file, or is a type of what the file exports', () => {
    expect(source.size).toBeGreaterThan(1000);
    const needless = lonely.filter((one) => !isTested(one) && !(one.isType && one.isUsedInFile));
    expect(needless.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  });

  test('is used by the source: code that only tests call belongs to them', () => {
    expect(lonely.filter(({ isUsedInFile }) => !isUsedInFile).map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  });
});

describe('the search for exports', () => {
  const search = (files: Readonly<Record<string, string>>) =>
    findLonelyExports(new Map(Object.entries(files).map(([path, code]) => [path, readNames(path, code)])));

  test('finds what no other file takes', () => {
    expect(search({ 'a.ts': 'export const one = 1;\nexport function two() { return one; }' })).toEqual([
      { file: 'a.ts', name: 'one', isUsedInFile: true, isType: false },
      { file: 'a.ts', name: 'two', isUsedInFile: false, isType: false },
    ]);
  });

  test.each([
    ["import { one } from './a.ts';"],
    ["import { type one, two } from './a.ts';"],
    ["export { one as two } from './a.ts';"],
    ["import * as all from './a.ts';"],
    ["const { one } = await import('./a.ts');"],
    ["const one = 'room/a.ts';"],
  ])('knows that it is taken: %s', (code) => {
    const found = search({ 'room/a.ts': 'export const one = 1;', 'room/b.ts': code });
    expect(found.filter(({ file }) => file === 'room/a.ts')).toEqual([]);
  });

  test('does not take a comment for a use', () => {
    const code = '/** As `one` says. */\nexport const one = 1; // one';
    expect(search({ 'a.ts': code })).toEqual([{ file: 'a.ts', name: 'one', isUsedInFile: false, isType: false }]);
  });
});
