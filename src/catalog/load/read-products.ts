import { basename } from 'node:path';
import { lintProduct } from '../checks/lint-product.ts';
import { checkProductReferences } from '../checks/product-references.ts';
import { makeProduct } from '../entities/make-product.ts';
import type { ImportContext, KnownEntities, ProductEntities } from '../shapes/import-context.ts';
import { FoundProducts, type LeftOut, type TakenSku } from './found-products.ts';
import { guessSku, readRawProduct } from '../shapes/read-raw-product.ts';
import type { ReadProducts } from '../catalog.ts';
import { isPriced, type ReadProduct } from '../model.ts';
import { digest, type FindPrevious } from '../snapshot/last-good.ts';
import type { ProductSnapshot } from '../snapshot/product-snapshot.ts';
import { RecordedLookups } from '../snapshot/recorded-lookups.ts';
import type { StoredFile } from '../snapshot/segment.ts';
import type { CatalogReader } from '../source/catalog-reader.ts';
import type { JsonFile } from '../source/json-file.ts';
import { hasPicture } from '../source/picture-folder.ts';
import { type ProblemDetails, ProblemList, suggest } from '../problems/problems.ts';
import { keyOfSku, skuPart } from '../../core/product/sku-part.ts';
import { listPicturesOf, listSkus } from '../products/variants.ts';

/**
 * Reads every product file below `products/<category>`. `label` is the name of the catalogue's folder in messages. Of files
 * that have not changed since the snapshot, what was made of them then is used. `clock` is the time in India: of two products with the
 * same SKU, the one that is published then is kept.
 */
export function readProducts(
  reader: CatalogReader,
  label: string,
  known: KnownEntities,
  problems: ProblemList,
  clock: string,
  snapshot?: ProductSnapshot,
  findPrevious?: FindPrevious,
): ReadProducts {
  const found = new FoundProducts(clock);
  const lookups = new RecordedLookups(known);
  const paths = reader.below('products');
  checkFolders(paths, label, known, problems);
  for (const path of reader.entries.outside) if (path.startsWith('products/')) found.addUnread(path);
  const isCurrent = (file: StoredFile) =>
    lookups.isCurrent(file.lookups) &&
    listPicturesOf(file.product).every(({ source }) => hasPicture(source, known.pictures)) &&
    (file.product.video === undefined || hasPicture(file.product.video.source, known.videos));

  const add = (path: string, product: ReadProduct, digestOfSource: string | undefined) => {
    for (const left of found.add(path, product, digestOfSource))
      leaveOut(left, reader, lookups.entities, found, problems);
  };
  for (const path of paths) {
    const { stored, bytes, state } = snapshot?.find(path, isCurrent) ?? {};
    if (stored) {
      for (const warning of stored.warnings) problems.addKnown(warning);
      add(path, stored.product, stored.state.digest);
      continue;
    }
    const [problemsBefore, errorsBefore] = [problems.problems.length, problems.errorCount];
    lookups.start();
    const product = readProduct(() => reader.read(path, bytes), path, lookups.entities, found, problems);
    const own = problems.problems.slice(problemsBefore);
    // Lookups of pictures are not recorded, and one that is missing may be there the next time.
    const isSettled = own.every(({ code }) => code !== 'picture-missing' && code !== 'video-missing');
    if (product && isPriced(product) && state && isSettled && problems.errorCount === errorsBefore)
      snapshot?.keep(path, state, lookups.take(), product, own);
    if (product) add(path, product, state?.digest);
  }
  const previous = findPrevious
    ? readPrevious(reader, found, lookups.entities, problems, findPrevious)
    : new Set<string>();
  const { productAt, isBroken, hasBroken, broken, sources } = found;
  return { products: found.inOrder(paths), productAt, isBroken, hasBroken, broken, previous, sources };
}

/** Makes products of the earlier contents of files that have errors now. Returns the paths of those that could be made. */
function readPrevious(
  reader: CatalogReader,
  found: FoundProducts,
  entities: ProductEntities,
  problems: ProblemList,
  findPrevious: FindPrevious,
): Set<string> {
  const paths = new Set<string>();
  for (const path of [...found.broken.keys()]) {
    const bytes = findPrevious(path);
    if (!bytes) continue;
    // Its problems are those of a file that is no longer there.
    const own = new ProblemList();
    const product = readProduct(() => reader.read(path, bytes, own), path, entities, found, own);
    const left = product ? found.add(path, product, digest(bytes)) : [];
    for (const other of left) if (other.path !== path) leaveOut(other, reader, entities, found, problems);
    if (product && left.every((other) => other.path !== path)) paths.add(path);
  }
  return paths;
}

/** Makes a product of its file. Returns undefined when the file has an error. */
function readProduct(
  read: () => JsonFile,
  path: string,
  entities: ProductEntities,
  found: FoundProducts,
  problems: ProblemList,
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
  const made = raw && makeProduct(checkProductReferences(raw, context), context);
  const product = made && found.values.share(made);
  if (!product || problems.errorCount > errorsBefore) {
    found.addBroken(path, raw?.input.sku || guessSku(source.value, stem), source);
    return undefined;
  }
  return product;
}

/** Says that another product has a SKU of this one. A draft is published as little as before, so that is no error. */
function leaveOut(
  { path, product, index, sku, other }: LeftOut,
  reader: CatalogReader,
  entities: ProductEntities,
  found: FoundProducts,
  problems: ProblemList,
): void {
  // The file is read again for the place of the SKU; its other problems are known.
  const unused = new ProblemList();
  const source = reader.read(path, undefined, unused);
  const category = entities.categories.get(folderOf(path));
  const market = category && entities.markets.get(category.marketId);
  const context = category && market && { ...entities, source, stem: basename(source.name), category, market };
  const raw = context && readRawProduct(source.value, { ...context, problems: unused });
  // The product's own SKU comes first.
  const field = index === 0 ? ['sku'] : ['variants', index - 1, 'sku'];
  problems.add(source, raw?.locate(field) ?? field, describeTaken({ index, sku, other }, product.isDraft === true));
  if (!product.isDraft) found.addBroken(path, product.sku, source);
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

function describeTaken({ sku, other }: TakenSku, isDraft: boolean): ProblemDetails {
  const { file } = other;
  const same = listSkus(other).find((one) => one.toLowerCase() === sku.toLowerCase());
  const [first = ''] = listSkus(other).filter((one) => keyOfSku(one) === keyOfSku(sku));
  if (isDraft)
    return {
      code: 'sku-of-draft',
      severity: 'warning',
      found: `a draft with the SKU ${JSON.stringify(sku)} of ${file}`,
      expected: `a SKU of its own; ${file} stays as it is, and this draft is left out`,
      hint: 'to replace it, copy what is new into that file, or remove that file together with "draft" here',
    };
  return {
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
  };
}
