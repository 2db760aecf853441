import { type Fold, isPairKey, makeFold, makeStem } from './words/fold.ts';
import { decodeLevels, decodeNumbers, type Postings } from './postings.ts';
import { NAMES, type NamesPart, SAME, START, type StartPart, type WordRecord } from './parts.ts';

/** Reads one part of an index by its name; undefined when there is none. */
export type ReadPart = (name: string) => Promise<string | undefined>;

/** What every query needs, unpacked. */
export interface Start extends StartPart {
  readonly fold: Fold;
  readonly stem: Fold;
}

/** Where the words are, unpacked. */
export interface Names {
  readonly words: ReadonlySet<string>;
  /** The groups of words that have a part of their own. */
  readonly common: ReadonlySet<string>;
  /** Common words and others that products are named by. */
  readonly frequent: readonly string[];
}

/** The parts of an index. Each is read once; one that could not be read is asked for again. */
export class PartReader {
  readonly #readPart: ReadPart;
  readonly #parts = new Map<string, Promise<unknown>>();

  constructor(readPart: ReadPart) {
    this.#readPart = readPart;
  }

  read<T>(name: string): Promise<T | undefined> {
    let part = this.#parts.get(name) as Promise<T | undefined> | undefined;
    if (!part) {
      part = this.#readPart(name).then((text) => (text === undefined ? undefined : (JSON.parse(text) as T)));
      this.#parts.set(name, part);
      part.catch(() => this.#parts.delete(name));
    }
    return part;
  }

  async start(): Promise<Start> {
    const part = await this.read<StartPart>(START);
    if (!part) throw new Error(`${START}: not found`);
    return { ...part, fold: makeFold(part.rules), stem: makeStem(part.rules) };
  }

  async names(): Promise<Names> {
    const names = (await this.read<StartPart>(START))?.names ?? (await this.read<NamesPart>(NAMES));
    const { words = [], common = [], top = [] } = names ?? {};
    const sounds = common.filter((group) => !isPairKey(group)).map((group) => `~${group}`);
    return { words: new Set(words), common: new Set(common), frequent: [...sounds, ...top] };
  }

  /** The records of words in the parts with these names. */
  async words(names: Iterable<string>): Promise<WordRecord[]> {
    const parts = await Promise.all([...names].map((name) => this.read<WordRecord[]>(name)));
    return parts.flatMap((part = []) =>
      part.map((record): WordRecord => {
        const [key, numbers, levels, ...others] = record;
        const same = numbers.startsWith(SAME) && levels === '' ? part[Number(numbers.slice(1))] : undefined;
        return same ? [key, same[1], same[2], ...others] : record;
      }),
    );
  }
}

export const unpack = ([numbers, levels]: readonly [string, string]): Postings => ({
  numbers: decodeNumbers(numbers),
  levels: decodeLevels(levels),
});
