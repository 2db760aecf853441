import '../../browser/status.ts';
import { marketKey } from '../../browser/page.ts';
import { readStored } from '../../browser/storage.ts';
import { remember } from './recent-searches.ts';

export { tell } from '../../browser/notice.ts';

/** What can wait until results are shown: a search that found something is remembered also in a full storage, and what is on the wishlist is marked. */
export async function run(list: HTMLElement, query?: string): Promise<void> {
  if (query !== undefined) remember(query);
  if (readStored(marketKey('wishlist')) !== null) (await import('./mark-results.ts')).run(list);
}
