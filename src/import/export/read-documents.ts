import { indexSellersByName, type ImportContext } from '../../catalog/shapes/import-context.ts';
import { readRawProduct } from '../../catalog/shapes/read-raw-product.ts';
import { ProblemList } from '../../catalog/source/problems.ts';
import type { Document } from '../../core/product/read-fields.ts';
import { isHistorical, readProductFile } from '../plan/existing.ts';
import type { Shop } from '../plan/shop.ts';

/** A product of the catalogue as it is exported. */
export interface ExportedProduct {
  /** Of its file, below the catalogue's folder. */
  readonly path: string;
  /** The id of the category in whose folder it is. */
  readonly category: string;
  /** The market whose prices its category shows. */
  readonly marketId: string;
  readonly document: Document;
}

/**
 * The products of a catalogue in the order of their files; with `only` those in the folders of these categories. `onLeftOut` is told of files that
 * can't be read.
 */
export function* readDocuments(
  shop: Shop,
  only: readonly string[] | undefined,
  onLeftOut: (path: string) => void,
): Generator<ExportedProduct> {
  for (const path of shop.productFiles) {
    const [, category = ''] = path.split('/');
    if (only && !only.includes(category)) continue;
    const { document } = readProductFile(shop.root, path);
    const known = shop.categories.get(category);
    const present = document && known && (isHistorical(document) ? convert(document, path, category, shop) : document);
    if (!known || !present || typeof present['sku'] !== 'string') onLeftOut(path);
    else yield { path, category, marketId: known.marketId, document: present };
  }
}

/** A product of an older form in the present one. */
function convert(document: Document, path: string, categoryId: string, shop: Shop): Document | undefined {
  const category = shop.categories.get(categoryId);
  const market = category && shop.markets.get(category.marketId);
  if (!category || !market) return undefined;
  const context: ImportContext = {
    markets: shop.markets,
    sellers: shop.sellers,
    categories: shop.categories,
    pictures: shop.pictures,
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
