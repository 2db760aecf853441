import {
  type DirectoryEntry,
  type DirectoryPage,
  directoryPath,
  listDirectories,
} from '../catalog/queries/directory.ts';
import { listCategoryLists } from '../catalog/queries/category-lists.ts';
import type { Site } from '../catalog/site.ts';
import { APP_PATHS, categoriesPath, sellerPath } from '../paths.ts';
import { type Step, shopTrail } from './breadcrumb.ts';
import { type CategoryNode, makeCategoryNode } from './categories.ts';
import { type ChipView, type PagesView, placeInList } from './list-page.ts';
import { type LinkView, makeShellView, type PageView } from './shell.ts';
import { formatCount } from './format.ts';

/** Number of shops on the directory's first page. */
const SHOWN_SHOPS = 24;

/** The directory's first page: letters, categories, shops. */
export interface DirectoryIndexView extends PageView {
  readonly trail: readonly Step[];
  /** `title` describes the list and says how many products it has. */
  readonly letters: readonly (LinkView & { readonly title: string })[];
  readonly categories: readonly CategoryNode[];
  /** Address of the page with all categories; missing when they are all shown. */
  readonly allCategories?: string;
  readonly shops: readonly LinkView[];
  /** Link to all shops; missing when all are shown. */
  readonly allShops?: LinkView;
}

/** One page of the directory: the products of one letter, or the shops. */
export interface DirectoryView extends PageView {
  readonly trail: readonly Step[];
  readonly title: string;
  readonly letters: readonly ChipView[];
  /** The beginnings of the parts of a long list, with links to their first pages. */
  readonly parts: readonly ChipView[];
  readonly entries: readonly DirectoryEntry[];
  readonly pages: PagesView;
}

const listLetters = (site: Site) => listDirectories(site).filter(({ key }) => key !== 'shops');
const indexStep: Step = { name: 'From A to Z', path: APP_PATHS.search };

export function makeDirectoryIndexView(site: Site): DirectoryIndexView {
  const { catalog, defaultMarket: market } = site;
  const shops = listDirectories(site).find(({ key }) => key === 'shops');
  const sellers = [...catalog.sellers.values()].slice(0, SHOWN_SHOPS);
  const [list] = listCategoryLists(site).filter((page) => page.market === market);
  const byTitle = (nodes: readonly CategoryNode[]): CategoryNode[] =>
    nodes
      .toSorted((one, other) => one.label.localeCompare(other.label, market.locale))
      .map((node) => ({ ...node, children: byTitle(node.children) }));
  return {
    shell: makeShellView(site),
    head: {
      title: 'Everything from A to Z',
      description: `All categories, shops and products of ${catalog.store.name}, from A to Z.`,
      path: APP_PATHS.search,
    },
    trail: [...shopTrail(market), indexStep],
    letters: listLetters(site).map((directory) => ({
      label: directory.key.replace('-', '–'),
      href: directoryPath(directory),
      title: `${directory.title}, ${directory.entries.length}`,
    })),
    categories: byTitle((list?.categories ?? []).map((category) => makeCategoryNode(category, market))),
    ...(list && list.pageCount > 1 ? { allCategories: categoriesPath(market) } : {}),
    shops: sellers.map((seller) => ({ label: seller.name, href: sellerPath(market, seller) })),
    ...(shops && shops.entries.length > sellers.length
      ? {
          allShops: {
            label: `All ${formatCount(shops.entries.length, market.locale)} shops`,
            href: directoryPath(shops),
          },
        }
      : {}),
  };
}

export function makeDirectoryView(
  site: Site,
  { directory, page, pageCount, entries, parts }: DirectoryPage,
): DirectoryView {
  const pathOf = (number: number) => directoryPath(directory, number);
  const title = page === 1 ? directory.title : `${directory.title}, page ${page}`;
  const description = `${title}: ${entries[0]?.text ?? ''} to ${entries.at(-1)?.text ?? ''}`;
  return {
    shell: makeShellView(site),
    head: { title, description: description.slice(0, 160), ...placeInList(page, pageCount, pathOf) },
    trail: [...shopTrail(site.defaultMarket), indexStep, { name: directory.title, path: pathOf(1) }],
    title: directory.title,
    letters: listLetters(site).map((other) => ({
      label: other.key,
      href: directoryPath(other),
      isCurrent: other.key === directory.key,
    })),
    parts: parts.map((part, index) => ({
      label: part.text,
      href: pathOf(part.page),
      isCurrent: page >= part.page && page < (parts[index + 1]?.page ?? Infinity),
    })),
    entries,
    pages: { page, pageCount, base: pathOf(1), label: `Pages of ${directory.title}` },
  };
}
