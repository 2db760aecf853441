import { checksText } from '../../messages/rooms/checks.ts';

/** What sellers type about sizes: "S:4 (Bust: 36 in), M:6, L". */

interface TypedSize {
  readonly name: string;
  /** Pieces as typed, where there are any. */
  readonly pieces?: string;
  /** What is in parentheses, where there are any. */
  readonly measured?: string;
}

const BETWEEN_SIZES = new Set([',', ';', '|', '\n']);
/** Sizes that are never the first half of another size's name, as "UK" is of "UK-6": a number after them is a number of pieces. */
const LETTERS = /^(?:(?:\d{1,2}|x{0,6})[sl]|\d{0,2}x{1,6}[sl]|m|(?:free|one) ?size)$/i;
const DIGITS = /^\d{1,6}$/;
const DASHES = ['-', '–', '—'];

/** The sizes of a text, in order. Text that can be read in two ways is in `doubts`, which say how to write it. */
export function readTypedSizes(text: string): { readonly sizes: TypedSize[]; readonly doubts: string[] } {
  const doubts: string[] = [];
  const sizes = splitOutside(text).map((entry): TypedSize => {
    const from = entry.endsWith(')') ? entry.indexOf('(') : -1;
    const plain = (from < 0 ? entry : entry.slice(0, from)).trim();
    const measured = from < 0 ? {} : { measured: entry.slice(from + 1, -1) };
    const read = readPieces(plain);
    if (typeof read === 'string') doubts.push(read);
    return { ...(typeof read === 'string' ? { name: plain } : read), ...measured };
  });
  return { sizes, doubts };
}

/** The entries of a list; a separator within parentheses is part of its entry. */
function splitOutside(text: string): string[] {
  const entries: string[] = [];
  let [from, isInside] = [0, false];
  for (let index = 0; index <= text.length; index++) {
    const sign = text[index];
    if (sign === '(') isInside = true;
    else if (sign === ')') isInside = false;
    else if (sign === undefined || (!isInside && BETWEEN_SIZES.has(sign))) {
      const entry = text.slice(from, index).trim();
      if (entry !== '') entries.push(entry);
      from = index + 1;
    }
  }
  return entries;
}

/** "S:4", "S = 4", "S - 4" and "S 4" as a size and its pieces; a sentence about "UK - 6", which can be a size too. */
function readPieces(plain: string): Pick<TypedSize, 'name' | 'pieces'> | string {
  const sign = Math.max(plain.lastIndexOf(':'), plain.lastIndexOf('='));
  if (sign > 0) return { name: plain.slice(0, sign).trim(), pieces: plain.slice(sign + 1).trim() };
  let digits = plain.length;
  while (digits > 0 && DIGITS.test(plain[digits - 1] ?? '')) digits--;
  const pieces = plain.slice(digits);
  if (!DIGITS.test(pieces)) return { name: plain };
  const before = plain.slice(0, digits).trimEnd();
  const hasDash = DASHES.includes(before.at(-1) ?? '');
  const name = (hasDash ? before.slice(0, -1) : before).trimEnd();
  const hasSpaces = before.length < digits || (hasDash && name.length < before.length - 1);
  if (name === '' || !(hasDash || hasSpaces)) return { name: plain };
  if (LETTERS.test(name)) return { name, pieces };
  if (!hasDash || !hasSpaces) return { name: plain };
  return checksText.sizes({
    found: JSON.stringify(plain),
    counted: JSON.stringify(`${name}:${pieces}`),
    pieces,
    size: name,
    named: JSON.stringify(`${name}-${pieces}`),
  });
}
