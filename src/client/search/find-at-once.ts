import { readCards } from '../listing/read-cards.ts';
import { known } from './asked.ts';
import { findAll, roughLimits } from './find-all.ts';
import { openPageFinder } from './finder.ts';
import { openQueries } from './query.ts';
import { countFirst } from './results-page.ts';
import { LONGEST_QUERY } from './stored-searches.ts';

/** The script that the page of a search asks for while its HTML arrives. It begins when it is imported; results.ts takes from it what finds the rest. */

export { findAll, readCards };

/** Asks for the first cards of an address without a choice while the scripts that show them are on their way, unless a file has them. */
async function askAhead(): Promise<void> {
  const [[name, text = ''] = [], ...others] = new URLSearchParams(location.search);
  if (name !== 'q' || others.length > 0) return;
  const { finder, search } = await openQueries(openPageFinder);
  if (await known?.found) return;
  // As it is searched for, unless it has spaces and characters that nobody types.
  const found = await search(text.trim().slice(0, LONGEST_QUERY));
  if (!roughLimits(found)) await readCards(finder.folder, found.numbers.slice(0, countFirst()));
}
// Set by client/boot/query.ts. What fails is asked for again by results.ts.
if (document.documentElement.dataset['query'] === '') askAhead().catch(() => {});
