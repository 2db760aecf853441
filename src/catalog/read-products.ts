import { basename } from 'node:path';
import { lintProduct } from './checks/lint-product.ts';
import { checkProductReferences } from './checks/product-references.ts';
import { makeProduct } from './entities/make-product.ts';
import type { ImportContext, KnownEntities, ProductEntities } from './import/import-context.ts';
import { guessSku, guessVariantSkus, readRawProduct } from './import/read-raw-product.ts';
import type { RawProduct } from './import/raw-product.ts';
import { isPriced, type ReadProduct } from './model.ts';
import { SharedValues } from './shared-values.ts';
import { digest, type FindPrevious } from './snapshot/last-good.ts';
import type { ProductSnapshot } from './snapshot/product-snapshot.ts';
import { RecordedLookups } from './snapshot/recorded-lookups.ts';
import type { StoredFile } from './snapshot/shard.ts';
import type { CatalogReader } from './source/catalog-reader.ts';
import type { JsonFile } from './source/json-file.ts';
import { hasPicture } from './source/picture-folder.ts';
import { ProblemList, suggest } from './source/problems.ts';
import { skuPart } from '../core/sku-part.ts';
import { listPicturesOf, listSkus } from './queries/variants.ts';

export interface ReadProducts {
  /** By SKU, in the order of their files. */
  readonly products: ReadonlyMap<string, ReadProduct>;
  /** The product whose SKU has this form in addresses (`skuPart`), in upper or lower case. */
  readonly productAt: (part: string) => ReadProduct | undefined;
  /** Whether the file of this SKU, or of the SKU with this form in addresses, has an error. A reference to it from another file is then no error. */
  readonly isBroken: (sku: string) => boolean;
  /** Whether any product file has an error. */
  readonly hasBroken: boolean;
  /** Product files with errors, by path below the catalogue's folder, with the SKU if it can be told. */
  readonly broken: ReadonlyMap<string, string | undefined>;
  /** Paths of product files with errors whose products were made of their earlier contents. */
  readonly previous: ReadonlySet<string>;
  /** By path: digest of the contents that a product was made of. Empty without a snapshot. */
  readonly sources: ReadonlyMap<string, string>;
}

/**
 * Reads every product file below `products/<category>`. `label` is the name of the catalogue's folder in messages. Of files
 * that have not changed since the snapshot, what was made of them then is used.
 */
export function readProducts(
  reader: CatalogReader,
  label: string,
  known: KnownEntities,
  problems: ProblemList,
  snapshot?: ProductSnapshot,
  findPrevious?: FindPrevious,
): ReadProducts {
  const found = new FoundProducts();
  const lookups = new RecordedLookups(known);
  const paths = reader.below('products');
  checkFolders(paths, label, known, problems);
  for (const path of reader.entries.outside) if (path.startsWith('products/')) found.addUnread(path);
  const isCurrent = (file: StoredFile) =>
    lookups.isCurrent(file.lookups) &&
    listPicturesOf(file.product).every(({ source }) => hasPicture(source, known.pictures));

  for (const path of paths) {
    const { stored, bytes, state } = snapshot?.find(path, isCurrent) ?? {};
    if (stored && found.findTaken(stored.product) === undefined) {
      for (const warning of stored.warnings) problems.addKnown(warning);
      found.add(path, stored.product, stored.state.digest);
      continue;
    }
    const [problemsBefore, errorsBefore] = [problems.problems.length, problems.errorCount];
    lookups.start();
    const product = readProduct(() => reader.read(path, bytes), path, lookups.entities, found, problems, state?.digest);
    if (product && isPriced(product) && state && problems.errorCount === errorsBefore)
      snapshot?.keep(path, state, lookups.take(), product, problems.problems.slice(problemsBefore));
  }
  const previous = findPrevious ? readPrevious(reader, found, lookups.entities, findPrevious) : new Set<string>();
  const { productAt, isBroken, hasBroken, broken, sources } = found;
  return { products: found.inOrder(paths), productAt, isBroken, hasBroken, broken, previous, sources };
}

/** Makes products of the earlier contents of files that have errors now. Returns the paths of those that could be made. */
function readPrevious(
  reader: CatalogReader,
  found: FoundProducts,
  entities: ProductEntities,
  findPrevious: FindPrevious,
): Set<string> {
  const paths = new Set<string>();
  for (const path of found.broken.keys()) {
    const bytes = findPrevious(path);
    if (!bytes) continue;
    // Its problems are those of a file that is no longer there.
    const problems = new ProblemList();
    const read = () => reader.read(path, bytes, problems);
    if (readProduct(read, path, entities, found, problems, digest(bytes))) paths.add(path);
  }
  return paths;
}

