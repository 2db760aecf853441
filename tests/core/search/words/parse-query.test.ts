import { describe, expect, test } from 'vitest';
import { defaultRules } from '../../../../src/catalog/vocabulary/language-rules.ts';
import { parseQuery } from '../../../../src/core/search/words/parse-query.ts';

const parse = (query: string) => {
  const parsed = parseQuery(query, defaultRules());
  return { ...parsed, terms: parsed.terms.map(({ text }) => text) };
};
const governed = (query: string) =>
  parseQuery(query, defaultRules())
    .terms.filter(({ isGoverned }) => isGoverned)
    .map(({ text }) => text);

describe('A price is understood', () => {
  test.each([
    ['red saree under 600', ['red', 'saree'], { maxMinor: 60_000 }],
    ['kurti below ₹300', ['kurti'], { maxMinor: 30_000 }],
    ['500 se kam kurti', ['kurti'], { maxMinor: 50_000 }],
    ['kurti 500 tak', ['kurti'], { maxMinor: 50_000 }],
    ['₹1,299 ke andar jeans', ['jeans'], { maxMinor: 129_900 }],
    ['less than 1k earphones', ['earphones'], { maxMinor: 100_000 }],
    ['ring under Rs.100', ['ring'], { maxMinor: 10_000 }],
    ['rs500 bag', ['bag'], { maxMinor: 50_000 }],
    ['saree above 2000', ['saree'], { minMinor: 200_000 }],
    ['300 to 500 kurti', ['kurti'], { minMinor: 30_000, maxMinor: 50_000 }],
    ['necklace between 400 and 600', ['necklace'], { minMinor: 40_000, maxMinor: 60_000 }],
    ['300 se 500 tak', [], { minMinor: 30_000, maxMinor: 50_000 }],
    ['saree ₹200-₹400', ['saree'], { minMinor: 20_000, maxMinor: 40_000 }],
    ['₹1,200 – 1,500 saree', ['saree'], { minMinor: 120_000, maxMinor: 150_000 }],
    ['bag around 500', ['bag'], { minMinor: 40_000, maxMinor: 60_000 }],
  ])('%s', (query, terms, price) => {
    expect(parse(query)).toMatchObject({ terms, price });
  });

  test('in Hindi, with Devanagari figures', () => {
    expect(parse('३०० से कम').price).toEqual({ maxMinor: 30_000 });
    expect(parse('500 तक').price).toEqual({ maxMinor: 50_000 });
    expect(parse('500 रुपये से कम').price).toEqual({ maxMinor: 50_000 });
  });

  test.each([
    ['पांच सौ तक', 50_000],
    ['ढाई सौ तक', 25_000],
    ['अठारह सौ से कम', 180_000],
    ['under 1 thousand', 100_000],
    ['hazar rupay se kam', 100_000],
    ['do hazar paanch sau tak', 250_000],
    ['sadhe teen sau tak', 35_000],
    ['under two hundred', 20_000],
  ])('in words: %s', (query, maxMinor) => {
    expect(parse(query).price).toEqual({ maxMinor });
  });

  test('but not where a small number is something else', () => {
    expect(parse('pack of 3').price).toBeUndefined();
    expect(parse('4 to 9 years').price).toBeUndefined();
  });
});

describe('Sizes, ages and people are understood', () => {
  test('a size with its word, or one that is nothing else', () => {
    expect(parse('size 8 black shoes for men')).toMatchObject({
      terms: ['black', 'shoes'],
      sizes: ['8'],
      audience: ['men'],
    });
    expect(parse('xl tshirt').sizes).toEqual(['xl']);
    expect(parse('साइज 7 जूते').sizes).toEqual(['7']);
  });

  test('an age', () => {
    expect(parse('gift for a 5 year old')).toMatchObject({ terms: ['gift'], age: 5 });
    expect(parse('5 saal ke bachche').age).toBe(5);
  });

  test('whom it is for, in three spellings', () => {
    for (const query of ['shoes for ladies', 'shoes mahila', 'महिलाओं के shoes'])
      expect(parse(query), query).toMatchObject({ terms: ['shoes'], audience: ['women'] });
  });
});

test('What a thing is for or has is told from what it is, in English and in Hindi', () => {
  expect(governed('necklace to wear with a red saree')).toEqual(['wear', 'red', 'saree']);
  expect(governed('saree ke liye haar')).toEqual(['saree']);
  expect(governed('साड़ी के साथ हार'.normalize('NFC'))).toEqual(['साड़ी'.normalize('NFKD')]);
  expect(governed('red saree')).toEqual([]);
});

test('A small number in words stays a word', () => {
  expect(parse('do kurti').terms).toEqual(['do', 'kurti']);
});

test('A lakh without a number before it is the material', () => {
  expect(parse('lakh ki chudi').terms).toEqual(['lakh', 'chudi']);
});

test('A SKU is looked up however it is typed', () => {
  expect(parse('BH-020').skus).toContain('bh020');
  expect(parse('cb 014').skus).toContain('cb014');
  expect(parse('kurti under 500').skus).toEqual([]);
});

test('Words that say nothing are left out', () => {
  expect(parse('mujhe lal saree dikhao').terms).toEqual(['lal', 'saree']);
});
