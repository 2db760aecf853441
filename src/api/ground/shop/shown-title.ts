import { currentLanguage, FIRST_LANGUAGE } from '../../../messages/language.ts';
import type { Shop } from './read-shop.ts';

/** A product as a record keeps it: by the English name that it was ordered by. */
interface Ordered {
  readonly sku: string;
  readonly title: string;
}

/**
 * The name of an ordered product in the language of who reads it, as the catalogue has it. A product that has no name in that language, or another
 * English one by now, keeps the name that it was ordered by.
 * @example inLanguage('hi', () => shownTitle(shop, { sku: 'BH-013', title: 'Aloe vera gel' })) // 'एलोवेरा जेल'
 */
export function shownTitle(shop: Pick<Shop, 'products'>, { sku, title }: Ordered): string {
  const language = currentLanguage();
  // So a command that answers in English opens no file of a product.
  if (language === FIRST_LANGUAGE) return title;
  const product = shop.products.get(sku);
  return (product?.title === title && product.translations?.[language]?.title) || title;
}
