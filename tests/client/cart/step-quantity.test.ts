import { expect, test } from 'vitest';
import { stepQuantity } from '../../../src/client/cart/step-quantity.ts';

test.each([
  [1, 1, 2],
  [4, 1, 5],
  [5, 1, undefined],
  [2, -1, 1],
  [1, -1, undefined],
])('from %i pieces a step of %i leads to %s', (quantity, by, next) => {
  expect(stepQuantity(quantity, by)).toBe(next);
});
