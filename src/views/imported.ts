import { type ImportedSelection, listImported, selectionPath } from '../catalog/queries/imported.ts';
import type { Site } from '../catalog/site.ts';
import { PAGE_SIZE } from '../core/site/constants.ts';
import { countPages, rangeWords, slicePage } from '../core/listing/pagination.ts';
import { countWord } from '../core/text/text.ts';
import { APP_PATHS } from '../paths.ts';
import { type Step, shopTrail } from './breadcrumb.ts';
import { type CardView, makeCards } from './card.ts';
import { freeDeliveryWords } from './free-delivery.ts';
import { type ChipView, type PagesView, makeListHead } from './list-page.ts';
import { makeShellView, type PageView } from './shell.ts';

/** One page of the imported products, in one order or of one country. */
export interface ImportedView extends PageView {
  readonly trail: readonly Step[];
  /** "24 products". */
  readonly count: string;
  /** Name of the default market; the products come from other countries. */
  readonly marketName: string;
  /** Links to the orders; none on the page of one country, which has one. */
  readonly orders: readonly ChipView[];
  /** Links to all products, and to those of each country. */
  readonly countries: readonly ChipView[];
  /** "Free delivery", said once for all products. */
  readonly delivery?: string;
  readonly cards: readonly CardView[];
  /** "From China", for each of the cards. */
  readonly origins: readonly string[];
  readonly pages: PagesView;
}

/** The orders, as lists name them. */
const ORDERS: Readonly<Record<string, string>> = { all: 'Country of origin', price: 'Price: low to high' };

/** `page` counts from 1. */
export function makeImportedView(site: Site, selection: ImportedSelection, page: number): ImportedView {
  const { defaultMarket: market, catalog } = site;
  const [all, byPrice, ...countries] = listImported(site);
  const orders = [all, byPrice].filter((order) => order !== undefined);
  const isCountry = !orders.some(({ key }) => key === selection.key);
  const shown = slicePage(selection.products, page, PAGE_SIZE);
  const { length } = selection.products;
  const pageCount = countPages(length, PAGE_SIZE);
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
    count: rangeWords(page, PAGE_SIZE, length, `${length} ${countWord(length, 'product', 'products')}`),
    marketName: market.name,
    orders: isCountry
      ? []
      : orders.map((order) => ({
          label: ORDERS[order.key] ?? order.label,
          href: selectionPath(order),
          isCurrent: order.key === selection.key,
        })),
    countries: [
      { label: 'All', href: APP_PATHS.imported, isCurrent: !isCountry },
      ...countries.map((country) => ({
        label: country.label.replace(/^From /, ''),
        href: selectionPath(country),
        isCurrent: country.key === selection.key,
      })),
    ],
    delivery: freeDeliveryWords(market),
    cards: makeCards(site, shown, market),
    origins: shown.map(({ declarations }) => `From ${declarations.countryOfOrigin}`),
    pages: { page, pageCount, base: pathOf(1), label: `Pages of ${title}` },
  };
}
