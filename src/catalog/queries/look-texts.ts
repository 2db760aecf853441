import type { Product } from '../model.ts';
import { findKinds, type LookKind } from './look-traits.ts';
import { findTones, type Tone } from './look-tones.ts';

/** A kind that the text of a product says goes with it. */
export interface NamedKind {
  readonly kind: LookKind;
  /** The colours that the text wants it in; empty where it names none. */
  readonly tones: readonly Tone[];
}

/** What the text of a product says about other things. */
export interface NamedKinds {
  readonly wanted: readonly NamedKind[];
  /** Kinds that it says are not needed, or that it comes with. */
  readonly unwanted: readonly LookKind[];
}

/** What follows says what it is worn with. */
const WORN =
  /\b(?:wear|worn|pairs?|teams?|goes|go|looks? good|matches)\b[^.]*?\b(?:with|over|under)\b|\bplease wear\b|\bto wear with\b/i;
const NOT_NEEDED = /\b(?:needs? no|no need for|do not wear|don’t wear|without)\b|\bcomes? with\b/i;

/** Reads description, details and features, a sentence after the other. */
export function readNamedKinds(product: Product): NamedKinds {
  const wanted: NamedKind[] = [];
  const unwanted: LookKind[] = [];
  for (const sentence of sentencesOf(product)) {
    const not = NOT_NEEDED.exec(sentence);
    if (not) unwanted.push(...findKinds(sentence.slice(not.index)).map(({ kind }) => kind));
    const worn = WORN.exec(sentence);
    if (!worn || (not && not.index <= worn.index)) continue;
    const rest = sentence.slice(worn.index + worn[0].length, not && not.index > worn.index ? not.index : undefined);
    const tones = findTones(rest);
    wanted.push(...findKinds(rest).map(({ kind }) => ({ kind, tones })));
  }
  return { wanted, unwanted };
}

function sentencesOf({ description, descriptionLines = [], detailsHtml, features }: Product): string[] {
  return [description, ...descriptionLines, detailsHtml.replace(/<[^>]*>/g, '. '), ...features]
    .join('. ')
    .split(/[.!?;]\s/);
}
