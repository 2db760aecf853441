import { hash } from 'node:crypto';
import type { Category, Market, Product, Seller } from '../../catalog/model.ts';
import { digestProduct } from '../../catalog/snapshot/product-digest.ts';
import { digestCode } from '../../catalog/snapshot/maker.ts';
import { derive, type Site } from '../../catalog/site/site.ts';
import { digestMessages } from '../../messages/read-messages.ts';
import { type MadePart, SharedParts } from './shared-parts.ts';

/** The code that makes view models. */
const MAKERS = ['views', 'catalog', 'core', 'messages', 'paths'];

/** A query of `site.index` or a part of the site, with its arguments. Entities are named by kind and id: `["product", "SKU-1"]`. */
type Read = readonly [what: string, ...parameters: Parameter[]];
type Parameter = string | number | Name;
type Name = readonly [kind: Kind, id: string];
type Kind = 'product' | 'market' | 'category' | 'seller';
type Entity = Product | Market | Category | Seller;
/** A read with `null` in place of the product's name. */
type JoinedRead = readonly [what: string, ...parameters: (Parameter | null)[]];
/** The result of a read about an entity that the site no longer has. */
const GONE = { isGone: true } as const;
const LISTS = { product: 'products', market: 'markets', category: 'categories', seller: 'sellers' } as const;

/** Parts of the catalogue of which pages mostly need single entries. */
type LookedUp = (typeof LISTS)[Kind];
const isLookedUp = (part: string): part is LookedUp => (Object.values(LISTS) as string[]).includes(part);

/**
 * Records what view models read of the site while they are made, and tells later whether a read still has the same result. A page whose reads all do
 * need not be made again. Nobody has to declare what a page depends on, because `site` is the only access to the data.
 */
export class SiteReads {
  /** The site for `makeView`. Reads of it are recorded. */
  readonly site: Site;
  readonly #site: Site;
  #recorded = new Set<string>();
  readonly #parts = new SharedParts();
  /** By read: a digest of its result in this site. */
  readonly #digests = new Map<string, string>();
  /** The reads about the product whose page was made last, which the pages of its variants share. */
  #own = { read: '', digest: '' };
  readonly #entities = new WeakMap<object, string>();
  /** By text. */
  readonly #joined = new Map<string, readonly JoinedRead[]>();

  constructor(site: Site) {
    this.#site = site;
    this.site = this.#wrap(site);
  }

  /** Makes a view model and returns it with its reads. `subjects` are the entities that the view model is about. */
  record<T>(subjects: readonly Entity[], make: (site: Site) => T): { made: T; reads: string[] } {
    this.#recorded.clear();
    this.#add('code');
    for (const subject of subjects) this.#add('entity', subject);
    const made = make(this.site);
    const [product, ...others] = subjects.flatMap((subject) =>
      'sku' in subject ? JSON.stringify(this.#nameOf(subject)) : [],
    );
    const reads = [...this.#recorded];
    const texts = product !== undefined && others.length === 0 ? joinOwn(reads, product) : reads;
    return { made, reads: texts.map((read) => `${this.#digest(read)}\t${read}`) };
  }

  /** Makes a part. The reads of a part that was made earlier count for each view model that contains it. */
  #share<T>(name: string, subject: object, make: () => T): T {
    const own = this.#recorded;
    const record = (): MadePart => {
      this.#recorded = new Set();
      return { made: make(), reads: this.#recorded };
    };
    const { made, reads } = this.#parts.get(name, subject, record);
    this.#recorded = own;
    for (const read of reads) own.add(read);
    return made as T;
  }

  /** Whether a read that `record` returned still has the same result. It looks that up each time; `CheckedReads` does so once. */
  isCurrent(text: string): boolean {
    // The digest has no tab: it is JSON or a hash.
    const tab = text.indexOf('\t');
    const digest = this.#find(text.slice(tab + 1));
    return digest.length === tab && text.startsWith(digest);
  }

  /** A read that `record` returned, with the digest of its result in this site. */
  renew(text: string): string {
    const read = text.slice(text.indexOf('\t') + 1);
    return `${this.#digest(read)}\t${read}`;
  }

  #add(what: string, ...parameters: readonly unknown[]): void {
    this.#recorded.add(JSON.stringify([what, ...parameters.map((parameter) => this.#nameOf(parameter))]));
  }

