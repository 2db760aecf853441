import type { Category, ReadProduct } from '../model.ts';
import type { CategoryInput } from '../schema/category.ts';
import type { CatalogFile } from '../source/catalog-reader.ts';
import { checkPicture } from '../source/picture-folder.ts';
import { suggest } from '../problems/problems.ts';
import { findValue } from '../json/find-value.ts';
import { addGone, addGoneSeller } from './add-gone.ts';
import { addSetAside } from './add-set-aside.ts';
import type { CheckContext } from './check-context.ts';
import { checkHome } from './home.ts';

/** Most levels of categories, so that breadcrumb and menu stay short. */
const MAX_LEVELS = 5;
const A_MARKET = 'the id of a market: the name of a file in catalog/markets';

/** Checks that the markets, categories, sellers, products and pictures exist that store, home page, categories, pages and products name. */
export function checkReferences(context: CheckContext): void {
  checkStore(context);
  checkCategories(context);
  checkHome(context);
  checkPages(context);
  checkProductLists(context);
}

function checkStore({ files: { store }, markets, categories, pictures, problems }: CheckContext): void {
  for (const [index, { image }] of (store?.known.screenshots ?? []).entries())
    if (store) checkPicture(image, pictures, store.source, ['screenshots', index, 'image'], problems);
  const icon = store?.known.icon;
  if (store && icon !== undefined) checkPicture(icon, pictures, store.source, ['icon'], problems);
  for (const [index, rate] of (store?.known.sellerTerms?.commission ?? []).entries())
    for (const [at, category] of (rate.categories ?? []).entries())
      if (store && !categories.has(category))
        problems.add(store.source, ['sellerTerms', 'commission', index, 'categories', at], {
          code: 'category-unknown',
          expected: 'the id of a category: the name of a file in catalog/categories',
          hint: suggest(category, categories.keys()),
        });
  const id = store?.known.defaultMarket;
  if (!store || id === undefined) return;
  const market = markets.get(id);
  if (!market) {
    problems.add(store.source, ['defaultMarket'], {
      code: 'market-unknown',
      expected: A_MARKET,
      hint: suggest(id, markets.keys()),
    });
  } else if (market.prefix !== '') {
    problems.add(store.source, ['defaultMarket'], {
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
    checkDefaultSeller(file, context);
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
  { categories, markets, problems }: CheckContext,
): void {
  // A category that names no market is in the default one, which is checked in store.json.
  if (known.market !== undefined && !markets.has(known.market))
    problems.add(source, ['market'], {
      code: 'market-unknown',
      expected: A_MARKET,
      hint: suggest(known.market, markets.keys()),
    });
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
  const { products, isBroken, isGone, problems } = context;
  for (const [index, sku] of firstSkus.entries()) {
    if (products.get(sku)?.categoryIds.includes(id)) continue;
    if (isBroken(sku)) {
      addSetAside(context, source, ['first', index]);
      continue;
    }
    if (isGone(sku)) {
      addGone(context, source, ['first', index]);
      continue;
    }
    const skus = [...products.values()].filter((entry) => entry.categoryIds.includes(id)).map((entry) => entry.sku);
    problems.add(source, ['first', index], {
      code: 'product-unknown',
      expected: 'the SKU of a product of this category',
      hint: suggest(sku, skus),
    });
  }
}

function checkDefaultSeller({ source, known }: CatalogFile<CategoryInput>, context: CheckContext): void {
  const { sellers, problems, isGoneSeller } = context;
  const seller = known.historical?.seller;
  if (seller === undefined || sellers.has(seller)) return;
  if (isGoneSeller(seller)) {
    addGoneSeller(context, source, ['historical', 'seller']);
    return;
  }
  problems.add(source, ['historical', 'seller'], {
    code: 'seller-unknown',
    expected: 'the id of a seller: the name of a file in catalog/sellers',
    hint: suggest(seller, sellers.keys()),
  });
}

function checkPages({ files, markets, problems }: CheckContext): void {
  for (const { source, known } of files.pages) {
    if (known.market === undefined || markets.has(known.market)) continue;
    problems.add(source, ['market'], {
      code: 'market-unknown',
      expected: A_MARKET,
      hint: suggest(known.market, markets.keys()),
    });
  }
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
      code: 'category-unknown',
      expected: 'the id of a category of the same market: the name of a file in catalog/categories',
      hint: suggest(
        id,
        others.map((other) => other.id),
      ),
    });
  }
}
