import { shorten } from '../../core/text/text.ts';
import { BEST_RATING } from '../../core/site/constants.ts';
import type { Seller } from '../model.ts';
import { findUnreadSellerText, parseSellerText } from '../lenient/details-text.ts';
import type { ImportContext } from './import-context.ts';
import { foldName } from '../values/fold-name.ts';

/** The parts of a record in the shape of schema.org that are not taken over. Each is reported with its key. */

/** A value of a record and the key that has it. */
interface Told<T> {
  readonly path: readonly string[];
  readonly value: T | undefined;
}

/** The first of several values for one field. Those that say something else give a warning. */
export function chooseValue<T extends string | number | null>(
  told: readonly Told<T>[],
  { source, problems }: ImportContext,
  fold: (value: T) => unknown = (value) => foldName(String(value)),
): T | undefined {
  const [first, ...others] = told.filter(({ value }) => value !== undefined && value !== null && value !== '');
  for (const other of others) {
    if (fold(other.value as T) === fold(first?.value as T)) continue;
    problems.add(source, other.path, {
      code: 'value-differs',
      severity: 'left-out',
      found: shorten(JSON.stringify(other.value), 80),
      expected: `the same as ${first?.path.join('.')}, ${shorten(JSON.stringify(first?.value), 80)}, or nothing; this one is left out`,
    });
  }
  return first?.value;
}

/** Warns when `shopName` names another seller than the brand, and of what it says that no page shows. */
export function checkSellerText(
  text: string,
  seller: Seller | undefined,
  { source, problems, unread: unreadFiles }: ImportContext,
): void {
  const { rating, ratings, followers } = parseSellerText(text);
  if (rating !== undefined && rating > BEST_RATING) {
    problems.add(source, ['shopName'], {
      code: 'shop-rating-invalid',
      severity: 'warning',
      expected: 'a rating from 1 to 5',
    });
  }
  if (!seller) return;
  if (!foldName(text).includes(foldName(seller.name))) {
    problems.add(source, ['shopName'], {
      code: 'shop-name-differs',
      severity: 'warning',
      expected: `the seller that productValue.brand names: ${JSON.stringify(seller.name)}`,
    });
    return;
  }
  // What the seller's own file says is newer than any record. A file with an error may say it.
  const missing = unreadFiles.sellers.has(seller.id)
    ? []
    : Object.entries({
        rating: seller.rating === undefined ? rating : undefined,
        ratings: seller.ratings === 0 ? ratings : undefined,
        followers: seller.followers === 0 ? followers : undefined,
      }).filter(([, figure]) => figure);
  if (missing.length > 0) {
    problems.add(source, ['shopName'], {
      code: 'shop-figures-unused',
      severity: 'warning',
      expected: `${missing.map(([key, figure]) => `"${key}": ${figure}`).join(', ')} in catalog/sellers/${seller.id}.json: what a seller's file does not say is not shown`,
    });
  }
  const unread = findUnreadSellerText(text, seller.name);
  if (unread !== '') {
    problems.add(source, ['shopName'], {
      code: 'text-unread',
      severity: 'warning',
      found: shorten(JSON.stringify(unread), 80),
      expected:
        'the name of the seller, its rating, and its numbers of ratings, followers and products; anything else may be "about" in the file of the seller',
    });
  }
}

/** Warns of the address of a product's page that this shop does not have: links with its SKU find the product. */
export function checkAddress(
  address: string | undefined,
  path: readonly string[],
  sku: string,
  { source, problems }: ImportContext,
): void {
  const pathname = address ? URL.parse(address, 'https://shop.example')?.pathname : undefined;
  if (!address || pathname?.replace(/\/$/, '').endsWith(`/p/${encodeURIComponent(sku)}`)) return;
  problems.add(source, path, {
    code: 'address-not-kept',
    severity: 'warning',
    expected: `an address that ends in /p/${sku}; this one is not an address of this shop`,
  });
}

/** The ids of the categories that `category` names, and whether the product is on the main page. */
export function readCategory(
  name: string | undefined,
  { source, problems, categories, category, unread }: ImportContext,
): { readonly mainPage: boolean; readonly categories: string[] } {
  if (name === undefined || name === 'mainPage') return { mainPage: true, categories: [] };
  if (categories.has(name)) return { mainPage: false, categories: [name] };
  if (unread.categories.size === 0) {
    problems.add(source, ['category'], {
      code: 'category-unknown',
      severity: 'left-out',
      expected: `"mainPage", or the id of a category such as ${JSON.stringify(category.id)}; the product is in the category of its folder only, and not on the main page`,
    });
  }
  return { mainPage: false, categories: [] };
}
