import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadCatalog } from '../../src/catalog/load/load.ts';
import { fastFolder } from '../support/memory-folder.ts';
import { isEvery } from '../rare-tests.ts';
import { digestFiles } from '../support/temporary.ts';
import {
  describeLoad,
  editSnapshot,
  FILES,
  forgeTimes,
  listFiles,
  waitForTick,
  writeFile,
  writeFiles,
} from './snapshot-shop.ts';
import { step } from './snapshot-steps.ts';

const work = mkdtempSync(join(fastFolder(), 'haat-snapshot-'));
const [root, snapshot] = [join(work, 'shop'), join(work, 'snapshot')];
afterAll(() => rmSync(work, { recursive: true, force: true }));
afterEach(() => void vi.restoreAllMocks());

/** Loads as if the files had been written ten seconds ago: their times are trusted then. */
function describeLater(options: { verify?: boolean } = {}): string {
  waitForTick(join(work, 'tick'));
  const now = Date.now() + 10_000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  const text = describeLoad(root, { snapshot, ...options });
  clock.mockRestore();
  return text;
}

/** `npm run test:every` makes all 300. */
const RUNS = isEvery ? 300 : 30;

describe('a catalogue that is loaded with a snapshot', () => {
  test('is the same as one that is loaded without, whatever was changed in between', () => {
    const steps = fc.array(fc.record({ change: step, isLater: fc.boolean(), verify: fc.boolean() }), {
      minLength: 5,
      maxLength: 8,
    });
    const outcomes = { catalogues: 0, errors: 0 };
    fc.assert(
      fc.property(steps, (sequence) => {
        writeFiles(root);
        rmSync(snapshot, { recursive: true, force: true });
        describeLater();
        for (const { change, isLater, verify } of sequence) {
          change(root, snapshot);
          const expected = describeLoad(root, {});
          expect(isLater ? describeLater({ verify }) : describeLoad(root, { snapshot, verify })).toBe(expected);
          outcomes[expected.startsWith('{') ? 'catalogues' : 'errors']++;
        }
      }),
      { numRuns: RUNS },
    );
    expect(outcomes.catalogues).toBeGreaterThan(RUNS);
    expect(outcomes.errors).toBeGreaterThan(RUNS);
  });
});

/** A product whose title is in the files of the shop, and nowhere else in them. */
const BLUE = { sku: 'BLUE', path: 'products/tea/blue.json', title: 'Blue tea' };
const editShop = (path: string, from: string, to: string) =>
  writeFile(join(root, path), (FILES.get(path) ?? '').replace(from, to));
/** The title of BLUE, loaded as soon as the file is written. */
const loadTitle = (options: { verify?: boolean } = {}) =>
  loadCatalog(root, 'shop', { snapshot, ...options }).products.get(BLUE.sku)?.title;
/** Makes the snapshot say something else of BLUE than its file, so that a test can tell which of the two was used. */
const markSnapshot = () => editSnapshot(snapshot, (json) => json.replaceAll(BLUE.title, 'From the snapshot'));

