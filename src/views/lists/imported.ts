import { type ImportedSelection, listImported, selectionPath } from '../../catalog/listings/imported.ts';
import type { Site } from '../../catalog/site/site.ts';
import { PAGE_SIZE } from '../../core/site/constants.ts';
import { countPages, rangeWords, slicePage } from '../../core/listing/pagination.ts';
import { listingsText } from '../../messages/rooms/listings.ts';
import { listsText } from '../../messages/rooms/lists.ts';
import { importedPath } from '../../paths.ts';
import { type Step, shopTrail } from '../parts/breadcrumb.ts';
import { type CardView, makeCards } from '../parts/card.ts';
import { freeDeliveryWords } from '../parts/free-delivery.ts';
import { type ChipView, type PagesView, makeListHead, titleOfPage } from '../parts/list-page.ts';
import type { PageView } from '../parts/page-view.ts';
import { makeShellView } from '../parts/shell.ts';

/** One page of the imported products, in one order or from one country. */
export interface ImportedView extends PageView {
  readonly trail: readonly Step[];
  /** "24 products". */
  readonly count: string;
  /** Name of the default market; the products come from other countries. */
  readonly marketName: string;
  /** Links to the orders; empty on the page of one country, which has a single order. */
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

/** `page` counts from 1. */
export function makeImportedView(site: Site, selection: ImportedSelection, page: number): ImportedView {
  const { defaultMarket: market, catalog } = site;
  const [all, byPrice, ...countries] = listImported(site);
  const orders = [all, byPrice].filter((order) => order !== undefined);
  const isCountry = !orders.some(({ key }) => key === selection.key);
  const shown = slicePage(selection.products, page, PAGE_SIZE);
  const { length } = selection.products;
  const pageCount = countPages(length, PAGE_SIZE);
  const pathOf = (number: number) => selectionPath(site, selection, number);
  const title = titleOf(selection);
  return {
    shell: makeShellView(site),
    head: {
      title: titleOfPage(title, page),
      description: listingsText.describeImported({ shop: catalog.store.name, market: market.name }),
      ...makeListHead(page, pathOf),
    },
    trail: [...shopTrail(market), { name: listingsText.imported, path: importedPath(market, 'all') }],
    count: rangeWords(page, PAGE_SIZE, length, listingsText.products({ count: length, shown: length })),
    marketName: market.name,
    orders: isCountry
      ? []
      : orders.map((order) => ({
          label: order === byPrice ? listsText.cheapestFirst : listingsText.byOrigin,
          href: selectionPath(site, order),
          isCurrent: order.key === selection.key,
        })),
    countries: [
      { label: listingsText.allCountries, href: importedPath(market, 'all'), isCurrent: !isCountry },
      ...countries.map((country) => ({
        label: country.country ?? '',
        href: selectionPath(site, country),
        isCurrent: country.key === selection.key,
      })),
    ],
    delivery: freeDeliveryWords(market),
    cards: makeCards(site, shown, market),
    origins: shown.map(({ declarations }) => listingsText.from({ country: declarations.countryOfOrigin ?? '' })),
    pages: { page, pageCount, base: pathOf(1), label: listingsText.pagesOf({ title }) },
  };
}

function titleOf({ key, country }: ImportedSelection): string {
  if (country !== undefined) return listingsText.importedFrom({ country });
  return key === 'price' ? listingsText.importedByPrice : listingsText.imported;
}
