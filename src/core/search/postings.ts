/** Postings are ascending product numbers, each with a level from 0 to 90, as two short texts without characters that JSON escapes. */
export interface Postings {
  readonly numbers: readonly number[];
  readonly levels: readonly number[];
}

const FIRST = 35;
const BACKSLASH = 92;
/** Below it a value is one character; from it on a character also stands for a factor. */
const SINGLE = 80;
const BASE = 11;

const toCharacter = (value: number): string =>
  String.fromCharCode(FIRST + value >= BACKSLASH ? FIRST + value + 1 : FIRST + value);
const toValue = (code: number): number => (code > BACKSLASH ? code - 1 : code) - FIRST;

/** Ascending numbers as text: the gaps between them. */
export function encodeNumbers(numbers: readonly number[]): string {
  // A text that grows by characters would be kept as a long chain of them.
  const characters: string[] = [];
  let previous = -1;
  for (const number of numbers) {
    let gap = number - previous - 1;
    for (; gap >= SINGLE; gap = Math.floor((gap - SINGLE) / BASE))
      characters.push(toCharacter(SINGLE + ((gap - SINGLE) % BASE)));
    characters.push(toCharacter(gap));
    previous = number;
  }
  return characters.join('');
}

/** The inverse of `encodeNumbers`. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let [previous, gap, factor] = [-1, 0, 1];
  for (let index = 0; index < text.length; index++) {
    const value = toValue(text.charCodeAt(index));
    gap += value * factor;
    factor *= BASE;
    if (value >= SINGLE) continue;
    previous += gap + 1;
    numbers.push(previous);
    [gap, factor] = [0, 1];
  }
  return numbers;
}

/** Levels from 0 as a text with one character for each. */
export const encodeLevels = (levels: readonly number[]): string => levels.map(toCharacter).join('');
/** The inverse of `encodeLevels`. */
export const decodeLevels = (text: string): number[] => [...text].map((character) => toValue(character.charCodeAt(0)));
