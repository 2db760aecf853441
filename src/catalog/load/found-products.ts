import { keyOfSku, skuPart } from '../../core/product/sku-part.ts';
import { guessVariantSkus } from '../shapes/read-raw-product.ts';
import type { ReadProduct } from '../model.ts';
import { isPublished } from '../products/publication.ts';
import { listSkus } from '../products/variants.ts';
import { SharedValues } from '../snapshot/shared-values.ts';
import type { JsonFile } from '../source/json-file.ts';

/** A SKU of a product that another product has, too; `index` is its place among those of `listSkus`. */
export interface TakenSku {
  readonly index: number;
  readonly sku: string;
  readonly other: ReadProduct;
}

/** A product that is left out because another one has its SKU. */
export interface LeftOut extends TakenSku {
  readonly path: string;
  readonly product: ReadProduct;
}

/** The products that were read, and the files that none could be made of. */
export class FoundProducts {
  /** By path of the file. */
  readonly #products = new Map<string, ReadProduct>();
  /** SKUs of files with an error, by path; undefined stands for an unknown SKU, which may be any. */
  readonly broken = new Map<string, string | undefined>();
  readonly #brokenSkus = new Set<string | undefined>();
  readonly sources = new Map<string, string>();
  readonly values = new SharedValues();
  /** By the part of the address in lower case: two that differ only in case would be one file on many hosts. */
  readonly #byPart = new Map<string, { readonly path: string; readonly product: ReadProduct }>();
  readonly #clock: string;

  /** `clock` is the time in India, as `indianClock` gives it. */
  constructor(clock: string) {
    this.#clock = clock;
  }

  productAt = (part: string): ReadProduct | undefined => this.#byPart.get(part.toLowerCase())?.product;

  /**
   * Adds a product. Returns those that are left out because they share a SKU with another one: the product itself, or drafts and
   * products of another time that have a SKU of a product that is published now.
   */
  add(path: string, product: ReadProduct, source: string | undefined): LeftOut[] {
    const taken = this.#listTaken(product);
    const [first] = taken.filter(({ owner }) => this.#rank(owner.product) <= this.#rank(product));
    if (first) return [{ path, product, index: first.index, sku: first.sku, other: first.owner.product }];
    const owners = new Map(taken.map(({ owner }) => [owner.path, owner.product]));
    for (const other of owners.keys()) this.#remove(other);
    for (const sku of listSkus(product)) this.#byPart.set(keyOfSku(sku), { path, product });
    this.#products.set(path, product);
    if (source !== undefined) this.sources.set(path, source);
    return [...owners].flatMap(([other, removed]) => {
      const [same] = this.#listTaken(removed);
      return same ? [{ path: other, product: removed, index: same.index, sku: same.sku, other: product }] : [];
    });
  }

  /** The SKUs of a product and its variants that other products have, or that have the same form in addresses. */
  #listTaken(product: ReadProduct) {
    return listSkus(product).flatMap((sku, index) => {
      const owner = this.#byPart.get(keyOfSku(sku));
      return owner ? [{ index, sku, owner }] : [];
    });
  }

  /** Of two products with the same SKU the one with the lower rank is kept. */
  #rank = (product: ReadProduct): number => (product.isDraft ? 2 : isPublished(product, this.#clock) ? 0 : 1);

  #remove(path: string): void {
    const product = this.#products.get(path);
    for (const sku of product ? listSkus(product) : []) this.#byPart.delete(keyOfSku(sku));
    this.#products.delete(path);
    this.sources.delete(path);
  }

  /** Adds the file of this SKU, which has an error. It may have variants of any SKU. */
  addBroken(path: string, sku: string | undefined, { valid, value, readText }: JsonFile): void {
    this.broken.set(path, sku);
    this.#brokenSkus.add(sku);
    if (sku === undefined) return;
    this.#brokenSkus.add(skuPart(sku));
    if (valid)
      for (const variant of guessVariantSkus(value))
        this.#brokenSkus.add(variant).add(variant === undefined ? undefined : skuPart(variant));
    else if (/"variants"|[^}\s]\s*$/.test(readText())) this.#brokenSkus.add(undefined);
  }

  /** Adds a link that is not followed. It may have any SKU. */
  addUnread(path: string): void {
    this.broken.set(path, undefined);
    this.#brokenSkus.add(undefined);
  }

  /** The products by SKU, in the order of their files. */
  inOrder(paths: readonly string[]): Map<string, ReadProduct> {
    const products = paths.flatMap((path) => this.#products.get(path) ?? []);
    return new Map(products.map((product) => [product.sku, product]));
  }

  isBroken = (sku: string): boolean => this.#brokenSkus.has(sku) || this.#brokenSkus.has(undefined);

  get hasBroken(): boolean {
    return this.broken.size > 0;
  }
}
