import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeLevels, decodeNumbers, encodeLevels, encodeNumbers } from '../../../src/core/search/postings.ts';

const numbers = fc.uniqueArray(fc.nat(1_000_000)).map((list) => list.sort((a, b) => a - b));

test('Numbers are read as they were written, and JSON has nothing to escape in their text', () => {
  fc.assert(
    fc.property(numbers, (list) => {
      const text = encodeNumbers(list);
      expect(decodeNumbers(text)).toEqual(list);
      expect(JSON.stringify(text)).toBe(`"${text}"`);
    }),
  );
});

test('Levels are read as they were written', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(90)), (list) => {
      expect(decodeLevels(encodeLevels(list))).toEqual(list);
    }),
  );
});
