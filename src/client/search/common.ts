import { PAGE_SIZE } from '../../core/site/constants.ts';
import { isUnchanged } from '../../core/facets/choice.ts';
import { countPages } from '../../core/listing/pagination.ts';
import type { CardRecord } from '../../core/listing/card-record.ts';
import { type CommonResults, type CommonResultsFile, commonResultsFile } from '../../core/search/common-results.ts';
import { readJson } from '../../browser/files/read-file.ts';
import type { Request } from './address.ts';
import { known } from './asked.ts';
import type { Results } from './results-page.ts';
import { findWithin } from './within.ts';

/**
 * The first page of a search whose results were found when the site was built; undefined for another request, or when the file can't be
 * fetched. `openIndex` loads what reads cards by number, `findAll` gives what the index finds.
 */
export async function readCommon(
  request: Request,
  openIndex: () => Promise<Pick<typeof import('./find-at-once.ts'), 'readCards'>>,
  findAll: (request: Request) => Promise<Results>,
): Promise<Results | undefined> {
  const query = request.query.toLowerCase().normalize();
  const { find = '', common = '' } = document.querySelector<HTMLElement>('[data-find]')?.dataset ?? {};
  if (!isUnchanged(request.choice)) return undefined;
  const asked = known?.q === query ? await known.found : undefined;
  if (known && asked?.priced) return findWithin(asked, asked.priced, known.b, request, findAll);
  const found = asked ?? (common.split(',').includes(query) ? await readFile(find, query) : undefined);
  if (!found) return undefined;
  const { told, cards, rest, pictures } = found;
  return {
    told,
    count: told.count,
    pageCount: countPages(told.count, PAGE_SIZE),
    onPage: cards.length + rest.length,
    request,
    pictures,
    readCards: async (from, to = PAGE_SIZE) => {
      const first = cards.slice(from, to);
      const others = rest.slice(from + first.length - cards.length, to - cards.length);
      if (!others[0]) return first;
      const { readCards } = await openIndex();
      const records = await readCards(
        find,
        others.map(([number]) => number),
      );
      return [...first, ...others.map(([, marks], index) => ({ record: records[index] as CardRecord, marks }))];
    },
  };
}

/** What the index answers, too. */
const readFile = (folder: string, query: string): Promise<CommonResults | undefined> =>
  readJson<CommonResultsFile>(`${folder}/${commonResultsFile(query)}`).then(
    (file) => new Map(file).get(query),
    () => undefined,
  );
