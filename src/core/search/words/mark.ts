import { type Fold, simplify, WORDS } from './fold.ts';

/** The places of words with these keys in a text, ascending. */
export function markWords(text: string, keys: ReadonlySet<string>, fold: Fold): [from: number, to: number][] {
  const marks: [number, number][] = [];
  for (const match of text.matchAll(WORDS)) {
    const from = match.index;
    if (keys.has(fold(simplify(match[0])))) marks.push([from, from + match[0].length]);
  }
  return marks;
}
