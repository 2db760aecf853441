import { expect, test } from 'vitest';
import { editionsOf } from '../../../src/catalog/site/editions.ts';
import { makeSearchIndex } from '../../../src/catalog/search/search-index.ts';
import { vocabularyOf } from '../../../src/catalog/search/search-rules.ts';
import type { Site } from '../../../src/catalog/site/site.ts';
import { listFurtherNames } from '../../../src/catalog/vocabulary/further-languages.ts';
import type { SearchRules } from '../../../src/core/search/words/rules.ts';
import { makeFold, simplify, wordsOf } from '../../../src/core/search/words/fold.ts';
import { parseQuery } from '../../../src/core/search/words/parse-query.ts';
import { START, type StartPart, type SuggestionPart } from '../../../src/core/search/parts.ts';
import { answerSet, openFinder, openShop } from '../../bench/search/quality.ts';
import { openSite } from '../open-site.ts';

const shop = openShop('sample');
const editionIn = (language: string) => editionsOf(shop).find((one) => one.language === language) as Site;
const rulesIn = (language: string): SearchRules => vocabularyOf({ ...openSite(), language }).rules;

test.each(['ta', 'ar'])('every name in "%s" means something that the vocabulary knows', (language) => {
  const { byKey, fold } = vocabularyOf({ ...openSite(), language });
  const plain = vocabularyOf(openSite());
  const missing = listFurtherNames(language).filter(({ names }) => {
    const [word = '', ...others] = wordsOf(names[0] ?? '');
    return others.length === 0 && !byKey.has(fold(word)) && !plain.byKey.has(fold(word));
  });
  expect(missing).toEqual([]);
});

test('Hindi and Tamil queries find products with English texts, and English ones those of pages in these languages', async () => {
  const answers = await answerSet('languages', 'sample');
  const share = (is: (one: (typeof answers)[number]) => boolean) => answers.filter(is).length / answers.length;
  expect(share(({ isFirstRight }) => isFirstRight)).toBeGreaterThan(0.9);
  expect(share(({ isEmpty }) => isEmpty)).toBe(0);
});

const textIn = (site: Site) => [...makeSearchIndex(site, site.defaultMarket).values()].join('\n');

test('pages in English have no vocabulary of a further language in their index', () => {
  const word = 'ஹெல்மெட்'.normalize('NFKD');
  expect(textIn(editionIn('ta'))).toContain(word);
  expect(textIn(shop)).not.toContain(word);
});

test.each([
  ['en', 'ta', shop],
  ['hi', 'ta', editionIn('hi')],
  ['ta', 'ar', editionIn('ta')],
] as const)(
  'pages in "%s" have no words of texts in "%s" in their index but those that all vocabularies know',
  (_, other, site) => {
    const { byKey, fold } = vocabularyOf(openSite());
    const titles = [...shop.catalog.products.values()].flatMap(
      ({ translations }) => translations?.[other]?.title ?? [],
    );
    const keys = [...new Set(titles.flatMap(wordsOf).map(fold))].filter(
      (key) => !byKey.has(key) && !byKey.has(`~${key}`),
    );
    const text = textIn(site);
    expect(keys.length).toBeGreaterThan(20);
    expect(keys.filter((key) => /[^\x20-\x7e]/.test(key) && text.includes(`"${key}"`))).toEqual([]);
  },
);

test('words in other scripts are in as few parts as Latin ones, so that the first file of a search names few', () => {
  const partsOf = (site: Site) =>
    [...makeSearchIndex(site, site.defaultMarket).keys()].filter((name) => name.startsWith('w/'));
  const tamil = partsOf(editionIn('ta'));
  expect(tamil.length).toBeLessThan(partsOf(shop).length * 1.3);
  expect(tamil.filter((name) => /\P{ASCII}/u.test(name))).toEqual([]);
});

test('the first letters of a Tamil word suggest queries in Tamil, and categories at their addresses in Tamil', () => {
  const edition = editionIn('ta');
  const index = makeSearchIndex(edition, edition.defaultMarket);
  const { suggestions } = JSON.parse(index.get(START) as string) as StartPart;
  const name = 'சேலை'.normalize('NFKD').slice(0, 2);
  expect(suggestions).toContain(name);
  const file = `s/${name}.json`;
  const { q } = JSON.parse(index.get(file) as string) as SuggestionPart;
  expect(q.map(([text]) => text)).toContain('சேலை');
  const { c = [] } = JSON.parse(index.get('s/sa.json') as string) as SuggestionPart;
  expect(c.every(([, path]) => path.startsWith('/ta/'))).toBe(true);
});

test('an answer of help leads to the page in the language', async () => {
  const { help } = await openFinder(shop, 'hi').find('return policy');
  expect(help?.path).toMatch(/^\/hi\//);
});

test.each([
  ['ta', '500 ரூபாய்க்குள் சேலை', { maxMinor: 50_000 }],
  ['ta', '500க்குள் சேலை', { maxMinor: 50_000 }],
  ['ta', '300 க்கு மேல் காதணி', { minMinor: 30_000 }],
  ['ar', 'فستان أقل من 50', { maxMinor: 5_000 }],
  ['ar', 'فستان تحت ٥٠ درهم', { maxMinor: 5_000 }],
])('in "%s", "%s" names a price', (language, query, price) => {
  expect(parseQuery(query, rulesIn(language)).price).toMatchObject(price);
});

test.each([
  ['ta', 'ஆண்களுக்கு சட்டை', 'men'],
  ['ar', 'حذاء للأطفال', 'kids'],
])('in "%s", "%s" names who it is for', (language, query, audience) => {
  expect(parseQuery(query, rulesIn(language)).audience).toEqual([audience]);
});

test('Arabic words are found with or without hamza, marks of vowels and article', () => {
  const fold = makeFold(rulesIn('ar'));
  const keyOf = (word: string) => fold(simplify(word));
  expect(keyOf('أحمر')).toBe(keyOf('احمر'));
  expect(keyOf('حقيبة')).toBe(keyOf('حقيبه'));
  expect(vocabularyOf({ ...openSite(), language: 'ar' }).byKey.has(keyOf('الفستان'))).toBe(true);
});

test('figures of Arabic, Devanagari and Tamil are read', () => {
  expect(simplify('٠١٩ ०१९ ௦௧௯')).toBe('019 019 019');
});
