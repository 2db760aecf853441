import { expect, test } from 'vitest';
import { makePortable } from '../../src/integration/render/portable-chunks.ts';

/** Two chunks as they are bundled in a folder; `hashes` are in their names. */
function bundleIn(root: string, hashes: readonly [string, string], words = 'Hello', imported = 0): string[] {
  const files = hashes.map((hash) => `chunks/index_${hash}.mjs`);
  const modules = ['a', 'b'].map((name) => [`${root}/src/routes/${name}.astro`]);
  const texts = [
    `import './index_${hashes[imported]}.mjs'; renderScript("${root}/src/routes/a.astro?script");`,
    `export const b = '${words}';`,
  ];
  const byFile = new Map(files.map((file, index) => [file, texts[index] ?? '']));
  const chunks = new Map(files.map((file, index) => [file, { modules: modules[index] ?? [] }]));
  return [...makePortable(byFile, chunks, [root]).values()];
}

const here = bundleIn('/home/me/shop', ['AAAAAAAA', 'BBBBBBBB'], 'Hello', 1);

test('the texts of chunks are the same in every checkout, though the names of chunks are not', () => {
  expect(bundleIn('/srv/ci/1/shop', ['CCCCCCCC', 'D-_DDDDD'], 'Hello', 1)).toEqual(here);
});

test('the texts of chunks differ with the code, and with the chunk that is imported', () => {
  expect(bundleIn('/home/me/shop', ['AAAAAAAA', 'BBBBBBBB'], 'Hallo', 1)).not.toEqual(here);
  expect(bundleIn('/home/me/shop', ['AAAAAAAA', 'BBBBBBBB'], 'Hello', 0)).not.toEqual(here);
});
