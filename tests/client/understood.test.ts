import { describe, expect, test } from 'vitest';
import { describeLeftOut } from '../../src/client/search/left-out.ts';
import { formatMore, formatPlural, quoteAll } from '../../src/client/search/things.ts';
import { AUDIENCES } from '../../src/core/search/word-types.ts';
import { inLanguage } from '../../src/messages/language.ts';
import { correctedQuery, listUnderstood, type Understanding } from '../../src/client/search/understood.ts';

const nothing: Understanding = { words: [], sizes: [], audience: [] };
const words = (...typed: string[]) => typed.map((word) => ({ typed: word }));
const rupees = (minor: number) => `₹${minor / 100}`;

describe('what was understood', () => {
  test('is nothing for words alone', () => {
    expect(listUnderstood({ ...nothing, words: words('saree') }, rupees)).toEqual([]);
  });

  test.each([
    [{ maxMinor: 60_000 }, 'Under ₹600'],
    [{ minMinor: 30_000 }, 'Above ₹300'],
    [{ minMinor: 30_000, maxMinor: 60_000 }, '₹300 to ₹600'],
    [{ maxMinor: 9950 }, 'Under ₹99.5'],
  ])('names the price %j', (price, label) => {
    expect(listUnderstood({ ...nothing, words: words('saree'), price }, rupees)).toEqual([{ label, without: 'saree' }]);
  });

  test('leaves the other limits in the query when one is removed', () => {
    const found = {
      words: words('black', 'shoes'),
      price: { maxMinor: 90_000 },
      sizes: ['8'],
      audience: ['men'],
      age: 5,
    };
    expect(listUnderstood(found, rupees)).toEqual([
      { label: 'For men', without: 'black shoes 5 years size 8 under 900' },
      { label: '5 years', without: 'black shoes for men size 8 under 900' },
      { label: 'Size 8', without: 'black shoes for men 5 years under 900' },
      { label: 'Under ₹900', without: 'black shoes for men 5 years size 8' },
    ]);
  });
});

test.each(['hi', 'ta', 'ar'])('audiences are named in the words of "%s"', (language) => {
  for (const name of AUDIENCES) {
    const found = { ...nothing, words: words('saree'), audience: [name] };
    const [part] = inLanguage(language, () => listUnderstood(found, rupees));
    expect(part?.label).not.toMatch(/[a-z]/i);
  }
});

describe('a corrected query', () => {
  test.each([
    ['Red Kurthee', [{ typed: 'red' }, { typed: 'kurthee', used: 'kurti' }], 'red kurti'],
    ['red kurti', words('red', 'kurti'), undefined],
    ['red kurti', [{ typed: 'red' }, { typed: 'kurti', used: 'kurti' }], undefined],
  ])('of %j is %j', (query, understood, corrected) => {
    expect(correctedQuery(query, { ...nothing, words: understood })).toBe(corrected);
  });
});

/** Words of a query; those with an asterisk were left out. */
const read = (query: string) =>
  query
    .split(' ')
    .map((typed) => (typed.startsWith('*') ? { typed: typed.slice(1), isDropped: true as const } : { typed }));
const nearest = { ...nothing, isNearest: true };

