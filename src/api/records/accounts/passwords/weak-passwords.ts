import { readFileSync } from 'node:fs';
import { fieldsText } from '../../../../messages/rooms/fields.ts';
import { fold } from '../../../ground/text/identity.ts';

/** Refuses easily guessed passwords: well-known ones, keyboard rows and repetitions, and personal data. */

/** A well-known word stays weak with up to this many other characters, such as "123!" or "2026". */
const MOST_TRIMMINGS = 6;
/** The same for personal data. */
const MOST_OTHERS = 4;

let lists: { readonly words: ReadonlySet<string>; readonly whole: ReadonlySet<string> } | undefined;

/** Read on first use. */
function readLists() {
  if (lists) return lists;
  const text = readFileSync(new URL('./worst-passwords.txt', import.meta.url), 'utf8');
  const [words = '', whole = ''] = text.split('# Whole passwords.');
  const read = (part: string) =>
    new Set(
      part
        .replace(/^#.*$/gm, '')
        .split(/\s+/)
        .filter((word) => word !== ''),
    );
  lists = { words: read(words), whole: read(whole) };
  return lists;
}

/**
 * What is wrong with a new password; undefined for a good one. `own` is personal data: names, address, number.
 */
export function findPasswordProblem(password: string, own: readonly (string | null | undefined)[]): string | undefined {
  const plain = fold(password);
  const letters = plain.replace(/[^\p{L}\p{N}]/gu, '');
  const { words, whole } = readLists();
  const unit = findUnit(letters);
  if (whole.has(plain) || whole.has(letters) || words.has(letters) || words.has(unit)) return fieldsText.passwordCommon;
  if (unit.length <= 4 || countRuns(letters) <= 2) return fieldsText.passwordRow;
  if (isTrimmedWord(plain, words)) return fieldsText.passwordCommon;
  return isOwn(letters, own) ? fieldsText.passwordOwn : undefined;
}

/** The shortest text that a text repeats: "abc" of "abcabc"; else all of it. Its borders are found in linear time (Knuth, Morris, Pratt). */
function findUnit(text: string): string {
  const borders = [0];
  for (let index = 1, length = 0; index < text.length; index++) {
    while (length > 0 && text[index] !== text[length]) length = borders[length - 1] as number;
    if (text[index] === text[length]) length++;
    borders.push(length);
  }
  const unit = text.length - (borders.at(-1) ?? 0);
  return text.length % unit === 0 ? text.slice(0, unit) : text;
}

/** A well-known word with added or substituted digits and signs: "P@ssw0rd1!". */
function isTrimmedWord(plain: string, words: ReadonlySet<string>): boolean {
  const signs = [...plain];
  const isLetter = (sign: string) => /\p{L}/u.test(sign);
  const trimmed = signs.slice(signs.findIndex(isLetter), signs.findLastIndex(isLetter) + 1).join('');
  return [plain, trimmed].some((core) => {
    if (plain.length - core.length > MOST_TRIMMINGS) return false;
    const asWritten = core.replace(/[^\p{L}]/gu, '');
    const isWhole = core.length - asWritten.length <= 1 && words.has(asWritten);
    return isWhole || ['i', 'l'].some((one) => words.has(undisguise(core, one)));
  });
}

const SIGNS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
};
const undisguise = (text: string, one: string): string =>
  text.replace(/./gsu, (sign) => SIGNS[sign] ?? (sign === '1' || sign === '!' || sign === '|' ? one : sign));

function isOwn(letters: string, own: readonly (string | null | undefined)[]): boolean {
  const known = own
    .flatMap((text) => (text ? [text, text.split('@')[0] ?? '', text.replace(/^\+\d{2,3}(?=\d{9,10}$)/, '')] : []))
    .map((text) => fold(text).replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((text) => text.length >= 3)
    .sort((a, b) => b.length - a.length);
  const rest = known.reduce((left, text) => left.replaceAll(text, ''), letters);
  if (rest === letters) return false;
  return rest.length <= MOST_OTHERS || countRuns(rest) === 1 || readLists().words.has(rest);
}

const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
];
const BOTH_WAYS = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);

/** The number of runs (a repeated character, or neighbours in a row) that make up a text: "abcd1234" has two. */
function countRuns(text: string): number {
  let runs = 0;
  for (let at = 0; at < text.length; runs++) {
    let length = /^(.)\1*/su.exec(text.slice(at))?.[0].length ?? 1;
    for (const row of BOTH_WAYS) {
      let next = at + 1;
      while (next < text.length && row.includes(text.slice(at, next + 1))) next++;
      length = Math.max(length, next - at);
    }
    at += length;
  }
  return runs;
}
