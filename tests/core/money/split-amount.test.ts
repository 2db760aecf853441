import { expect, test } from 'vitest';
import { formatMoney } from '../../../src/core/money/format-price.ts';
import { splitAmount } from '../../../src/core/money/split-amount.ts';

test('a currency in letters is told from its amount, a sign is not', () => {
  expect(splitAmount(formatMoney(5_850, 'AED', 'en-AE'))).toEqual(['AED', '58.50']);
  expect(splitAmount(formatMoney(14_299_900, 'INR', 'en-IN'))).toEqual(['', '₹1,42,999']);
  expect(splitAmount('')).toEqual(['', '']);
});
