import type { FacetValue } from '../../core/facets/table-file.ts';
import type { FacetInput } from '../schema/facets.ts';
import { foldWords } from './fold.ts';

type Families = NonNullable<FacetInput['families']>;

/**
 * Returns a function that finds the families of a text: those whose words it has. Of phrases that begin at one word the longest counts, so
 * that "art silk" is not silk.
 */
export function makeFamilyFinder(families: Families): (text: string) => readonly FacetValue[] {
  const byPhrase = new Map<string, FacetValue>();
  let longest = 1;
  for (const [rank, { id, label, hi, words = [], swatch }] of families.entries()) {
    const value: FacetValue = { id, label, swatch, rank };
    for (const name of [label, ...(hi ? [hi] : []), ...words]) {
      const phrase = foldWords(name);
      longest = Math.max(longest, phrase.length);
      if (phrase.length > 0 && !byPhrase.has(phrase.join(' '))) byPhrase.set(phrase.join(' '), value);
    }
  }
  return (text) => {
    const words = foldWords(text);
    const found = new Set<FacetValue>();
    for (let start = 0; start < words.length; ) {
      let length = Math.min(longest, words.length - start);
      while (length > 0 && !byPhrase.has(words.slice(start, start + length).join(' '))) length--;
      const value = byPhrase.get(words.slice(start, start + length).join(' '));
      if (value) found.add(value);
      start += Math.max(1, length);
    }
    return [...found].sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  };
}
