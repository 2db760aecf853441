import { FIELDS, type HelpEntry, levelOf, type WordRecord } from '../../core/search/parts.ts';
import { WORD_TYPES } from '../vocabulary/word-types.ts';
import { groupOf } from '../../core/search/keys.ts';
import { encodeLevels, encodeNumbers } from '../../core/search/postings.ts';
import type { ProductRanks } from './search-ranks.ts';
import type { Meaning, Vocabulary } from './search-rules.ts';
import { fieldOf, numberOf, postingOf, type TermTable } from './search-terms.ts';

/** Of a word that more products have, only those that it names and the most popular are in the index. */
export const MOST_POSTINGS = 1_500;
/** An occasion is met by many kinds of things; beside a kind it only ranks. */
const MOST_OF_OCCASION = 150;
const MOST_OF_TRAIT = 300;
/** Of a name of two words; its words have their own postings. */
const MOST_OF_PAIR = 100;
/** Of a sound with several meanings, which is looked up only for a spelling that none of them lists. */
const MOST_OF_SOUND = 120;
/** A word that more than this share of many products has tells them apart only where it is not in a text. */
const COMMON = 0.02;
/** With fewer products every word tells, and the limits above are not needed: files are small. */
const MANY = 1_000;
/** The words that most products are named by. */
const TOP_WORDS = 80;
/** Products of the nearest kind that are shown for one that is missing. */
const MOST_NEAREST = 24;

/** Types of words that are not looked for in products, and of those that only rank them. */
const PASSED = /^[fqx]+$/;
const PEOPLE = /^[oMWBGKY]+$/;
const TRAITS = /^[cmpsoMWBGKYfq]+$/;
const mostOf = (types: string): number =>
  PEOPLE.test(types) ? MOST_OF_OCCASION : TRAITS.test(types) ? MOST_OF_TRAIT : MOST_POSTINGS;
const NOTHING: Postings = ['', '', 0];

type Postings = readonly [numbers: string, levels: string, total: number];

/** The records of all words, sorted by their keys. `helpOf` gives the pages of help for a key. */
export function makeRecords(
  table: TermTable,
  { meanings, byKey, spelled }: Vocabulary,
  ranks: ProductRanks,
  helpByKey: ReadonlyMap<string, readonly HelpEntry[]>,
): WordRecord[] {
  const written = table.listWritten();
  const known = new Map<string, Postings>();
  /** Postings of one term are made once, however many words have them. */
  const encode = (terms: readonly number[], most = MOST_POSTINGS): Postings => {
    const name = `${terms.join()} ${most}`;
    let postings = known.get(name);
    if (!postings) {
      postings = encodePostings(
        terms.length === 1 ? (table.postings[terms[0] as number] as number[]) : mergePostings(terms, table),
        ranks,
        most,
      );
      known.set(name, postings);
    }
    return postings;
  };
  const records: WordRecord[] = [];
  const shared = new Set([...spelled.values()].map((key) => key.split('|')[0]));
  for (const [key, ids] of byKey) {
    const own = table.ownTerms.get(key);
    const terms = own === undefined ? ids : [...ids, own];
    const isMissing = isMissingKind(ids, meanings, table);
    const nearest = isMissing ? findNearest(ids, terms, meanings, table, ranks) : undefined;
    const types = [...new Set(ids.map((id) => meanings[id]?.type ?? ''))].join('');
    // A word that also says something else is not taken for a kind of which there is nothing.
    const general = ids.some((id) => meanings[id]?.isGeneral) ? WORD_TYPES.general : '';
    const shown = isMissing
      ? types.replace(WORD_TYPES.kind, types.length > 1 ? '' : WORD_TYPES.missing)
      : `${types}${general}`;
    const isPassed = PASSED.test(types);
    const isShared = shared.has(key) || shared.has(`~${key}`);
    const cut = Math.min(mostOf(types), isShared ? MOST_OF_SOUND : key.includes('.') ? MOST_OF_PAIR : Infinity);
    const most = ranks.positions.length < MANY ? MOST_POSTINGS : cut;
    const [numbers, levels, total] = isPassed ? NOTHING : (nearest ?? encode(terms, most));
    const name = meanings[ids[0] as number]?.name ?? '';
    const help = helpByKey.get(key);
    if (numbers === '' && shown === '' && !help) continue;
    records.push(makeRecord([key, numbers, levels], name === key ? 0 : name, total, shown, help));
  }
  for (const [key, term] of table.ownTerms) {
    if (byKey.has(key)) continue;
    const [numbers, levels, total] = encode([term]);
    const help = helpByKey.get(key);
    const text = written.get(term) ?? key;
    if (numbers !== '' || help)
      records.push(makeRecord([key, numbers, levels], text === key ? 0 : text, total, '', help));
  }
  for (const [key, help] of helpByKey)
    if (!byKey.has(key) && !table.ownTerms.has(key)) records.push(makeRecord([key, '', ''], 0, 0, '', help));
  return records.sort(([a], [b]) => (a < b ? -1 : 1));
}

