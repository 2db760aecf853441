import { basename } from 'node:path';
import { checkProductReferences } from './checks/product-references.ts';
import { makeProduct } from './entities/make-product.ts';
import { type ImportContext, indexSellersByName, type KnownEntities } from './import/import-context.ts';
import { guessSku, readRawProduct } from './import/read-raw-product.ts';
import type { RawProduct } from './import/raw-product.ts';
import type { ReadProduct } from './model.ts';
import type { CatalogReader } from './source/catalog-reader.ts';
import { type ProblemList, suggest } from './source/problems.ts';

export interface ReadProducts {
  /** By SKU, in the order of their files. */
  readonly products: ReadonlyMap<string, ReadProduct>;
  /** Whether the file of this SKU has an error. A reference to it from another file is then no error. */
  readonly isBroken: (sku: string) => boolean;
  /** Whether any product file has an error. */
  readonly hasBroken: boolean;
}

/** Reads every product file below `products/<category>`. `label` is the name of the catalogue's folder in messages. */
export function readProducts(
  reader: CatalogReader,
  label: string,
  known: KnownEntities,
  problems: ProblemList,
): ReadProducts {
  const products = new Map<string, ReadProduct>();
  /** SKUs of files with an error; undefined stands for an unknown SKU, which may be any. */
  const broken = new Set<string | undefined>();
  /** Files by SKU in lower case: two SKUs that differ only in case would be one file on many hosts. */
  const files = new Map<string, string>();
  const sellersByName = indexSellersByName(known.sellers);
  const paths = reader.below('products');
  checkFolders(paths, label, known, problems);

  for (const path of paths) {
    const category = known.categories.get(folderOf(path));
    const market = category && known.markets.get(category.marketId);
    const source = reader.read(path);
    const stem = basename(source.name);
    // An unknown market of a category is reported for the category's file.
    if (!category || !market || !source.valid) {
      broken.add(guessSku(source.value, stem));
      continue;
    }
    const context: ImportContext = { ...known, source, problems, stem, category, market, sellersByName };
    const raw = readRawProduct(source.value, context);
    if (raw) checkProductReferences(raw, context);
    const product = raw && makeProduct(raw, context);
    if (!product) {
      broken.add(raw?.input.sku || guessSku(source.value, stem));
      continue;
    }
    const folded = product.sku.toLowerCase();
    const first = files.get(folded);
    if (first !== undefined) {
      addDuplicateSku(raw, first, context);
      broken.add(product.sku);
      continue;
    }
    files.set(folded, product.file);
    products.set(product.sku, product);
  }
  return { products, isBroken: (sku) => broken.has(sku) || broken.has(undefined), hasBroken: broken.size > 0 };
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
      found: 'a folder that is not the id of a category',
      expected: 'products in the folder of a category: catalog/products/<category>/<product>.json',
      hint: suggest(folder, categories.keys()),
    });
  }
}

function addDuplicateSku({ input, place }: RawProduct, first: string, { source, problems }: ImportContext): void {
  problems.add(source, place(['sku']), {
    found: `the SKU ${JSON.stringify(input.sku)} for the second time`,
    expected: `a unique SKU (upper or lower case makes no difference): ${first} has this one`,
  });
}
