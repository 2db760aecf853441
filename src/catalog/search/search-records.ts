import { FIELDS, type HelpEntry, levelOf, type WordRecord } from '../../core/search/parts.ts';
import { WORD_TYPES } from '../vocabulary/word-types.ts';
import { groupOf } from '../../core/search/words/keys.ts';
import { encodeLevels, encodeNumbers } from '../../core/search/postings.ts';
import type { ProductRanks } from './search-ranks.ts';
import type { Meaning, Vocabulary } from './meanings.ts';
import { fieldOf, numberOf, postingOf, type TermTable } from './search-terms.ts';

/** Of a word that more products have, only those that it names and the most popular are in the index. */
const MOST_POSTINGS = 1_500;
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

/** The records of all words, sorted by their keys. `helpByKey` has the pages of help for a key. */
export function makeRecords(
  table: TermTable,
  vocabulary: Vocabulary,
  ranks: ProductRanks,
  helpByKey: ReadonlyMap<string, readonly HelpEntry[]>,
): WordRecord[] {
  const { meanings, byKey, spelled } = vocabulary;
  const written = table.listWritten();
  const namedBy = nameProducts(table, ranks);
  const known = new Map<string, Postings>();
  /** Postings of one term are made once, however many words have them. */
  const encode = (terms: readonly number[], most = MOST_POSTINGS): Postings => {
    const name = `${terms.join()} ${most}`;
    let postings = known.get(name);
    if (!postings) {
      postings = encodePostings(mergePostings(terms, table), ranks, most);
      known.set(name, postings);
    }
    return postings;
  };
  const records: WordRecord[] = [];
  const shared = new Set([...spelled.values()].map((key) => key.split('|')[0]));
  for (const [key, ids] of byKey) {
    const own = table.ownTerms.get(key);
    const terms = own === undefined ? ids : [...ids, own];
    const isMissing = isMissingKind(ids, meanings, namedBy);
    const nearest = isMissing ? findNearest(ids, terms, vocabulary, table, ranks, namedBy) : undefined;
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
const isMissingKind = (
  ids: readonly number[],
  meanings: readonly Meaning[],
  namedBy: (term: number) => NamedProducts,
): boolean => {
  const kinds = ids.filter((id) => meanings[id]?.type === WORD_TYPES.kind);
  return kinds.length > 0 && kinds.every((id) => namedBy(id).total === 0);
};

/**
 * What is shown for a kind that is missing: products with its name in their titles, and the most popular ones of what it belongs to, the
 * narrowest first. Undefined if there are none. `namedBy` gives the products that a term names, the most popular first.
 */
function findNearest(
  ids: readonly number[],
  terms: readonly number[],
  { meanings }: Vocabulary,
  table: TermTable,
  ranks: ProductRanks,
  namedBy: (term: number) => NamedProducts,
): Postings | undefined {
  const own = mergePostings(terms, table);
  const lists = ids
    .flatMap((id) => meanings[id]?.wider ?? [])
    .map((id) => ({ isGeneral: Number(meanings[id]?.isGeneral), ...namedBy(id) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => a.isGeneral - b.isGeneral || a.total - b.total);
  const found = new Map<number, number>();
  const fill = (list: readonly number[], field?: number) => {
    for (const posting of list)
      if (found.size < MOST_NEAREST && !found.has(numberOf(posting)))
        found.set(numberOf(posting), postingOf(numberOf(posting), field ?? fieldOf(posting)));
  };
  const ofField = (isOf: (field: number) => boolean) =>
    mostPopular(
      own.filter((one) => isOf(fieldOf(one))),
      ranks,
    );
  fill(
    ofField((field) => field >= FIELDS.title),
    FIELDS.head,
  );
  if (own.length > 0)
    fill(
      ofField((field) => field === FIELDS.attribute),
      FIELDS.kin,
    );
  else for (const { best } of lists) fill(best);
  if (found.size === 0) return undefined;
  return encodePostings(
    [...found.values()].sort((a, b) => a - b),
    ranks,
  );
}

/** The products that a term names. */
interface NamedProducts {
  readonly total: number;
  /** The postings of as many of them as may be shown. */
  readonly best: readonly number[];
}

/** The products that each term names, counted and sorted when they are asked for. */
function nameProducts({ postings }: TermTable, ranks: ProductRanks): (term: number) => NamedProducts {
  const known = new Map<number, NamedProducts>();
  return (term) => {
    let named = known.get(term);
    if (!named) {
      const all = (postings[term] as number[]).filter(isNamed);
      named = { total: all.length, best: mostPopular(all, ranks) };
      known.set(term, named);
    }
    return named;
  };
}

/** Of postings of different products, as many as may be shown for a missing kind, the most popular first. */
function mostPopular(postings: readonly number[], ranks: ProductRanks): number[] {
  const popularity = (posting: number) => ranks.positions[numberOf(posting)] as number;
  const last = nthLowest(postings, popularity, MOST_NEAREST);
  return postings.filter((one) => popularity(one) <= last).sort((a, b) => popularity(a) - popularity(b));
}

/** The n-th lowest of the values of a list; infinite if it is shorter. */
function nthLowest(list: readonly number[], measure: (one: number) => number, n: number): number {
  if (list.length <= n) return Infinity;
  // Arrays of numbers are sorted many times faster than with a comparison, and filled faster in a loop.
  const values = new Int32Array(list.length);
  for (const [position, one] of list.entries()) values[position] = measure(one);
  return values.sort()[n - 1] as number;
}

/** The postings of several terms, each product with its best field. */
function mergePostings(terms: readonly number[], { postings }: TermTable): readonly number[] {
  const [first = [], ...others] = terms.map((term) => postings[term] as readonly number[]);
  return others.reduce(mergeTwo, first);
}

function mergeTwo(first: readonly number[], second: readonly number[]): readonly number[] {
  const merged: number[] = [];
  let [one, other] = [0, 0];
  while (one < first.length && other < second.length) {
    const [a, b] = [first[one] as number, second[other] as number];
    merged.push(numberOf(a) === numberOf(b) ? Math.max(a, b) : Math.min(a, b));
    if (numberOf(a) <= numberOf(b)) one++;
    if (numberOf(b) <= numberOf(a)) other++;
  }
  for (; one < first.length; one++) merged.push(first[one] as number);
  for (; other < second.length; other++) merged.push(second[other] as number);
  return merged;
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
    // Those that are named by the word come first, then those with it in their titles. Each product has a position of its own.
    const orderOf = (posting: number) =>
      (positions[numberOf(posting)] as number) +
      (isNamed(posting) ? 0 : fieldOf(posting) === FIELDS.title ? count : 2 * count);
    const last = nthLowest(chosen, orderOf, most);
    chosen = chosen.filter((posting) => orderOf(posting) <= last);
  }
  const levels = chosen.map((posting) => levelOf(fieldOf(posting), ranks[numberOf(posting)] as number));
  return [encodeNumbers(chosen.map(numberOf)), encodeLevels(levels), isCut ? total : 0];
}
