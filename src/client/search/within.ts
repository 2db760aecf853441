import { PAGE_SIZE } from '../../core/site/constants.ts';
import { countPages } from '../../core/listing/pagination.ts';
import type { CommonResults, PricedResults } from '../../core/search/common-results.ts';
import type { Request } from './address.ts';
import type { Results } from './results-page.ts';

/**
 * The results of a search within a price, of what the search finds without it; undefined where too few are left to be sure of. `amounts` are in
 * turn lower and upper limits in major units, most of which are not there; `findAll` gives results from the index, where cards are missing.
 */
export function findWithin(
  { told, cards }: CommonResults,
  [least, others]: PricedResults,
  amounts: readonly (string | undefined)[],
  request: Request,
  findAll: (request: Request) => Promise<Results>,
): Results | undefined {
  const [minMinor, maxMinor] = [0, 1].map((kind) => {
    const amount = amounts.find((text, position) => text && position % 2 === kind);
    return amount && Number(amount.replaceAll(',', '')) * 100;
  }) as [number?, number?];
  const isWithin = (price: number) => price >= (minMinor ?? 0) && price <= (maxMinor ?? Infinity);
  const within = cards.filter(({ record }) => isWithin(record.price));
  const count = within.length + others.filter(isWithin).length;
  if (!within[0] || count < least) return undefined;
  return {
    told: { ...told, count, exact: count, price: { minMinor, maxMinor, isExact: true } },
    count,
    pageCount: countPages(count, PAGE_SIZE),
    onPage: Math.min(count, PAGE_SIZE),
    request,
    atOnce: within.length,
    readCards: async (from, to = PAGE_SIZE) => {
      const first = within.slice(from, to);
      const next = from + first.length;
      return next < Math.min(count, to) ? [...first, ...(await (await findAll(request)).readCards(next, to))] : first;
    },
  };
}
