import { isBuyable, type PricedLine } from './priced-cart.ts';

/** How much less than at the maximum retail prices is paid for what can be bought. */
export const savedMinor = (lines: readonly PricedLine[]): number =>
  lines
    .filter(isBuyable)
    .reduce((sum, { mrpMinor = 0, priceMinor, quantity }) => sum + Math.max(0, mrpMinor - priceMinor) * quantity, 0);

/** The name that most sellers with such an id have, which price files need not hold: "Safar Bag Works" of `safar-bag-works`. */
export const nameFromId = (sellerId: string): string =>
  sellerId.replace(/(^|-)(.)/g, (_, hyphen: string, letter: string) => (hyphen ? ' ' : '') + letter.toUpperCase());
