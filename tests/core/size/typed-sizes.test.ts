import { describe, expect, test } from 'vitest';
import { readTypedSizes } from '../../../src/core/size/typed-sizes.ts';

const read = (text: string): string[] =>
  readTypedSizes(text).sizes.map(({ name, pieces, measured }) =>
    [name, pieces, measured && `(${measured})`].filter((part) => part !== undefined).join('/'),
  );

describe('sizes as sellers type them', () => {
  test.each([
    ['S:4, M:6, L', ['S/4', 'M/6', 'L']],
    ['S - 4; M - 6', ['S/4', 'M/6']],
    ['S-4, XXL–6', ['S/4', 'XXL/6']],
    ['S = 4 | M=6', ['S/4', 'M/6']],
    ['S 4\nM 6\nFree Size 9', ['S/4', 'M/6', 'Free Size/9']],
    ['S:4 (Bust: 36 in; Length: 42 in), M', ['S/4/(Bust: 36 in; Length: 42 in)', 'M']],
    ['UK-6:3, UK 7:2', ['UK-6/3', 'UK 7/2']],
    ['UK-6, IND 7, 38-40, 2-3 Years, W32 L34', ['UK-6', 'IND 7', '38-40', '2-3 Years', 'W32 L34']],
    ['', []],
    ['S (Bust: 36 in, M:4', ['S (Bust: 36 in, M/4']],
  ])('%j', (text, sizes) => {
    expect([read(text), readTypedSizes(text).doubts]).toEqual([sizes, []]);
  });

  test('that can be read in two ways are each told how to be written', () => {
    expect(readTypedSizes('UK - 6, M - 4, 38 – 4').doubts).toEqual([
      'Expected sizes such as S:4, M:6. Found "UK - 6". Write "UK:6" for 6 pieces of size UK, or "UK-6" if that is the name of a size.',
      'Expected sizes such as S:4, M:6. Found "38 – 4". Write "38:4" for 4 pieces of size 38, or "38-4" if that is the name of a size.',
    ]);
  });
});
