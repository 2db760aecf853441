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
interface NamedKinds {
  readonly wanted: readonly NamedKind[];
  /** Kinds that it says are not needed, or that it comes with. */
  readonly unwanted: readonly LookKind[];
}

/** "Pair it with leggings": a verb, then a word that what it is worn with follows. */
const VERB = /\b(?:wear|worn|pairs?|teams?|goes|go|looks? good|matches)\b/i;
const JOINT = /\b(?:with|over|under)\b/i;
const PLEASE = /\bplease wear\b/i;
const NOT_NEEDED = /\b(?:needs? no|no need for|do not wear|don’t wear|without)\b|\bcomes? with\b/i;

/** Reads description, details and features, a sentence after the other. */
export function readNamedKinds(product: Product): NamedKinds {
  const wanted: NamedKind[] = [];
  const unwanted: LookKind[] = [];
  for (const sentence of sentencesOf(product)) {
    const not = NOT_NEEDED.exec(sentence);
    if (not) unwanted.push(...findKinds(sentence.slice(not.index)).map(({ kind }) => kind));
    const worn = findWorn(sentence);
    if (!worn || (not && not.index <= worn.start)) continue;
    const rest = sentence.slice(worn.end, not ? not.index : undefined);
    const tones = findTones(rest);
    wanted.push(...findKinds(rest).map(({ kind }) => ({ kind, tones })));
  }
  return { wanted, unwanted };
}

/** Where a sentence begins to say what it is worn with, and where that ends and the things follow. */
function findWorn(sentence: string): { readonly start: number; readonly end: number } | undefined {
  const please = PLEASE.exec(sentence);
  const verb = VERB.exec(sentence);
  if (please && please.index <= (verb?.index ?? Infinity))
    return { start: please.index, end: please.index + please[0].length };
  const joint = verb && JOINT.exec(sentence.slice(verb.index));
  return joint ? { start: verb.index, end: verb.index + joint.index + joint[0].length } : undefined;
}

function sentencesOf({ description, descriptionLines = [], detailsHtml, features }: Product): string[] {
  return [description, ...descriptionLines, detailsHtml.replace(/<[^<>]*>/g, '. '), ...features]
    .join('. ')
    .split(/[.!?;]\s/);
}
