/** What the helpfulness of a review is judged by. */
interface Judged {
  /** How many shoppers found it helpful, where the catalogue says so. */
  readonly helpful?: number | undefined;
  readonly isVerified?: true;
  readonly text: string;
  readonly date?: string | undefined;
}

/** From this length on, a text says more than that somebody is content. */
const TELLING_CHARACTERS = 40;

/**
 * The most helpful reviews first: those that more shoppers found helpful; of as many, those of verified buyers; of these, those whose
 * text says something; then the newest. Equal ones keep their order.
 */
export const sortReviews = <T extends Judged>(reviews: readonly T[]): T[] =>
  [...reviews].sort(
    (a, b) =>
      (b.helpful ?? 0) - (a.helpful ?? 0) ||
      Number(b.isVerified ?? false) - Number(a.isVerified ?? false) ||
      telling(b) - telling(a) ||
      compare(b.date ?? '', a.date ?? ''),
  );

const telling = ({ text }: Judged): number => (text.length >= TELLING_CHARACTERS ? 2 : text === '' ? 0 : 1);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** How many of some numbers of stars are 1, 2 … 5. */
export const countStars = (stars: readonly (number | undefined)[]): readonly number[] =>
  [1, 2, 3, 4, 5].map((wanted) => stars.filter((given) => given === wanted).length);
