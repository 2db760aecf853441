import type { ReadProduct, Seller } from '../model.ts';
import type { SellerInput } from '../schema/seller.ts';
import type { CatalogFile } from '../source/catalog-reader.ts';
import { sanitiseBlocks } from '../values/sanitise.ts';
import { makeSellerTranslations } from './make-translations.ts';

/** A seller as its file says; `products` is undefined when the file leaves the number out. */
export type ReadSeller = Omit<Seller, 'products'> & { readonly products: number | undefined };

/**
 * Makes a seller of its file. Fields that are missing because of an error get defaults, so that products can be checked
 * against the seller; such a catalogue is never published.
 */
export function makeSeller({ id, known }: CatalogFile<SellerInput>): ReadSeller {
  const { name = id } = known;
  return {
    id,
    name,
    legalName: known.legalName ?? name,
    aboutHtml: sanitiseBlocks(known.about ?? ''),
    address: known.address ?? '',
    care: { phone: '', ...known.care, email: known.care?.email ?? '' },
    gstin: known.gstin,
    trn: known.trn,
    rating: known.rating,
    ratings: known.ratings ?? 0,
    since: known.since,
    followers: known.followers ?? 0,
    products: known.products,
    legal: known.legal ?? {},
    translations: makeSellerTranslations(known.translations),
  };
}

/** Completes sellers: the number of products is counted where the seller's file leaves it out. */
export function countProducts(sellers: readonly ReadSeller[], products: Iterable<ReadProduct>): Seller[] {
  const counts = new Map<string, number>();
  for (const { sellerId } of products) counts.set(sellerId, (counts.get(sellerId) ?? 0) + 1);
  return sellers.map((seller) => ({ ...seller, products: seller.products ?? counts.get(seller.id) ?? 0 }));
}
