import { PAGE_SIZE } from '../../core/site/constants.ts';
import { type Choice, isUnchanged } from '../../core/facets/choice.ts';
import { countPages, slicePage } from '../../core/listing/pagination.ts';
import type { Found } from '../../core/search/search.ts';
import { readCards } from '../listing/read-cards.ts';
import { parseRequest } from './address.ts';
import { openQueries } from './query.ts';

/** On phones the first row of cards is shown before the others are there. */
const FIRST = 2;
/** Up to this width a row has at most two cards, so that further rows move nothing. */
const NARROW = 480;

/** How many cards of a page of results are shown first. */
export const countFirst = (): number => (innerWidth < NARROW ? FIRST : PAGE_SIZE);

/** The limits of a price that the index does not know exactly, in minor units. */
export const roughLimits = ({ price }: Found): Found['price'] =>
  price && !price.isExact && !price.isDropped ? price : undefined;

/** Whether results are shown as they were found, so that no facets are needed. */
export const isPlain = (found: Found, choice: Choice): boolean =>
  isUnchanged({ ...choice, page: 1 }) && !roughLimits(found);

/** The numbers of a page's products; after the last page that of the last one. */
export function listShown(numbers: readonly number[], page: number): number[] {
  return slicePage(numbers, Math.min(page, countPages(numbers.length, PAGE_SIZE)), PAGE_SIZE);
}

/** Asks for the first cards of the address while the scripts that show them are on their way. */
async function askAhead(): Promise<void> {
  const { query, choice } = parseRequest(location.search);
  const { finder, search } = await openQueries();
  const found = await search(query);
  if (isPlain(found, choice))
    await readCards(finder.folder, listShown(found.numbers, choice.page).slice(0, countFirst()));
}
// Set by client/boot/query.ts. What fails is asked for again by results.ts.
if ('query' in document.documentElement.dataset) askAhead().catch(() => {});
