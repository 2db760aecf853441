import { join } from 'node:path';
import type { Market } from '../../catalog/model.ts';
import { listCommonSearches } from '../../catalog/queries/common-searches.ts';
import { findFolder } from '../../catalog/queries/numbered.ts';
import type { Site } from '../../catalog/site.ts';
import { cardImage } from '../../core/listing/card-image.ts';
import { cardFileName, cardPosition, type CardRecord } from '../../core/listing/card-record.ts';
import { type CommonResults, commonResultsFile, EAGER_PICTURES } from '../../core/search/common-results.ts';
import type { ReadPart } from '../../core/search/part-reader.ts';
import { openSearch, type Search } from '../../core/search/search.ts';
import { PAGE_SIZE } from '../../core/site/constants.ts';
import { picturePath } from '../../paths.ts';
import { readIfThere } from '../read-if-there.ts';
import { writeParts } from './search-index.ts';

/** Writes the results of each market's common searches into the folder of a new site, which has the search index and the cards. */
export async function writeCommonResults(site: Site, folder: string): Promise<void> {
  for (const market of site.catalog.markets.values()) {
    const own = join(folder, findFolder(site, market));
    const find = openCommonResults(async (name) => readIfThere(join(own, name)));
    const files = new Map<string, string>();
    for (const query of listCommonSearches(site, market)) files.set(commonResultsFile(query), await find(query));
    await writeParts(own, files);
  }
}

/** The results of a common search, for the name of their file in the folder of the index; undefined for another name. */
export async function findCommonResults(
  site: Site,
  market: Market,
  name: string,
  readPart: ReadPart,
): Promise<string | undefined> {
  const query = listCommonSearches(site, market).find((one) => commonResultsFile(one) === name);
  return query === undefined ? undefined : openCommonResults(readPart)(query);
}

/** Makes a function that returns the JSON of a search's results. `readPart` reads files of the index's folder: parts, and cards. */
function openCommonResults(readPart: ReadPart): (query: string) => Promise<string> {
  const { search } = openSearch(readPart);
  const cards = new Map<number, Promise<readonly CardRecord[]>>();
  const readCard = async (number: number): Promise<CardRecord> => {
    const { file, position } = cardPosition(number);
    const read = cards.get(file) ?? readCards(readPart, file);
    cards.set(file, read);
    return (await read)[position] as CardRecord;
  };
  return async (query) => JSON.stringify(await makeResults(query, search, readCard));
}

async function readCards(readPart: ReadPart, file: number): Promise<readonly CardRecord[]> {
  const text = await readPart(cardFileName(file));
  if (text === undefined) throw new Error(`The site has no ${cardFileName(file)}.`);
  return JSON.parse(text) as CardRecord[];
}

async function makeResults(
  query: string,
  search: Search['search'],
  readCard: (number: number) => Promise<CardRecord>,
): Promise<CommonResults> {
  const { numbers, mark, ...told } = await search(query);
  const records = await Promise.all(numbers.slice(0, PAGE_SIZE).map(readCard));
  const pictures = records.slice(0, EAGER_PICTURES).map(({ picture }) => cardImage(picture, picturePath));
  return {
    told,
    cards: records.map((record) => ({ record, marks: mark(record.title) })),
    pictures: pictures.map(({ src, srcset }) => [src, srcset]),
  };
}
