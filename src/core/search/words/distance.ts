const VOWELS = 'aeiouy';
/** Letters that are often mistaken for each other. */
const NEAR = ['dr', 'mn', 'bv', 'td', 'kg', 'sx', 'jg', 'pf', 'pb', 'jx', 'sj', 'lr', 'rt'];

const cheap = (letter: string | undefined): number => (letter && `${VOWELS}h`.includes(letter) ? 0.5 : 1);

function swap(a: string, b: string): number {
  if (a === b) return 0;
  if (VOWELS.includes(a) && VOWELS.includes(b)) return 0.5;
  return NEAR.some((pair) => pair.includes(a) && pair.includes(b)) ? 0.5 : 1;
}

/** How far two keys are apart: 1 for each letter that is wrong, missing, too many or exchanged, half for a vowel. More than `limit` is Infinity. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit * 2) return Infinity;
  let [before, row]: [number[], number[]] = [[], [0]];
  for (let column = 0; column < b.length; column++) row.push((row[column] as number) + cheap(b[column]));
  for (let line = 0; line < a.length; line++) {
    const letter = a[line] as string;
    const next = [(row[0] as number) + cheap(letter)];
    for (let column = 0; column < b.length; column++) {
      const other = b[column] as string;
      let cost = Math.min(
        (row[column] as number) + swap(letter, other),
        (row[column + 1] as number) + cheap(letter),
        (next[column] as number) + cheap(other),
      );
      if (line > 0 && column > 0 && letter === b[column - 1] && other === a[line - 1])
        cost = Math.min(cost, (before[column - 1] as number) + 0.75);
      next.push(cost);
    }
    if (Math.min(...next) > limit) return Infinity;
    [before, row] = [row, next];
  }
  const total = row[b.length] as number;
  return total > limit ? Infinity : total;
}

/** How many mistakes are taken for a spelling of a key with fewer letters than this. */
const LIMITS = [
  [3, 0],
  [4, 0.5],
  [6, 0.75],
  [9, 1],
] as const;

/** How many mistakes are taken for a spelling of a key. */
export const mistakesIn = (key: string): number => LIMITS.find(([length]) => key.length < length)?.[1] ?? 2;
