import type { Category, ReadProduct } from '../model.ts';
import type { CategoryInput } from '../schema/category.ts';
import type { CatalogFile } from '../source/catalog-reader.ts';
import { checkPicture } from '../source/picture-folder.ts';
import { suggest } from '../problems/problems.ts';
import { findValue } from '../json/find-value.ts';
import type { CheckContext } from './check-context.ts';
import { checkHome } from './home.ts';
import { checkId, checkIds, describeUnknown, reportSku } from './named-ids.ts';

/** Most levels of categories, so that breadcrumb and menu stay short. */
const MAX_LEVELS = 5;

/** Checks that the markets, categories, sellers, products and pictures exist that store, home page, categories, pages and products name. */
export function checkReferences(context: CheckContext): void {
  checkStore(context);
  checkCategories(context);
  checkHome(context);
  checkPages(context);
  checkProductLists(context);
}

function checkStore(context: CheckContext): void {
  const { files, markets, pictures, problems } = context;
  const { store } = files;
  if (!store) return;
  const { known, source } = store;
  for (const [index, { image }] of (known.screenshots ?? []).entries())
    checkPicture(image, pictures, source, ['screenshots', index, 'image'], problems);
  if (known.icon !== undefined) checkPicture(known.icon, pictures, source, ['icon'], problems);
  for (const [index, rate] of (known.sellerTerms?.commission ?? []).entries())
    checkIds(context, 'categories', rate.categories, source, ['sellerTerms', 'commission', index, 'categories']);
  checkId(context, 'markets', known.defaultMarket, source, ['defaultMarket']);
  if ((markets.get(known.defaultMarket ?? '')?.prefix ?? '') !== '') {
    problems.add(source, ['defaultMarket'], {
      code: 'default-market-prefixed',
      expected: 'a market without a "prefix": the pages of the default market are at the root of the site',
    });
  }
}

function checkCategories(context: CheckContext): void {
  const { files, categories, products, hasBroken, pictures, problems } = context;
  const filled = new Set<string>();
  for (const { categoryIds } of products.values()) for (const id of categoryIds) filled.add(id);
  for (const file of files.categories) {
    const { id, source } = file;
    const category = categories.get(id);
    if (!category) continue;
    checkMarketAndParent(file, category, context);
    checkFirstProducts(file, category, context);
    checkPartners(file, category, context);
    checkId(context, 'sellers', file.known.historical?.seller, source, ['historical', 'seller']);
    for (const [index, tile] of category.strip.entries())
      checkPicture(tile.picture.source, pictures, source, ['strip', index, 'image'], problems);
    if (!filled.has(id) && !hasBroken) {
      problems.addFile(source.file, {
        code: 'category-empty',
        severity: 'warning',
        found: 'a category without a product',
        expected: 'at least one product; without one the page says that the category is empty',
      });
    }
  }
}

function checkMarketAndParent(
  { id, source, known }: CatalogFile<CategoryInput>,
  category: Category,
  context: CheckContext,
): void {
  const { categories, problems } = context;
  // A category that names no market is in the default one, which is checked in store.json.
  checkId(context, 'markets', known.market, source, ['market']);
  if (known.parent === undefined) return;
  const parent = categories.get(known.parent);
  if (parent?.marketId !== category.marketId) {
    const parents = [...categories.values()].filter((other) => other.marketId === category.marketId && other.id !== id);
    problems.add(source, ['parent'], {
      code: 'parent-invalid',
      expected: 'the id of another category of the same market',
      hint: suggest(
        known.parent,
        parents.map((other) => other.id),
      ),
    });
    return;
  }
  const above = new Set<string>();
  for (let next: Category | undefined = parent; next && !above.has(next.id); next = categories.get(next.parentId ?? ''))
    above.add(next.id);
  if (above.has(id))
    problems.add(source, ['parent'], {
      code: 'parent-invalid',
      expected: 'a category that is not below this one itself',
    });
  else if (above.size >= MAX_LEVELS)
    problems.add(source, ['parent'], {
      code: 'parent-invalid',
      expected: `a category that is higher up: there may be ${MAX_LEVELS} levels`,
    });
}

function checkFirstProducts(
  { source }: CatalogFile<CategoryInput>,
  { id, firstSkus }: Category,
  context: CheckContext,
): void {
  const { products } = context;
  const list = () => [...products.values()].flatMap(({ sku, categoryIds }) => (categoryIds.includes(id) ? sku : []));
  for (const [index, sku] of firstSkus.entries())
    if (!products.get(sku)?.categoryIds.includes(id))
      reportSku(context, sku, source, ['first', index], { expected: 'the SKU of a product of this category', list });
}

function checkPages(context: CheckContext): void {
  for (const { source, known } of context.files.pages) checkId(context, 'markets', known.market, source, ['market']);
}

/** The lists of SKUs in files of products. */
const PRODUCT_LISTS = [
  {
    field: 'colourSiblings',
    code: 'sibling-unknown',
    left: 'this colour is not shown on the page',
    skusOf: (product: ReadProduct) => product.siblingSkus,
  },
  {
    field: 'goesWith',
    code: 'look-unknown',
    left: 'it is not shown on the page',
    skusOf: (product: ReadProduct) => product.goesWith ?? [],
  },
] as const;

function checkProductLists(context: CheckContext): void {
  const { products, isBroken, problems, openSource, setsAside } = context;
  let bySeller: ReadonlyMap<string, readonly ReadProduct[]> | undefined;
  for (const product of products.values()) {
    for (const { field, code, left, skusOf } of PRODUCT_LISTS)
      for (const sku of skusOf(product)) {
        if (products.has(sku)) continue;
        const isAside = isBroken(sku);
        if (isAside && !setsAside) continue;
        bySeller ??= Map.groupBy(products.values(), ({ sellerId }) => sellerId);
        const source = openSource(product.file);
        problems.add(source, findValue(source, sku, field), {
          code: isAside ? 'reference-set-aside' : code,
          severity: 'warning',
          found: JSON.stringify(sku),
          expected: `the SKU of a product${isAside ? ' without errors' : ''}; ${left}`,
          hint: isAside ? undefined : suggest(sku, bySeller.get(product.sellerId)?.map((other) => other.sku) ?? []),
        });
      }
  }
}

/** Checks the categories that a category goes with. */
function checkPartners(
  { source, known }: CatalogFile<CategoryInput>,
  { marketId }: Category,
  { categories, problems }: CheckContext,
): void {
  for (const [index, id] of (known.goesWith ?? []).entries()) {
    if (categories.get(id)?.marketId === marketId) continue;
    const others = [...categories.values()].filter((other) => other.marketId === marketId);
    problems.add(source, ['goesWith', index], {
      ...describeUnknown('categories', id, { keys: () => others.map((other) => other.id) }),
      expected: 'the id of a category of the same market: the name of a file in catalog/categories',
    });
  }
}
