import { describe, expect, test } from 'vitest';
import { readTypedSizes } from '../../../src/core/size/typed-sizes.ts';
import { checkSizes, rowsOf } from '../../../src/core/product/column-rows.ts';

/** The text of a column after its rows were shown and read again. */
const again = (name: string, text: string): string => {
  const kind = rowsOf(name);
  return kind
    ? kind
        .read(text)
        .map((row) => kind.write(row))
        .join(kind.mark)
    : text;
};

describe('rows of the form of a product', () => {
  test.each([
    ['sizes', 'S:4 (Bust: 36 in), M:6, Free size'],
    ['attributes', 'Fabric: Cotton | Sleeve: Long | Care: Wash at 30: gently'],
    ['attributes', 'Handmade'],
    ['features', 'Cotton | Side pockets'],
    ['features', ''],
  ])('keep the text of %s: %s', (name, text) => expect(again(name, text)).toBe(text));

  test('sizes in another way of writing stay the same sizes', () => {
    const text = 'S = 4; M-6 (Bust: 36 in, Length: 40 in)';
    expect(readTypedSizes(again('sizes', text)).sizes).toEqual(readTypedSizes(text).sizes);
  });

  test('a size whose name ends with a number has its pieces', () => {
    const text = rowsOf('sizes')?.write(['M 6', '', '']) ?? '';
    expect(checkSizes(text)).toBe('Enter the pieces of M 6.');
    expect(checkSizes(rowsOf('sizes')?.write(['M 6', '4', '']) ?? '')).toBeUndefined();
    expect(checkSizes('S:4, M')).toBeUndefined();
  });
});
