import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load/load.ts';
import { sizeAudience } from '../../src/catalog/search/audiences.ts';
import { basisOfWords } from '../../src/core/size/size-advice.ts';
import { readAges } from '../../src/core/size/age-range.ts';
import { setSite } from '../../src/catalog/site/site.ts';
import { easeWords } from '../../src/core/size/size-advice.ts';
import {
  BODY_MEASURES,
  type BodyMeasure,
  easeOf,
  findFittingSize,
  guessBasis,
  listAsked,
  parseLength,
} from '../../src/core/size/size-finder.ts';
import { makeSizeGuide } from '../../src/views/product/product-choices.ts';
import { unbroken } from '../../src/core/text/unbroken.ts';

const catalog = loadCatalog('catalog');
const { products, pages } = catalog;

test('each size chart of the sample with measurements of a body says what it is of', () => {
  const charts = [...products.values()].flatMap((product) => {
    const guide = makeSizeGuide(product);
    return guide && guessBasis(guide) ? [product] : [];
  });
  expect(charts.length).toBeGreaterThan(300);
  expect(charts.filter(({ measurementsOf }) => measurementsOf === undefined).map(({ file }) => file)).toEqual([]);
});

// Both are words of catalog/words, which has one translation of each: "up to the hip" is no heading of a column.
test('how far a piece reaches is not said by the name of a measurement', () => {
  const measures = new Set(
    [...products.values()].flatMap(({ sizes }) => sizes.flatMap(({ measurements }) => Object.keys(measurements))),
  );
  expect(measures).toContain('Hip');
  const reach = [...products.values()].flatMap(({ file, attributes }) =>
    attributes.flatMap(([name, value]) => (name === 'Length' && measures.has(value) ? [`${file}: ${value}`] : [])),
  );
  expect(reach).toEqual([]);
});

test('help page and manual say how much wider a garment is chosen, as the finder counts it', () => {
  const help = pages.find(({ path, marketId }) => path === '/help' && marketId === 'in');
  expect(JSON.stringify(help?.sections.find(({ id }) => id === 'sizes'))).toContain(unbroken(easeWords()));
  expect(readFileSync('catalog/README.md', 'utf8').replaceAll(/\s+/g, ' ')).toContain(easeWords());
});

const site = setSite(catalog, new Map(), '2026-11-20');

/** Every table of the sample by which a size is found, with those whom its sizes are for. */
const charts = [...products.values()].flatMap((product) => {
  const [marketId = ''] = Object.keys(product.offers);
  const guide = makeSizeGuide(product, () => sizeAudience(site, site.index.marketOf({ marketId }), product));
  return guide?.canFind ? [{ file: product.file, ...guide, basis: basisOfWords(guide.caption ?? '') }] : [];
});
type Chart = (typeof charts)[number];

/** The smallest and the largest body of a table: of the smallest size, what lies as far below it as the next one is above. */
function limitsOf(chart: Chart, measure: BodyMeasure): [smallest: number, largest: number] {
  if (measure === 'age') {
    const ages = [...readAges(chart.rows.map(({ name }) => name)).values()];
    return [Math.min(...ages.map(({ from }) => from)), Math.max(...ages.map(({ before }) => before)) - 1];
  }
  const names: readonly string[] = BODY_MEASURES[measure].names;
  const column = chart.measures.findIndex((name) => names.includes(name.toLowerCase()));
  const ranges = chart.rows
    .flatMap(({ values }) => parseLength(values[column] ?? '') ?? [])
    .sort((a, b) => a.to - b.to);
  const [first, second] = ranges;
  const largest = ranges.at(-1);
  if (!first || !second || !largest) throw new Error(`${chart.file} has no ${measure}.`);
  const isGarment = chart.basis === 'garment' && chart.measures[column]?.toLowerCase() !== 'fits waist';
  const room = (from: number | undefined) => (isGarment && from === undefined ? easeOf(measure) * 25.4 : 0);
  return [first.from ?? 2 * first.to - second.to - room(undefined), largest.to - room(largest.from)];
}

test('a measurement outside the range of a table never preselects a size of it', () => {
  expect(charts.length).toBeGreaterThan(300);
  for (const chart of charts)
    for (const measure of listAsked(chart)) {
      const [smallest, largest] = limitsOf(chart, measure);
      const others = Object.fromEntries(
        listAsked(chart).map((one) => [one, limitsOf(chart, one).reduce((a, b) => (a + b) / 2)]),
      );
      for (const length of [largest + 1, largest * 1.5, smallest - 1, smallest * 0.7].filter((one) => one >= 0)) {
        if (length >= smallest && length <= largest) continue;
        const told = `${chart.file}: ${measure} ${length}`;
        expect(findFittingSize(chart, { [measure]: length }), told).toBeUndefined();
        expect(findFittingSize(chart, { ...others, [measure]: length }), told).toBeUndefined();
      }
      expect(findFittingSize(chart, { [measure]: largest }), chart.file).toBeDefined();
    }
});

test('a child’s chest preselects nothing on clothes for women or men', () => {
  const grown = charts.filter(({ audience = '' }) => /men/.test(audience) && !/kids|boys|girls|baby/.test(audience));
  expect(grown.length).toBeGreaterThan(200);
  for (const chart of grown)
    for (const inches of [18, 20, 22, 24, 26]) {
      const size = findFittingSize(chart, { chest: inches * 25.4 });
      expect(size, `${chart.file}: ${inches} in`).toBeUndefined();
    }
});

test('a table whose sizes are ages asks for the age; each table of the sample says whom it is for', () => {
  const ofChildren = charts.filter(({ rows }) => rows.filter(({ name }) => /^\d+-\d+[YM]$/.test(name)).length > 1);
  expect(ofChildren.length).toBeGreaterThan(60);
  for (const chart of ofChildren) {
    expect(listAsked(chart)[0], chart.file).toBe('age');
    expect(chart.audience, chart.file).toMatch(/kids|boys|girls|baby/);
  }
  const ofAdults = charts.filter((chart) => !ofChildren.includes(chart) && listAsked(chart).includes('chest'));
  for (const { file, audience = '' } of ofAdults) expect(audience, file).not.toBe('');
});
