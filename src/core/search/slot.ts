import { FIELDS, type HelpEntry } from './parts.ts';
import { COLOUR, FILLER, KIND, MATERIAL, OCCASION, PATTERN, PEOPLE, QUESTION, STYLE } from './word-types.ts';

/** A word of a query and what it finds. */
export interface Slot {
  /** The words as they were typed: one, or two that name one thing. */
  readonly typed: string;
  /** The spelling that was searched for, where the typed one is unknown. */
  readonly used?: string;
  /** How the thing is called. */
  readonly name: string;
  /** Keys of the words that were found, for marking. */
  readonly keys: readonly string[];
  /** Score by product number. */
  readonly found: ReadonlyMap<number, number>;
  /** Field by product number. */
  readonly fields: ReadonlyMap<number, number>;
  /** Letters of `word-types.ts`. */
  readonly types: string;
  readonly help: readonly HelpEntry[];
  readonly isGoverned: boolean;
  readonly isCapped: boolean;
  /** Whether it was found as it is typed. */
  readonly isKnown: boolean;
  /** Of two words that name one thing: what the second of them names. */
  readonly wider?: Slot;
}

/** Words of these types say how a thing is. */
const TRAITS = [COLOUR, MATERIAL, PATTERN, STYLE];
const NO_KINDS = [...TRAITS, OCCASION, FILLER, QUESTION];
/** Types of words that are not looked for in products. */
const PASSED = [FILLER, QUESTION, ...Object.values(PEOPLE)];

export const isOf = ({ types }: Slot, ...wanted: readonly string[]): boolean =>
  wanted.some((type) => types.includes(type));
export const isPassed = (slot: Slot): boolean => isOf(slot, ...PASSED) && !isOf(slot, KIND);
export const isTrait = (slot: Slot): boolean => isOf(slot, ...TRAITS) && !isOf(slot, KIND);

/** Whether a product is of the kind that a word names. */
export const isKindOf = ({ fields }: Slot, number: number): boolean => (fields.get(number) ?? 0) >= FIELDS.kin;
/** Whether a word says something else than what kind of thing is wanted. */
export const namesNoKind = (slot: Slot): boolean => !isOf(slot, KIND) && isOf(slot, ...NO_KINDS);
