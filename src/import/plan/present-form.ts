import type { Document } from '../../core/product/read-fields.ts';
import { type ImportContext, indexSellersByName } from '../../catalog/shapes/import-context.ts';
import { readRawProduct } from '../../catalog/shapes/read-raw-product.ts';
import { ProblemList } from '../../catalog/problems/problems.ts';
import type { Shop } from './shop.ts';

/** Keys that only older forms have (src/catalog/shapes). */
const OLDER = ['productValue', 'mainImage', 'detailsHTML', 'subcategory'];

const isOlderForm = (document: Document): boolean => OLDER.some((key) => key in document);

/** A product's file in the present format, converted if it is older; undefined where it can't be converted. */
export function toPresentForm(document: Document, path: string, shop: Shop): Document | undefined {
  if (!isOlderForm(document)) return document;
  const [, categoryId = ''] = path.split('/');
  const category = shop.categories.get(categoryId);
  const market = category && shop.markets.get(category.marketId);
  if (!category || !market) return undefined;
  const context: ImportContext = {
    markets: shop.markets,
    sellers: shop.sellers,
    categories: shop.categories,
    pictures: shop.pictures,
    videos: shop.videos,
    aliases: shop.aliases,
    defaultSellers: shop.defaultSellers,
    unread: { categories: new Set(), sellers: new Set(), sellerNames: false, currencies: new Set() },
    sellersByName: indexSellersByName(shop.sellers),
    source: { file: path, readText: () => JSON.stringify(document) },
    problems: new ProblemList(),
    stem: path.slice(path.lastIndexOf('/') + 1, -'.json'.length),
    category,
    market,
  };
  const raw = readRawProduct(document, context);
  if (!raw || raw.isPartial) return undefined;
  const { weight, ...input } = raw.input;
  return { ...input, ...(weight === undefined ? {} : { weight: `${weight} g` }) } as unknown as Document;
}
