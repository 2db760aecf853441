import { isDevanagari, isPairKey, wordsOf } from '../../core/search/fold.ts';
import { pairKey, soundKey, soundOf } from '../../core/search/keys.ts';
import { joinMeasures } from './measures.ts';
import { FIELDS } from '../../core/search/parts.ts';
import { WORD_TYPES } from '../vocabulary/word-types.ts';
import type { Vocabulary } from './search-rules.ts';

/** A product number and the field that a word stands in, in one number. */
const FIELD_BITS = 3;
export const numberOf = (posting: number): number => posting >> FIELD_BITS;
export const fieldOf = (posting: number): number => posting & ((1 << FIELD_BITS) - 1);

export const postingOf = (number: number, field: number): number => (number << FIELD_BITS) | field;

const NONE = -1;
/** Texts to this length are often the same for many products. */
const SHORT_TEXT = 60;
/** How many of them are kept: titles, which differ, would take the memory of a large catalogue. */
const MOST_TEXTS = 10_000;
/** What stands after the name of a kind without being one: "500 ml". */
const MEASURE = /^(?:\d.*|ml|l|ltr|litre|kg|g|gm|gram|cm|mm|m|inch|ft|x*[sml]|no|n|size)$/;

/** In any script. */
const HAS_NUMBER = /\p{N}/u;

const { kind: KIND, bundle: BUNDLE, ...others } = WORD_TYPES;
const TRAITS: readonly string[] = Object.values(others);

/**
 * The words of products, gathered one product after the other. Words and terms are numbers here, as there are millions of them in a large
 * catalogue. A term is a meaning of the vocabulary (terms from 0), or the key of a word that it does not know or that has several.
 */
export class TermTable {
  /** By term: postings in the order of the products (`numberOf`, `fieldOf`). */
  readonly postings: number[][];
  /** By key of a word that is no meaning: its term. */
  readonly ownTerms = new Map<string, number>();
  readonly #vocabulary: Vocabulary;
  readonly #passed: ReadonlySet<string>;
  readonly #wordIds = new Map<string, number>();
  readonly #words: string[] = [];
  /** By word: its term, and how often it stands in the catalogue. */
  readonly #wordTerms: number[] = [];
  readonly #wordCounts: number[] = [];
  readonly #texts = new Map<string, readonly number[]>();
  readonly #heads = new Map<string, readonly number[]>();
  /** By term: its best field in the product that is gathered; -1 when it has none. */
  readonly #fields: number[];
  #touched: number[] = [];

