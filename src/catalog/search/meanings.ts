import { type Fold, isDevanagari, makeFold, makeStem, wordsOf } from '../../core/search/words/fold.ts';
import { pairKey, soundKey, soundOf, spelledKey } from '../../core/search/words/keys.ts';
import type { SearchRules } from '../../core/search/words/rules.ts';
import type { Entry } from '../vocabulary/entries.ts';
import { readTable } from '../vocabulary/read-table.ts';
import { WORD_TYPES } from '../vocabulary/word-types.ts';

/** The words of a shop, folded. */
export interface Vocabulary {
  readonly rules: SearchRules;
  readonly fold: Fold;
  readonly meanings: readonly Meaning[];
  /** By key of what is typed, that of a pair or of a sound, too: ids in `meanings`. */
  readonly byKey: ReadonlyMap<string, readonly number[]>;
  /** By key of a word or pair in Latin letters of a product's text. */
  readonly inTexts: ReadonlyMap<string, readonly number[]>;
  /** By stem of a word that sounds like another for something else: its key. */
  readonly spelled: ReadonlyMap<string, string>;
  readonly stem: Fold;
  /** Keys of first words of pairs, with those of second words that make one thing with them: a dumb-bell is no bell. */
  readonly compounds: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What words stand for that all mean the same. */
export interface Meaning {
  /** A letter of `WORD_TYPES`, or nothing. */
  readonly type: string;
  /** How it is called. */
  readonly name: string;
  /** Its key as it is called. */
  readonly key: string;
  /** Places of what it belongs to, directly or not. */
  readonly wider: readonly number[];
  /** Whether things of many departments are called so. */
  readonly isGeneral: boolean;
  /** Places of the occasions for which it is bought. */
  readonly occasions: readonly number[];
  /** Places of materials and the like, each with that of what it is when it is made so: silk, of a saree. */
  readonly narrower: readonly (readonly [trait: number, kind: number])[];
}

interface Draft {
  readonly type: string;
  readonly name: string;
  readonly key: string;
  /** Names. */
  readonly wider: Set<string>;
  readonly isGeneral: boolean;
}

/** Types of words that say how a thing is made. */
const MADE_OF: readonly string[] = [WORD_TYPES.material, WORD_TYPES.pattern];

/** Gathers the names of a shop's words and makes the meanings of them. Names come first, then what is made of all of them. */
export class MeaningMaker {
  readonly #fold: Fold;
  readonly #stem: Fold;
  readonly #passed: ReadonlySet<string>;
  readonly #notWider = new Set(readTable('not-wider').flatMap(({ cells: [names = []] }) => names));
  readonly #drafts: Draft[] = [];
  readonly #byKey = new Map<string, number[]>();
  readonly #english = new Map<string, number[]>();
  readonly #latin = new Map<string, number[]>();
  readonly #compounds = new Map<string, Set<string>>();

  /** By sound of names of one word: by stem, their meanings. */
  readonly #stems = new Map<string, Map<string, number[]>>();

  constructor(rules: SearchRules) {
    this.#fold = makeFold(rules);
    this.#stem = makeStem(rules);
    this.#passed = new Set([...rules.stop, ...rules.before, ...rules.after]);
  }

  addEntry({ type, english, hindi, wider }: Entry): void {
    const [name = hindi[0] ?? ''] = english;
    const letter = type === 'other' ? '' : type === 'general' ? WORD_TYPES.kind : WORD_TYPES[type];
    const id = this.#addDraft(letter, name, wider, type === 'general');
    for (const one of english) this.#addName(id, one, false);
    for (const one of hindi) this.#addName(id, one, true);
  }