/** A record without what it does not need at its end. */
function makeRecord(
  [key, numbers, levels]: readonly [string, string, string],
  written: string | 0,
  total: number,
  types: string,
  help: readonly HelpEntry[] | undefined,
): WordRecord {
  if (help) return [key, numbers, levels, written, total, types, help];
  if (types) return [key, numbers, levels, written, total, types];
  if (total) return [key, numbers, levels, written, total];
  return written ? [key, numbers, levels, written] : [key, numbers, levels];
}

/** The keys of the words that most products are named by, without those in a group of `known`. */
export function listTop(table: TermTable, { meanings }: Vocabulary, known: ReadonlyMap<string, unknown>): string[] {
  const keys = [...meanings.map(({ key }) => key)];
  for (const [key, term] of table.ownTerms) keys[term] = key;
  return keys
    .map((key, term) => ({
      key,
      count: (table.postings[term] as number[]).filter((one) => fieldOf(one) === FIELDS.head).length,
    }))
    .filter(({ key, count }) => count > 0 && !known.has(groupOf(key)))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
    .slice(0, TOP_WORDS)
    .map(({ key }) => key);
}

const isNamed = (posting: number): boolean => fieldOf(posting) >= FIELDS.kin;

/** Whether words name a kind of which there is no product. */
const isMissingKind = (ids: readonly number[], meanings: readonly Meaning[], table: TermTable): boolean => {
  const kinds = ids.filter((id) => meanings[id]?.type === WORD_TYPES.kind);
  return kinds.length > 0 && !kinds.some((id) => table.postings[id]?.some(isNamed));
};

/**
 * What is shown for a kind that is missing: products with its name in their titles, and the most popular ones of what it belongs to, the
 * narrowest first. Undefined if there are none.
 */
function findNearest(
  ids: readonly number[],
  terms: readonly number[],
  meanings: readonly Meaning[],
  table: TermTable,
  ranks: ProductRanks,
): Postings | undefined {
  const own = terms.flatMap((id) => table.postings[id] as number[]);
  const titled = own.filter((one) => fieldOf(one) >= FIELDS.title);
  const lists = ids
    .flatMap((id) => meanings[id]?.wider ?? [])
    .map((id) => ({
      isGeneral: Number(meanings[id]?.isGeneral),
      list: (table.postings[id] as number[]).filter(isNamed),
    }))
    .filter(({ list }) => list.length > 0)
    .sort((a, b) => a.isGeneral - b.isGeneral || a.list.length - b.list.length);
  const found = new Map<number, number>();
  const fill = (list: readonly number[], field?: number) => {
    for (const posting of list.toSorted((a, b) => popularityOf(a, ranks) - popularityOf(b, ranks)))
      if (found.size < MOST_NEAREST && !found.has(numberOf(posting)))
        found.set(numberOf(posting), postingOf(numberOf(posting), field ?? fieldOf(posting)));
  };
  fill(titled, FIELDS.head);
  if (own.length > 0)
    fill(
      own.filter((one) => fieldOf(one) === FIELDS.attribute),
      FIELDS.kin,
    );
  else for (const { list } of lists) fill(list);
  if (found.size === 0) return undefined;
  return encodePostings(
    [...found.values()].sort((a, b) => a - b),
    ranks,
  );
}

const popularityOf = (posting: number, { positions }: ProductRanks): number => positions[numberOf(posting)] as number;

/** The postings of several terms, each product with its best field. */
function mergePostings(terms: readonly number[], table: TermTable): number[] {
  const fields = new Map<number, number>();
  for (const term of terms)
    for (const posting of table.postings[term] as number[]) {
      const known = fields.get(numberOf(posting));
      if (known === undefined || posting > known) fields.set(numberOf(posting), posting);
    }
  return [...fields.values()].sort((a, b) => a - b);
}

function encodePostings(
  postings: readonly number[],
  { positions, ranks }: ProductRanks,
  most = MOST_POSTINGS,
): Postings {
  const total = postings.length;
  const count = positions.length;
  const isTelling = count < MANY || total <= count * COMMON;
  let chosen = isTelling ? postings : postings.filter((one) => fieldOf(one) !== FIELDS.text);
  const isCut = chosen.length > most;
  if (isCut) {
    // Those that are named by the word come first, then those with it in their titles. Each product has a id of its own.
    const orderOf = (posting: number) =>
      (positions[numberOf(posting)] as number) +
      (isNamed(posting) ? 0 : fieldOf(posting) === FIELDS.title ? count : 2 * count);
    // Arrays of numbers are sorted many times faster than with a comparison.
    const last = Int32Array.from(chosen, orderOf).sort()[most - 1] as number;
    chosen = chosen.filter((posting) => orderOf(posting) <= last);
  }
  const levels = chosen.map((posting) => levelOf(fieldOf(posting), ranks[numberOf(posting)] as number));
  return [encodeNumbers(chosen.map(numberOf)), encodeLevels(levels), isCut ? total : 0];
}
