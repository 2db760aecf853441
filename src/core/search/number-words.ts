/** Words for numbers: "ढाई सौ", "3 hazar", "one thousand". */

/** From this number on a word multiplies what stands before it. */
const MULTIPLIER = 100;
/** Words of one number: "do lakh paanch hazar teen sau". */
const LONGEST = 8;
/** What a word adds to the number that follows, or to the multiplier: "dhai" is 2.5, "sadhe teen" 3.5. */
const isFraction = (value: number): boolean => value % 1 !== 0;

/**
 * Replaces words for numbers by figures. A number without "hundred" or "thousand" is replaced only before one of `units` ("saal"): "do" and "ek"
 * are more often other words.
 */
export function readNumberWords(
  words: readonly string[],
  numbers: Readonly<Record<string, number>>,
  units: ReadonlySet<string>,
): string[] {
  const readValue = (word: string | undefined): number | undefined =>
    word === undefined ? undefined : /^\d+(?:\.\d+)?$/.test(word) ? Number(word) : numbers[word];
  const result: string[] = [];
  for (let index = 0; index < words.length; ) {
    const { value, length, isLarge } = readNumber(words.slice(index, index + LONGEST).map(readValue));
    const isSpoken = words.slice(index, index + length).some((word) => numbers[word] !== undefined);
    if (length > 0 && isSpoken && (isLarge || units.has(words[index + length] ?? ''))) {
      result.push(String(value));
      index += length;
    } else result.push(words[index++] as string);
  }
  return result;
}

/** Reads the number at the beginning of values; `isLarge`: it has a multiplier. */
function readNumber(values: readonly (number | undefined)[]): { value: number; length: number; isLarge: boolean } {
  let [sum, current, length, isLarge] = [0, 0, 0, false];
  for (const value of values) {
    if (value === undefined) break;
    if (value >= MULTIPLIER && value % MULTIPLIER === 0 && (length === 0 || current < MULTIPLIER)) {
      sum += (current || 1) * value;
      current = 0;
      isLarge = true;
    } else if (length > 0 && !isLarge && !isFraction(current)) break;
    else if (current > 0 && !isFraction(current)) break;
    else current += value;
    length++;
  }
  return { value: sum + current, length, isLarge };
}
