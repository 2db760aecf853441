import { PAGE_SIZE } from '../../core/site/constants.ts';
import { isUnchanged } from '../../core/facets/choice.ts';
import { countPages } from '../../core/listing/pagination.ts';
import { type CommonResults, commonResultsFile } from '../../core/search/common-results.ts';
import { readJson } from '../../browser/read-file.ts';
import type { Request } from './address.ts';
import type { Results } from './results-page.ts';

/** What client/boot/query.ts has asked for: results by the name of their search. */
interface Asked {
  common?: Record<string, Promise<CommonResults> | undefined>;
}

/** The first page of a common search; undefined for another request, or when the file can't be fetched. */
export async function readCommon(request: Request): Promise<Results | undefined> {
  const query = request.query.toLowerCase();
  const { find, common = '' } = document.querySelector<HTMLElement>('[data-find]')?.dataset ?? {};
  if (!common.split(',').includes(query) || !isUnchanged(request.choice)) return undefined;
  const { common: asked = {} } = self as Asked;
  try {
    const { told, cards } = await (asked[query] ?? readJson<CommonResults>(`${find}/${commonResultsFile(query)}`));
    return {
      told,
      count: told.count,
      pageCount: countPages(told.count, PAGE_SIZE),
      onPage: cards.length,
      request,
      readCards: async (from, to) => cards.slice(from, to),
    };
  } catch {
    // The index answers, too.
    delete asked[query];
    return undefined;
  }
}
