import { describe, expect, test } from 'vitest';
import { FrequentFacets } from '../../../src/catalog/facets/frequent-facets.ts';
import { TAKEN_IDS } from '../../../src/catalog/schema/taken-ids.ts';
import type { Market } from '../../../src/catalog/model.ts';
import { makeListFile, makeRangeTable } from '../../../src/catalog/listings/facet-lists.ts';
import { listFacetLinks } from '../../../src/catalog/facets/facet-pages.ts';
import type { Site } from '../../../src/catalog/site/site.ts';
import type { ListFile } from '../../../src/core/facets/list-file.ts';
import { pickRows } from '../../../src/core/facets/pick-rows.ts';
import type { FacetTableFile } from '../../../src/core/facets/table-file.ts';
import { SiteReads } from '../../../src/integration/render/site-reads.ts';
import { openSite } from '../open-site.ts';
import { category, type Files, product } from '../shop-in-a-folder.ts';

type Fields = Record<string, unknown>;
/** Products of a category; the home page of the smallest shop names the product LEAF. */
const productsOf = (folder: string, rows: readonly Fields[]): Files => ({
  [`categories/${folder}.json`]: category({ title: folder }),
  ...Object.fromEntries(
    rows.map((fields, index) => {
      const sku = folder === 'tea' && index === 0 ? 'LEAF' : `${folder}-${index}`;
      return [`products/${folder}/${sku.toLowerCase()}.json`, product({ sku, title: `${folder} ${index}`, ...fields })];
    }),
  ),
});
const tableOf = (site: Site, path: string): FacetTableFile => (JSON.parse(makeListFile(site, path)) as ListFile).table;
const ownOf = (table: FacetTableFile) => table.facets.filter(({ isByCount }) => isByCount);
const valuesOf = (table: FacetTableFile, id: string): (readonly string[])[] =>
  table.facets.filter((facet) => facet.id === id).map(({ values }) => values.map(({ label }) => label));

const cups = [
  { brand: 'Kiln', colour: 'Sand', sizes: ['L', 'S'], attributes: { Glaze: 'Matt' } },
  { brand: 'Kiln', colour: 'Indigo', sizes: ['XL', 'M'], attributes: { Glaze: 'Glossy' } },
  { brand: 'Clay & Co', colour: 'Indigo', sizes: ['28', '8'], attributes: { Glaze: 'Glossy' } },
];
const teas = [
  { brand: 'Hill', attributes: { Leaf: 'Whole' } },
  { brand: 'Vale', attributes: { Leaf: 'Broken' } },
];
const shop = (changes: Files = {}): Site =>
  openSite({ ...productsOf('tea', teas), ...productsOf('cups', cups), ...changes });

