import { hash } from 'node:crypto';
import { indexSellersByName, type KnownEntities, type ProductEntities } from '../shapes/import-context.ts';
import type { IdLookup, Lookup } from '../source/lookup.ts';

/**
 * Gives product files the entities that they refer to, and records what is looked up for each file. A product that was made
 * before is still right if each of its lookups finds the same as then. Lookups of pictures are not recorded: there are too
 * many, and a product has the names of its own.
 */
export class RecordedLookups {
  /** The entities. Using them is recorded. */
  readonly entities: ProductEntities;
  /** For each table: what a lookup of a key finds, or what all of the table is. */
  readonly #tables = new Map<string, (key: string | undefined) => unknown>();
  readonly #recorded = new Set<string>();
  /** By lookup: digest of what it finds. */
  readonly #digests = new Map<string, string>();
  /** By lookups: the text with their digests. The lookups of most files of a category are the same. */
  readonly #texts = new Map<string, string>();
  /** Whether each lookup of a text finds the same as then. */
  readonly #current = new Map<string, boolean>();

  constructor(known: KnownEntities) {
    const { aliases, unread } = known;
    const recordUnread = (key: string) => this.#recorded.add(`unread ${key}`);
    this.#tables.set('unread', () => unread.sellerNames);
    this.entities = {
      markets: this.#record('markets', known.markets),
      sellers: this.#record('sellers', known.sellers),
      sellersByName: this.#record('sellersByName', indexSellersByName(known.sellers)),
      categories: this.#record('categories', known.categories),
      aliases: {
        categories: this.#record('aliases.categories', aliases.categories),
        tiles: this.#record('aliases.tiles', aliases.tiles),
      },
      defaultSellers: this.#record('defaultSellers', known.defaultSellers),
      pictures: known.pictures,
      videos: known.videos,
      unread: {
        categories: this.#recordIds('unread.categories', unread.categories),
        sellers: this.#recordIds('unread.sellers', unread.sellers),
        currencies: this.#recordIds('unread.currencies', unread.currencies),
        get sellerNames() {
          recordUnread('sellerNames');
          return unread.sellerNames;
        },
      },
    };
  }

  /** Forgets what was recorded: the next file starts. */
  start(): void {
    this.#recorded.clear();
  }

  /** The lookups since `start`, with digests of what they found. */
  take(): string {
    const lookups = [...this.#recorded].sort();
    const key = lookups.join('\n');
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    const text = JSON.stringify(lookups.map((lookup) => [lookup, this.#digest(lookup)]));
    this.#texts.set(key, text);
    return text;
  }

  /** Whether each lookup of a text that `take` gave finds the same as then. */
  isCurrent(text: string): boolean {
    const known = this.#current.get(text);
    if (known !== undefined) return known;
    const lookups: readonly (readonly [lookup: string, digest: string])[] = JSON.parse(text);
    const isCurrent = lookups.every(([lookup, digest]) => this.#digest(lookup) === digest);
    this.#current.set(text, isCurrent);
    return isCurrent;
  }

  #digest(lookup: string): string {
    const known = this.#digests.get(lookup);
    if (known !== undefined) return known;
    const space = lookup.indexOf(' ');
    const table = space < 0 ? lookup : lookup.slice(0, space);
    const found = this.#tables.get(table)?.(space < 0 ? undefined : lookup.slice(space + 1));
    const digest = hash('sha256', JSON.stringify([found]), 'base64url').slice(0, 16);
    this.#digests.set(lookup, digest);
    return digest;
  }

  #record<V>(name: string, table: Lookup<V>): Lookup<V> {
    const recorded = this.#recorded;
    const all = () => {
      recorded.add(name);
      return table;
    };
    const one = (key: string) => {
      recorded.add(`${name} ${key}`);
      return table;
    };
    this.#tables.set(name, (key) => (key === undefined ? [[...table.keys()], [...table.values()]] : table.get(key)));
    return {
      get: (key) => one(key).get(key),
      has: (key) => one(key).has(key),
      keys: () => all().keys(),
      values: () => all().values(),
      get size() {
        return all().size;
      },
    };
  }

  #recordIds(name: string, ids: IdLookup): IdLookup {
    const recorded = this.#recorded;
    this.#tables.set(name, (key) => (key === undefined ? ids.size : ids.has(key)));
    return {
      has: (key) => {
        recorded.add(`${name} ${key}`);
        return ids.has(key);
      },
      get size() {
        recorded.add(name);
        return ids.size;
      },
    };
  }
}
