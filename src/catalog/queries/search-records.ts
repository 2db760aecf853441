import { FIELDS, levelOf, type WordRecord } from '../../core/search/parts.ts';
import { encodeLevels, encodeNumbers } from '../../core/search/postings.ts';
import type { ProductRanks } from './search-ranks.ts';
import { fieldOf, isOwnWord, numberOf, type TermTable } from './search-terms.ts';

/** Of a word that more products have, only the most popular are in the index. */
export const MOST_POSTINGS = 3_000;
/** A word that more than this share of many products has tells them apart only where it is not in a text. */
const COMMON = 0.02;
const MANY = 1_000;
/** The words that most products are named by. */
const TOP_WORDS = 150;

/** The records of all words, sorted by their keys. */
export function makeRecords(table: TermTable, ranks: ProductRanks): WordRecord[] {
  const written = table.listWritten();
  return table.keys
    .map((key, id) => makeRecord(key, table.postings[id] as number[], ranks, written.get(id)))
    .filter((record) => record !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The keys of the words that most products are named by, without those of `known`. */
export function listTop(table: TermTable, known: ReadonlySet<string>): string[] {
  return table.keys
    .map((key, id) => ({
      key,
      count: (table.postings[id] as number[]).filter((one) => fieldOf(one) === FIELDS.head).length,
    }))
    .filter(({ key, count }) => count > 0 && !known.has(key))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
    .slice(0, TOP_WORDS)
    .map(({ key }) => key);
}

function makeRecord(
  key: string,
  postings: readonly number[],
  { positions, ranks }: ProductRanks,
  written = key,
): WordRecord | undefined {
  const total = postings.length;
  const count = positions.length;
  const isTelling = count < MANY || total <= count * COMMON;
  let chosen = isTelling ? postings : postings.filter((one) => fieldOf(one) !== FIELDS.text);
  if (chosen.length === 0) return undefined;
  const isCut = chosen.length > MOST_POSTINGS;
  if (isCut) {
    const positionOf = (posting: number) => positions[numberOf(posting)] as number;
    // Each product has a place of its own. Arrays of numbers are sorted many times faster than with a comparison.
    const last = Int32Array.from(chosen, positionOf).sort()[MOST_POSTINGS - 1] as number;
    chosen = chosen.filter((posting) => positionOf(posting) <= last);
  }
  // Where some products are named by the word itself, those that are named by another for it come after them.
  const isName = postings.some((one) => isOwnWord(one) && fieldOf(one) === FIELDS.head);
  const rankedField = (one: number) =>
    isName && !isOwnWord(one) ? Math.min(fieldOf(one), FIELDS.title) : fieldOf(one);
  const levels = chosen.map((posting) => levelOf(rankedField(posting), ranks[numberOf(posting)] as number));
  const record = [key, encodeNumbers(chosen.map(numberOf)), encodeLevels(levels)] as const;
  if (isCut) return [...record, written, total];
  return written === key ? record : [...record, written];
}
