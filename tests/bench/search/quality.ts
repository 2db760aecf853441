import { editionsOf } from '../../../src/catalog/site/editions.ts';
import type { Product } from '../../../src/catalog/model.ts';
import { numberProducts } from '../../../src/catalog/site/numbered.ts';
import { makeSearchIndex } from '../../../src/catalog/search/search-index.ts';
import { setSite, type Site } from '../../../src/catalog/site/site.ts';
import { type Found, openSearch } from '../../../src/core/search/search.ts';
import { readCatalog } from '../../../src/catalog/load/load.ts';
import { fits, type Query, readSet, type SetName, type Shop, SHOPS } from './judge.ts';

const SHOWN = 10;
const FIRST = 3;

/** How well a query is answered. */
export interface Answer {
  readonly query: Query;
  readonly isFirstRight: boolean;
  /** Whether the first three products are right, or may stand beside what is. */
  readonly areFirstRight: boolean;
  /** The share of the right products, ten at most, that is among the first ten. */
  readonly recall: number;
  readonly isEmpty: boolean;
  /** Titles of the first products. */
  readonly shown: readonly string[];
}

const FOLDERS: Readonly<Record<Shop, string>> = { sample: 'catalog', foreign: 'tests/fixtures/real/catalog' };

const LANGUAGES = ['hi', 'ta'].map((language) => ({ language, prefix: language }));

/** The site of a shop for which sets of queries are written. */
export function openShop(shop: Shop): Site {
  const { catalog } = readCatalog(FOLDERS[shop], 'catalog', { onError: 'set-aside' });
  if (!catalog) throw new Error(`${FOLDERS[shop]} can't be read.`);
  const markets = new Map([...catalog.markets].map(([id, market]) => [id, { ...market, languages: LANGUAGES }]));
  return setSite({ ...catalog, markets }, new Map(), '2026-11-21');
}

/** Finds what a query of a shop leads to on its pages in a language. */
export function openFinder(
  site: Site,
  language = 'en',
): { readonly products: readonly Product[]; find(query: string): Promise<Found> } {
  const edition = editionsOf(site).find((one) => one.language === language) ?? site;
  const index = makeSearchIndex(edition, edition.defaultMarket);
  const search = openSearch((name) => Promise.resolve(index.get(name)));
  // What is right is said of English texts. The numbers are the same.
  return { products: numberProducts(site, site.defaultMarket).products, find: search.search };
}

/** @throws when the answer of a query fits no product. */
export async function answerSet(name: SetName, shop: Shop): Promise<Answer[]> {
  const site = openShop(shop);
  const finders = new Map(
    ['en', ...LANGUAGES.map(({ language }) => language)].map((one) => [one, openFinder(site, one)]),
  );
  const answers: Answer[] = [];
  for (const query of readSet(name)[shop]) {
    const { products, find } = finders.get(query.language ?? 'en') as ReturnType<typeof openFinder>;
    answers.push(judge(query, products, await find(query.query)));
  }
  return answers;
}

function judge(query: Query, products: readonly Product[], found: Found): Answer {
  const shown = found.numbers.flatMap((number) => products[number] ?? []);
  const isEmpty = shown.length === 0 && !found.help;
  const titles = shown.slice(0, FIRST).map(({ title }) => title);
  if (query.page !== undefined) {
    const isRight = new RegExp(query.page, 'u').test(found.help?.path ?? '');
    const path = found.help ? [found.help.path] : [];
    return {
      query,
      isFirstRight: isRight,
      areFirstRight: isRight,
      recall: Number(isRight),
      isEmpty,
      shown: [...path, ...titles],
    };
  }
  const { right: rule = {}, also } = query;
  const right = products.filter((product) => fits(product, rule));
  if (right.length === 0) throw new Error(`No product is right for "${query.query}".`);
  const isRight = (product: Product | undefined) => product !== undefined && fits(product, rule);
  const places = also ? FIRST : Math.min(FIRST, right.length);
  const rightOnes = shown.slice(0, places).filter(isRight).length;
  const others = shown.slice(0, places).filter((product) => !isRight(product));
  return {
    query,
    isFirstRight: isRight(shown[0]) && !found.help,
    areFirstRight:
      rightOnes >= Math.min(places, right.length) &&
      others.every((product) => also !== undefined && fits(product, also)),
    recall: shown.slice(0, SHOWN).filter(isRight).length / Math.min(SHOWN, right.length),
    isEmpty,
    shown: [...(found.help ? [found.help.path] : []), ...titles],
  };
}

/** Prints how many queries of a set are answered well, by what they ask; `isListed` adds those that are not. */
export async function printSet(name: SetName, isListed: boolean): Promise<void> {
  for (const shop of SHOPS) {
    const answers = await answerSet(name, shop);
    if (answers.length === 0) continue;
    console.log(`\n${`${name}, ${shop}`.padEnd(18)} queries  first right  first three right  recall@10  nothing found`);
    for (const form of new Set(answers.map(({ query }) => query.form)))
      printRow(
        form,
        answers.filter(({ query }) => query.form === form),
      );
    printRow('all', answers);
    if (!isListed) continue;
    for (const { query, isFirstRight, areFirstRight, shown } of answers)
      if (!areFirstRight || !isFirstRight)
        console.log(
          `${isFirstRight ? ' 3' : '1 '} ${query.form}: ${query.query} -> ${shown.map((title) => title.slice(0, 48)).join(' / ')}`,
        );
  }
}

const percent = (share: number, width: number): string => `${(100 * share).toFixed(1)} %`.padStart(width);

function printRow(name: string, answers: readonly Answer[]): void {
  const mean = (value: (one: Answer) => number) => answers.reduce((sum, one) => sum + value(one), 0) / answers.length;
  console.log(
    name.padEnd(18),
    String(answers.length).padStart(7),
    percent(
      mean(({ isFirstRight }) => Number(isFirstRight)),
      12,
    ),
    percent(
      mean(({ areFirstRight }) => Number(areFirstRight)),
      18,
    ),
    percent(
      mean(({ recall }) => recall),
      10,
    ),
    percent(
      mean(({ isEmpty }) => Number(isEmpty)),
      14,
    ),
  );
}
