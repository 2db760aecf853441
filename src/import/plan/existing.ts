import { isObject } from '../../core/data/is-object.ts';
import type { Document } from '../../core/product/read-fields.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guessSku, guessVariantSkus } from '../../catalog/shapes/read-raw-product.ts';
import { keyOfSku } from '../../core/product/sku-part.ts';
import { withoutMark } from '../../core/text/csv-cell.ts';
import { attempt } from '../../core/data/attempt.ts';

/** The file of a product in the catalogue. */
interface ProductFile {
  readonly path: string;
  /** Its text without a byte-order mark. */
  readonly text: string;
  readonly hasMark: boolean;
  /** Undefined for a file that is not a JSON object, which an import can't change. */
  readonly document: Document | undefined;
}

/** Reads the file of a product. @throws when there is no such file */
export function readProductFile(root: string, path: string): ProductFile {
  const whole = readFileSync(join(root, path), 'utf8');
  const text = withoutMark(whole);
  const value = attempt((): unknown => JSON.parse(text));
  return { path, text, hasMark: text !== whole, document: isObject(value) ? value : undefined };
}

/** The products of a catalogue by SKU, without their contents. */
export class ExistingProducts {
  readonly #bySku = new Map<string, string>();
  readonly #byVariant = new Map<string, string>();
  readonly #paths: Set<string>;
  /** Paths in lower case, as some machines take two names that differ only in case for one file. */
  readonly #folded: Set<string>;

  /** Reads all files. `onRead` is called with the number of those read. */
  constructor(root: string, paths: readonly string[], onRead?: (done: number, total: number) => void) {
    this.#paths = new Set(paths);
    this.#folded = new Set(paths.map((path) => path.toLowerCase()));
    for (const [index, path] of paths.entries()) {
      const { document } = readProductFile(root, path);
      const stem = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
      const sku = document && guessSku(document, stem);
      if (sku !== undefined && !this.#bySku.has(keyOfSku(sku))) this.#bySku.set(keyOfSku(sku), path);
      for (const variant of document ? guessVariantSkus(document) : [])
        if (variant !== undefined) this.#byVariant.set(keyOfSku(variant), path);
      onRead?.(index + 1, paths.length);
    }
  }

  has = (path: string): boolean => this.#paths.has(path);

  /** The file of the product with this SKU. */
  findProduct = (sku: string): string | undefined => this.#bySku.get(keyOfSku(sku));

  /** The file of the product that has a variant with this SKU. */
  findVariant = (sku: string): string | undefined => this.#byVariant.get(keyOfSku(sku));

  /** The file that has this SKU, for its product or a variant. */
  findOwner = (sku: string): string | undefined => this.findProduct(sku) ?? this.findVariant(sku);

  /** Records the SKUs of a product that will be written. */
  take(path: string, sku: string, variants: readonly string[]): void {
    this.#paths.add(path);
    this.#folded.add(path.toLowerCase());
    this.#bySku.set(keyOfSku(sku), path);
    for (const variant of variants) this.#byVariant.set(keyOfSku(variant), path);
  }

  /** The path of a new product's file: named by the title, or with the SKU if that name is in use. */
  nameFile(category: string, slug: string, sku: string): string {
    const named = `products/${category}/${cutName(slug)}.json`;
    if (slug !== '' && !this.#folded.has(named.toLowerCase())) return named;
    const longer = `products/${category}/${cutName(slug)}-${keyOfSku(sku).replaceAll('.', '-')}.json`;
    if (!this.#folded.has(longer.toLowerCase())) return longer;
    for (let number = 2; ; number++) {
      const numbered = longer.replace(/\.json$/, `-${number}.json`);
      if (!this.#folded.has(numbered.toLowerCase())) return numbered;
    }
  }
}

const LONGEST_NAME = 80;
const cutName = (slug: string): string => slug.slice(0, LONGEST_NAME).replace(/-$/, '') || 'product';
