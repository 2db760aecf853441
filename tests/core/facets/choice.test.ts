import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Choice,
  formatChoice,
  isUnchanged,
  listSorts,
  NO_CHOICE,
  parseChoice,
  settleChoice,
  SORTS,
  toggleValue,
} from '../../../src/core/facets/choice.ts';
import { makeRow, makeTable } from './made-rows.ts';

const choice = (values: Choice['values'], more: Partial<Choice> = {}): Choice => ({ ...NO_CHOICE, values, ...more });

describe('the choice in an address', () => {
  test('is read with its values, sort and page', () => {
    expect(parseChoice('?colour=red,blue&price=-500&sort=price-up&page=2')).toEqual(
      choice({ colour: ['blue', 'red'], price: ['-500'] }, { sort: 'price-up', page: 2 }),
    );
  });

  test('is written in one order, whatever the order in which it was made', () => {
    expect(parseChoice('?price=500-100')).toEqual(parseChoice('?price=100-500'));
    const query = 'colour=blue,red&price=-500,1000-&sort=price-up&page=2';
    expect(formatChoice(parseChoice('?page=2&price=1000-,-500&colour=red,blue,red&sort=price-up'))).toBe(query);
    expect(formatChoice(parseChoice(query))).toBe(query);
  });

  test('is empty for a list as it is', () => {
    expect(formatChoice(NO_CHOICE)).toBe('');
    expect(isUnchanged(parseChoice(''))).toBe(true);
    expect(isUnchanged(parseChoice('?page=2'))).toBe(false);
  });

  test.each([
    ['the text of a search', '?q=red'],
    ['an unknown sort', '?sort=cheapest'],
    ['a page that is no number', '?page=-1'],
    ['a page of digits without end', '?page=99999999999'],
    ['a facet with other characters', '?%3Cscript%3E=1&Colour=red&__proto__=red'],
    ['a value with other characters', '?colour=%3Cb%3E,a%20b,'],
    ['prices that are none', '?price=cheap,--,-,1e3-,-0'],
  ])('has nothing of %s', (_what, query) => {
    expect(parseChoice(query)).toEqual(NO_CHOICE);
  });

  test('has limits against made-up addresses', () => {
    const many = Array.from({ length: 500 }, (_, index) => `v${index}`).join();
    const query = Array.from({ length: 100 }, (_, index) => `f${index}=${many}`).join('&');
    const { values } = parseChoice(query);
    expect(Object.keys(values)).toHaveLength(20);
    expect(values['f0']).toHaveLength(30);
  });

  test('keeps values in Devanagari', () => {
    const query = formatChoice(choice({ brand: ['कुल्हड़'] }));
    expect(query).toMatch(/^brand=%E0%A4/);
    expect(parseChoice(query)).toEqual(choice({ brand: ['कुल्हड़'] }));
  });

  test('is the same after it was written and read, whatever the address was', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const once = parseChoice(query);
        expect(parseChoice(formatChoice(once))).toEqual(once);
      }),
    );
  });
});

describe('a choice for a list', () => {
  const table = makeTable([
    makeRow({ colour: 'red', rating: 41 }),
    makeRow({ colour: 'blue', priceMinor: 30_000, origin: 'india' }),
  ]);

  test('has no facets, values and sorts that the list does not have', () => {
    const settled = settleChoice(
      parseChoice('?colour=green,red&utm_source=x&utm=a&size=m&price=7-9&sort=newest'),
      table,
    );
    expect(settled).toEqual(choice({ colour: ['red'], price: ['7-9'] }));
  });

  test('can be sorted by what its products have', () => {
    expect(listSorts(table)).toEqual(['relevance', 'price-up', 'price-down', 'rating', 'origin']);
    expect(listSorts(makeTable([makeRow({ rating: 40, discount: 5, newest: 3, origin: 'india' })]))).toEqual([
      ...SORTS,
    ]);
  });

  test('takes a value and gives it back, on page 1', () => {
    const once = toggleValue(choice({ colour: ['red'] }, { page: 3, sort: 'rating' }), 'colour', 'blue');
    expect(once).toEqual(choice({ colour: ['blue', 'red'] }, { sort: 'rating' }));
    const twice = toggleValue(toggleValue(once, 'colour', 'red'), 'colour', 'blue');
    expect(twice).toEqual(choice({}, { sort: 'rating' }));
  });
});
