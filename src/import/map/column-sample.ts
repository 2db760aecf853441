/** A sample of a column's first cells. */
export interface ColumnSample {
  /** At most three different texts. */
  readonly examples: string[];
  /** The texts of the first cells that are not empty. */
  readonly texts: string[];
  /** How many rows have a text. */
  filled: number;
}

/** How many texts of a column are kept. */
const SAMPLED = 200;
const LONGEST_EXAMPLE = 80;

export const newSample = (): ColumnSample => ({ examples: [], texts: [], filled: 0 });

/** Adds a cell to the sample of its column. Empty cells are skipped, long texts cut. */
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

/** The guessed field of a column; undefined for one that is left out. */
export interface Guess {
  readonly field: string | undefined;
  /** From 0 to 1. */
  readonly sure: number;
  /** Why it is left out. */
  readonly why?: string | undefined;
}
