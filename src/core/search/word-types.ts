/** The letters of a word's types, as the index has them. */
export const WORD_TYPES = {
  kind: 'k',
  /** Besides "k": things of many departments are called so, "stand". */
  general: 'g',
  /** A kind of which there are no products: the postings are those of the nearest kind. */
  missing: 'n',
  colour: 'c',
  material: 'm',
  pattern: 'p',
  style: 's',
  occasion: 'o',
  /** What several things are sold as: "set". */
  bundle: 'b',
  /** A word that says nothing of a product. */
  filler: 'f',
  question: 'q',
  /** A person, by the audience that is shopped for. */
  men: 'M',
  women: 'W',
  boys: 'B',
  girls: 'G',
  kids: 'K',
  baby: 'Y',
} as const;
export const AUDIENCES = ['men', 'women', 'boys', 'girls', 'kids', 'baby'] as const;
