import type { OfferInput } from '../schema/offer.ts';
import { suggest } from '../problems/problems.ts';
import type { CatalogFile } from '../source/catalog-reader.ts';
import { addGone, addGoneSeller } from './add-gone.ts';
import type { CheckContext } from './check-context.ts';

/** Checks that the markets, categories, sellers and products exist that offers name, and that each code belongs to one offer of a market. */
export function checkOffers(context: CheckContext): void {
  const { files, markets, problems } = context;
  const codes = new Map<string, string>();
  for (const file of files.offers) {
    const { source, known, id } = file;
    if (known.market !== undefined && !markets.has(known.market))
      problems.add(source, ['market'], {
        code: 'market-unknown',
        expected: 'the id of a market: the name of a file in catalog/markets',
        hint: suggest(known.market, markets.keys()),
      });
    checkGoods(file, context);
    if (known.code === undefined) continue;
    const key = `${known.market} ${known.code}`;
    const other = codes.get(key);
    if (other !== undefined)
      problems.add(source, ['code'], {
        code: 'offer-code-taken',
        expected: `a code that no other offer has; ${other}.json has this one`,
      });
    codes.set(key, other ?? id);
  }
}

function checkGoods({ source, known }: CatalogFile<OfferInput>, context: CheckContext): void {
  const { categories, sellers, products, problems, isBroken, isGoneSeller, isGone } = context;
  for (const [index, id] of (known.categories ?? []).entries())
    if (!categories.has(id))
      problems.add(source, ['categories', index], {
        code: 'category-unknown',
        expected: 'the id of a category: the name of a file in catalog/categories',
        hint: suggest(id, categories.keys()),
      });
  for (const [index, id] of (known.sellers ?? []).entries())
    if (isGoneSeller(id)) addGoneSeller(context, source, ['sellers', index]);
    else if (!sellers.has(id))
      problems.add(source, ['sellers', index], {
        code: 'seller-unknown',
        expected: 'the id of a seller: the name of a file in catalog/sellers',
        hint: suggest(id, sellers.keys()),
      });
  const bought = new Set([...products.values()].flatMap(({ variants }) => variants.map((variant) => variant.sku)));
  for (const [index, sku] of (known.products ?? []).entries()) {
    const product = products.get(sku);
    if (product && product.variants.length > 0)
      problems.add(source, ['products', index], {
        code: 'offer-variants',
        expected: `the SKUs of its variants: ${product.variants.map((variant) => variant.sku).join(', ')}`,
      });
    else if (isGone(sku)) addGone(context, source, ['products', index]);
    else if (!product && !bought.has(sku) && !isBroken(sku))
      problems.add(source, ['products', index], {
        code: 'product-unknown',
        expected: 'the SKU of a product',
        hint: suggest(sku, products.keys()),
      });
  }
}
