/** The name that most sellers with such an id have, which price files need not hold: "Safar Bag Works" of `safar-bag-works`. */
export const nameFromId = (sellerId: string): string =>
  sellerId.replace(/(^|-)(.)/g, (_, hyphen: string, letter: string) => (hyphen ? ' ' : '') + letter.toUpperCase());
