import { describe, expect, test } from 'vitest';
import { foldWords, valueIdOf } from '../../../src/catalog/facets/fold.ts';
import { makeFamilyFinder } from '../../../src/catalog/facets/families.ts';

const find = makeFamilyFinder([
  { id: 'red', label: 'Red', hi: 'लाल', words: ['lal', 'madder'], swatch: '#c62828' },
  { id: 'blue', label: 'Blue', words: ['navy', 'peacock blue'] },
  { id: 'green', label: 'Green', words: ['sea green', 'peacock'] },
  { id: 'cotton', label: 'Cotton' },
  { id: 'silk', label: 'Silk' },
  { id: 'art-silk', label: 'Art silk' },
]);
const idsOf = (text: string) => find(text).map(({ id }) => id);

describe('the families of a text', () => {
  test.each([
    ['Navy', ['blue']],
    ['LAL', ['red']],
    ['गहरा लाल', ['red']],
    ['Cotton blend, 300 GSM', ['cotton']],
    ['Cotton-silk', ['cotton', 'silk']],
    ['Cotton and art silk', ['cotton', 'art-silk']],
    ['Peacock blue', ['blue']],
    ['Peacock', ['green']],
    ['Sea-green and navy', ['blue', 'green']],
    ['Reds and blues', ['red', 'blue']],
    ['Redwood', []],
    ['', []],
  ])('%s', (text, ids) => {
    expect(idsOf(text)).toEqual(ids);
  });

  test('have what is shown of them, and their place', () => {
    expect(find('madder')).toEqual([{ id: 'red', label: 'Red', swatch: '#c62828', rank: 0 }]);
  });
});

test('words are folded without an s at their end', () => {
  expect(foldWords('Polka-DOTS & gas, dresses')).toEqual(['polka', 'dot', 'gas', 'dresse']);
  expect(foldWords('dress')).toEqual(['dress']);
});

test.each([
  ['Bottle Green', 'bottle-green'],
  ['2.10', '2-10'],
  ['12 x 8 in', '12-x-8-in'],
  ['कुल्हड़', 'kulhad'],
  ['—', undefined],
])('%s has the name %s in addresses', (text, id) => {
  expect(valueIdOf(text)).toBe(id);
});
