import { expect, test } from 'vitest';
import { numberProducts } from '../../../src/catalog/site/numbered.ts';
import { makeSearchIndex } from '../../../src/catalog/search/search-index.ts';
import type { Site } from '../../../src/catalog/site/site.ts';
import { openSearch } from '../../../src/core/search/search.ts';
import { measureCosts } from '../../bench/search/costs.ts';
import { answerSet, openShop } from '../../bench/search/quality.ts';
import { SHOPS } from '../../bench/search/judge.ts';
import { makeManyProducts } from '../../bench/search/many-products.ts';
import { openSite } from '../open-site.ts';
import { findProblems, product } from '../shop-in-a-folder.ts';
import { isEvery } from '../../rare-tests.ts';

function open(site: Site) {
  const index = makeSearchIndex(site, site.defaultMarket);
  const { products } = numberProducts(site, site.defaultMarket);
  const search = openSearch((name) => Promise.resolve(index.get(name)));
  const skusOf = async (query: string) =>
    (await search.search(query)).numbers.map((number) => products[number]?.sku ?? '');
  return { search, products, skusOf };
}

const sample = open(openShop('sample'));

test.each([
  ['red saree under 600', 'SS-004'],
  ['helmet', 'CB-013'],
  ['gift for a 5 year old', 'KD-009'],
  ['size 8 black shoes for men', 'RBMS-1009'],
  ['काजल', 'BH-020'],
  ['RBMS-1009', 'RBMS-1009'],
])('"%s" leads to a fitting product in the first five', async (query, sku) => {
  expect((await sample.skusOf(query)).slice(0, 5)).toContain(sku);
});

test.each(SHOPS)(
  'Most queries of the set that is only reported have a right first product in the shop "%s"',
  async (shop) => {
    const answers = await answerSet('report', shop);
    const share = (is: (one: (typeof answers)[number]) => boolean) => answers.filter(is).length / answers.length;
    expect(share(({ isFirstRight }) => isFirstRight)).toBeGreaterThan(0.78);
    expect(share(({ isEmpty }) => isEmpty)).toBe(0);
  },
);

test.each([
  ['kids shoes', /shoes|gumboots|clogs|sandals|booties/i],
  ['iphone 15 cover', /phone cover|back cover/i],
  ['ladies watch', /watch/i],
  ['necklace to wear with my red saree', /necklace|choker|haar|mala/i],
  ['साड़ी के साथ पहनने का हार', /necklace|choker|haar|mala/i],
  ['bachchon ke joote', /shoes|gumboots|clogs|sandals|booties/i],
  ['hand bag', /tote|bag|satchel|hobo|clutch/i],
])('"%s" shows what kind of thing it is first', async (query, kind) => {
  const { numbers } = await sample.search.search(query);
  const first = sample.products[numbers[0] ?? -1];
  expect(`${first?.title} ${first?.declarations.genericName}`).toMatch(kind);
});

test('A colour is first that of the whole thing, then that of its border', async () => {
  const skus = await sample.skusOf('red saree');
  expect(skus.slice(0, 3).sort()).toEqual(['SS-001', 'SS-004', 'SS-018']);
  const [maroon, indigoWithRedPallu] = [skus.indexOf('SS-008'), skus.indexOf('SS-020')];
  expect(maroon).toBeGreaterThan(0);
  expect(indigoWithRedPallu).toBeGreaterThan(maroon);
});

test('A colour that none of the kind has is left out, and the kind stays', async () => {
  const found = await sample.search.search('purple helmet');
  expect(found).toMatchObject({ kind: 'helmet', isNearest: true });
  expect(found.words.find(({ typed }) => typed === 'purple')).toMatchObject({ isDropped: true });
  expect(found.numbers.length).toBeGreaterThan(1);
});

test.each([
  ['paise kab wapas milenge', /return|refund/],
  ['order kahan hai mera', /help|shipping|delivery/],
  ['how do i cancel my order', /cancel/],
])('"%s" leads to a page of help', async (query, path) => {
  expect((await sample.search.search(query)).help?.path).toMatch(path);
});

test('A page of help comes with the first sentence of what it answers, and a part of one with that of the part', async () => {
  const { help, moreHelp = [] } = await sample.search.search('refund');
  expect(help?.text).toBe('Send an item back within 7 days of delivery.');
  for (const { text } of moreHelp) expect(text).toMatch(/^\p{L}.+\.$/u);
  expect((await sample.search.search('size chart')).help?.text).not.toMatch(/</);
});

