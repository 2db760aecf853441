import { PAGE_SIZE } from '../../core/site/constants.ts';
import { type Choice, isUnchanged, NO_CHOICE } from '../../core/facets/choice.ts';
import { countPages, slicePage } from '../../core/listing/pagination.ts';
import type { Found } from '../../core/search/search.ts';
import { isMiss } from '../../core/search/told.ts';
import { readCards } from '../listing/read-cards.ts';
import { parseRequest, type Request } from './address.ts';
import { openQueries } from './query.ts';
import type { Refined } from './refine.ts';
import { countFirst, type Results } from './shown.ts';

/** The limits of a price that the index does not know exactly, in minor units. */
const roughLimits = ({ price }: Found): Found['price'] =>
  price && !price.isExact && !price.isDropped ? price : undefined;

/** Whether results are shown as they were found, so that no facets are needed. */
const isPlain = (found: Found, choice: Choice): boolean => isUnchanged({ ...choice, page: 1 }) && !roughLimits(found);

/** Results with their facets, if those are needed. */
export interface FoundResults extends Results {
  readonly refined?: Refined;
}

/**
 * What the address leads to. It has the facets if they are needed to show it, or with `needsFacets`.
 * @throws when the index or the facets can't be fetched.
 */
export async function findResults(request: Request, needsFacets = false): Promise<FoundResults> {
  const { finder, search } = await openQueries();
  const { folder } = finder;
  const found = await search(request.query);
  const refined =
    (isPlain(found, request.choice) && !needsFacets) || found.count === 0 || isMiss(found)
      ? undefined
      : await (await import('./refine.ts')).refine(folder, found.numbers, request.choice, roughLimits(found));
  const { numbers } = refined ?? found;
  const pageCount = countPages(numbers.length, PAGE_SIZE);
  const choice = refined?.choice ?? { ...NO_CHOICE, page: Math.min(request.choice.page, pageCount) };
  const shown = slicePage(numbers, Math.min(choice.page, pageCount), PAGE_SIZE);
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

/** Asks for the first cards of the address while the scripts that show them are on their way. */
async function askAhead(): Promise<void> {
  const request = parseRequest(location.search);
  const { search } = await openQueries();
  if (isPlain(await search(request.query), request.choice))
    await (await findResults(request)).readCards(0, countFirst());
}
// Set by client/boot/query.ts. What fails is asked for again by results.ts.
if (document.documentElement.dataset['query'] === '') askAhead().catch(() => {});
