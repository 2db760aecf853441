import { describe, expect, test } from 'vitest';
import { loadCatalog, type LoadOptions, readCatalog } from '../../../src/catalog/load/load.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { type Files, findProblems, product, writeShop } from '../shop-in-a-folder.ts';

/** The SKUs of a shop, besides that of its first product, at a time in India. */
function skusAt(time: string, files: Files, options: LoadOptions = {}) {
  const { products } = loadCatalog(writeShop(files), 'shop', { now: Date.parse(`${time}+05:30`), ...options });
  return [...products.keys()].filter((sku) => sku !== 'LEAF');
}

const second = (fields: Record<string, unknown>): Files => ({
  'products/tea/second.json': product({ sku: 'SECOND', ...fields }),
});

test('a draft is checked, but not published', () => {
  expect(skusAt('2026-12-01T12:00:00', second({ draft: true }))).toEqual([]);
  expect(skusAt('2026-12-01T12:00:00', second({ draft: false }))).toEqual(['SECOND']);
  expect(() => loadCatalog(writeShop(second({ draft: true, seller: 'nobody' })))).toThrow('nobody');
});

test.each([
  [{ publishFrom: '2026-12-01' }, '2026-11-30T23:59:59', false],
  [{ publishFrom: '2026-12-01' }, '2026-12-01T00:00:00', true],
  [{ publishFrom: '2026-12-01T09:30' }, '2026-12-01T09:29:59', false],
  [{ publishFrom: '2026-12-01 09:30:00' }, '2026-12-01T09:30:00', true],
  [{ publishUntil: '2026-12-01' }, '2026-12-01T23:59:59', true],
  [{ publishUntil: '2026-12-01' }, '2026-12-02T00:00:00', false],
  [{ publishUntil: '2026-12-01T18:00' }, '2026-12-01T17:59:59', true],
  [{ publishUntil: '2026-12-01T18:00' }, '2026-12-01T18:00:00', false],
  [{ publishFrom: '2026-12-01', publishUntil: '2026-12-01' }, '2026-12-01T12:00:00', true],
])('with %j, at %s it is published: %s', (fields, time, isShown) => {
  expect(skusAt(time, second(fields))).toEqual(isShown ? ['SECOND'] : []);
});

test('a host that keeps a catalogue has all products but drafts', () => {
  const files = {
    ...second({ publishFrom: '2027-01-01' }),
    'products/tea/third.json': product({ sku: 'THIRD', draft: true }),
  };
  expect(skusAt('2026-12-01T12:00:00', files, { everPublished: true })).toEqual(['SECOND']);
});

test('the next time at which other products are published is known', () => {
  const until = (time: string, fields: Record<string, unknown>) =>
    loadCatalog(writeShop(second(fields)), 'shop', { now: Date.parse(`${time}+05:30`) }).publishedUntil;
  const fields = { publishFrom: '2026-12-01T09:30', publishUntil: '2026-12-24' };
  expect(until('2026-11-30T12:00:00', fields)).toBe('2026-12-01T09:30:00');
  expect(until('2026-12-01T12:00:00', fields)).toBe('2026-12-25T00:00:00');
  expect(until('2026-12-25T00:00:00', fields)).toBeUndefined();
  expect(until('2026-11-30T12:00:00', { ...fields, draft: true })).toBeUndefined();
});

test('a seller has the number of its published products', () => {
  const { sellers } = loadCatalog(writeShop(second({ draft: true })));
  expect(sellers.get('garden')?.products).toBe(1);
});

describe('of files with the same SKU', () => {
  const NOW = Date.parse('2026-12-01T12:00:00+05:30');
  const KINDS = {
    live: {},
    draft: { draft: true },
    ended: { publishUntil: '2026-11-01' },
    later: { publishFrom: '2027-01-01' },
  };
  type Kind = keyof typeof KINDS;
  const kinds = Object.keys(KINDS) as Kind[];
  /** Files in the order of their names, whose titles are their kinds. */
  const filesOf = (...order: readonly Kind[]): Files =>
    Object.fromEntries(
      order.map((kind, index) => [
        `products/tea/same-${index}.json`,
        product({ sku: index === 0 ? 'SAME' : 'same', title: kind, ...KINDS[kind] }),
      ]),
    );
  const read = (files: Files, options: LoadOptions = {}) =>
    readCatalog(writeShop(files), 'catalog', { onError: 'set-aside', now: NOW, ...options });
  const titlesOf = ({ catalog }: ReturnType<typeof read>) =>
    [...(catalog?.products.values() ?? [])].flatMap(({ sku, title }) => (/same/i.test(sku) ? [title] : []));

  test.each(
    kinds.filter((kind) => kind !== 'live').flatMap((kind) => [[kind, 'live'] as const, ['live', kind] as const]),
  )('the one that is published now is kept: %s, %s', (...order) => {
    const snapshot = makeTemporaryFolder();
    // The second reading takes both from the snapshot.
    for (const _ of [1, 2]) {
      const found = read(filesOf(...order), { snapshot });
      expect(titlesOf(found)).toEqual(['live']);
      const [problem, ...others] = found.problems;
      expect(others).toEqual([]);
      expect(problem).toMatchObject({
        code: order.includes('draft') ? 'sku-of-draft' : 'sku-duplicate',
        severity: order.includes('draft') ? 'warning' : 'error',
        file: `catalog/products/tea/same-${1 - order.indexOf('live')}.json`,
        line: 2,
        field: 'sku',
        expected: expect.stringContaining(`catalog/products/tea/same-${order.indexOf('live')}.json`),
      });
    }
  });

  test('a draft keeps none from being published, wherever it stands, and each draft is named', () => {
    for (const order of [
      ['draft', 'live', 'draft'],
      ['draft', 'draft', 'live'],
      ['live', 'draft', 'draft'],
    ] as const) {
      const found = read(filesOf(...order), { onError: 'refuse' });
      expect(found.isRefused).toBe(false);
      expect(titlesOf(found)).toEqual(['live']);
      expect(new Set(found.problems.map(({ code }) => code))).toEqual(new Set(['sku-of-draft']));
      expect(found.problems.map(({ file }) => file).sort()).toEqual(
        order.flatMap((kind, index) => (kind === 'draft' ? [`catalog/products/tea/same-${index}.json`] : [])),
      );
    }
  });

  test('a draft that has the SKU of a variant is left out, too', () => {
    const variants = [{ sku: 'LEAF-1', options: { Pack: 1 } }];
    const files = {
      'products/tea/a.json': product({ sku: 'A', title: 'Copy', draft: true, options: ['Pack'], variants }),
      'products/tea/leaf.json': product({ options: ['Pack'], variants }),
    };
    expect(findProblems(files).map(({ file, field, code }) => [file, field, code])).toEqual([
      ['catalog/products/tea/a.json', 'variants[0].sku', 'sku-of-draft'],
    ]);
  });

  test('the earlier text of a broken file is published in place of a draft', () => {
    const live = product({ sku: 'same', title: 'live' });
    const broken = { ...filesOf('draft'), 'products/tea/same-1.json': { ...live, title: '' } };
    const found = read(broken, {
      onError: 'keep-previous',
      findPrevious: (path) => (path.endsWith('same-1.json') ? Buffer.from(JSON.stringify(live)) : undefined),
    });
    expect(titlesOf(found)).toEqual(['live']);
    expect(found.problems.map(({ code }) => code).sort()).toEqual(['sku-of-draft', 'title-empty']);
  });

  test('an API host keeps the same one as the site', () => {
    expect(titlesOf(read(filesOf('ended', 'live'), { everPublished: true }))).toEqual(['live']);
  });
});
