import { FIELDS } from './parts.ts';
import { BUNDLE, KIND, MISSING } from './word-types.ts';
import { isKindOf, isOf, namesNoKind, type Slot } from './slot.ts';

/** Which word of a query says what kind of thing is wanted. The others say how it should be. */

/** How much it says that a product has a word, by field. */
const HAS = [0.15, 0.6, 1, 1, 1];
/** What a reading is better by: its kind is the last one, has a name of two words. */
const LAST = 0.1;
const EXACT = 0.2;
/** Of the products with an unknown word, this share is called so if it is a kind. */
const NAMED = 0.2;

/** The kind of thing that a query asks for: the reading with which one product has most of the other words. */
export function chooseKind(slots: readonly Slot[], isAllowed: (number: number) => boolean): Slot | undefined {
  const candidates = slots.filter((slot) => isCandidate(slot));
  let [most, best] = [-1, undefined as Slot | undefined];
  for (const slot of narrow(candidates)) {
    const others = slots.filter((other) => other !== slot);
    let covered = 0;
    for (const number of slot.fields.keys())
      if (isKindOf(slot, number) && isAllowed(number)) covered = Math.max(covered, countWords(others, number));
    const worth =
      covered +
      Number(slot === slots.findLast((other) => candidates.includes(other))) * LAST +
      Number(slot.typed.includes(' ')) * EXACT;
    if (worth >= most) [most, best] = [worth, slot];
  }
  return best;
}

/** The candidates that are not said to be what the thing is for or has, if there are some: known kinds on sale, else any on sale. */
function narrow(candidates: readonly Slot[]): readonly Slot[] {
  const isOnSale = (slot: Slot) => !isOf(slot, MISSING, BUNDLE);
  const free = candidates.filter((slot) => !slot.isGoverned && !isOf(slot, BUNDLE));
  const choices = [
    free.filter((slot) => isOnSale(slot) && isOf(slot, KIND)),
    free.filter(isOnSale),
    // What is asked for may be missing though what it is for is not: "phone with a charger".
    free,
    candidates.filter(isOnSale),
  ];
  return choices.find((choice) => choice.length > 0) ?? candidates;
}

const countWords = (slots: readonly Slot[], number: number): number =>
  slots.reduce((sum, { fields }) => sum + (HAS[fields.get(number) ?? -1] ?? 0), 0);

function isCandidate(slot: Slot): boolean {
  if (isOf(slot, MISSING)) return true;
  if (namesNoKind(slot) || /^\d/.test(slot.typed)) return false;
  let named = 0;
  for (const field of slot.fields.values()) if (field >= FIELDS.kin) named++;
  return named > 0 && (isOf(slot, KIND) || named >= slot.fields.size * NAMED);
}
