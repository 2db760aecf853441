import { expect, test } from 'vitest';
import { addSizeWords, defaultSize } from '../../../src/core/size/card-sizes.ts';

/** Sizes by their names; those after a dash are sold out. */
const sizes = (names: string) =>
  names.split(' ').map((name) => ({ name: name.replace(/^-/, ''), isInStock: !name.startsWith('-') }));

test('S is preselected if it is in stock, and nothing else is', () => {
  expect(defaultSize(sizes('XS S M L'))).toBe('S');
  expect(defaultSize(sizes('XS -S M L'))).toBeUndefined();
  expect(defaultSize(sizes('28 30 32'))).toBeUndefined();
});

test('an only size needs no choice', () => {
  expect(defaultSize(sizes('XL'))).toBe('XL');
  expect(defaultSize(sizes('-XL'))).toBeUndefined();
  expect(defaultSize([])).toBe('none');
});

test('"size" is not said twice', () => {
  expect(addSizeWords('M')).toBe('Add size ');
  expect(addSizeWords('Free Size')).toBe('Add ');
});
