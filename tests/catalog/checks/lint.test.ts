import { describe, expect, test } from 'vitest';
import { findProblems, product, store } from '../shop-in-a-folder.ts';

const codesOf = (fields: Record<string, unknown>, changes = {}) =>
  findProblems({ 'products/tea/leaf.json': product(fields), ...changes }).map(({ code }) => code);

describe('a text is warned about', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['entities in a title', { title: 'Women&#39;s &amp; Men’s tea' }, 'text-entities'],
    ['tags in a title', { title: 'Green <b>tea</b>' }, 'text-tags'],
    ['a replacement character', { description: 'A Repouss\ufffd pot' }, 'text-lost'],
    ['a control character', { title: 'Tea\u0091s' }, 'text-lost'],
    ['a wrong code page', { title: 'FranÃ§ais tea' }, 'text-mojibake'],
    [
      'a wrong code page that makes control characters of letters',
      { title: 'à¤\u0095à¤¡à¤¼à¤¾à¤¹à¥\u0080' },
      'text-mojibake',
    ],
    ['capital letters', { title: 'BEST GREEN TEA POWDER 100G' }, 'text-shouting'],
    ['another price', { description: 'Buy it only for Rs. 3746 with us.' }, 'text-price'],
    ['another price with a sign', { details: '<p>Was ₹1,299</p>' }, 'text-price'],
    ['another shop', { description: 'Get it from Flipkart.com today.' }, 'text-other-shop'],
    ['a telephone number', { features: ['Call +91 98765 43210'] }, 'text-phone'],
    ['a telephone number without spaces', { description: 'WhatsApp 9876543210' }, 'text-phone'],
    ['what programs write for nothing', { description: 'Size: undefined' }, 'text-undefined'],
    ['what scripts write for nothing', { description: 'For [object Object]' }, 'text-undefined'],
    ['what tables write for nothing', { description: 'Colour: nan, Size: M' }, 'text-undefined'],
    ['a line of nothing but nan', { description: 'Soft tea\nnan' }, 'text-undefined'],
    ['a title of emoji', { title: '🍵🍃' }, 'text-emoji-only'],
    ['its length', { description: 'Fresh leaves. '.repeat(200) }, 'text-long'],
    ['a tag for the second time', { tags: ['green', 'Green '] }, 'tag-duplicate'],
  ])('for %s', (_what, fields, code) => {
    expect(codesOf(fields)).toEqual([code]);
  });

  test('for the price and shop that marketplaces append', () => {
    const description = 'Buy Kurti only for Rs. 3746 from Flipkart.com. Only Genuine Products.';
    expect(codesOf({ description })).toEqual(['text-other-shop', 'text-price']);
  });
});

test.each<[string, Record<string, unknown>]>([
  ['an abbreviation', { title: 'USB-C LED lamp with GST bill' }],
  ['a short title in capitals', { title: 'TEA POT' }],
  ['an ampersand', { title: 'Salt & pepper < 5 g' }],
  ['a number of ten digits in a code', { description: 'Model 9876543210-44, EAN 8901234567890' }],
  ['a word with nan in it', { description: 'A naan and a banana for Nandini' }],
  ['a bread', { title: 'Garlic nan, pack of 4', description: 'Soft nan from the tandoor. Butter nan.' }],
  [
    'a watch with a number for a name',
    { title: 'Watch Model RS 300', description: 'Model no. 98765 43210, Ref. Rs 200' },
  ],
  ['a Hindi title', { title: 'सूती चाय' }],
  ['letters with accents', { title: 'Café crème — repoussé' }],
  ['a review that names a shop', { reviews: [{ date: '2026-01-02', text: 'Cheaper than Amazon, Rs 90', stars: 5 }] }],
  ['a size of digits', { sizes: [{ name: '32' }] }],
  ['HTML in details', { details: '<p>Tea &amp; cups, <b>both</b></p>' }],
])('a text is not warned about for %s', (_what, fields) => {
  expect(codesOf(fields)).toEqual([]);
});

test('a warning has the place of the text, and a fix where that is certain', () => {
  const [entities, tag] = findProblems({
    'products/tea/leaf.json': product({ title: 'Women&#39;s tea', tags: ['a', 'a'] }),
  });
  expect(entities).toMatchObject({
    field: 'title',
    line: 3,
    fix: { kind: 'set', path: ['title'], value: "Women's tea" },
  });
  expect(tag).toMatchObject({ field: 'tags[1]', fix: { kind: 'remove', path: ['tags', 1] } });
});

test('an entity that stands for a tag is not made one', () => {
  const [problem] = findProblems({ 'products/tea/leaf.json': product({ title: 'Tea &lt;b&gt;green' }) });
  expect(problem?.fix).toBeUndefined();
});

test('warnings are switched off one by one in store.json', () => {
  const fields = { title: 'BEST GREEN TEA POWDER &amp; CUPS' };
  expect(codesOf(fields).sort()).toEqual(['text-entities', 'text-shouting']);
  expect(codesOf(fields, { 'store.json': store({ lint: { shouting: 'off' } }) })).toEqual(['text-entities']);
  expect(codesOf({}, { 'store.json': store({ lint: { shout: 'off' } }) })).toEqual(['unknown-key']);
});
