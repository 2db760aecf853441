import { PAGE_SIZE } from '../../core/site/constants.ts';
import { isUnchanged } from '../../core/facets/choice.ts';
import { countPages } from '../../core/listing/pagination.ts';
import { type CommonResultsFile, commonResultsFile } from '../../core/search/common-results.ts';
import { readJson } from '../../browser/read-file.ts';
import type { Request } from './address.ts';
import { keyOf, listAsked } from './asked.ts';
import type { Results } from './results-page.ts';

/**
 * The first page of a search whose results were found when the site was built; undefined for another request, or when the file can't be
 * fetched. `openIndex` loads what reads cards by number.
 */
export async function readCommon(
  request: Request,
  openIndex: () => Promise<Pick<typeof import('./find-results.ts'), 'readMarked'>>,
): Promise<Results | undefined> {
  const query = keyOf(request.query);
  const { find, common = '' } = document.querySelector<HTMLElement>('[data-find]')?.dataset ?? {};
  const asked = listAsked();
  if (!isUnchanged(request.choice)) return undefined;
  try {
    const found = await (asked[query] ??
      (common.split(',').includes(query)
        ? (await readJson<CommonResultsFile>(`${find}/${commonResultsFile(query)}`))[query]
        : undefined));
    if (!found) return undefined;
    const { told, cards, rest = [], pictures } = found;
    return {
      told,
      count: told.count,
      pageCount: countPages(told.count, PAGE_SIZE),
      onPage: cards.length + rest.length,
      request,
      pictures,
      readCards: async (from, to = PAGE_SIZE) => {
        const others = rest.slice(Math.max(0, from - cards.length), Math.max(0, to - cards.length));
        return [...cards.slice(from, to), ...(others.length > 0 ? await (await openIndex()).readMarked(others) : [])];
      },
    };
  } catch {
    // The index answers, too.
    delete listAsked()[query];
    return undefined;
  }
}
