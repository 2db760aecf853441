import { wordsOf } from '../../core/search/fold.ts';
import { FIELDS } from '../../core/search/parts.ts';
import type { Vocabulary } from './search-rules.ts';

/** A product number, whether its own words have the key or only words that lead to it, and the field, in one number. */
const FIELD_BITS = 2;
const OTHER_WORD = 1 << FIELD_BITS;
export const numberOf = (posting: number): number => posting >> (FIELD_BITS + 1);
export const fieldOf = (posting: number): number => posting & (OTHER_WORD - 1);
export const isOwnWord = (posting: number): boolean => (posting & OTHER_WORD) === 0;

const NONE = -1;

/** Texts to this length are often the same for many products. */
const SHORT_TEXT = 60;

interface Alias {
  readonly key: number;
  readonly isSame: boolean;
  /** How the word that it leads to is written. */
  readonly written: string;
  /** How often it led there. */
  count: number;
}

/**
 * The words of products, gathered one product after the other. Words and keys are numbers here, as there are millions of them in a large
 * catalogue.
 */
export class TermTable {
  /** By key: postings in the order of the products (`numberOf`, `fieldOf`). */
  readonly postings: number[][] = [];
  readonly keys: string[] = [];
  readonly #vocabulary: Vocabulary;
  readonly #stop: ReadonlySet<string>;
  readonly #keyIds = new Map<string, number>();
  readonly #wordIds = new Map<string, number>();
  readonly #words: string[] = [];
  /** By word: its key, and how often it stands in the catalogue. */
  readonly #wordKeys: number[] = [];
  readonly #wordCounts: number[] = [];
  readonly #areStop: boolean[] = [];
  readonly #texts = new Map<string, readonly number[]>();
  readonly #aliases: (readonly Alias[] | undefined)[] = [];
  /** By key: its best field in the product that is gathered, with `OTHER_WORD`; -1 when it has none. */
  readonly #fields: number[] = [];
  #touched: number[] = [];

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    this.#stop = new Set(vocabulary.rules.stop);
  }

  /** Adds the words of a text to the product that is gathered. */
  add(text: string | undefined, field: number): void {
    if (!text) return;
    for (const word of this.#wordsOf(text)) {
      this.#wordCounts[word] = (this.#wordCounts[word] as number) + 1;
      this.#touch(this.#wordKeys[word] as number, field, 0);
    }
  }

  /** Notes the last word of a text as what the product is. */
  addHead(text: string): void {
    const last = this.#wordsOf(text).at(-1);
    if (last !== undefined) this.#touch(this.#wordKeys[last] as number, FIELDS.head, 0);
  }

  /** Ends the product with this number. */
  endProduct(number: number): void {
    for (const key of this.#touched.slice()) {
      const field = fieldOf(this.#fields[key] as number);
      for (const alias of this.#aliasesOf(key)) {
        this.#touch(alias.key, alias.isSame ? field : Math.min(field, FIELDS.attribute), OTHER_WORD);
        alias.count++;
      }
    }
    for (const key of this.#touched) {
      this.postings[key]?.push((number << (FIELD_BITS + 1)) | (this.#fields[key] as number));
      this.#fields[key] = NONE;
    }
    this.#touched = [];
  }

  /** By key: the spelling that is used most, a Latin one if there is one. Of a key that no product has, the word that it leads to. */
  listWritten(): Map<number, string> {
    const best = new Map<number, { text: string; count: number }>();
    const offer = (key: number, text: string, count: number) => {
      const known = best.get(key);
      const weight = /[a-z]/.test(text) ? count + 1e9 : count;
      if (!known || weight > known.count || (weight === known.count && text < known.text))
        best.set(key, { text, count: weight });
    };
    for (const [word, key] of this.#wordKeys.entries())
      if (this.#wordCounts[word]) offer(key, this.#words[word] as string, this.#wordCounts[word]);
    const own = new Set(best.keys());
    for (const { key, written, count } of this.#aliases.flatMap((aliases) => aliases ?? []))
      if (!own.has(key) && count > 0) offer(key, written, count);
    return new Map([...best].map(([key, { text }]) => [key, text]));
  }

  #touch(key: number, field: number, origin: 0 | typeof OTHER_WORD): void {
    const known = this.#fields[key] as number;
    if (known === NONE) this.#touched.push(key);
    if (known === NONE || field > fieldOf(known)) this.#fields[key] = field | origin;
  }

  /** The words of a text, and neighbours that are also written as one word, without those that say nothing. */
  #wordsOf(text: string): readonly number[] {
    let found = this.#texts.get(text);
    if (found) return found;
    const words = wordsOf(text);
    const ids: number[] = [];
    for (let position = 0; position < words.length; position++) {
      const [word, next] = [words[position] as string, words[position + 1]];
      const id = this.#wordOf(word);
      const seconds = next === undefined ? undefined : this.#vocabulary.compounds.get(this.#keyOfWord(id));
      const joined = seconds?.get(this.#keyOfWord(this.#wordOf(next as string)));
      if (joined) ids.push(this.#wordOf(`${word} ${next}`, joined.key));
      if (joined?.isOneThing) position++;
      else if (!this.#areStop[id]) ids.push(id);
    }
    found = [...new Set(ids)];
    if (text.length < SHORT_TEXT) this.#texts.set(text, found);
    return found;
  }

  #keyOfWord(word: number): string {
    return this.keys[this.#wordKeys[word] as number] as string;
  }

  #wordOf(word: string, key?: string): number {
    let id = this.#wordIds.get(word);
    if (id === undefined) {
      id = this.#words.length;
      this.#wordIds.set(word, id);
      this.#words.push(word);
      this.#areStop.push(this.#stop.has(word));
      this.#wordCounts.push(0);
      this.#wordKeys.push(this.#keyOf(key ?? this.#vocabulary.fold(word)));
    }
    return id;
  }

  #keyOf(key: string): number {
    let id = this.#keyIds.get(key);
    if (id === undefined) {
      id = this.keys.length;
      this.#keyIds.set(key, id);
      this.keys.push(key);
      this.postings.push([]);
      this.#fields.push(NONE);
    }
    return id;
  }

  #aliasesOf(key: number): readonly Alias[] {
    let aliases = this.#aliases[key];
    if (!aliases) {
      const named = this.#vocabulary.aliases.get(this.keys[key] as string) ?? [];
      aliases = named.map((alias) => ({ ...alias, key: this.#keyOf(alias.key), count: 0 }));
      this.#aliases[key] = aliases;
    }
    return aliases;
  }
}
