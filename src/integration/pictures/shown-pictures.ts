import { basename } from 'node:path';
import type { Site } from '../../catalog/site.ts';
import { PATH_PATTERNS, pageNumber } from '../../paths.ts';
import { pageTypes } from '../check/page-types.ts';
import type { PageRecords } from '../render/page-records.ts';

/** Pictures of a list that are seen before anybody scrolls far. */
const FIRST_CARDS = 6;

/** The digests of the pictures on pages, in the order in which somebody will want them: home pages, first cards of lists, all other pages. */
export function listShownPictures(site: Site, records: PageRecords): string[] {
  const typeOf = pageTypes(site);
  const groups = { home: [] as string[], lists: [] as string[], others: [] as string[] };
  const firstCards: string[] = [];
  for (const [path, { references }] of records.sorted()) {
    const pictures = records.list(references).flatMap((address) => digestIn(address) ?? []);
    const type = typeOf(path);
    const isList = type === 'listing' && pageNumber(path) === 1;
    groups[type === 'home' ? 'home' : isList ? 'lists' : 'others'].push(...pictures);
    if (isList) firstCards.push(...[...new Set(pictures)].slice(0, FIRST_CARDS));
  }
  return [...new Set([groups.home, firstCards, groups.lists, groups.others].flat())];
}

/** The digest in the address of a prepared picture. */
const digestIn = (address: string): string | undefined =>
  PATH_PATTERNS.picture.test(address) ? basename(address).split('-')[0] : undefined;
