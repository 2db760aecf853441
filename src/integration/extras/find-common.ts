import type { Market } from '../../catalog/model.ts';
import {
  countKnownSearchFiles,
  listCommonSearches,
  listKnownSearches,
  listPricedSearches,
} from '../../catalog/search/common-searches.ts';
import type { Site } from '../../catalog/site/site.ts';
import { cardImage } from '../../core/listing/card-image.ts';
import { cardFileName, cardPosition, type CardRecord, type SuggestedCards } from '../../core/listing/card-record.ts';
import {
  type CommonResults,
  type CommonResultsFile,
  commonResultsFile,
  countPricedFiles,
  FIRST_ROW,
  knownResultsFile,
  type Marks,
  PRICED_CARDS,
  pricedResultsFile,
} from '../../core/search/common-results.ts';
import type { ReadPart } from '../../core/search/part-reader.ts';
import type { SuggestionPart } from '../../core/search/parts.ts';
import { openExplained } from '../../core/search/search.ts';
import { isMiss, type Told } from '../../core/search/told.ts';
import { leastWithinPrice } from '../../core/search/within-price.ts';
import { PAGE_SIZE } from '../../core/site/constants.ts';
import { picturePath } from '../../paths.ts';

/** What a search finds, without the prices on cards: the products of the first page by number, with the marks in their titles. */
export interface Answer {
  readonly told: Told;
  readonly products: readonly (readonly [number: number, marks: Marks])[];
  /** For a search with a price, there are more `products`, and these are the numbers of all further ones. */
  readonly priced?: readonly [least: number, others: readonly number[]];
}

/** Reads a prepared picture by its address; undefined if it has not been made. */
type ReadPicture = (path: string) => Promise<Buffer | undefined>;

/** A first picture larger than this is not inlined. */
const MOST_INLINE_BYTES = 6000;

/** The searches that each results file answers, by the file's name in the folder of the index. */
export function listResultFiles(site: Site, market: Market): ReadonlyMap<string, readonly string[]> {
  const common = listCommonSearches(site, market);
  const files = countKnownSearchFiles(site, market);
  const [known, priced] = [listKnownSearches(site, market), listPricedSearches(site, market)];
  return new Map([
    ...common.map((query): [string, string[]] => [commonResultsFile(query), [query]]),
    ...shareFiles('a', files, known, (query) => knownResultsFile(query, files)),
    ...shareFiles('b', countPricedFiles(files), priced, (query) => pricedResultsFile(query, files)),
  ]);
}

/** Distributes searches over a fixed number of files. Files without a search are made, too. */
function shareFiles(
  folder: string,
  files: number,
  queries: readonly string[],
  fileOf: (query: string) => string,
): [string, readonly string[]][] {
  const byFile = Map.groupBy(queries, fileOf);
  return Array.from({ length: files }, (_, position) => `${folder}/${position}.json`).map((name) => [
    name,
    byFile.get(name) ?? [],
  ]);
}

const isPriced = (name: string): boolean => name.startsWith('b/');

/** The key of an answer. Searches with a price have keys of their own. */
export const answerKey = (name: string, query: string): string => (isPriced(name) ? `${query} #` : query);

/** Makes search results from the files of an index: its parts, and the cards. */
export class ResultMaker {
  readonly #readPart: ReadPart;
  readonly #readPicture: ReadPicture | undefined;
  readonly #cards = new Map<number, Promise<readonly CardRecord[]>>();
  readonly #explain: ReturnType<typeof openExplained>;

  constructor(readPart: ReadPart, readPicture?: ReadPicture) {
    this.#readPart = readPart;
    this.#readPicture = readPicture;
    this.#explain = openExplained(readPart);
  }