  #nameOf(parameter: unknown): Read[number] {
    if (typeof parameter === 'string' || typeof parameter === 'number') return parameter;
    const { products, categories, sellers } = this.#site.catalog;
    const { sku, id } = parameter as { sku?: string; id?: string };
    if (sku !== undefined && products.get(sku) === parameter) return ['product', sku];
    if (id !== undefined && this.#site.allMarkets.get(id) === parameter) return ['market', id];
    if (id !== undefined && categories.get(id) === parameter) return ['category', id];
    if (id !== undefined && sellers.get(id) === parameter) return ['seller', id];
    throw new Error(`A view asks the catalogue with a value that has no name: ${JSON.stringify(parameter)}`);
  }

  #digest(read: string): string {
    if (read === this.#own.read) return this.#own.digest;
    let digest = this.#digests.get(read);
    if (digest === undefined) {
      digest = this.#find(read);
      if (read.includes('\t')) this.#own = { read, digest };
      else this.#digests.set(read, digest);
    }
    return digest;
  }

  /** The digest of the result of a read, or of the results of those that `joinOwn` has joined. */
  #find(text: string): string {
    const [first = '', own] = text.split('\t');
    if (own === undefined) {
      const [what, ...names] = JSON.parse(first) as Read;
      return this.#digestValue(this.#ask(what, names.map(this.#resolve)));
    }
    const product = this.#entityOf(JSON.parse(first) as Name);
    const found = this.#parseJoined(own).map(([what, ...names]) =>
      this.#describeAnswer(
        this.#ask(
          what,
          names.map((name) => (name === null ? product : this.#resolve(name))),
        ),
      ),
    );
    return hash('sha1', found.join('\t'), 'base64url');
  }

  /** The reads in a text made by `joinOwn`. Most products have the same text. */
  #parseJoined(text: string): readonly JoinedRead[] {
    let reads = this.#joined.get(text);
    if (!reads) {
      reads = JSON.parse(text) as readonly JoinedRead[];
      this.#joined.set(text, reads);
    }
    return reads;
  }

  #resolve = (name: Parameter): string | number | Entity | undefined =>
    Array.isArray(name) ? this.#entityOf(name as unknown as Name) : (name as string | number);

  #ask(what: string, parameters: readonly unknown[]): unknown {
    if (what === 'code') return `${digestCode(MAKERS)} ${digestMessages(this.#site.language)}`;
    if (parameters.includes(undefined)) return GONE;
    const { index, catalog, pictures } = this.#site;
    const [first] = parameters as [string];
    switch (what) {
      case 'entity':
        return first;
      case 'index':
        return call(index, first, parameters.slice(1));
      case 'catalog':
        return catalog[first as keyof typeof catalog];
      case 'entry':
        return catalog[first as LookedUp].get(parameters[1] as string);
      case 'picture':
        return pictures.get(first);
      case 'pictures':
        return pictures;
      case 'derived':
        return derive(first, this.#site, parameters.slice(1) as string[]);
      default:
        return this.#site[what as keyof Site];
    }
  }

  #entityOf([kind, id]: readonly [Kind, string]): Entity | undefined {
    const { allMarkets, catalog } = this.#site;
    return kind === 'market' ? allMarkets.get(id) : catalog[LISTS[kind]].get(id);
  }

  /** An answer as a text that becomes part of a larger hash, so that a list needs no hash of its own. */
  #describeAnswer(value: unknown): string {
    return Array.isArray(value)
      ? `[${value.map((entry) => this.#digestValue(entry)).join()}]`
      : this.#digestValue(value);
  }

  #digestValue(value: unknown): string {
    // The functions of an entity depend only on its other fields.
    if (typeof value !== 'object' || value === null) return JSON.stringify([value]);
    if (Array.isArray(value)) return hash('sha1', value.map((entry) => this.#digestValue(entry)).join(), 'base64url');
    if (value instanceof Map) return hash('sha1', this.#describe([...value]), 'base64url');
    if ('sku' in value) return digestProduct(value as Product);
    let digest = this.#entities.get(value);
    if (digest === undefined) {
      // A product from a snapshot lacks the fields that are undefined in a new one.
      const fields = Object.entries(value).filter(([, field]) => field !== undefined);
      digest = hash('sha1', this.#describe(fields), 'base64url');
      this.#entities.set(value, digest);
    }
    return digest;
  }

  #describe(fields: readonly (readonly [unknown, unknown])[]): string {
    return fields.map(([name, value]) => `${JSON.stringify(name)} ${this.#digestValue(value)}`).join();
  }

  #wrap(site: Site): Site {
    const add = this.#add.bind(this);
    const wrapped: Partial<Site> = {
      catalog: new Proxy(site.catalog, {
        get: (catalog, name) => {
          const part = String(name) as keyof typeof catalog;
          const addPart = () => add('catalog', part);
          if (isLookedUp(part)) return recordMap<Entity>(catalog[part], (id) => add('entry', part, id), addPart);
          addPart();
          return catalog[part];
        },
      }),
      index: new Proxy(site.index, {
        get:
          (index, name) =>
          (...parameters: unknown[]) => {
            add('index', String(name), ...parameters);
            return call(index, String(name), parameters);
          },
      }),
      pictures: recordMap(
        site.pictures,
        (source) => add('picture', source),
        () => add('pictures'),
      ),
      recorder: { site, add, share: this.#share.bind(this) },
    };
    return new Proxy(site, {
      get: (_, name) => {
        if (name in wrapped) return Reflect.get(wrapped, name);
        add(String(name));
        return Reflect.get(site, name);
      },
    });
  }
}

/**
 * Joins the reads that name a product into one, because hardly any other page has them and a shop has as many as products. The result is the
 * product's name, a tab, and the reads with `null` in place of the name. JSON contains no tab.
 */
function joinOwn(reads: readonly string[], product: string): string[] {
  const [own, others]: [string[], string[]] = [[], []];
  for (const read of reads) (read.includes(product) ? own : others).push(read);
  return [...others, `${product}\t[${own.join().replaceAll(product, 'null')}]`];
}

/** The parameters of a read that `SiteReads.record` returned, if it is one that `oncePerSite` made under this name. */
export function readDerived(text: string, name: string): string[] | undefined {
  const start = JSON.stringify(['derived', name]).slice(0, -1);
  const read = text.slice(text.indexOf('\t') + 1);
  return read.startsWith(start) ? (JSON.parse(read) as string[]).slice(2) : undefined;
}

/** Tells whether the reads in a list still have the same results. Each is looked up once. */
export class CheckedReads {
  readonly #reads: SiteReads;
  readonly #texts: readonly string[];
  readonly #current: (boolean | undefined)[] = [];

  constructor(reads: SiteReads, texts: readonly string[]) {
    this.#reads = reads;
    this.#texts = texts;
  }

  /** The read at an index of the list. */
  textOf(position: number): string {
    return this.#texts[position] as string;
  }

  /** Whether the read at an index of the list still has the same result. */
  isCurrent = (position: number): boolean => (this.#current[position] ??= this.#reads.isCurrent(this.textOf(position)));
}

/** A map that calls `onEntry` when an entry is looked up, and `onRead` when the map is read in any other way. */
const recordMap = <T>(map: ReadonlyMap<string, T>, onEntry: (key: string) => void, onRead: () => void) =>
  new Proxy(map, {
    get: (_, name) => {
      if (name === 'get')
        return (key: string) => {
          onEntry(key);
          return map.get(key);
        };
      onRead();
      const member: unknown = Reflect.get(map, name, map);
      return typeof member === 'function' ? member.bind(map) : member;
    },
  });

/** Calls a method by its name. */
const call = (target: object, name: string, parameters: readonly unknown[]): unknown =>
  (target as Record<string, (...parameters: readonly unknown[]) => unknown>)[name]?.(...parameters);