describe('what was left out', () => {
  test('is not told when everything fits', () => {
    expect(describeLeftOut({ ...nothing, kind: 'bag', words: read('black bag') }, rupees)).toBeUndefined();
  });

  test.each([
    ['*black bag', 'No black ones: all bags'],
    ['*red *leather bag', 'No red leather ones: all bags'],
    ['*काला पर्स', 'No “काला” ones: all bags'],
    ['bag *black', 'Nothing for “black”: all bags'],
    ['*black cotton bag', 'No black ones. The nearest bags:'],
    ['bag *a *b *c *d *e', 'Nothing for “a”, “b”, “c” and 2 more: all bags'],
  ])('is the words of %j', (query, text) => {
    expect(describeLeftOut({ ...nearest, kind: 'bag', words: read(query) }, rupees)).toBe(text);
  });

  test.each([
    [{ maxMinor: 50_000 }, 'No bags under ₹500: all bags'],
    [{ minMinor: 50_000 }, 'No bags above ₹500: all bags'],
    [{ minMinor: 10_000, maxMinor: 50_000 }, 'No bags for ₹100 to ₹500: all bags'],
  ])('is the price %j', (limits, text) => {
    const price = { ...limits, isDropped: true as const };
    expect(describeLeftOut({ ...nearest, kind: 'bag', words: read('bag'), price }, rupees)).toBe(text);
    expect(describeLeftOut({ ...nearest, kind: 'bag', words: read('*black bag'), price }, rupees)).toBe(
      text.replace('bags', 'black bags'),
    );
    expect(describeLeftOut({ ...nearest, kind: 'bag', words: read('bag *gift'), price }, rupees)).toBe(
      text.replace(': all', ', and nothing for “gift”: all'),
    );
  });

  test('leaves the price that fits', () => {
    const found = { ...nearest, kind: 'bag', words: read('*black bag'), price: { maxMinor: 50_000 } };
    expect(describeLeftOut(found, rupees)).toBe('No black ones: all bags under ₹500');
  });

  test.each([
    [{ sizes: ['xl'] }, 'No dresses in size XL: all dresses'],
    [{ audience: ['men'] }, 'No dresses for men: all dresses'],
    [{ audience: ['boys', 'baby'] }, 'No dresses for boys and babies: all dresses'],
    [{ age: 1 }, 'No dresses for 1 year: all dresses'],
    [{ sizes: ['8'], price: { maxMinor: 90_000 } }, 'No dresses in size 8: all dresses under ₹900'],
    [{ sizes: ['8'], audience: ['men'] }, 'No dresses for men in size 8. The nearest dresses:'],
    [
      { sizes: ['8'], audience: ['men'], price: { maxMinor: 90_000, isDropped: true as const } },
      'No dresses for men in size 8 under ₹900: all dresses',
    ],
  ])('is the limits %j', (limits, text) => {
    expect(describeLeftOut({ ...nearest, kind: 'dress', words: read('dress'), ...limits }, rupees)).toBe(text);
  });

  test('is not said to be all where a further limit may have been left out', () => {
    const found = { ...nearest, kind: 'bag', words: read('*black bag'), audience: ['men'] };
    expect(describeLeftOut(found, rupees)).toBe('No black ones. The nearest bags:');
  });

  test('is the kind of thing, where there is none', () => {
    const found = { ...nearest, kind: 'umbrella', lacksKind: true, words: read('black *umbrella') };
    expect(describeLeftOut(found, rupees)).toBe('No umbrellas here. The nearest:');
  });

  test('quotes what was typed of a thing in a language with letters of its own', () => {
    const found = { ...nearest, kind: 'dress', typedKind: 'فستان', lacksKind: true, words: read('*فستان') };
    expect(inLanguage('ar', () => describeLeftOut(found, rupees))).toBe('لم نجد «فستان» هنا. الأقرب:');
    expect(describeLeftOut(found, rupees)).toBe('No dresses here. The nearest:');
  });

  test('is told of words that name no kind', () => {
    expect(describeLeftOut({ ...nearest, words: read('wedding *moon') }, rupees)).toBe(
      'Nothing with “moon”. The nearest:',
    );
    const price = { maxMinor: 1000, isDropped: true as const };
    expect(describeLeftOut({ ...nearest, words: read('wedding'), price }, rupees)).toBe(
      'Nothing under ₹10. The nearest:',
    );
    expect(describeLeftOut({ ...nearest, words: read('wedding') }, rupees)).toBe('No exact match. The nearest:');
  });
});

describe('what fits less', () => {
  test.each([
    [12, 'bag', '12 more bags'],
    [1, 'bag', '1 more bag'],
    [0, 'bag', undefined],
  ])('is headed: %i, %s', (count, kind, heading) => {
    expect(formatMore(count, { ...nothing, kind })).toBe(heading);
  });

  test('quotes the kind as it was typed in a language with letters of its own', () => {
    const found = { ...nothing, kind: 'saree', typedKind: 'साड़ी' };
    expect(inLanguage('hi', () => formatMore(12, found))).toBe('और 12 “साड़ी”');
    expect(formatMore(12, found)).toBe('12 more sarees');
  });

  test('has no heading without products of the kind', () => {
    expect(formatMore(3, nothing)).toBeUndefined();
    expect(formatMore(3, { ...nothing, kind: 'umbrella', lacksKind: true })).toBeUndefined();
  });
});

test.each([
  ['watch', 'watches'],
  ['battery', 'batteries'],
  ['toy', 'toys'],
  ['earphones', 'earphones'],
  ['dress', 'dresses'],
  ['scarf', 'scarves'],
  ['knife', 'knives'],
  ['hair oil', 'hair oil'],
  ['night wear', 'night wear'],
  ['earring', 'earrings'],
  ['पर्स', 'पर्स'],
])('several of %s are %s', (kind, plural) => {
  expect(formatPlural(kind)).toBe(plural);
});

test('a few words are quoted, of more the number', () => {
  expect(quoteAll(['a'])).toBe('“a”');
  expect(quoteAll(['a', 'b'])).toBe('“a” and “b”');
  expect(quoteAll(['a', 'b', 'c', 'd'])).toBe('“a”, “b”, “c” and 1 more');
});
