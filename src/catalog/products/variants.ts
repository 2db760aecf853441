import { type Availability, combineAvailability, type Settle, settleAvailability } from '../values/availability.ts';
import { listComma } from '../../messages/language.ts';
import { productPath } from '../../paths.ts';
import { variantWords } from '../../core/size/option-words.ts';
import { inWords } from '../values/words.ts';
import type { Catalog } from '../catalog.ts';
import type { Market, Offer, Product, ReadProduct, Variant } from '../model.ts';
import type { Picture } from '../picture.ts';

/**
 * Variants of products. What is bought is always a `Product`: a product without variants itself, else one of those that
 * `variantProduct` makes.
 */

/** The SKUs of a product: its own, then those of its variants. */
export const listSkus = ({ sku, variants }: Pick<ReadProduct, 'sku' | 'variants'>): string[] => [
  sku,
  ...variants.map((variant) => variant.sku),
];

/** By SKU of a variant: the SKU of its product. */
export const ownersOfVariants = ({ products }: Pick<Catalog, 'products'>): Map<string, string> =>
  new Map(
    [...products.values()].flatMap(({ sku, variants }) => variants.map((variant) => [variant.sku, sku] as const)),
  );

/** The pictures of a product and its variants, and the one before its video. */
export const listPicturesOf = ({
  pictures,
  variants,
  video,
}: Pick<ReadProduct, 'pictures' | 'variants' | 'video'>): Picture[] => [
  ...pictures,
  ...variants.flatMap(({ picture }) => picture ?? []),
  ...(video?.poster ? [video.poster] : []),
];

/** The product that is bought with a variant: its SKU, title, offers, stock and pictures, and all else of the product. */
export function variantProduct(product: Product, variant: Variant): Product {
  const { sku, values, offers, availability, stock, weightGrams, gtin, mpn, netQuantity, picture } = variant;
  return {
    ...product,
    sku,
    title: product.title + listComma() + variantWords(product.options, values, (text) => inWords(product.words, text)),
    offers,
    availability: combineAvailability(product.availability, availability),
    options: [],
    variants: [],
    stock,
    weightGrams: weightGrams ?? product.weightGrams,
    gtin,
    mpn,
    declarations: netQuantity ? { ...product.declarations, netQuantity } : product.declarations,
    pictures: picture
      ? [picture, ...product.pictures.filter(({ source }) => source !== picture.source)]
      : product.pictures,
  };
}

/** What is bought of a product: itself, or a product for each variant. */
export const listSold = (product: Product): Product[] =>
  product.variants.length === 0 ? [product] : product.variants.map((variant) => variantProduct(product, variant));

/** The variants that a market sells. */
export const variantsIn = (product: Product, market: Pick<Market, 'id'>): Variant[] =>
  product.variants.filter(({ offers }) => offers[market.id]);

const isInStock = (product: Product, { availability }: Variant, settle: Settle): boolean =>
  settle(combineAvailability(product.availability, availability)) === 'in-stock';

/** The variants that a market sells and that are in stock on a day; if none is, all that it sells. */
function listCandidates(product: Product, market: Pick<Market, 'id'>, settle: Settle): Variant[] {
  const sold = variantsIn(product, market);
  const inStock = sold.filter((variant) => isInStock(product, variant, settle));
  return inStock.length > 0 ? inStock : sold;
}

/**
 * The variant whose price lists show and that the product's page opens with: the cheapest one in stock, of equal ones the
 * first; the cheapest of all when none is in stock. Undefined where no variant is sold.
 */
export function leadVariant(product: Product, market: Pick<Market, 'id'>, settle: Settle): Variant | undefined {
  const price = ({ offers }: Variant) => offers[market.id]?.priceMinor ?? 0;
  return listCandidates(product, market, settle).reduce<Variant | undefined>(
    (lead, variant) => (lead && price(lead) <= price(variant) ? lead : variant),
    undefined,
  );
}

/** Whether the variants among which one chooses have different prices. */
export const hasDifferentPrices = (product: Product, market: Pick<Market, 'id'>, settle: Settle): boolean =>
  new Set(listCandidates(product, market, settle).map(({ offers }) => offers[market.id]?.priceMinor)).size > 1;

/** The availability of variants in a market, of which the product's own is not taken into account. */
export const availabilitiesIn = (product: Product, market: Pick<Market, 'id'>): Availability[] =>
  variantsIn(product, market).map(({ availability }) => availability);

/** The products on a day (ISO date): those with variants have the offers of the variants that lists show. */
export function withLeadOffers(products: ReadonlyMap<string, Product>, today: string): ReadonlyMap<string, Product> {
  const settled = new Map<string, Product>();
  const settle: Settle = (availability) => settleAvailability(availability, today);
  let hasVariants = false;
  for (const [sku, product] of products) {
    hasVariants ||= product.variants.length > 0;
    settled.set(sku, product.variants.length === 0 ? product : { ...product, offers: leadOffers(product, settle) });
  }
  return hasVariants ? settled : products;
}

function leadOffers(product: Product, settle: Settle): Product['offers'] {
  const offers: Record<string, Offer> = {};
  for (const id of Object.keys(product.offers)) {
    const offer = leadVariant(product, { id }, settle)?.offers[id];
    if (offer) offers[id] = offer;
  }
  return offers;
}

/** The addresses of the pages of variants. */
export const variantPaths = ({ products, markets }: Pick<Catalog, 'products' | 'markets'>): Set<string> =>
  new Set(
    [...markets.values()].flatMap((market) =>
      [...products.values()].flatMap((product) =>
        variantsIn(product, market).map(({ sku }) => productPath(market, { slug: product.slug, sku })),
      ),
    ),
  );