test('A question about a product is no question for help', async () => {
  expect((await sample.search.search('king size bedsheet')).help).toBeUndefined();
});

test('A word that sounds like another is taken as it is spelled', async () => {
  const kindOf = async (query: string) => (await sample.search.search(query)).kind;
  expect(await kindOf('blouse')).not.toBe('blush');
  expect(await kindOf('haath ka tauliya')).toMatch(/towel/);
});

test.each([
  ['bina zip wali hoodie', /^Pullover hoodie/],
  ['लाल बनारसी साड़ी', /^Banarasi bridal saree/],
  ['mere baal bahut jhad rahe hai koi tel batao', /hair oil/],
  ['laptop ka patla cover', /^Laptop sleeve/],
  ['lakh ki chudi', /^Lac bangles/],
])('"%s" is understood by words that stand apart, and by what a thing is without', async (query, title) => {
  const { numbers } = await sample.search.search(query);
  expect(sample.products[numbers[0] ?? -1]?.title).toMatch(title);
});

test('Few results are followed by those of their kind that are most like the best', async () => {
  const { numbers, exact } = await sample.search.search('red petticoat');
  expect(exact).toBeLessThan(numbers.length);
});

test('A verb of a sentence is not corrected to a thing', async () => {
  const { kind, words } = await sample.search.search('gaadi ke andar badboo aati hai kya rakhu');
  expect(kind).not.toBe('key holder');
  expect(words.find(({ typed }) => typed === 'rakhu')?.used).toBeUndefined();
});

test('A corrected word is named, and marked in a title', async () => {
  const found = await sample.search.search('hlemet');
  expect(found.words).toEqual([{ typed: 'hlemet', used: 'helmet' }]);
  expect(found.mark('Helmet, open face')).toEqual([[0, 6]]);
});

test('A query that nothing fits says what was left out and offers the nearest', async () => {
  const found = await sample.search.search('helmet under 100');
  expect(found).toMatchObject({ isNearest: true, price: { maxMinor: 10_000, isDropped: true } });
  expect(found.numbers.length).toBeGreaterThan(0);
  const missed = await sample.search.search('qqxyzzyq');
  expect(missed).toMatchObject({ isNearest: true, words: [{ typed: 'qqxyzzyq', isDropped: true }] });
  expect(missed.numbers).toHaveLength(20);
});

if (isEvery)
  test('An index is the same each time it is made', () => {
    const make = () => {
      const site = openShop('sample');
      return [...makeSearchIndex(site, site.defaultMarket)];
    };
    expect(make()).toEqual(make());
  });

test('A shop without search.json can be searched, and one with it by its own words', async () => {
  const title = (text: string) => ({ 'products/tea/leaf.json': product({ title: text }) });
  expect(await open(openSite(title('Assam tea'))).skusOf('assam')).toContain('LEAF');
  const own = { 'search.json': { same: [['tea', 'kahwa']] }, ...title('Assam tea') };
  expect(await open(openSite(own)).skusOf('kahwa')).toContain('LEAF');
});

test('A measure is found however its number is written in the text', async () => {
  const site = openSite({
    'products/tea/leaf.json': product({ sku: 'LEAF', title: 'Assam tea', description: 'चाय, ५ किलो' }),
  });
  expect((await open(site).search.search('5kg')).words[0]).toMatchObject({ typed: '5kg', isDropped: undefined });
  expect(
    makeSearchIndex(site, site.defaultMarket)
      .values()
      .some((part) => part.includes('"5kg"')),
  ).toBe(true);
});

test('An error in search.json is told with its place', () => {
  const problems = findProblems({ 'search.json': { same: [['tea']], compounds: ['dumbbell'] } });
  expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual([
    'catalog/search.json same[0]',
    'catalog/search.json compounds[0]',
  ]);
});

if (isEvery)
  test('At 10,000 products a query is at most 20,000 bytes and suggestions 12,000, in two round trips', async () => {
    const site = makeManyProducts(10_000);
    const { results, suggestions } = await measureCosts(site, makeSearchIndex(site, site.defaultMarket));
    expect(results.filter(({ bytes }) => bytes > 20_000)).toEqual([]);
    expect(suggestions.filter(({ bytes }) => bytes > 12_000)).toEqual([]);
  });
