import { romanise } from './devanagari.ts';
import type { SearchRules } from './rules.ts';
import { normalise } from '../text/normalise.ts';

/** Makes one key of all spellings of a word: "saree", "sari" and "साड़ी" are "sari". */
export type Fold = (word: string) => string;

/** Words to this length keep their last vowel: "cape" and "cap" are two things. */
const SHORT = 4;

/** The text in its plainest Unicode form: lower case, Latin letters without marks, figures of other scripts as 0 to 9. */
export const simplify = (text: string): string =>
  normalise(text, 'NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u200b-\u200d'’]/g, '')
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966));

/** Most texts, for which a shorter way leads to the same words. */
const PLAIN = /^[ -~]*$/;
const PLAIN_WORDS = /[a-z0-9]+/g;

/** The words of a simplified text. */
export const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

export const wordsOf = (text: string): string[] =>
  (PLAIN.test(text) ? text.toLowerCase().replaceAll("'", '').match(PLAIN_WORDS) : simplify(text).match(WORDS)) ?? [];

/** `fold` takes simplified words. */
export function makeFold({
  letters,
  endings,
  hindiEndings,
}: Pick<SearchRules, 'letters' | 'endings' | 'hindiEndings'>): Fold {
  const replacements = letters.map(([from, to]) => [toPattern(from), to] as const);
  const known = new Map<string, string>();
  return (word) => {
    let key = known.get(word);
    if (key === undefined) {
      key = isDevanagari(word) ? romanise(withoutEnding(word, hindiEndings)) : withoutEnding(word, endings);
      for (const [from, to] of replacements) key = key.replace(from, to);
      key = key.replace(/(\D)\1+/g, '$1');
      if (key.length > SHORT) key = key.replace(/(?<=[^aeiou\d])[ae]$/, '');
      known.set(word, key);
    }
    return key;
  };
}

export const isDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

function toPattern(text: string): RegExp {
  const [, start, letters, end] = /^(\^?)(.*?)(\$?)$/su.exec(text) ?? [];
  return new RegExp(`${start}${letters?.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}${end}`, 'gu');
}

/** At least three letters stay. */
function withoutEnding(word: string, endings: SearchRules['endings']): string {
  const ending = endings.find(([from]) => word.endsWith(from));
  const stem = ending && word.slice(0, word.length - ending[0].length) + ending[1];
  return stem && stem.length > 2 ? stem : word;
}

/**
 * The consonants of a key, by which it is put into a part of the index: what is typed with other vowels, or with letters that are
 * often mistaken, is in the same part.
 */
export const skeletonOf = (key: string): string =>
  key
    .replace(/^[aeiou]/, 'a')
    .replace(/(?<=.)[aeiouyh]/g, '')
    .replace(/d/g, 'r')
    .replace(/m/g, 'n')
    .replace(/b/g, 'v')
    .replace(/(\D)\1+/g, '$1')
    .replace(/[^a-z0-9]/g, '_');
