import { isDevanagari, isPairKey, wordsOf } from '../../core/search/words/fold.ts';
import { soundKey, soundOf } from '../../core/search/words/keys.ts';
import { joinMeasures } from './measures.ts';
import { FIELDS } from '../../core/search/parts.ts';
import { WORD_TYPES } from '../vocabulary/word-types.ts';
import type { Vocabulary } from './meanings.ts';
import { ShortTexts } from './short-texts.ts';

/** A product number and the field that a word stands in, in one number. */
const FIELD_BITS = 3;
/** The product number of a posting. */
export const numberOf = (posting: number): number => posting >> FIELD_BITS;
/** The field of a posting, one of `FIELDS`. */
export const fieldOf = (posting: number): number => posting & ((1 << FIELD_BITS) - 1);

/** A product number and a field as one number. */
export const postingOf = (number: number, field: number): number => (number << FIELD_BITS) | field;

const NONE = -1;
/** What stands after the name of a kind without being one: "500 ml". */
const MEASURE = /^(?:\d.*|ml|l|ltr|litre|kg|g|gm|gram|cm|mm|m|inch|ft|x*[sml]|no|n|size)$/;

/** In any script. */
const HAS_NUMBER = /\p{N}/u;

const { kind: KIND, bundle: BUNDLE, ...others } = WORD_TYPES;
const { colour: COLOUR } = WORD_TYPES;
const TRAITS: readonly string[] = Object.values(others);

/** What stands in texts: a word, or a pair of words that names one thing. */
interface Counted {
  /** -1 until a product has the word. */
  term: number;
  /** How often it stands in the catalogue. */
  count: number;
}

/** What is known of a word: looked up once for each time that it stands in a text. */
interface Word extends Counted {
  readonly text: string;
  readonly key: string;
  readonly isHindi: boolean;
  /** Whether it says nothing: "for". */
  readonly isPassed: boolean;
  readonly meanings: readonly number[];
  /** What it names together with the next word, by the key of that, or by its sound if this one is Hindi. */
  readonly pairs: ReadonlyMap<string, Counted> | undefined;
}

/**
 * The words of products, gathered one product after the other. Terms are numbers here, as there are millions of them in a large catalogue. A
 * term is a meaning of the vocabulary (terms from 0), or the key of a word that it does not know or that has several.
 */
