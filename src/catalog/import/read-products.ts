import { basename } from 'node:path';
import type { DoorContext, Draft, Unread } from './import-context.ts';
import { readListing } from './listing.ts';
import { findCode, readSheet } from './sheet.ts';
import { readStructured } from './structured.ts';
import { indexSellersByName, makeProduct } from '../entities/make-product.ts';
import type { Category, Market, ReadProduct, Seller } from '../model.ts';
import { type PictureFolder, checkPicture } from '../source/picture-folder.ts';
import { type ProblemList, suggest } from '../source/problems.ts';
import type { CatalogReader } from '../source/catalog-reader.ts';
import { checkShape, salvage } from '../source/check-shape.ts';
import { sku as skuSchema } from '../schema/fields.ts';
import { productInput } from '../schema/product.ts';

export interface ProductDoor {
  readonly markets: ReadonlyMap<string, Market>;
  readonly sellers: ReadonlyMap<string, Seller>;
  readonly categories: ReadonlyMap<string, Category>;
  readonly aliases: DoorContext['aliases'];
  /** By category: the seller of records that name none. */
  readonly defaultSellers: ReadonlyMap<string, string>;
  readonly pictures: PictureFolder;
  readonly unread: Unread;
}

export interface ReadProducts {
  /** By SKU, in the order of their files. */
  readonly products: ReadonlyMap<string, ReadProduct>;
  /** Whether a product's file has an error: what names its SKU elsewhere is not wrong on that account. */
  readonly isBroken: (sku: string) => boolean;
  readonly hasBroken: boolean;
}

/** Reads every product file below `products/<category>`. */
export function readProducts(
  reader: CatalogReader,
  label: string,
  door: ProductDoor,
  problems: ProblemList,
): ReadProducts {
  const products = new Map<string, ReadProduct>();
  /** `undefined` stands for a SKU that could not be made out: it may be any. */
  const broken = new Set<string | undefined>();
  /** SKUs folded: two that differ only in case would be one file on many hosts. */
  const files = new Map<string, string>();
  const sellersByName = indexSellersByName(door.sellers);
  const complained = new Set<string>();

  for (const path of reader.below('products')) {
    const folder = path.split('/')[1] ?? '';
    const category = door.categories.get(folder);
    const market = category && door.markets.get(category.marketId);
    if (!category && !complained.has(folder)) {
      complained.add(folder);
      problems.addFile(`${label}/products/${folder}`, {
        found: 'a folder that is no category',
        expected: 'products in the folder of a category: catalog/products/<category>/<product>.json',
        hint: suggest(folder, door.categories.keys()),
      });
    }
    const source = reader.read(path);
    const stem = basename(source.name);
    // A category with an unknown market is noted where it stands.
    if (!category || !market || !source.valid) {
      broken.add(guessSku(source.value, stem));
      continue;
    }
    const context: DoorContext = {
      source,
      problems,
      stem,
      category,
      market,
      markets: door.markets,
      sellers: door.sellers,
      sellersByName,
      aliases: door.aliases,
      defaultSellerId: door.defaultSellers.get(folder),
      unread: door.unread,
    };
    const draft = openDraft(source.value, context);
    if (draft) checkReferences(draft, folder, context, door);
    const product = draft && makeProduct(draft, folder, context);
    if (!draft || !product) {
      broken.add(draft?.input.sku || guessSku(source.value, stem));
      continue;
    }

    const folded = product.sku.toLowerCase();
    const first = files.get(folded);
    if (first !== undefined) {
      problems.add(source, draft.place(['sku']), {
        found: `the SKU ${JSON.stringify(product.sku)} a second time`,
        expected: `a SKU of its own (capitals or not make no difference): ${first} has this one`,
      });
      broken.add(product.sku);
      continue;
    }
    files.set(folded, product.file);
    products.set(product.sku, product);
  }
  return { products, isBroken: (sku) => broken.has(sku) || broken.has(undefined), hasBroken: broken.size > 0 };
}

/** The SKU that a file with errors seems to have, whatever its shape. */
function guessSku(value: unknown, stem: string): string | undefined {
  type Keys = { sku?: unknown; productValue?: { sku?: unknown }; detailsHTML?: unknown; subcategory?: unknown };
  const { sku, productValue, detailsHTML, subcategory } = (value ?? {}) as Keys;
  if (subcategory !== undefined) return stem.toUpperCase();
  const written = sku ?? productValue?.sku ?? (typeof detailsHTML === 'string' ? findCode(detailsHTML) : undefined);
  return skuSchema.safeParse(written).data;
}

/** Tells the four shapes apart by the keys that only one of them has. */
function openDraft(value: unknown, context: DoorContext): Draft | undefined {
  const { source, problems } = context;
  if (Array.isArray(value)) {
    problems.add(source, [], { found: `a list of ${value.length}`, expected: 'one product a file: an object { ... }' });
    return undefined;
  }
  const has = (key: string) => typeof value === 'object' && value !== null && key in value;
  if (has('productValue')) return readStructured(value, context);
  if (has('mainImage') || has('detailsHTML')) return readSheet(value, context);
  if (has('subcategory')) return readListing(value, context);
  const input = checkShape(productInput, value, source, problems);
  const place: Draft['place'] = (path) => path;
  if (input) return { input, shape: 'canonical', place };
  const known = salvage(productInput, value);
  return {
    input: { sku: '', title: ' ', seller: '', images: [], offers: {}, ...known },
    shape: 'canonical',
    isPartial: true,
    place,
  };
}

/** What a product names elsewhere in the catalogue: categories, their markets, tiles, pictures. */
function checkReferences(draft: Draft, folder: string, context: DoorContext, door: ProductDoor): void {
  const { source, problems } = context;
  const { input } = draft;
  const categoryIds = new Set([folder, ...(input.categories ?? [])]);
  const marketIds = Object.keys(input.offers);
  const areKnown = marketIds.length > 0 && marketIds.every((id) => door.markets.has(id));
  const tiles = new Set<string>();
  for (const id of categoryIds) {
    const category = door.categories.get(id);
    if (!category) {
      const index = (input.categories ?? []).indexOf(id);
      problems.add(source, draft.place(['categories', index]), {
        expected: 'the id of a category: the name of a file in catalog/categories',
        hint: suggest(id, door.categories.keys()),
      });
      continue;
    }
    for (const tile of category.strip) tiles.add(tile.path);
    const isMarketKnown = door.markets.has(category.marketId) && !door.unread.categories.has(id);
    if (isMarketKnown && areKnown && !marketIds.includes(category.marketId)) {
      problems.add(source, draft.place(['offers']), {
        found: `offers for ${marketIds.join(', ')} alone`,
        expected: `an offer for the market ${JSON.stringify(category.marketId)}, as the product stands in its category ${JSON.stringify(id)}`,
      });
    }
  }
  for (const [index, tile] of (input.tiles ?? []).entries()) {
    if (tiles.has(tile) || [...categoryIds].some((id) => door.unread.categories.has(id))) continue;
    problems.add(source, draft.place(['tiles', index]), {
      expected: `the path of a strip tile of one of its categories${tiles.size > 0 ? `: ${[...tiles].join(', ')}` : ' (none of them has a strip)'}`,
      hint: suggest(tile, tiles),
    });
  }
  for (const [index, image] of input.images.entries()) {
    checkPicture(
      typeof image === 'string' ? image : image.src,
      door.pictures,
      source,
      draft.place(['images', index]),
      problems,
    );
  }
}