  /** Keys, and sounds after "~", of words that with another one name something. */
  readonly #firstOfPairs = new Set<string>();
  readonly #begins = new Map<string, string>();

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    const { stop, before, after } = vocabulary.rules;
    this.#passed = new Set([...stop, ...before, ...after]);
    this.postings = vocabulary.meanings.map(() => []);
    this.#fields = vocabulary.meanings.map(() => NONE);
    for (const keys of [vocabulary.inTexts.keys(), vocabulary.byKey.keys()])
      for (const key of keys) if (isPairKey(key)) this.#firstOfPairs.add(key.slice(0, key.indexOf('.')));
  }

  /** Adds the words of a text to the product that is gathered. */
  add(text: string | undefined, field: number): void {
    if (!text) return;
    for (const word of this.#listWords(text)) {
      this.#wordCounts[word] = (this.#wordCounts[word] as number) + 1;
      this.#touch(this.#wordTerms[word] as number, field);
    }
  }

  /**
   * Notes what a text calls the product: the last kind of thing that it names, and its last word. `field` is that of what the product
   * is, or of what it belongs to. Returns whether a known kind was found.
   */
  addHead(text: string, field: number = FIELDS.head): boolean {
    let terms = this.#heads.get(text);
    if (!terms) {
      terms = this.#findHeads(text);
      keep(this.#heads, text, terms);
    }
    for (const term of terms) this.#touch(term, field);
    return terms.some((term) => this.#typeOf(term) === KIND);
  }

  /** Whether what two texts call a product is the same, or one of them the wider kind. */
  areRelated(first: string, second: string): boolean {
    const { meanings } = this.#vocabulary;
    const [own, others] = [this.#kindsOf(first), this.#kindsOf(second)];
    const isWithin = (term: number, kinds: readonly number[]) =>
      kinds.includes(term) || kinds.some((kind) => meanings[term]?.wider.includes(kind));
    return own.some((term) => isWithin(term, others)) || others.some((term) => isWithin(term, own));
  }

  /** Ends the product with this number. */
  endProduct(number: number): void {
    const { meanings } = this.#vocabulary;
    for (const term of this.#touched.slice()) {
      const meaning = meanings[term];
      const field = this.#fields[term] as number;
      if (!meaning || field === FIELDS.text) continue;
      const isKind = field >= FIELDS.kin && meaning.type === KIND;
      const reached = isKind ? FIELDS.kin : field >= FIELDS.kin ? FIELDS.title : FIELDS.attribute;
      for (const wider of meaning.wider) this.#touch(wider, reached);
      if (isKind) for (const occasion of meaning.occasions) this.#touch(occasion, FIELDS.attribute);
    }
    // A saree of silk is a silk saree.
    for (const term of this.#touched.slice())
      if ((this.#fields[term] as number) >= FIELDS.kin)
        for (const [trait, kind] of meanings[term]?.narrower ?? []) if (this.#has(trait)) this.#touch(kind, FIELDS.kin);
    for (const term of this.#touched) {
      this.postings[term]?.push(postingOf(number, this.#fields[term] as number));
      this.#fields[term] = NONE;
    }
    this.#touched = [];
  }

  /** By term of a word that is no meaning: the spelling that is used most, a Latin one if there is one. */
  listWritten(): Map<number, string> {
    const best = new Map<number, { text: string; count: number }>();
    for (const [word, term] of this.#wordTerms.entries()) {
      const text = this.#words[word] as string;
      const count = (this.#wordCounts[word] as number) + (/[a-z]/.test(text) ? 1e9 : 0);
      const known = best.get(term);
      if (this.#wordCounts[word] && (!known || count > known.count || (count === known.count && text < known.text)))
        best.set(term, { text, count });
    }
    return new Map([...best].map(([term, { text }]) => [term, text]));
  }

  #kindsOf = (text: string): number[] =>
    (this.#heads.get(text) ?? this.#findHeads(text)).filter((term) => this.#typeOf(term) === KIND);

  #typeOf(term: number): string | undefined {
    return this.#vocabulary.meanings[term]?.type;
  }

  #has = (term: number): boolean => (this.#fields[term] as number) >= FIELDS.attribute;

  #touch(term: number, field: number): void {
    const known = this.#fields[term] as number;
    if (known === NONE) this.#touched.push(term);
    if (field > known) this.#fields[term] = field;
  }

  /** The words of a text without those that say nothing; neighbours that name one thing come as a pair, too. */
  #listWords(text: string): readonly number[] {
    let found = this.#texts.get(text);
    if (found) return found;
    const words = this.#telling(text);
    const measures = HAS_NUMBER.test(text) ? joinMeasures(words) : [];
    const ids = measures.filter((word) => !words.includes(word)).map((word) => this.#wordOf(word));
    for (let position = 0; position < words.length; position++) {
      const [word, next] = [words[position] as string, words[position + 1]];
      const pair = next === undefined ? undefined : this.#pairOf(word, next);
      if (pair !== undefined) ids.push(this.#wordOf(`${word} ${next}`, pair));
      if (pair !== undefined && this.#isOneThing(word, next as string)) position++;
      else ids.push(this.#wordOf(word));
    }
    found = [...new Set(ids)];
    keep(this.#texts, text, found);
    return found;
  }

  #findHeads(text: string): number[] {
    const words = this.#telling(text);
    const heads: number[] = [];
    for (let position = words.length - 1; position >= 0; position--) {
      const [word, before] = [words[position] as string, words[position - 1]];
      const pair = before === undefined ? undefined : this.#pairOf(before, word);
      if (pair !== undefined && this.#typeOf(pair) === KIND) return [...heads, pair];
      const terms = this.#meaningsOf(word);
      const kinds = terms.filter((term) => this.#typeOf(term) === KIND);
      if (kinds.length > 0)
        return [...heads, this.#wordTerms[this.#wordOf(word)] as number, ...kinds, ...this.#pairsIn(words, position)];
      if (terms.some((term) => this.#typeOf(term) === BUNDLE)) heads.push(...terms);
      else if (!MEASURE.test(word) && !terms.some((term) => TRAITS.includes(this.#typeOf(term) ?? ''))) {
        // An unknown word is what the product is called; what stands before it says more about it.
        return [...heads, this.#wordTerms[this.#wordOf(word)] as number];
      }
    }
    return heads;
  }

  /** The kinds that the word at a position names together with one that stands farther before it: "Banarasi bridal saree". */
  #pairsIn(words: readonly string[], position: number): number[] {
    const pairs = words
      .slice(0, Math.max(0, position - 1))
      .map((word) => this.#pairOf(word, words[position] as string));
    return pairs.filter((pair) => pair !== undefined && this.#typeOf(pair) === KIND) as number[];
  }

  #telling = (text: string): string[] => wordsOf(text).filter((word) => !this.#passed.has(word));

  #isOneThing(first: string, second: string): boolean {
    const { compounds, fold } = this.#vocabulary;
    return compounds.get(fold(first))?.has(fold(second)) ?? false;
  }

  /** The meaning of two neighbours together. */
  #pairOf(first: string, second: string): number | undefined {
    const begin = this.#beginOfPair(first);
    if (begin === '') return undefined;
    const { byKey, inTexts, fold } = this.#vocabulary;
    const key = fold(second);
    return begin.startsWith('~') ? byKey.get(pairKey(begin, soundOf(key)))?.[0] : inTexts.get(pairKey(begin, key))?.[0];
  }

  /** The key of a word, or its sound after "~" if it is Hindi; empty if no pair begins with it. */
  #beginOfPair(word: string): string {
    let begin = this.#begins.get(word);
    if (begin === undefined) {
      const key = this.#vocabulary.fold(word);
      const own = isDevanagari(word) ? soundKey(key) : key;
      begin = this.#firstOfPairs.has(own) ? own : '';
      this.#begins.set(word, begin);
    }
    return begin;
  }

  #meaningsOf(word: string): readonly number[] {
    const { byKey, inTexts, spelled, fold, stem } = this.#vocabulary;
    const own = spelled.get(stem(word));
    if (own !== undefined) return byKey.get(own) ?? [];
    const key = fold(word);
    return (isDevanagari(word) ? (byKey.get(soundKey(key)) ?? byKey.get(key)) : inTexts.get(key)) ?? [];
  }

  #wordOf(word: string, pair?: number): number {
    let id = this.#wordIds.get(word);
    if (id === undefined) {
      id = this.#words.length;
      this.#wordIds.set(word, id);
      this.#words.push(word);
      this.#wordCounts.push(0);
      const meanings = pair === undefined ? this.#meaningsOf(word) : [pair];
      const { spelled, fold, stem } = this.#vocabulary;
      this.#wordTerms.push(
        meanings.length === 1 ? (meanings[0] as number) : this.#ownTerm(spelled.get(stem(word)) ?? fold(word)),
      );
    }
    return id;
  }

  #ownTerm(key: string): number {
    let term = this.ownTerms.get(key);
    if (term === undefined) {
      term = this.postings.length;
      this.ownTerms.set(key, term);
      this.postings.push([]);
      this.#fields.push(NONE);
    }
    return term;
  }
}

function keep<T>(known: Map<string, T>, text: string, value: T): void {
  if (text.length < SHORT_TEXT && known.size < MOST_TEXTS) known.set(text, value);
}
