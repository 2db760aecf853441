/** What is counted of a column's first cells. */
export interface ColumnSample {
  /** At most three different texts. */
  readonly examples: string[];
  /** Texts that are not empty, of the first rows. */
  readonly texts: string[];
  /** How many of the rows have a text. */
  filled: number;
}

/** So many texts of a column are looked at. */
const SAMPLED = 200;
const LONGEST_EXAMPLE = 80;

export const newSample = (): ColumnSample => ({ examples: [], texts: [], filled: 0 });

export function addToSample(sample: ColumnSample, cell: string): void {
  const { examples, texts } = sample;
  const text = cell.trim();
  if (text === '') return;
  sample.filled++;
  if (texts.length >= SAMPLED) return;
  const short = text.slice(0, 500);
  texts.push(short);
  const example = short.replace(/\s+/g, ' ').slice(0, LONGEST_EXAMPLE);
  if (examples.length < 3 && !examples.includes(example)) examples.push(example);
}

/** The field that a column is taken for; undefined for one that is left out. */
export interface Guess {
  readonly field: string | undefined;
  /** From 0 to 1. */
  readonly sure: number;
  /** Why it is left out. */
  readonly why?: string | undefined;
}
