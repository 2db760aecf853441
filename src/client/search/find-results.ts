import { PAGE_SIZE } from '../../core/site/constants.ts';
import { countPages, slicePage } from '../../core/listing/pagination.ts';
import type { Found } from '../../core/search/search.ts';
import { isMiss } from '../../core/search/told.ts';
import { readCards } from '../listing/read-cards.ts';
import type { Request } from './address.ts';
import { known } from './asked.ts';
import { openQueries } from './query.ts';
import type { Refined } from './refine.ts';
import { countFirst, type Results } from './results-page.ts';
import { cleanQuery } from './stored-searches.ts';

/** The limits of a price that the index does not know exactly, in minor units. */
const roughLimits = ({ price }: Found): Found['price'] =>
  price && !price.isExact && !price.isDropped ? price : undefined;

/** Results with their facets, if those are needed. */
export interface FoundResults extends Results {
  readonly refined?: Refined;
}

/**
 * What the address leads to; `isPlain` for results as they were found, without facets, unless those are needed for a price.
 * @throws when the index or the facets can't be fetched.
 */
export async function findResults(request: Request, isPlain: boolean): Promise<FoundResults> {
  const { finder, search } = await openQueries();
  const { folder } = finder;
  const found = await search(request.query);
  const limits = roughLimits(found);
  const refined =
    (isPlain && !limits) || found.count === 0 || isMiss(found)
      ? undefined
      : await (await import('./refine.ts')).refine(folder, found.numbers, request.choice, limits);
  const { numbers } = refined ?? found;
  const pageCount = countPages(numbers.length, PAGE_SIZE);
  const choice = refined?.choice ?? { ...request.choice, page: Math.min(request.choice.page, pageCount) };
  const shown = slicePage(numbers, choice.page, PAGE_SIZE);
  return {
    told: found,
    count: numbers.length,
    pageCount,
    onPage: shown.length,
    request: { ...request, choice },
    refined,
    readCards: async (from, to) =>
      (await readCards(folder, shown.slice(from, to))).map((record) => ({ record, marks: found.mark(record.title) })),
  };
}

/** For results whose numbers are known. */
export { readCards };

/** Asks for the first cards of an address without a choice while the scripts that show them are on their way, unless a file has them. */
async function askAhead(): Promise<void> {
  const [[name, text = ''] = [], ...others] = new URLSearchParams(location.search);
  if (name !== 'q' || others.length > 0) return;
  const { search } = await openQueries();
  const query = cleanQuery(text);
  if (await known?.found) return;
  if (roughLimits(await search(query))) return;
  const results = await findResults({ query, choice: { values: {}, sort: 'relevance', page: 1 } }, true);
  await results.readCards(0, countFirst());
}
// Set by client/boot/query.ts. What fails is asked for again by results.ts.
if (document.documentElement.dataset['query'] === '') askAhead().catch(() => {});
