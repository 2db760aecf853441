import { FIELDS, type HelpEntry } from './parts.ts';
import { COLOUR, FILLER, KIND, MATERIAL, OCCASION, PATTERN, PEOPLE, QUESTION, STYLE, WITHOUT } from './word-types.ts';

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
  readonly isFor: boolean;
  /** What the thing should be without. */
  readonly isUnwanted?: true;
  readonly isCapped: boolean;
  /** Whether it was found as it is typed. */
  readonly isKnown: boolean;
  /** Of two words that name one thing, of which the second names the wider kind: the two. */
  readonly parts?: readonly [Slot, Slot];
}

/** Words of these types say how a thing is. */
const TRAITS = [COLOUR, MATERIAL, PATTERN, STYLE];
const NO_KINDS = [...TRAITS, OCCASION, FILLER, QUESTION];
/** Types of words that are not looked for in products. */
const PASSED = [FILLER, QUESTION, WITHOUT, ...Object.values(PEOPLE)];

/** Whether a word can be of one of these types (`WORD_TYPES`). */
export const isOf = ({ types }: Slot, ...wanted: readonly string[]): boolean =>
  wanted.some((type) => types.includes(type));
/** Whether a word is not looked for in products, such as "which" or "women". */
export const isPassed = (slot: Slot): boolean => isOf(slot, ...PASSED) && !isOf(slot, KIND);
/** Whether a word says how a thing is, such as a colour, and names no kind. */
export const isTrait = (slot: Slot): boolean => isOf(slot, ...TRAITS) && !isOf(slot, KIND);

/** Whether a product is of the kind that a word names. */
export const isKindOf = ({ fields }: Slot, number: number): boolean => (fields.get(number) ?? 0) >= FIELDS.kin;
/** Whether a word says something else than what kind of thing is wanted. */
export const namesNoKind = (slot: Slot): boolean => !isOf(slot, KIND) && isOf(slot, ...NO_KINDS);

/** How much it says that a product has a word, by field; a trait is as true in an attribute as in a title. */
const HAS = [0.15, 0.6, 1, 1, 1];
const HAS_TRAIT = [0, 0.75, 0.9, 0.9, 0.9];
/** The colour that a product is called by is its own; another one in its title may be that of a part. */
const HAS_COLOUR = [0, 0.4, 0.5, 0.75, 0.75];

/** How much of what these words say is true of a product. */
export const coverOf = (slots: readonly Slot[], number: number): number =>
  slots.reduce((sum, slot) => {
    const worth = isOf(slot, COLOUR) ? HAS_COLOUR : isTrait(slot) ? HAS_TRAIT : HAS;
    const part = slot.isUnwanted ? -1 : isOf(slot, OCCASION) ? 0.5 : 1;
    return sum + (worth[slot.fields.get(number) ?? -1] ?? 0) * part;
  }, 0);

/** The words with the two of one thing in its place. */
export const split = (pair: Slot, words: readonly Slot[]): Slot[] =>
  words.flatMap((slot) => (slot === pair ? (pair.parts ?? slot) : slot));
