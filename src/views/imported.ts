import { type ImportedSelection, listImported, selectionPath } from '../catalog/queries/imported.ts';
import type { Site } from '../catalog/site.ts';
import { PAGE_SIZE } from '../core/site/constants.ts';
import { countPages, slicePage } from '../core/listing/pagination.ts';
import { APP_PATHS } from '../paths.ts';
import { type Step, shopTrail } from './breadcrumb.ts';
import { type CardView, makeCards } from './card.ts';
import { freeDeliveryWords } from './free-delivery.ts';
import { type ChipView, type PagesView, makeListHead } from './list-page.ts';
import { makeShellView, type PageView } from './shell.ts';

/** One page of the imported products, in one order or of one country. */
export interface ImportedView extends PageView {
  readonly trail: readonly Step[];
  readonly productCount: number;
  /** Name of the default market; the products come from other countries. */
  readonly marketName: string;
  /** Links to the orders and the countries. */
  readonly selections: readonly ChipView[];
  /** "Free delivery", said once for all products. */
  readonly delivery?: string;
  readonly cards: readonly CardView[];
  readonly pages: PagesView;
}

/** `page` counts from 1. */
export function makeImportedView(site: Site, selection: ImportedSelection, page: number): ImportedView {
  const { defaultMarket: market, catalog } = site;
  const pageCount = countPages(selection.products.length, PAGE_SIZE);
  const pathOf = (number: number) => selectionPath(selection, number);
  const title = selection.key === 'all' ? 'Imported products' : `Imported products: ${selection.label}`;
  return {
    shell: makeShellView(site),
    head: {
      title: page === 1 ? title : `${title}, page ${page}`,
      description: `Products on ${catalog.store.name} that were not made in ${market.name}, by country of origin and price.`,
      ...makeListHead(page, pageCount, pathOf),
    },
    trail: [...shopTrail(market), { name: 'Imported products', path: APP_PATHS.imported }],
    productCount: selection.products.length,
    marketName: market.name,
    selections: listImported(site).map((other) => ({
      label: other.label,
      href: selectionPath(other),
      isCurrent: other.key === selection.key,
    })),
    delivery: freeDeliveryWords(market),
    cards: makeCards(site, slicePage(selection.products, page, PAGE_SIZE), market),
    pages: { page, pageCount, base: pathOf(1), label: `Pages of ${title}` },
  };
}
