import { expect, test } from 'vitest';
import { listChosen, nameMiss } from '../../../src/client/listing/chips.ts';
import { nameFilters } from '../../../src/client/listing/show-choice.ts';
import { formatChoice, parseChoice } from '../../../src/core/facets/choice.ts';
import { makeRow, makeTable } from '../../core/facets/made-rows.ts';

const table = makeTable([
  makeRow({ colour: 'red', size: 's', priceMinor: 15_000 }),
  makeRow({ colour: 'blue', size: 'm', priceMinor: 60_000 }),
]);
const chosen = (query: string) =>
  listChosen(table, parseChoice(query)).map(({ text, label = '', next }) => [
    text.replaceAll('\u00a0', ' '),
    label.replaceAll('\u00a0', ' '),
    formatChoice(next),
  ]);

test('each chosen filter has a button that says what it removes, and leads to the others on the first page', () => {
  expect(chosen('?colour=blue&page=2')).toEqual([['BLUE', 'Remove Colour: BLUE', '']]);
  expect(chosen('?price=1000-1500')[0]?.[1]).toBe('Remove Price: ₹1,000 to ₹1,500');
});

test('several chosen filters can be cleared together, which keeps the sort', () => {
  expect(chosen('?colour=blue,red&size=m&sort=price-up&page=3')).toEqual([
    ['BLUE', 'Remove Colour: BLUE', 'colour=red&size=m&sort=price-up'],
    ['RED', 'Remove Colour: RED', 'colour=blue&size=m&sort=price-up'],
    ['M', 'Remove Size: M', 'colour=blue,red&sort=price-up'],
    ['Clear all', '', 'sort=price-up'],
  ]);
});

test('a sort and a page are no filters', () => {
  expect(chosen('?sort=price-up&page=2')).toEqual([]);
});

test('a choice that leaves nothing is named by its values', () => {
  expect(nameMiss(table, parseChoice('?colour=blue&price=1-2')).replaceAll('\u00a0', ' ')).toMatch(
    /^No products for “(?:BLUE, ₹1 to ₹2|₹1 to ₹2, BLUE)”$/,
  );
  expect(nameMiss(table, parseChoice(''))).toBe('No products match');
});

test('the control of the filters counts them, values of one facet each', () => {
  expect(nameFilters(parseChoice('').values)).toBe('Filters');
  expect(nameFilters(parseChoice('?colour=blue,red&size=m&sort=rating').values)).toBe('Filters (3)');
});
