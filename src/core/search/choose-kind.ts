import { FIELDS } from './parts.ts';
import { BUNDLE, GENERAL, KIND, MISSING } from './word-types.ts';
import { coverOf, isKindOf, isOf, namesNoKind, type Slot, split } from './slot.ts';

/** Which word of a query says what kind of thing is wanted. The others say how it should be. */

/** What a reading is better by: its kind is the last one, has a name of two words. */
const LAST = 0.1;
const EXACT = 0.2;
/** The wider kind has to be better by this. */
const WIDER = 0.3;
/** Of the products with an unknown word, this share is called so if it is a kind. */
const NAMED = 0.2;

/** A way to understand a query. */
interface Reading {
  readonly kind: Slot;
  readonly words: readonly Slot[];
  readonly worth: number;
}

/** The kind of thing that a query asks for, and the words: the reading with which one product has most of the other words. */
export function chooseKind(words: readonly Slot[], isAllowed: (number: number) => boolean): Reading | undefined {
  const best = readAs(words, isAllowed);
  const { kind } = best ?? {};
  if (!best || !kind?.parts) return best;
  // Other words may be true of the wider kind only: "hooded bath towel".
  const [, wider] = kind.parts;
  const wide = readAs([...words.filter((slot) => slot !== kind), wider], isAllowed, wider);
  return wide && wide.worth > best.worth + WIDER ? { ...wide, words: split(kind, words) } : best;
}

/** The words of which one says what kind of thing is wanted. */
export const listKinds = (words: readonly Slot[]): readonly Slot[] => narrow(words.filter(isCandidate));

function readAs(words: readonly Slot[], isAllowed: (number: number) => boolean, only?: Slot): Reading | undefined {
  const candidates = words.filter((slot) => isCandidate(slot));
  let best: Reading | undefined;
  for (const kind of only ? [only] : narrow(candidates)) {
    const others = words.filter((other) => other !== kind);
    let covered = 0;
    for (const number of kind.fields.keys())
      if (isKindOf(kind, number) && isAllowed(number)) covered = Math.max(covered, coverOf(others, number));
    const worth =
      covered +
      Number(kind === words.findLast((other) => candidates.includes(other))) * LAST +
      Number(kind.typed.includes(' ')) * EXACT;
    if (worth >= (best?.worth ?? -1)) best = { kind, words, worth };
  }
  return best;
}

/** The candidates that are not said to be what the thing is for or has, if there are some: known kinds on sale, else any on sale. */
function narrow(candidates: readonly Slot[]): readonly Slot[] {
  const isOnSale = (slot: Slot) => !isOf(slot, MISSING, BUNDLE);
  const free = candidates.filter((slot) => !slot.isGoverned && !isOf(slot, BUNDLE));
  const known = free.filter((slot) => isOnSale(slot) && isOf(slot, KIND));
  // "Roti rakhne ka dabba" is said of what has a name: a dabba is many things.
  const named = candidates.filter((slot) => isOnSale(slot) && isOf(slot, KIND) && slot.typed.includes(' '));
  const choices = [
    known.every((slot) => isOf(slot, GENERAL)) ? [...new Set([...named, ...known])] : known,
    free.filter(isOnSale),
    // What is asked for may be missing though what it is for is not: "phone with a charger".
    free,
    candidates.filter(isOnSale),
  ];
  return choices.find((choice) => choice.length > 0) ?? candidates;
}

function isCandidate(slot: Slot): boolean {
  if (slot.isUnwanted) return false;
  if (isOf(slot, MISSING)) return true;
  if (namesNoKind(slot) || /^\d/.test(slot.typed)) return false;
  let named = 0;
  for (const field of slot.fields.values()) if (field >= FIELDS.kin) named++;
  return named > 0 && (isOf(slot, KIND) || named >= slot.fields.size * NAMED);
}
