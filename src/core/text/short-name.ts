/**
 * Short names of products for cards, which have two lines for a name. A name that is too long for them ends where one of its phrases ends, so that
 * what is left is a name again: "Hair clutches, pack of 3" of "Hair clutches, pack of 3: black, brown and honey".
 */

/** The width of a line in em on the cards of lists, and on the smaller ones of rows, of a phone of 360 pixels. */
export const CARD_LINE = 10.3;
export const MINI_LINE = 7.8;

/** Widths of characters in em, of the widest of the usual system fonts. All others are as wide as most small letters. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\p{Mn}\p{Cf}]/u, 0],
  [/[ijlI.,:;'’|!()[\] ]/, 0.27],
  [/[ftr"/–-]|\p{Mc}/u, 0.38],
  [/[mwMW@%&—+₹]|[\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Telugu}]/u, 0.9],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u, 1.1],
  [/\p{Lu}/u, 0.64],
];
const MOST_LETTERS = 0.57;

/** In em. */
const widthOf = (text: string): number =>
  [...text].reduce(
    (width, character) => width + (WIDTHS.find(([kind]) => kind.test(character))?.[1] ?? MOST_LETTERS),
    0,
  );

/** Whether a text takes at most two lines of `line` em, and has no word that is wider. */
function fitsTwoLines(text: string, line: number): boolean {
  let lines = 1;
  let used = 0;
  for (const word of text.split(/(?<=[ -])/)) {
    const width = widthOf(word.trimEnd());
    if (width > line) return false;
    if (used + width > line) {
      lines++;
      used = 0;
    }
    used += widthOf(word);
  }
  return lines <= 2;
}

/** Where a phrase ends: before punctuation or a bracket, and before a word that begins what is added to a name. */
const ENDS = /[,;:](?= )|[،、，：।|]| [–—/-](?= )| ?[([（]|(?<![,;:]) (?:with|without|in|from|by|for)(?= )/gi;
/** What follows is a list, which is whole or left out. */
const BEFORE_LIST = /[:：([（]/;
/** After a comma they may belong to what is before them: "with hood, room for the bag". */
const FIRST_PHRASE = /in|from|by|for/i;
/** Between words of a list: "red, green and blue". */
const IN_LIST = /^, \S+ and /;

/**
 * How many characters of a name a card shows whose two lines of `line` em are too short for it. Undefined where the
 * whole name fits, and where no phrase of it does: such a name ends in dots.
 */
export function shortNameLength(name: string, line: number): number | undefined {
  if (fitsTwoLines(name, line)) return undefined;
  let end: number | undefined;
  let start = 0;
  for (const { index, 0: found } of name.matchAll(ENDS)) {
    const head = name.slice(0, index);
    if (FIRST_PHRASE.test(found) && head.includes(',')) continue;
    if (head.trim() === '' || !fitsTwoLines(head, line)) break;
    const isInList = !head.slice(start).includes(' ') && IN_LIST.test(name.slice(index));
    start = index + found.length + 1;
    if (!isInList || end === undefined) end = index;
    if (BEFORE_LIST.test(found)) break;
  }
  return end;
}
