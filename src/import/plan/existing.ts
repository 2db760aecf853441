import { isObject } from '../../core/data/is-object.ts';
import type { Document } from '../../core/product/read-fields.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guessSku, guessVariantSkus } from '../../catalog/shapes/read-raw-product.ts';
import { keyOfSku } from '../../core/product/sku-part.ts';
import { withoutMark } from '../../core/text/csv-cell.ts';
import { attempt } from '../../core/data/attempt.ts';

/** The file of a product that is in the catalogue. */
interface ProductFile {
  readonly path: string;
  /** Its text without a byte-order mark. */
  readonly text: string;
  readonly hasMark: boolean;
  /** Undefined where it can't be changed by an import: it is no JSON object. */
  readonly document: Document | undefined;
}

/** Reads the file of a product. @throws when there is none */
export function readProductFile(root: string, path: string): ProductFile {
  const whole = readFileSync(join(root, path), 'utf8');
  const text = withoutMark(whole);
  const value = attempt((): unknown => JSON.parse(text));
  return { path, text, hasMark: text !== whole, document: isObject(value) ? value : undefined };
}

/** The products of a catalogue by their SKUs, without what is in their files. */
export class ExistingProducts {
  readonly #bySku = new Map<string, string>();
  readonly #byVariant = new Map<string, string>();
  readonly #paths: Set<string>;
  /** Paths in lower case, as two files whose names differ in case only are one on some machines. */
  readonly #folded: Set<string>;

  /** Reads all files; `onRead` is called with how many have been read. */
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

  /** The file that has a SKU, as that of its product. */
  findProduct = (sku: string): string | undefined => this.#bySku.get(keyOfSku(sku));

  /** The file that has a SKU, as that of one of its variants. */
  findVariant = (sku: string): string | undefined => this.#byVariant.get(keyOfSku(sku));

  /** The file that has a SKU, of its product or of a variant. */
  findOwner = (sku: string): string | undefined => this.findProduct(sku) ?? this.findVariant(sku);

  /** Takes the SKUs of a product that will be written. */
  take(path: string, sku: string, variants: readonly string[]): void {
    this.#paths.add(path);
    this.#folded.add(path.toLowerCase());
    this.#bySku.set(keyOfSku(sku), path);
    for (const variant of variants) this.#byVariant.set(keyOfSku(variant), path);
  }

  /** The path of a new product's file: named by its title, and by its SKU where that name is taken. */
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
