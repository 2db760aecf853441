import type { OfferInput } from '../schema/offer.ts';
import type { CatalogFile } from '../source/catalog-reader.ts';
import type { CheckContext } from './check-context.ts';
import { checkId, checkIds, reportSku } from './named-ids.ts';

/** Checks that the markets, categories, sellers and products exist that offers name, and that each code belongs to one offer of a market. */
export function checkOffers(context: CheckContext): void {
  const { files, problems } = context;
  const codes = new Map<string, string>();
  for (const file of files.offers) {
    const { source, known, id } = file;
    checkId(context, 'markets', known.market, source, ['market']);
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
  const { products, problems } = context;
  checkIds(context, 'categories', known.categories, source, ['categories']);
  checkIds(context, 'sellers', known.sellers, source, ['sellers']);
  const bought = new Set([...products.values()].flatMap(({ variants }) => variants.map((variant) => variant.sku)));
  for (const [index, sku] of (known.products ?? []).entries()) {
    const path = ['products', index];
    const product = products.get(sku);
    if (product && product.variants.length > 0)
      problems.add(source, path, {
        code: 'offer-variants',
        expected: `the SKUs of its variants: ${product.variants.map((variant) => variant.sku).join(', ')}`,
      });
    else if (!product && !bought.has(sku))
      reportSku(context, sku, source, path, { expected: 'the SKU of a product', list: () => products.keys() });
  }
}
