import '../../browser/status.ts';
import { marketKey } from '../../browser/page.ts';
import { readStored, writeStored } from '../../browser/storage.ts';

export { tell } from '../../browser/notice.ts';

/** What few searches need once results are shown: `addSearch` remembers the search also in a full storage, and what is on the wishlist is marked. */
export async function run(list: HTMLElement, addSearch?: (stored: string | null) => string): Promise<void> {
  if (addSearch && readStored('consent') !== 'no') writeStored('searches', addSearch(readStored('searches')));
  if (readStored(marketKey('wishlist')) !== null) (await import('../../islands/mark-later.ts')).run(list);
}
