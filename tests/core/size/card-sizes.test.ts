import { describe, expect, test } from 'vitest';
import { addSizeWords, arrangeSizes } from '../../../src/core/size/card-sizes.ts';

/** Sizes by their names; those after a dash are sold out. */
const sizes = (names: string) =>
  names.split(' ').map((name) => ({ name: name.replace(/^-/, ''), isInStock: !name.startsWith('-') }));

/** "[S] M -L +2": what is chosen, what is sold out, and how many are not shown. */
function rowOf(names: string, own?: string): string {
  const row = arrangeSizes(sizes(names), own);
  const shown = row.sizes.filter(({ isShown }) => isShown);
  return [
    ...shown.map(({ name, isInStock }) => (name === row.chosen ? `[${name}]` : isInStock ? name : `-${name}`)),
    ...(row.more > 0 ? [`+${row.more}`] : []),
  ].join(' ');
}

describe('the sizes on a card', () => {
  test('begin with the first ones, and say how many more there are', () => {
    expect(rowOf('28 30 32 34 36 38')).toBe('28 30 32 +3');
    expect(rowOf('IND-3 IND-4 IND-5 IND-6 IND-7 IND-8')).toBe('IND-3 IND-4 +4');
  });

  test('are all there where they fit', () => {
    expect(rowOf('M L XL')).toBe('M L XL');
    expect(rowOf('S M L')).toBe('[S] M L');
  });

  test('have S as what is added, if it is in stock', () => {
    expect(rowOf('XS S M L XL XXL')).toBe('XS [S] M +3');
    expect(rowOf('-S M L XL')).toBe('-S M L XL');
  });

  test('keep sold-out ones in their places', () => {
    expect(rowOf('S -M L XL XXL')).toBe('[S] -M L +2');
  });

  test('show one at least, however long its name is', () => {
    expect(rowOf('Double-bed-with-pillows Single')).toBe('Double-bed-with-pillows +1');
  });

  test('have the own size of the shopper as what is added, wherever it stands', () => {
    expect(rowOf('S M L XL XXL', 'XL')).toBe('S M [XL] +2');
    expect(rowOf('28 30 32 34 36 38', '38')).toBe('28 30 [38] +3');
  });

  test('have nothing chosen where the own size is sold out, and show it', () => {
    const row = arrangeSizes(sizes('S M L XL -XXL'), 'XXL');
    expect(row.chosen).toBeUndefined();
    expect(rowOf('S M L XL -XXL', 'XXL')).toBe('S -XXL +3');
    expect(row.sizes.find(({ name }) => name === 'XXL')).toEqual({ name: 'XXL', isInStock: false, isShown: true });
  });
});

test('"size" is not said twice', () => {
  expect(addSizeWords('M')).toBe('Add size ');
  expect(addSizeWords('Free Size')).toBe('Add ');
});
