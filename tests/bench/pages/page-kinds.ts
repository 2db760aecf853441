import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_SIZE } from '../../../src/core/site/constants.ts';
import { type Card, listCards, readPage, SITE_FOLDER } from '../../browser/built-shop.ts';

export type KindName =
  | 'home'
  | 'listing'
  | 'product'
  | 'search results'
  | 'common search'
  | 'search with a price'
  | 'cart'
  | 'checkout'
  | 'content page';

/** A page that stands for its kind. */
export interface PageKind {
  readonly name: KindName;
  readonly path: string;
  /** Whether something has to be in the cart. */
  readonly needsCart: boolean;
}

export interface ChosenPages {
  /** In the order of a visit: each one is opened as the first page, and as the next one after its predecessor. */
  readonly kinds: readonly PageKind[];
  /** The product of the product page, which is also put into the cart. */
  readonly card: Card;
  /** A product that can be added on its card in the listing. */
  readonly listed: Card;
}

const bytesOf = (path: string): number => statSync(join(SITE_FOLDER, `${path}.html`)).size;

/** Of pages of one kind, the one of middle size. */
function typical<T>(pages: readonly T[], pathOf: (page: T) => string): T {
  const sorted = [...pages].sort((one, other) => bytesOf(pathOf(one)) - bytesOf(pathOf(other)));
  const page = sorted[sorted.length >> 1];
  if (page === undefined) throw new Error(`${SITE_FOLDER} has no page of a kind that is measured.`);
  return page;
}

/** The lists of categories of which at least one page is full. */
const findListings = (): string[] =>
  readdirSync(SITE_FOLDER)
    .filter((file) => /^[A-Z].*\.html$/i.test(file) && file !== 'index.html')
    .map((file) => `/${file.replace(/\.html$/, '')}`)
    .filter((path) => readPage(path).split('<li class="card').length > PAGE_SIZE);

const searchPath = (query: string): string => `/search?${new URLSearchParams({ q: query })}`;

/** The first search whose results were found when the site was built. */
function findCommonSearch(): string {
  const [, query] = / data-common="([^",]+)/.exec(readFileSync(join(SITE_FOLDER, 'search.html'), 'utf8')) ?? [];
  if (query === undefined) throw new Error(`${SITE_FOLDER} has no common search.`);
  return query;
}

/** Pages of the built site: the product and the listing of middle size, and pages that every shop has. */
export function choosePages(): ChosenPages {
  const card = typical(
    listCards('/products').filter(({ offers }) => offers === 'add'),
    ({ path }) => path,
  );
  const listing = typical(findListings(), (path) => path);
  const listed = listCards(listing).find(({ offers, list }) => offers === 'add' && list === listing);
  if (!listed) throw new Error(`${listing} has nothing to add.`);
  const word = card.title.split(' ').at(-1) as string;
  return {
    card,
    listed,
    kinds: [
      { name: 'home', path: '/', needsCart: false },
      { name: 'listing', path: listing, needsCart: false },
      { name: 'product', path: card.path, needsCart: false },
      { name: 'cart', path: '/cart', needsCart: true },
      { name: 'checkout', path: '/checkOut', needsCart: true },
      { name: 'content page', path: '/return-refund', needsCart: false },
      { name: 'search results', path: searchPath(word), needsCart: false },
      { name: 'common search', path: searchPath(findCommonSearch()), needsCart: false },
      { name: 'search with a price', path: searchPath(`${findCommonSearch()} under 600`), needsCart: false },
    ],
  };
}
