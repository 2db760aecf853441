import '../lib/status.ts';
import { marketKey } from '../platform/page.ts';
import { readStored } from '../platform/storage.ts';
import { remember } from './recent-searches.ts';

export { tell } from '../../stores/notice.ts';

/** What can wait until results are shown: the search is remembered also in a full storage, and what is on the wishlist is marked. */
export async function run(query: string, list: HTMLElement): Promise<void> {
  remember(query);
  if (readStored(marketKey('wishlist')) !== null) (await import('./mark-results.ts')).run(list);
}
