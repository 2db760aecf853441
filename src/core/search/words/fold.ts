import { romanise } from './devanagari.ts';
import type { SearchRules } from './rules.ts';
import { normalise } from '../../text/normalise.ts';

/** Makes one key of all spellings of a word: "saree", "sari" and "साड़ी" are "sari". */
export type Fold = (word: string) => string;

/** Words to this length keep their last vowel: "cape" and "cap" are two things. */
const SHORT = 4;

/** The text in its plainest Unicode form: lower case, Latin letters without marks, figures of other scripts as 0 to 9. */
export const simplify = (text: string): string =>
  normalise(text, 'NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u200b-\u200d'’]/g, '')
    // Arabic figures begin at a multiple of 16, as Latin ones do, those of Indian scripts 6 later.
    .replace(/\p{Nd}/gu, (digit) => `${(digit.charCodeAt(0) - (digit < '\u0900' ? 0 : 6)) & 15}`);

/** Most texts, for which a shorter way leads to the same words. */
const PLAIN = /^[ -~]*$/;
const PLAIN_WORDS = /[a-z0-9]+/g;

/** The words of a simplified text. */
export const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text, simplified; "20,000" is one. */
export const wordsOf = (text: string): string[] => {
  const joined = text.replace(/(?<=\d),(?=\d\d)/g, '');
  return (
    (PLAIN.test(joined)
      ? joined.toLowerCase().replaceAll("'", '').match(PLAIN_WORDS)
      : simplify(joined).match(WORDS)) ?? []
  );
};

/** Makes the stem of a simplified word: without the ending of a plural or an oblique form, otherwise as it is spelled. */
export const makeStem =
  ({ endings, hindiEndings }: Pick<SearchRules, 'endings' | 'hindiEndings'>): Fold =>
  (word) =>
    withoutEnding(word, isDevanagari(word) ? hindiEndings : endings);

/** `fold` takes simplified words. */
export function makeFold(rules: Pick<SearchRules, 'letters' | 'endings' | 'hindiEndings'>): Fold {
  const stem = makeStem(rules);
  const replacements = rules.letters.map(([from, to]) => [toPattern(from), to] as const);
  const known = new Map<string, string>();
  return (word) => {
    let key = known.get(word);
    if (key === undefined) {
      key = isDevanagari(word) ? romanise(stem(word)) : stem(word);
      for (const [from, to] of replacements) key = key.replace(from, to);
      key = key.replace(/(\D)\1+/g, '$1');
      if (key.length > SHORT) key = key.replace(/(?<=[^aeiou\d])[ae]$/, '');
      known.set(word, key);
    }
    return key;
  };
}

/** Whether a text has a letter of Devanagari. */
export const isDevanagari = (text: string): boolean => /[\u0900-\u097f]/.test(text);

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

/** Whether a key is that of two words (`pairKey`). */
export const isPairKey = (key: string): boolean => key.includes('.');
