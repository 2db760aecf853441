import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compilePackage } from '../../src/cli/packaging/compile.ts';
import { sourceFolder } from '../../src/package.ts';
import { FORMATS } from '../../src/tables/formats/formats.ts';
import { parseProgram, readFormat } from '../../src/tables/formats/read-format.ts';
import { formatFile } from '../../src/tables/formats/format.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const files = readdirSync(join(sourceFolder, 'tables/formats/programs'));
/** Columns that formats share. */
const SHARED = ['feed'];

test('every file of a program is a format that tables are compared with', () => {
  const ids = new Set([...FORMATS.map(({ id }) => id), ...SHARED]);
  expect(files.map((file) => file.replace('.json', '')).filter((id) => !ids.has(id))).toEqual([]);
});

test('a format has the columns that it shares, and its own where both name one', () => {
  const { columns } = readFormat('schema-org');
  expect([columns['title'], columns['product_detail'], columns['price_currency']]).toEqual([
    'title',
    'attributes',
    'offers.currency',
  ]);
});

test.each([
  ['{ "name": "Shop" ', 'programs/shop.json: '],
  ['{ "about": [], "name": "Shop", "needs": [["a"]], "columns": { "a": 1 } }', '→ at columns.a'],
  ['{ "about": [], "name": "Shop", "needs": [["a"]], "columns": {}, "colums": {} }', 'Unrecognized key: "colums"'],
])('a file that is wrong says where and what: %s', (text, message) => {
  expect(() => parseProgram(text, 'programs/shop.json', formatFile)).toThrow(message);
});

test('the package has the files of programs beside the code that reads them', async () => {
  const folder = makeTemporaryFolder();
  await compilePackage(folder);
  expect(readdirSync(join(folder, 'tables/formats/programs'))).toEqual(files);
  expect(readdirSync(join(folder, 'catalog/vocabulary/words/kinds'))).toContain('clothing.txt');
});
