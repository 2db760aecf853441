import { PAGE_SIZE } from '../../core/site/constants.ts';
import { countPages, slicePage } from '../../core/listing/pagination.ts';
import type { Request } from './address.ts';
import type { FoundAll } from './find-all.ts';
import type { Refined } from './refine.ts';
import type { Results } from './results-page.ts';

type Index = typeof import('./find-at-once.ts');

/** Results with their facets, if those are needed. */
export interface FoundResults extends Results {
  readonly refined?: Refined | undefined;
}

/** The page of all that was found that a request asks for. */
export function toResults(
  { folder, found, refined }: FoundAll,
  request: Request,
  readCards: Index['readCards'],
): FoundResults {
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
