import { currentLanguage, FIRST_LANGUAGE } from '../../../messages/language.ts';
import type { Shop } from './read-shop.ts';

/** A product in a record, under the English name by which it was ordered. */
interface Ordered {
  readonly sku: string;
  readonly title: string;
}

/**
 * The name of an ordered product in the reader's language, from the catalogue. If it has none in that language, or now has another English one, the
 * name by which it was ordered stays.
 * @example inLanguage('hi', () => shownTitle(shop, { sku: 'BH-013', title: 'Aloe vera gel' })) // 'एलोवेरा जेल'
 */
export function shownTitle(shop: Pick<Shop, 'products'>, { sku, title }: Ordered): string {
  const language = currentLanguage();
  // So a command that answers in English opens no product file.
  if (language === FIRST_LANGUAGE) return title;
  const product = shop.products.get(sku);
  return (product?.title === title && product.translations?.[language]?.title) || title;
}
