import { decimalsOf } from '../../core/money/format-price.ts';

/** What is expected in place of an amount that may be a thousand times as much (`isAmbiguousAmount`), and how it is read. */
export const expectClearAmount = (currency: string): string =>
  decimalsOf(currency) > 2
    ? 'a point before decimals, as in 1.250, or no comma between thousands; this is read as thousands'
    : 'two decimals, or a comma between thousands; this is read with decimals';