  /** The answer for a file of results; undefined if nothing fits the search, or if the result depends on prices. */
  async find(query: string, name: string): Promise<Answer | undefined> {
    const explained = await this.#explain(query);
    const { numbers, mark, ...told } = explained.found;
    if (told.price || told.count === 0 || isMiss(told)) return undefined;
    const least = isPriced(name) ? leastWithinPrice(explained) : undefined;
    if (isPriced(name) && least === undefined) return undefined;
    const most = least === undefined ? PAGE_SIZE : PRICED_CARDS;
    const products = numbers
      .slice(0, most)
      .map(async (number) => [number, mark((await this.#readCard(number)).title)] as const);
    return {
      told,
      products: await Promise.all(products),
      priced: least === undefined ? undefined : [least, numbers.slice(most)],
    };
  }

  /** The JSON of the file with the products that a part of suggestions names; undefined if there is no such part. */
  async formatSuggested(part: string): Promise<string | undefined> {
    const text = await this.#readPart(part);
    if (text === undefined) return undefined;
    const numbers = (JSON.parse(text) as SuggestionPart).q.flatMap(([, ...own]) => own);
    const cards = [...new Set(numbers)].map(async (number) => {
      const { title, path, price, isLowest, picture } = await this.#readCard(number);
      const small = 'src' in picture ? picture : ([picture[0], picture[1] ?? 0] as const);
      return [number, { title, path, price, isLowest, picture: small }] as const;
    });
    return JSON.stringify(Object.fromEntries(await Promise.all(cards)) satisfies SuggestedCards);
  }

  /** The JSON of a file of results. */
  async format(name: string, answers: ReadonlyMap<string, Answer>): Promise<string> {
    const results = [...answers].map(
      async ([query, answer]) => [query, await this.#makeResults(name, answer)] as const,
    );
    return JSON.stringify((await Promise.all(results)) satisfies CommonResultsFile);
  }

  async #makeResults(name: string, { told, products, priced }: Answer): Promise<CommonResults> {
    const isWhole = !name.startsWith('a/');
    const first = isWhole ? products : products.slice(0, FIRST_ROW);
    const cards = await Promise.all(
      first.map(async ([number, marks]) => ({ record: await this.#readCard(number), marks })),
    );
    // Which cards come first depends on the price.
    if (priced) return { told, cards, rest: [], pictures: [], priced: [priced[0], await this.#readPrices(priced[1])] };
    return {
      told,
      cards,
      rest: isWhole ? [] : products.slice(FIRST_ROW),
      pictures: await Promise.all(
        cards.slice(0, FIRST_ROW).map(({ record }, position) => this.#makePicture(record, isWhole && position === 0)),
      ),
    };
  }

  /** The prices of products, ascending. */
  async #readPrices(numbers: readonly number[]): Promise<number[]> {
    const records = await Promise.all(numbers.map((number) => this.#readCard(number)));
    return records.map(({ price }) => price).sort((a, b) => a - b);
  }

  /**
   * The `src` and `srcset` of a card's picture. With `isInline`, the smallest file is inlined and stands last in `srcset`, because adding to the cart
   * uses the first one.
   */
  async #makePicture(record: CardRecord, isInline: boolean): Promise<CommonResults['pictures'][number]> {
    const { src, srcset } = cardImage(record, picturePath);
    const [smallest = '', ...others] = srcset.split(', ');
    const [path = '', width = ''] = smallest.split(' ');
    const bytes = isInline && others.length > 0 ? await this.#readPicture?.(path) : undefined;
    if (!bytes || bytes.length > MOST_INLINE_BYTES) return [src, srcset];
    return [src, [...others, `data:image/webp;base64,${bytes.toString('base64')} ${width}`].join(', ')];
  }

  async #readCard(number: number): Promise<CardRecord> {
    const { file, position } = cardPosition(number);
    const read = this.#cards.get(file) ?? this.#readCards(file);
    this.#cards.set(file, read);
    return (await read)[position] as CardRecord;
  }

  async #readCards(file: number): Promise<readonly CardRecord[]> {
    const text = await this.#readPart(cardFileName(file));
    if (text === undefined) throw new Error(`The site has no ${cardFileName(file)}.`);
    return JSON.parse(text) as CardRecord[];
  }
}