export class TermTable {
  /** By term: postings in the order of the products (`numberOf`, `fieldOf`). */
  readonly postings: number[][];
  /** By key of a word that is no meaning: its term. */
  readonly ownTerms = new Map<string, number>();
  readonly #vocabulary: Vocabulary;
  readonly #passed: ReadonlySet<string>;
  readonly #words = new Map<string, Word>();
  readonly #texts = new ShortTexts<ReadonlySet<Counted>>();
  readonly #heads = new ShortTexts<readonly number[]>();
  /** By term: its best field in the product that is gathered; -1 when it has none. */
  readonly #fields: number[];
  #touched: number[] = [];
  /** By key of the first word of a pair, or its sound after "~": the pairs by key or sound of the second. */
  readonly #pairs = new Map<string, Map<string, Counted>>();

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    const { stop, before, after } = vocabulary.rules;
    this.#passed = new Set([...stop, ...before, ...after]);
    this.postings = vocabulary.meanings.map(() => []);
    this.#fields = vocabulary.meanings.map(() => NONE);
    for (const [key, meanings] of vocabulary.inTexts) this.#addPair(key, meanings);
    for (const [key, meanings] of vocabulary.byKey) if (key.startsWith('~')) this.#addPair(key, meanings);
  }

  /** Adds the words of a text to the product that is gathered. */
  add(text: string | undefined, field: number): void {
    if (!text) return;
    for (const counted of this.#countedIn(text)) {
      counted.count++;
      this.#touch(counted.term, field);
    }
  }

  /**
   * Notes what a text calls the product: the last kind of thing that it names, and its last word. `field` is that of what the product
   * is, or of what it belongs to. Returns whether a known kind was found.
   */
  addHead(text: string, field: number = FIELDS.head): boolean {
    const terms = this.#heads.get(text) ?? this.#heads.keep(text, this.#findHeads(text));
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
    const touched = this.#touched;
    this.#lowerColoursOfParts(touched);
    // Those that are added on the way have nothing wider that is not added with them.
    const own = touched.length;
    for (let position = 0; position < own; position++) {
      const term = touched[position] as number;
      const meaning = meanings[term];
      const field = this.#fields[term] as number;
      if (!meaning || field === FIELDS.text) continue;
      const isKind = field >= FIELDS.kin && meaning.type === KIND;
      const reached = isKind ? FIELDS.kin : field >= FIELDS.kin ? FIELDS.title : FIELDS.attribute;
      for (const wider of meaning.wider) this.#touch(wider, reached);
      if (isKind) for (const occasion of meaning.occasions) this.#touch(occasion, FIELDS.attribute);
    }
    // A saree of silk is a silk saree.
    const wide = touched.length;
    for (let position = 0; position < wide; position++) {
      const term = touched[position] as number;
      const narrower = (this.#fields[term] as number) >= FIELDS.kin && meanings[term]?.narrower;
      for (const [trait, kind] of narrower || []) if (this.#has(trait)) this.#touch(kind, FIELDS.kin);
    }
    for (const term of touched) {
      (this.postings[term] as number[]).push(postingOf(number, this.#fields[term] as number));
      this.#fields[term] = NONE;
    }
    touched.length = 0;
  }

  /** Of a product that is called by a colour, another one in its title is that of a border or a sash. */
  #lowerColoursOfParts(touched: readonly number[]): void {
    const colours = touched.filter((term) => this.#typeOf(term) === COLOUR);
    if (!colours.some((term) => (this.#fields[term] as number) >= FIELDS.kin)) return;
    for (const term of colours) if (this.#fields[term] === FIELDS.title) this.#fields[term] = FIELDS.attribute;
  }

  /** By term of a word that is no meaning: the spelling that is used most, a Latin one if there is one. */
  listWritten(): Map<number, string> {
    const best = new Map<number, { text: string; count: number }>();
    for (const { text, term, count: times } of this.#words.values()) {
      const count = times + (/[a-z]/.test(text) ? 1e9 : 0);
      const known = best.get(term);
      if (times > 0 && (!known || count > known.count || (count === known.count && text < known.text)))
        best.set(term, { text, count });
    }
    return new Map([...best].map(([term, { text }]) => [term, text]));
  }

  #addPair(key: string, [meaning]: readonly number[]): void {
    if (!isPairKey(key) || meaning === undefined) return;
    const [first, second] = [key.slice(0, key.indexOf('.')), key.slice(key.indexOf('.') + 1)];
    const pairs = this.#pairs.get(first) ?? new Map<string, Counted>();
    this.#pairs.set(first, pairs.set(second, { term: meaning, count: 0 }));
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
  #countedIn = (text: string): ReadonlySet<Counted> =>
    this.#texts.get(text) ?? this.#texts.keep(text, this.#findCounted(text));

  #findCounted(text: string): ReadonlySet<Counted> {
    const words = this.#telling(text);
    const found = new Set<Counted>(HAS_NUMBER.test(text) ? this.#measuresIn(words) : []);
    for (let position = 0; position < words.length; position++) {
      const [word, next] = [words[position] as Word, words[position + 1]];
      const pair = next && this.#pairOf(word, next);
      if (pair) found.add(pair);
      if (pair && this.#isOneThing(word, next)) position++;
      else found.add(this.#withTerm(word));
    }
    return found;
  }

  #measuresIn(words: readonly Word[]): Word[] {
    const texts = words.map(({ text }) => text);
    const measures = joinMeasures(texts).filter((word) => !texts.includes(word));
    return measures.map((word) => this.#withTerm(this.#wordOf(word)));
  }

  #findHeads(text: string): number[] {
    const words = this.#telling(text);
    const heads: number[] = [];
    for (let position = words.length - 1; position >= 0; position--) {
      const [word, before] = [words[position] as Word, words[position - 1]];
      const pair = before && this.#pairOf(before, word);
      if (pair && this.#typeOf(pair.term) === KIND) return [...heads, pair.term];
      const terms = word.meanings;
      const kinds = terms.filter((term) => this.#typeOf(term) === KIND);
      if (kinds.length > 0) return [...heads, this.#withTerm(word).term, ...kinds, ...this.#pairsIn(words, position)];
      if (terms.some((term) => this.#typeOf(term) === BUNDLE)) heads.push(...terms);
      else if (!MEASURE.test(word.text) && !terms.some((term) => TRAITS.includes(this.#typeOf(term) ?? ''))) {
        // An unknown word is what the product is called; what stands before it says more about it.
        return [...heads, this.#withTerm(word).term];
      }
    }
    return heads;
  }

  /** The kinds that the word at a position names together with one that stands farther before it: "Banarasi bridal saree". */
  #pairsIn(words: readonly Word[], position: number): number[] {
    return words
      .slice(0, Math.max(0, position - 1))
      .flatMap((word) => this.#pairOf(word, words[position] as Word)?.term ?? [])
      .filter((pair) => this.#typeOf(pair) === KIND);
  }

  #telling(text: string): Word[] {
    const words: Word[] = [];
    for (const one of wordsOf(text)) {
      const word = this.#wordOf(one);
      if (!word.isPassed) words.push(word);
    }
    return words;
  }

  /** What two neighbours name together. */
  #pairOf = ({ isHindi, pairs }: Word, { key }: Word): Counted | undefined => pairs?.get(isHindi ? soundOf(key) : key);

  #isOneThing = (first: Word, second: Word): boolean =>
    this.#vocabulary.compounds.get(first.key)?.has(second.key) ?? false;

  #wordOf(text: string): Word {
    let word = this.#words.get(text);
    if (!word) {
      const key = this.#vocabulary.fold(text);
      const isHindi = isDevanagari(text);
      word = {
        text,
        key,
        isHindi,
        isPassed: this.#passed.has(text),
        meanings: this.#meaningsOf(text, key, isHindi),
        pairs: this.#pairs.get(isHindi ? soundKey(key) : key),
        term: NONE,
        count: 0,
      };
      this.#words.set(text, word);
    }
    return word;
  }

  #meaningsOf(text: string, key: string, isHindi: boolean): readonly number[] {
    const { byKey, inTexts, spelled, stem } = this.#vocabulary;
    const own = spelled.get(stem(text));
    if (own !== undefined) return byKey.get(own) ?? [];
    return (isHindi ? (byKey.get(soundKey(key)) ?? byKey.get(key)) : inTexts.get(key)) ?? [];
  }

  #withTerm(word: Word): Word {
    if (word.term === NONE) {
      const { spelled, stem } = this.#vocabulary;
      const [only, ...others] = word.meanings;
      word.term =
        only !== undefined && others.length === 0 ? only : this.#ownTerm(spelled.get(stem(word.text)) ?? word.key);
    }
    return word;
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
