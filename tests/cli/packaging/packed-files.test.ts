import { describe, expect, test } from 'vitest';
import { readImports } from '../../support/import-graph.ts';
import { pack } from './pack.ts';

/** What a shop's Vite begins with: the rooms of pages and scripts, and the middleware of npm run dev. */
const BUNDLED =
  /^(?:routes|layouts|components|client|islands|stores|browser|worker)\/|^integration\/own-pages\/dev-view\.ts$/;
/** Parts that a shop runs from `lib`, or not at all. */
const APART =
  /^src\/(?:admin|api|decisions|import|tables|cli\/(?:hosting|packaging|node)|integration\/(?!own-pages|render\/mark-english))/;

const graph = readImports('src');
const packed = new Set(pack('.').files.map(({ path }) => path));

/** Every file that the bundler reads from the entries on. Types are gone by then. */
function listBundled(): string[] {
  const found = new Set([...graph.keys()].filter((file) => BUNDLED.test(file)));
  for (const file of found)
    for (const { file: goal, isType } of graph.get(file)?.imports ?? [])
      if (goal !== undefined && !isType) found.add(goal);
  return [...found];
}

describe('the source in the package', () => {
  test('has each file that the bundler of a shop reads', () => {
    const bundled = listBundled();
    expect(bundled.length).toBeGreaterThan(500);
    expect(bundled.filter((file) => !packed.has(`src/${file}`))).toEqual([]);
  });

  test('has neither the host, the importer, the editor nor the build, which run from lib', () => {
    expect([...packed].filter((path) => APART.test(path))).toEqual([]);
  });
});
