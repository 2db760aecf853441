import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance } from '../../../../src/core/search/words/distance.ts';

const keys = fc.stringMatching(/^[a-z]{1,8}$/);

test.each([
  ['helmet', 'helmet', 0],
  ['helmat', 'helmet', 0.5],
  ['hemlet', 'helmet', 0.75],
  ['sari', 'sadi', 0.5],
  ['pelmet', 'helmet', 1],
])('%s and %s are %d apart', (a, b, expected) => {
  expect(distance(a, b, 2)).toBeLessThanOrEqual(expected + 0.001);
});

test('The distance is the same both ways, and nothing only for the same key', () => {
  fc.assert(
    fc.property(keys, keys, (a, b) => {
      expect(distance(a, b, 20)).toBe(distance(b, a, 20));
      expect(distance(a, b, 20) === 0).toBe(a === b);
    }),
  );
});

test('What is farther than the limit is infinitely far', () => {
  fc.assert(
    fc.property(keys, keys, (a, b) => {
      const whole = distance(a, b, 20);
      expect(distance(a, b, 1)).toBe(whole <= 1 ? whole : Infinity);
    }),
  );
});