  /**
   * What has a name of two words belongs to what the second of them names. A word that ends only one name is another name of it, "gripper" of
   * a hand gripper; one that ends several is a kind of its own.
   */
  addLastWords(entries: readonly Entry[]): void {
    const ending = new Map<string, Set<number>>();
    for (const { type, english } of entries) {
      const [id] = type === 'kind' ? this.#find(english[0] ?? '') : [];
      for (const name of id === undefined ? [] : english) {
        const [first, last, ...others] = wordsOf(name);
        if (!first || !last || others.length > 0 || this.#notWider.has(name) || this.#isCompound(first, last)) continue;
        ending.set(last, (ending.get(last) ?? new Set()).add(id as number));
      }
    }
    for (const [last, ids] of ending) {
      const known = this.#find(last);
      if (this.#passed.has(last) || known.some((id) => this.#drafts[id]?.type !== WORD_TYPES.kind)) continue;
      const [only] = ids;
      if (known.length === 0)
        this.#addName(ids.size === 1 ? (only as number) : this.#addDraft(WORD_TYPES.kind, last, [], true), last, false);
      // A short name of one kind is no wider kind: "cooker" of a pressure cooker.
      const isWider = known.length === 0 || known.some((id) => wordsOf(this.#drafts[id]?.name ?? '').length === 1);
      for (const id of isWider ? ids : []) this.#drafts[id]?.wider.add(last);
    }
  }

  /** Names of one thing: those of a thing that is known, or of another. */
  addSame(names: readonly string[]): void {
    const known = [...new Set(names.flatMap((name) => this.#find(name)))];
    const ids = known.length > 0 ? known : [this.#addDraft('', names[0] ?? '', [])];
    for (const id of ids) for (const name of names) this.#addName(id, name, false);
  }

  /** Names in another language of what has a name in English. */
  addFurther(english: string, names: readonly string[]): void {
    for (const id of this.#find(english)) for (const name of names) this.#addName(id, name, false);
  }

  addWider(thing: string, wider: string): void {
    const known = this.#find(thing);
    if (known.length === 0) this.#addName(this.#addDraft('', thing, [wider]), thing, false);
    for (const id of known) this.#drafts[id]?.wider.add(wider);
    if (this.#find(wider).length === 0) this.#addName(this.#addDraft('', wider, []), wider, false);
  }

  readonly #isCompound = (first: string, second: string): boolean =>
    this.#compounds.get(this.#fold(first))?.has(this.#fold(second)) ?? false;

  addCompound(text: string): void {
    const [first, second] = wordsOf(text).map(this.#fold);
    if (!first || !second) return;
    this.#compounds.set(first, (this.#compounds.get(first) ?? new Set()).add(second));
    const joined = this.#fold(wordsOf(text).join(''));
    const ids = [...(this.#byKey.get(joined) ?? []), ...(this.#byKey.get(pairKey(first, second)) ?? [])];
    const known = ids.length > 0 ? ids : [this.#addDraft('', text.trim(), [])];
    for (const id of known) this.#addName(id, text, false);
  }

  make(rules: SearchRules): Vocabulary {
    const direct = this.#drafts.map(({ wider }, id) =>
      [...wider]
        .flatMap((name) => this.#find(name))
        .filter((other) => other !== id && this.#drafts[other]?.type !== WORD_TYPES.filler),
    );
    const occasions = this.#drafts.map((): number[] => []);
    for (const [id, { type }] of this.#drafts.entries())
      if (type === WORD_TYPES.occasion) for (const kind of direct[id] ?? []) occasions[kind]?.push(id);
    const narrower = this.#listNarrower();
    const meanings = this.#drafts.map(({ type, name, key, isGeneral }, id): Meaning => {
      const wider = type === WORD_TYPES.occasion ? [] : this.#listAncestors(id, direct);
      return { type, name, key, wider, isGeneral, occasions: occasions[id] ?? [], narrower: narrower[id] ?? [] };
    });
    // A Hindi word that looks like an English one for something else is found as it is typed, besides by its sound: "jute" is a shoe, too.
    for (const [key, ids] of this.#latin)
      for (const id of ids)
        if (this.#english.get(key)?.every((other) => meanings[other]?.type !== meanings[id]?.type))
          addTo(this.#byKey, key, id);
    const inTexts = new Map([...this.#latin, ...this.#english]);
    const spelled = this.#tellApart();
    const { byKey, fold, stem, compounds } = {
      byKey: this.#byKey,
      fold: this.#fold,
      stem: this.#stem,
      compounds: this.#compounds,
    };
    return { rules, fold, stem, meanings, byKey, inTexts, spelled, compounds };
  }

  /** By kind: what it is called with a material, a pattern or a style before it. */
  #listNarrower(): [number, number][][] {
    const lists = this.#drafts.map((): [number, number][] => []);
    for (const [id, { type, name }] of this.#drafts.entries()) {
      const [first = '', second, ...others] = this.#tellingWords(name);
      if (type !== WORD_TYPES.kind || second === undefined || others.length > 0) continue;
      const traits = this.#find(first).filter((one) => MADE_OF.includes(this.#drafts[one]?.type ?? ''));
      for (const kind of this.#find(second))
        if (kind !== id && this.#drafts[kind]?.type === WORD_TYPES.kind && !this.#drafts[kind].isGeneral)
          for (const trait of traits) lists[kind]?.push([trait, id]);
    }
    return lists;
  }

  /** Of words that sound the same, but are spelled and meant differently: by stem, what each means. They get keys of their own. */
  #tellApart(): Map<string, string> {
    const spelled = new Map<string, string>();
    for (const [sound, ids] of this.#stems) {
      if (new Set([...ids.values()].flat()).size < 2) continue;
      for (const stems of Map.groupBy(ids.keys(), (stem) => ids.get(stem)?.join()).values()) {
        const key = spelledKey(sound, stems);
        this.#byKey.set(key, ids.get(stems[0] as string) ?? []);
        for (const stem of stems) spelled.set(stem, key);
      }
    }
    return spelled;
  }

  #listAncestors(id: number, direct: readonly (readonly number[])[]): number[] {
    const found = new Set<number>();
    const queue = [...(direct[id] ?? [])];
    for (let other = queue.shift(); other !== undefined; other = queue.shift()) {
      if (other === id || found.has(other) || this.#drafts[other]?.type === WORD_TYPES.occasion) continue;
      found.add(other);
      queue.push(...(direct[other] ?? []));
    }
    return [...found];
  }

  #addDraft(type: string, name: string, wider: readonly string[], isGeneral = false): number {
    this.#drafts.push({ type, name: name.trim(), key: this.#keysOf(name)[0] ?? '', wider: new Set(wider), isGeneral });
    return this.#drafts.length - 1;
  }

  /** The meanings that have a name. */
  readonly #find = (name: string): number[] => {
    const [word, second] = this.#tellingWords(name);
    const spelled = second === undefined && word && this.#stems.get(soundKey(this.#fold(word)))?.get(this.#stem(word));
    return spelled || (this.#byKey.get(this.#keysOf(name)[0] ?? '') ?? []);
  };

  #addName(id: number, name: string, isHindi: boolean): void {
    for (const key of isHindi ? this.#soundKeysOf(name) : this.#keysOf(name)) addTo(this.#byKey, key, id);
    if (!isDevanagari(name))
      for (const key of this.#keysOf(name)) addTo(isHindi ? this.#latin : this.#english, key, id);
    const [word, second] = this.#tellingWords(name);
    if (word === undefined || second !== undefined) return;
    const sound = soundKey(this.#fold(word));
    const stems = this.#stems.get(sound) ?? new Map<string, number[]>();
    addTo(stems, this.#stem(word), id);
    this.#stems.set(sound, stems);
  }

  /** The keys of a name of one word, or of two: as a pair and as one word. */
  #keysOf(name: string): string[] {
    const words = this.#tellingWords(name);
    const [first, second] = words.map(this.#fold);
    if (!first || words.length > 2) return [];
    return second === undefined ? [first] : [pairKey(first, second), this.#fold(words.join(''))];
  }

  #soundKeysOf(name: string): string[] {
    const [first, second, ...others] = this.#tellingWords(name).map(this.#fold);
    if (!first || others.length > 0) return [];
    return [second === undefined ? soundKey(first) : `~${pairKey(soundOf(first), soundOf(second))}`];
  }

  #tellingWords(name: string): string[] {
    const words = wordsOf(name);
    const telling = words.filter((word) => !this.#passed.has(word));
    return telling.length > 0 ? telling : words;
  }
}

function addTo(lists: Map<string, number[]>, key: string, id: number): void {
  const known = lists.get(key);
  if (!known) lists.set(key, [id]);
  else if (!known.includes(id)) known.push(id);
}