describe('a product', () => {
  beforeEach(() => {
    writeFiles(root);
    rmSync(snapshot, { recursive: true, force: true });
    describeLater();
  });

  test('is taken from the snapshot while its file has the same size and times', () => {
    markSnapshot();
    expect(loadTitle()).toBe('From the snapshot');
  });

  test('is taken from the snapshot when its file was written again with the same contents', () => {
    markSnapshot();
    editShop(BLUE.path, '', '');
    expect(loadTitle()).toBe('From the snapshot');
  });

  test('is read again when its file has other contents, also with the same size', () => {
    editShop(BLUE.path, BLUE.title, 'Grey tea');
    expect(loadTitle()).toBe('Grey tea');
  });

  test('is read again with verify when its file has other contents but the same size and times', () => {
    editShop(BLUE.path, BLUE.title, 'Grey tea');
    forgeTimes(snapshot, root, BLUE.path);
    expect(loadTitle()).toBe('Blue tea');
    expect(loadTitle({ verify: true })).toBe('Grey tea');
  });

  test('is read again when its file had been written within two seconds before the snapshot, whatever its times are', () => {
    editShop(BLUE.path, '', ' ');
    vi.spyOn(Date, 'now').mockReturnValue(statSync(join(root, BLUE.path)).ctimeMs + 1_900);
    expect(loadTitle()).toBe('Blue tea');
    editShop(BLUE.path, BLUE.title, ' Grey tea');
    forgeTimes(snapshot, root, BLUE.path);
    expect(loadTitle()).toBe('Grey tea');
  });

  test('is read again when other code made the snapshot', () => {
    editSnapshot(snapshot, (json) => json.replaceAll(BLUE.title, 'From the snapshot'), 'other-code');
    expect(loadTitle()).toBe('Blue tea');
  });

  test('is read again when the snapshot is of another folder', () => {
    markSnapshot();
    expect(loadCatalog(root, 'other', { snapshot }).products.get(BLUE.sku)?.title).toBe('Blue tea');
  });

  test('is read again when its seller changed, but not when another seller did', () => {
    markSnapshot();
    editShop('sellers/potter.json', 'Asha Potters', 'Asha  Potters.');
    expect(loadTitle()).toBe('From the snapshot');
    editShop('sellers/garden.json', '"address": "', '"address": "New ');
    expect(loadTitle()).toBe('Blue tea');
  });

  test.each([
    'products/tea/leaf.json',
    'categories/ae-tea.json',
    'sellers/garden.json',
    'markets/in.json',
    'store.json',
  ])('stays in the snapshot while %s has an error', (path) => {
    markSnapshot();
    editShop(path, '{', '{ "unknown": 1, ');
    expect(loadTitle).toThrow('unknown');
    editShop(path, '', '');
    expect(loadTitle()).toBe('From the snapshot');
  });

  test('stays in the snapshot while its market is missing', () => {
    markSnapshot();
    rmSync(join(root, 'markets/in.json'));
    expect(loadTitle).toThrow('catalog/markets');
    editShop('markets/in.json', '', '');
    expect(loadTitle()).toBe('From the snapshot');
  });
});

describe('a snapshot', () => {
  beforeEach(() => {
    writeFiles(root);
    rmSync(snapshot, { recursive: true, force: true });
  });
  const times = () => listFiles(snapshot).map((file) => statSync(join(snapshot, file)).mtimeMs);

  test('is written only when it is asked for, and only to its folder', () => {
    const before = digestFiles(root);
    loadCatalog(root, 'shop');
    expect(existsSync(snapshot)).toBe(false);
    loadCatalog(root, 'shop', { snapshot });
    expect(listFiles(snapshot).map((file) => basename(file))).toEqual([
      'ae-tea-0-of-1.json',
      'cups-0-of-1.json',
      'tea-0-of-1.json',
    ]);
    expect(digestFiles(root)).toEqual(before);
  });

  test('is not written again when nothing has changed', () => {
    describeLater();
    const before = times();
    describeLater();
    expect(times()).toEqual(before);
  });

  test('is written again where one of many products changed', () => {
    const leaf = FILES.get('products/tea/leaf.json') ?? '';
    for (let index = 0; index < 1_000; index++)
      writeFile(join(root, `products/tea/leaf-${index}.json`), leaf.replace('"LEAF"', `"LEAF-${index}"`));
    describeLater();
    const before = times();
    writeFile(join(root, 'products/tea/leaf-500.json'), leaf.replace('"LEAF"', '"CHANGED"'));
    describeLater();
    const after = times();
    expect(before.length).toBeGreaterThan(3);
    expect(after.filter((time, index) => time !== before[index])).toHaveLength(1);
  });

  test('loses what a killed writer left beside it, once that is old', () => {
    describeLater();
    const before = listFiles(snapshot);
    const [segment = ''] = before;
    const half = `${segment}.1.tmp`;
    writeFile(join(snapshot, half), readFileSync(join(snapshot, segment)).subarray(0, 100));
    describeLater();
    expect(listFiles(snapshot)).toEqual([...before, half].sort());
    utimesSync(join(snapshot, half), 1, 1);
    describeLater();
    expect(listFiles(snapshot)).toEqual(before);
  });
});