describe('a shop without facets.json', () => {
  test('filters each list by brand, colour, size and the attributes of its products', () => {
    const site = shop();
    expect(ownOf(tableOf(site, '/cups')).map(({ id, label }) => [id, label])).toEqual([
      ['brand', 'Brand'],
      ['colour', 'Colour'],
      ['size', 'Size'],
      ['glaze', 'Glaze'],
    ]);
    expect(ownOf(tableOf(site, '/tea')).map(({ id }) => id)).toEqual(['brand', 'leaf']);
  });

  test('shows the values that most products of the list have first, and sizes in their order', () => {
    const table = tableOf(shop(), '/cups');
    expect(valuesOf(table, 'colour')).toEqual([['Indigo', 'Sand']]);
    expect(valuesOf(table, 'brand')).toEqual([['Kiln', 'Clay & Co']]);
    expect(valuesOf(table, 'size')).toEqual([['S', 'M', 'L', 'XL', '8', '28']]);
  });

  test('filters a list of all products by what products of each category have', () => {
    const table = tableOf(shop(), '/products');
    expect(ownOf(table).map(({ id }) => id)).toEqual(['brand', 'colour', 'size', 'glaze', 'leaf']);
    expect(valuesOf(table, 'leaf')).toEqual([['Broken', 'Whole']]);
  });

  test('filters a second category of a product by that category’s facts', () => {
    const site = shop({
      'products/tea/leaf.json': product({ categories: ['cups'], attributes: { Glaze: 'Raw' } }),
    });
    expect(valuesOf(tableOf(site, '/cups'), 'glaze')).toEqual([['Glossy', 'Matt', 'Raw']]);
  });

  test('has no pages of single values', () => {
    const many = Array.from({ length: 8 }, (_, index) => ({ colour: index < 4 ? 'Sand' : 'Indigo' }));
    const site = shop(productsOf('cups', many));
    expect(valuesOf(tableOf(site, '/cups'), 'colour')).toEqual([['Indigo', 'Sand']]);
    expect(listFacetLinks(site, 'cups')).toEqual([]);
  });

  test('has none of these with a facets.json, even an empty one', () => {
    const table = tableOf(shop({ 'facets.json': { facets: [] } }), '/cups');
    expect(table.facets.map(({ id }) => id)).toEqual(['seller', 'origin', 'availability']);
  });

  test('filters results of a search by what one in five of them has', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ attributes: { Leaf: index < 15 ? 'Whole' : 'Broken' } }));
    const site = shop(productsOf('tea', many));
    const market = site.catalog.markets.get('in') as Market;
    const files = new Map([[0, JSON.parse(makeRangeTable(site, market, 0)) as FacetTableFile]]);
    const idsOf = (numbers: readonly number[]) => ownOf(pickRows(files, numbers)).map(({ id }) => id);
    const all = Array.from({ length: 33 }, (_, number) => number);
    expect(ownOf(files.get(0) as FacetTableFile).map(({ id }) => id)).toContain('glaze');
    expect(idsOf(all)).toEqual(['leaf']);
    expect(
      idsOf(
        all.filter((number) =>
          files.get(0)?.facets.some(({ id, codes, sets }) => id === 'glaze' && sets[codes[number] ?? -1]?.length),
        ),
      ),
    ).toContain('glaze');
  });

  test('makes the data of a list again when its filters change, and only then', () => {
    const { reads } = new SiteReads(shop()).record([], (site) => makeListFile(site, '/tea'));
    const isCurrent = (changes: Files): boolean => {
      const now = new SiteReads(shop(changes));
      return reads.every((read) => now.isCurrent(read));
    };
    const leaf = (fields: Fields) => ({ 'products/tea/leaf.json': product({ title: 'tea 0', ...teas[0], ...fields }) });
    expect(isCurrent({})).toBe(true);
    expect(isCurrent(leaf({}))).toBe(true);
    expect(isCurrent(leaf({ attributes: { Leaf: 'Rolled' } }))).toBe(false);
    expect(isCurrent(leaf({ attributes: { Leaf: 'Whole', Garden: 'High' } }))).toBe(false);
  });
});

describe('a fact of products', () => {
  /** The ids of the facets of products with these texts of a source. */
  const idsOf = (source: string, ...products: string[][]): string[] => {
    const frequent = new FrequentFacets();
    for (const texts of products) frequent.add([[source, texts]]);
    return frequent.listUseful().map(({ id }) => id);
  };
  const named = (count: number, ofEach = 1): string[][] =>
    Array.from({ length: count * ofEach }, (_, index) => [`Value ${index % count}`]);
  const none = (count: number): string[][] => Array.from({ length: count }, () => []);

  test('is a filter where one in ten products has it, with two values', () => {
    expect(idsOf('attributes.Fabric', ['Silk'], ['Cotton'], ...none(18))).toEqual(['fabric']);
    expect(idsOf('attributes.Fabric', ['Silk'], ['Cotton'], ...none(19))).toEqual([]);
    expect(idsOf('attributes.Fabric', ['Silk'], ['silk'])).toEqual([]);
  });

  test('is none where nearly each product has another value, unless it is the brand, colour or size', () => {
    expect(idsOf('attributes.Model', ...named(6))).toEqual([]);
    expect(idsOf('attributes.Model', ...named(6, 2))).toEqual(['model']);
    expect(idsOf('brand', ...named(6))).toEqual(['brand']);
    expect(idsOf('attributes.Model', ...named(61, 2))).toEqual([]);
    expect(idsOf('brand', ...named(61, 2))).toEqual(['brand']);
    expect(idsOf('brand', ...named(301))).toEqual([]);
  });

  test('is none where many products have a sentence', () => {
    const sentence = ['A long text about how the fabric was made by hand'];
    expect(idsOf('attributes.Fabric', ...named(2, 10), sentence)).toEqual(['fabric']);
    expect(idsOf('attributes.Fabric', ...named(2, 10), sentence, sentence, sentence)).toEqual([]);
  });

  test('has an id in Latin letters, and none that every list has', () => {
    expect(idsOf('attributes.रंग', ...named(2))).toHaveLength(1);
    expect(idsOf('attributes.Seller', ...named(2))).toEqual([]);
    expect(idsOf('attributes.Country of origin', ...named(2))).toEqual([]);
  });

  test('has no id that every object has by itself', () => {
    const inherited = Object.getOwnPropertyNames(Object.prototype).filter((name) => /^[a-z][a-z0-9-]*$/.test(name));
    expect(inherited).toEqual(['constructor']);
    expect(TAKEN_IDS).toEqual(expect.arrayContaining(inherited));
    expect(idsOf('attributes.Constructor', ...named(2))).toEqual([]);
  });
});
