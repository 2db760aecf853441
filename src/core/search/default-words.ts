/** Words that mean the same, or what belongs to a wider one, in what shops in India sell. `catalog/search.json` adds to them. */
export interface SearchWords {
  /** Each is found with all others of its group. */
  readonly same: readonly (readonly string[])[];
  /** What is found with a wider word: "footwear" finds shoes. */
  readonly wider: Readonly<Record<string, readonly string[]>>;
  /** What is also written as one word: "dumb bell". */
  readonly compounds: readonly string[];
}

const groups = (text: string): string[][] =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => line.split(/\s*,\s*/));

export const DEFAULT_WORDS: SearchWords = {
  same: groups(`
    saree, sadi, saadi, sarhi
    kurti, kurtee
    tshirt, tee
    pyjama, pajama, payjama
    jewellery, jewelry, jewelery, gehne, zevar
    colour, color
    earring, jhumka, jhumki, bali, baali, kaan ki bali
  `),
  wider: {},
  compounds: ['t shirt', 'dumb bell', 'bed sheet', 'ear ring', 'neck lace', 'head phone', 'ear phone', 'ear bud'],
};
