import { expect, test } from 'vitest';
import { sizeWords } from '../../../src/core/size/size-words.ts';

test.each([
  ['S', 'Size S'],
  ['IND-6', 'Size IND-6'],
  ['Free Size', 'Free Size'],
])('%s is shown as %s', (size, words) => {
  expect(sizeWords(size)).toBe(words);
});
