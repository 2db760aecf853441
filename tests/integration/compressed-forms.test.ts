import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  COMPRESSED_FORMS_FILE,
  type CompressedForms,
  type Dictionary,
  dictionariesFor,
} from '../../src/integration/compress/compressed-forms.ts';
import { LONGEST_DICTIONARY } from '../../src/integration/dictionaries/dictionaries.ts';
import { readEffort } from '../../src/integration/compress/setting.ts';
import type { Folders } from '../../src/integration/files/folders.ts';
import { buildSite } from '../../src/integration/run-astro.ts';
import { parseHeaders } from '../../src/cli/server/rules.ts';
import { makeShopOfAllPages } from '../support/shop-of-all-pages.ts';
import { changeJson } from '../support/temporary.ts';

const PAGE = 'blue-glazed-cup/p/CUP-BLUE.html';
const OTHER = 'checkOut.html';

const folders: Folders = makeShopOfAllPages();
const read = (file: string): Buffer => readFileSync(join(folders.out, file));
const change = (file: string, fields: Record<string, unknown>) =>
  changeJson<Record<string, unknown>>(join(folders.catalog, file), (value) => void Object.assign(value, fields));
const build = () => buildSite(folders, 'compressed', { quality: 5 });
const readForms = (): CompressedForms => JSON.parse(read(COMPRESSED_FORMS_FILE).toString()) as CompressedForms;
const currentOf = (path: string): Dictionary => dictionariesFor(readForms(), path, true)[0] as Dictionary;
const open = (file: string, { id, path }: Dictionary): string =>
  zstdDecompressSync(read(`${file}.${id}.dcz`).subarray(40), { dictionary: read(path) }).toString();
const inode = (file: string): number => statSync(join(folders.out, file)).ino;

test('a site has dictionaries that change with its shell, and not with its products, and forms of what has changed are made', async () => {
  const plain = await build();
  expect(plain.forms).toBeUndefined();
  expect(existsSync(join(folders.out, `${PAGE}.br`))).toBe(false);
  expect(readForms().markets.map(({ prefix }) => prefix)).toEqual(['/en-ae', '']);
  const home = currentOf('/');
  for (const dictionary of [home, currentOf('/en-ae')]) {
    const packed = read(`${dictionary.path}.br`);
    expect(packed.length).toBeLessThanOrEqual(LONGEST_DICTIONARY);
    expect(brotliDecompressSync(packed)).toEqual(read(dictionary.path));
  }

  vi.stubEnv('COMPRESS', 'fast');
  onTestFinished(() => void vi.unstubAllEnvs());
  const first = await build();
  expect(first.forms?.written).toBeGreaterThan(2 * first.pages);
  for (const file of [PAGE, OTHER, 'en-ae/cart.html']) {
    const html = read(file).toString();
    expect(brotliDecompressSync(read(`${file}.br`)).toString()).toBe(html);
    expect(zstdDecompressSync(read(`${file}.zst`)).toString()).toBe(html);
    expect(open(file, currentOf(`/${file}`))).toBe(html);
  }
  expect(read(`${PAGE}.${home.id}.dcz`).length).toBeLessThan(read(`${PAGE}.br`).length / 3);
  expect(existsSync(join(folders.out, '_headers.br'))).toBe(false);

  change('products/cups/blue.json', { offers: { in: { price: 199, mrp: 300 }, ae: { price: 20 } } });
  const [page, other] = [inode(`${PAGE}.br`), inode(`${OTHER}.${home.id}.dcz`)];
  const second = await build();
  expect(currentOf('/')).toEqual(home);
  expect(second.forms?.written).toBeLessThan(second.forms?.reused ?? 0);
  expect(inode(`${OTHER}.${home.id}.dcz`)).toBe(other);
  expect(inode(`${PAGE}.br`)).not.toBe(page);
  expect(open(PAGE, home)).toContain('199');

  change('store.json', { name: 'Another shop' });
  await build();
  const [renewed, ...earlier] = dictionariesFor(readForms(), '/', true);
  expect(renewed?.id).not.toBe(home.id);
  expect(earlier).toEqual([home]);
  for (const dictionary of [renewed as Dictionary, home]) expect(open(PAGE, dictionary)).toBe(read(PAGE).toString());
  // The new dictionary itself comes as its differences from the one that a visitor has.
  const path = (renewed as Dictionary).path.slice(1);
  expect(open(path, home)).toBe(read(path).toString());
  expect(read(`${path}.${home.id}.dcz`).length).toBeLessThan(1_000);
  const general = parseHeaders(read('_headers').toString()).find((rule) => rule.path === '/*');
  expect(general?.headers).toContainEqual(['Link', `<${renewed?.path}>; rel="compression-dictionary"`]);
});

test('the setting takes two values', () => {
  expect([readEffort(''), readEffort('fast'), readEffort('best')]).toEqual([undefined, 'fast', 'best']);
  expect(() => readEffort('1')).toThrow('COMPRESS is "1". It can be "fast" or "best".');
});
