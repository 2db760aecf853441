import { splitAmount } from '../core/money/split-amount.ts';
import { make } from './make.ts';

/** An amount as lists show it (components/Price.astro), its currency as small letters. */
export function amountParts(amount: string): (HTMLElement | string)[] {
  const [currency, rest] = splitAmount(amount);
  return currency ? [make('small', {}, currency), rest] : [rest];
}
