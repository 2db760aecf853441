import { hash } from 'node:crypto';
import type { Category, Market, Product, Seller } from '../../catalog/model.ts';
import { digestProduct } from '../../catalog/snapshot/product-digest.ts';
import { digestCode } from '../../catalog/snapshot/maker.ts';
import { derive, type Site } from '../../catalog/site.ts';

/** What view models are made with. */
const MAKERS = ['views', 'catalog', 'core', 'paths.ts'];

/** A query of `site.index` or a part of the site, with its arguments. Entities are named by kind and id: `["product", "SKU-1"]`. */
type Read = readonly [what: string, ...parameters: (string | number | readonly [kind: Kind, id: string])[]];
type Kind = 'product' | 'market' | 'category' | 'seller';
type Entity = Product | Market | Category | Seller;

/**
 * Records what view models read of the site while they are made, and tells later whether a read finds the same as then. A page
 * whose reads all do need not be made again. Nothing lists by hand what a page depends on: `site` is the only way to the data.
 */
export class SiteReads {
  /** The site for `makeView`. Reading it is recorded. */
  readonly site: Site;
  readonly #site: Site;
  readonly #recorded = new Set<string>();
  /** By read: digest of what it finds in this site. */
  readonly #digests = new Map<string, string>();
  readonly #current = new Map<string, boolean>();
  readonly #entities = new WeakMap<object, string>();

  constructor(site: Site) {
    this.#site = site;
    this.site = this.#wrap(site);
  }

  /** Makes a view model and returns it with its reads. `subjects` are the entities that it is made for. */
  record<T>(subjects: readonly Entity[], make: (site: Site) => T): { made: T; reads: string[] } {
    this.#recorded.clear();
    this.#add('code');
    for (const subject of subjects) this.#add('entity', subject);
    const made = make(this.site);
    return { made, reads: [...this.#recorded].map((read) => `${this.#digest(read)}\t${read}`) };
  }

  /** Whether a read that `record` returned finds the same in this site. */
  isCurrent(text: string): boolean {
    let isCurrent = this.#current.get(text);
    if (isCurrent === undefined) {
      // Neither of the two has a tab: both are JSON or a hash.
      const tab = text.indexOf('\t');
      isCurrent = this.#digest(text.slice(tab + 1)) === text.slice(0, tab);
      this.#current.set(text, isCurrent);
    }
    return isCurrent;
  }

  #add(what: string, ...parameters: readonly unknown[]): void {
    this.#recorded.add(JSON.stringify([what, ...parameters.map((parameter) => this.#nameOf(parameter))]));
  }

  #nameOf(parameter: unknown): Read[number] {
    if (typeof parameter === 'string' || typeof parameter === 'number') return parameter;
    const { products, markets, categories, sellers } = this.#site.catalog;
    const { sku, id } = parameter as { sku?: string; id?: string };
    if (sku !== undefined && products.get(sku) === parameter) return ['product', sku];
    if (id !== undefined && markets.get(id) === parameter) return ['market', id];
    if (id !== undefined && categories.get(id) === parameter) return ['category', id];
    if (id !== undefined && sellers.get(id) === parameter) return ['seller', id];
    throw new Error(`A view asks the catalogue with a value that has no name: ${JSON.stringify(parameter)}`);
  }

  #digest(read: string): string {
    let digest = this.#digests.get(read);
    if (digest === undefined) {
      digest = this.#find(JSON.parse(read) as Read);
      this.#digests.set(read, digest);
    }
    return digest;
  }

  #find([what, ...names]: Read): string {
    if (what === 'code') return digestCode(MAKERS);
    const parameters = names.map((name) => (Array.isArray(name) ? this.#entityOf(name as [Kind, string]) : name));
    if (parameters.includes(undefined)) return 'gone';
    const { index, catalog, pictures } = this.#site;
    const [first] = parameters as [string];
    switch (what) {
      case 'entity':
        return this.#digestValue(first);
      case 'index':
        return this.#digestValue(call(index, first, parameters.slice(1)));
      case 'catalog':
        return this.#digestValue(catalog[first as keyof typeof catalog]);
      case 'picture':
        return this.#digestValue(pictures.get(first));
      case 'pictures':
        return this.#digestValue(pictures);
      case 'derived':
        return this.#digestValue(derive(first, this.#site, parameters.slice(1) as string[]));
      default:
        return this.#digestValue(this.#site[what as keyof Site]);
    }
  }

  #entityOf([kind, id]: readonly [Kind, string]): Entity | undefined {
    const { products, markets, categories, sellers } = this.#site.catalog;
    return { product: products, market: markets, category: categories, seller: sellers }[kind].get(id);
  }

  #digestValue(value: unknown): string {
    // A function of an entity does what its other fields say.
    if (typeof value !== 'object' || value === null) return JSON.stringify([value]);
    if (value instanceof Map) return hash('sha1', this.#describe([...value]), 'base64url');
    let digest = this.#entities.get(value);
    if (digest === undefined) {
      digest =
        'sku' in value
          ? digestProduct(value as Product)
          : hash('sha1', this.#describe(Object.entries(value)), 'base64url');
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
        get: (catalog, part) => {
          add('catalog', String(part));
          return Reflect.get(catalog, part);
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
      pictures: new Proxy(site.pictures, {
        get: (pictures, name) => {
          if (name === 'get')
            return (source: string) => {
              add('picture', source);
              return pictures.get(source);
            };
          add('pictures');
          const member: unknown = Reflect.get(pictures, name, pictures);
          return typeof member === 'function' ? member.bind(pictures) : member;
        },
      }),
      recorder: { site, add },
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

/** Calls a method by its name. */
const call = (target: object, name: string, parameters: readonly unknown[]): unknown =>
  (target as Record<string, (...parameters: readonly unknown[]) => unknown>)[name]?.(...parameters);
