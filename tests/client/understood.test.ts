import { describe, expect, test } from 'vitest';
import {
  correctedQuery,
  correctedWords,
  droppedWords,
  listUnderstood,
  type Understanding,
} from '../../src/client/search/understood.ts';

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

describe('a corrected query', () => {
  test.each([
    ['Red Kurthee', [{ typed: 'red' }, { typed: 'kurthee', used: 'kurti' }], 'red kurti'],
    ['red kurti', words('red', 'kurti'), undefined],
    ['red kurti', [{ typed: 'red' }, { typed: 'kurti', used: 'kurti' }], undefined],
  ])('of %j is %j', (query, understood, corrected) => {
    expect(correctedQuery(query, { ...nothing, words: understood })).toBe(corrected);
  });
});

test('words that were left out are named', () => {
  const found = { ...nothing, words: [{ typed: 'gift', isDropped: true as const }, { typed: 'toy' }] };
  expect(droppedWords(found)).toEqual(['gift']);
});

test('words that were corrected are named as they were typed', () => {
  const found = { ...nothing, words: [{ typed: 'red' }, { typed: 'kurthee', used: 'kurti' }] };
  expect(correctedWords(found)).toEqual(['kurthee']);
});
