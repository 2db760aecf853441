/** Words for numbers: "ढाई सौ", "3 hazar", "one thousand". */

/** From this number on a word multiplies what stands before it. */
const MULTIPLIER = 100;
const LAKH = 100_000;

/**
 * Replaces words for numbers by figures. A number without "hundred" or "thousand" is replaced only before one of `units` ("saal"): "do" and "ek"
 * are more often other words. "dhai" is 2.5; "sadhe" adds a half to the number that follows.
 */
export function readNumberWords(
  words: readonly string[],
  numbers: Readonly<Record<string, number>>,
  units: ReadonlySet<string>,
): string[] {
  const result: string[] = [];
  for (let index = 0; index < words.length; ) {
    let [sum, current, end, isSpoken] = [0, 0, index, false];
    for (; end < words.length; end++) {
      const word = words[end] as string;
      const value = numbers[word] ?? Number(word);
      const isMultiplier = value >= MULTIPLIER && value % MULTIPLIER === 0 && (end === index || current < MULTIPLIER);
      // A number follows a half or a multiplied one, not another number.
      if (Number.isNaN(value) || (!isMultiplier && end > index && current % 1 === 0 && (current > 0 || sum === 0)))
        break;
      if (isMultiplier) [sum, current] = [sum + (current || 1) * value, 0];
      else current += value;
      isSpoken ||= numbers[word] !== undefined;
    }
    // "Lakh ki chudi" is of lac.
    const isLac = sum === LAKH && end === index + 1;
    const isNumber = isSpoken && !isLac && (sum > 0 || units.has(words[end] ?? ''));
    const next = Math.max(end, index + 1);
    result.push(...(isNumber ? [String(sum + current)] : words.slice(index, next)));
    index = next;
  }
  return result;
}
