/** The letters of a word's types, as the index has them. */
export const KIND = 'k';
/** Besides "k": things of many departments are called so, "stand". */
export const GENERAL = 'g';
/** A kind of which there are no products: the postings are those of the nearest kind. */
export const MISSING = 'n';
export const COLOUR = 'c';
export const MATERIAL = 'm';
export const PATTERN = 'p';
export const STYLE = 's';
export const OCCASION = 'o';
/** What several things are sold as: "set". */
export const BUNDLE = 'b';
/** A word that says nothing of a product. */
export const FILLER = 'f';
export const QUESTION = 'q';
/** Before what a thing should not have. */
export const WITHOUT = 'x';
/** People, by the audience that is shopped for. */
export const PEOPLE = { men: 'M', women: 'W', boys: 'B', girls: 'G', kids: 'K', baby: 'Y' } as const;
export const AUDIENCES = Object.keys(PEOPLE) as (keyof typeof PEOPLE)[];
