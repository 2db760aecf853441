/** The smallest coins that shops take and give, in minor units, where they are more than one. */
const SMALLEST: Readonly<Record<string, number>> = {
  // The smaller coins of the Emirates, of 1, 5 and 10 fils, are legal tender that nobody has.
  AED: 25,
};

/** The smallest coin in use, in minor units: what couriers collect is a multiple of it. */
export const smallestCoinMinor = (currency: string): number => SMALLEST[currency] ?? 1;
