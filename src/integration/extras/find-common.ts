import type { Market } from '../../catalog/model.ts';
import { countKnownSearchFiles, listCommonSearches, listKnownSearches } from '../../catalog/queries/common-searches.ts';
import type { Site } from '../../catalog/site.ts';
import { cardImage } from '../../core/listing/card-image.ts';
import { cardFileName, cardPosition, type CardRecord } from '../../core/listing/card-record.ts';
import {
  type CommonResults,
  type CommonResultsFile,
  commonResultsFile,
  FIRST_ROW,
  knownResultsFile,
  type Marks,
} from '../../core/search/common-results.ts';
import type { ReadPart } from '../../core/search/part-reader.ts';
import { openSearch } from '../../core/search/search.ts';
import { isMiss, type Told } from '../../core/search/told.ts';
import { PAGE_SIZE } from '../../core/site/constants.ts';
import { picturePath } from '../../paths.ts';

/** What a search finds, without what cards have of prices: the products of the first page by number, with the marks in their titles. */
export interface Answer {
  readonly told: Told;
  readonly products: readonly (readonly [number: number, marks: Marks])[];
}

/** Reads a prepared picture by its address; undefined while there is none. */
export type ReadPicture = (path: string) => Promise<Buffer | undefined>;

/** A larger first picture is asked for by its address. */
const MOST_INLINE_BYTES = 6000;

/** The searches of each file with results, by the file's name in the folder of the index. */
export function listResultFiles(site: Site, market: Market): ReadonlyMap<string, readonly string[]> {
  const files = countKnownSearchFiles(site, market);
  const names = Array.from({ length: files }, (_, position) => `a/${position}.json`);
  const known = Map.groupBy(listKnownSearches(site, market), (query) => knownResultsFile(query, files));
  const common = listCommonSearches(site, market);
  return new Map([
    ...common.map((query): [string, string[]] => [commonResultsFile(query), [query]]),
    ...names.map((name): [string, string[]] => [name, known.get(name) ?? []]),
  ]);
}

/** Makes results of searches from the files of the index's folder: parts, and cards. */
export class ResultMaker {
  readonly #readPart: ReadPart;
  readonly #readPicture: ReadPicture | undefined;
  readonly #cards = new Map<number, Promise<readonly CardRecord[]>>();
  readonly #search: ReturnType<typeof openSearch>['search'];

  constructor(readPart: ReadPart, readPicture?: ReadPicture) {
    this.#readPart = readPart;
    this.#readPicture = readPicture;
    this.#search = openSearch(readPart).search;
  }

  /** What a search finds; undefined when it finds nothing, or depends on prices. */
  async find(query: string): Promise<Answer | undefined> {
    const { numbers, mark, ...told } = await this.#search(query);
    if (told.price || told.count === 0 || isMiss(told)) return undefined;
    const products = numbers
      .slice(0, PAGE_SIZE)
      .map(async (number) => [number, mark((await this.#readCard(number)).title)] as const);
    return { told, products: await Promise.all(products) };
  }

  /** The JSON of a file of results. */
  async format(name: string, answers: ReadonlyMap<string, Answer>): Promise<string> {
    const results = [...answers].map(
      async ([query, answer]) => [query, await this.#makeResults(name, answer)] as const,
    );
    return JSON.stringify((await Promise.all(results)) satisfies CommonResultsFile);
  }

  async #makeResults(name: string, { told, products }: Answer): Promise<CommonResults> {
    const isWhole = name.startsWith('q/');
    const first = isWhole ? products : products.slice(0, FIRST_ROW);
    const cards = await Promise.all(
      first.map(async ([number, marks]) => ({ record: await this.#readCard(number), marks })),
    );
    return {
      told,
      cards,
      rest: isWhole ? [] : products.slice(FIRST_ROW),
      pictures: await Promise.all(
        cards.slice(0, FIRST_ROW).map(({ record }, position) => this.#makePicture(record, isWhole && position === 0)),
      ),
    };
  }

  /**
   * `src` and `srcset` of a card's picture. With `isInline` the smallest file stands in `srcset` itself, as the last one: what puts the product into
   * the cart takes the first.
   */
  async #makePicture({ picture }: CardRecord, isInline: boolean): Promise<CommonResults['pictures'][number]> {
    const { src, srcset } = cardImage(picture, picturePath);
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