/** A SKU of a product that another product has, too; `index` is its place among those of `listSkus`. */
interface TakenSku {
  readonly index: number;
  readonly sku: string;
  readonly other: ReadProduct;
}

class FoundProducts {
  /** By path of the file. */
  readonly #products = new Map<string, ReadProduct>();
  /** SKUs of files with an error, by path; undefined stands for an unknown SKU, which may be any. */
  readonly broken = new Map<string, string | undefined>();
  readonly #brokenSkus = new Set<string | undefined>();
  readonly sources = new Map<string, string>();
  readonly values = new SharedValues();
  /** By the part of the address in lower case: two that differ only in case would be one file on many hosts. */
  readonly #byPart = new Map<string, ReadProduct>();

  /** The first SKU of a product and its variants of which another product has the same, or one with the same form in addresses. */
  findTaken(product: ReadProduct): TakenSku | undefined {
    for (const [index, sku] of listSkus(product).entries()) {
      const other = this.productAt(skuPart(sku));
      if (other) return { index, sku, other };
    }
    return undefined;
  }

  productAt = (part: string): ReadProduct | undefined => this.#byPart.get(part.toLowerCase());

  add(path: string, product: ReadProduct, source: string | undefined): void {
    for (const sku of listSkus(product)) this.#byPart.set(skuPart(sku).toLowerCase(), product);
    this.#products.set(path, product);
    if (source !== undefined) this.sources.set(path, source);
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

/** Makes a product of its file and adds it. Returns undefined when the file has an error, or another file has its SKU. */
function readProduct(
  read: () => JsonFile,
  path: string,
  entities: ProductEntities,
  found: FoundProducts,
  problems: ProblemList,
  digestOfSource: string | undefined,
): ReadProduct | undefined {
  const errorsBefore = problems.errorCount;
  const source = read();
  const category = entities.categories.get(folderOf(path));
  const market = category && entities.markets.get(category.marketId);
  const stem = basename(source.name);
  // An unknown market of a category is reported for the category's file.
  if (!category || !market || !source.valid) {
    found.addBroken(path, guessSku(source.value, stem), source);
    return undefined;
  }
  const context: ImportContext = { ...entities, source, problems, stem, category, market };
  lintProduct(source, problems);
  const raw = readRawProduct(source.value, context);
  if (raw) checkProductReferences(raw, context);
  const made = raw && makeProduct(raw, context);
  const product = made && found.values.share(made);
  if (!product || problems.errorCount > errorsBefore) {
    found.addBroken(path, raw?.input.sku || guessSku(source.value, stem), source);
    return undefined;
  }
  const taken = found.findTaken(product);
  if (taken !== undefined) {
    addDuplicateSku(raw, taken, context);
    found.addBroken(path, product.sku, source);
    return undefined;
  }
  found.add(path, product, digestOfSource);
  return product;
}

const folderOf = (path: string): string => path.split('/')[1] ?? '';

function checkFolders(
  paths: readonly string[],
  label: string,
  { categories }: KnownEntities,
  problems: ProblemList,
): void {
  for (const folder of new Set(paths.map(folderOf))) {
    if (categories.has(folder)) continue;
    problems.addFile(`${label}/products/${folder}`, {
      code: 'category-folder-unknown',
      found: paths.includes(`products/${folder}`)
        ? 'a product that is in no folder'
        : 'a folder that is not the id of a category',
      expected: 'products in the folder of a category: catalog/products/<category>/<product>.json',
      hint: suggest(folder, categories.keys()),
    });
  }
}

function addDuplicateSku(
  { place }: RawProduct,
  { index, sku, other }: TakenSku,
  { source, problems }: ImportContext,
): void {
  const { file } = other;
  const same = listSkus(other).find((one) => one.toLowerCase() === sku.toLowerCase());
  const [first = ''] = listSkus(other).filter((one) => skuPart(one).toLowerCase() === skuPart(sku).toLowerCase());
  // The product's own SKU comes first.
  problems.add(source, place(index === 0 ? ['sku'] : ['variants', index - 1, 'sku']), {
    code: 'sku-duplicate',
    ...(same !== undefined
      ? {
          found: `the SKU ${JSON.stringify(sku)} for the second time`,
          expected: `a unique SKU (upper or lower case makes no difference): ${file} has this one`,
        }
      : {
          found: `the SKU ${JSON.stringify(sku)}, which is ${JSON.stringify(skuPart(sku))} in addresses`,
          expected: `a SKU with another form in addresses: ${file} has the SKU ${JSON.stringify(first)}, which has the same`,
        }),
  });
}
