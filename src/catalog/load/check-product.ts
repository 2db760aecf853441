import { lintProduct } from '../checks/lint-product.ts';
import { checkProductReferences } from '../checks/product-references.ts';
import { makeProduct } from '../entities/make-product.ts';
import { type ImportContext, indexSellersByName, type KnownEntities } from '../shapes/import-context.ts';
import { readRawProduct } from '../shapes/read-raw-product.ts';
import type { ReadProduct } from '../model.ts';
import type { JsonFile } from '../source/json-file.ts';
import { type Problem, ProblemList } from '../problems/problems.ts';

/** What a product that is not in the catalogue yet may refer to. */
type CheckedAgainst = Pick<KnownEntities, 'markets' | 'sellers' | 'categories' | 'pictures'> &
  Partial<Pick<KnownEntities, 'videos'>>;

interface CheckedProduct {
  /** Missing when it has errors. */
  readonly product?: ReadProduct;
  readonly problems: readonly Problem[];
}

/** The text of a product's file. */
export const writeProduct = (document: object): string => `${JSON.stringify(document, null, 2)}\n`;

/**
 * Checks a product by the rules for files of the catalogue. `path` is that of its file below the catalogue's folder,
 * `products/<category>/<name>.json`. What a build would leave out with a warning is an error with `isStrict`, since its writer can fix it at once.
 * That no other product has its SKU is not checked.
 */
export function checkProduct(
  document: object,
  path: string,
  known: CheckedAgainst,
  { isStrict = true }: { readonly isStrict?: boolean } = {},
): CheckedProduct {
  const problems = new ProblemList({ isStrict });
  const [, folder = '', file = ''] = path.split('/');
  const category = known.categories.get(folder);
  const market = category && known.markets.get(category.marketId);
  if (!category || !market) throw new Error(`There is no category "${folder}".`);
  const source: JsonFile = {
    file: path,
    readText: () => writeProduct(document),
    name: path.replace(/\.json$/, ''),
    value: document,
    valid: true,
  };
  const context: ImportContext = {
    // Sellers have no videos.
    videos: new Set(),
    ...known,
    aliases: { categories: new Map(), tiles: new Map() },
    defaultSellers: new Map(),
    unread: { categories: new Set(), sellers: new Set(), sellerNames: false, currencies: new Set() },
    sellersByName: indexSellersByName(known.sellers),
    source,
    problems,
    stem: file.replace(/\.json$/, ''),
    category,
    market,
  };
  lintProduct(source, problems);
  const raw = readRawProduct(document, context);
  const product = raw && makeProduct(checkProductReferences(raw, context), context);
  return {
    product: product && problems.errorCount === 0 ? product : undefined,
    problems: problems.problems,
  };
}
