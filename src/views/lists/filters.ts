import { listComma } from '../../messages/language.ts';
import { hasFacetPages, listFacetLinks } from '../../catalog/facets/facet-pages.ts';
import { hasFilters } from '../../catalog/listings/facet-lists.ts';
import type { Category, Market } from '../../catalog/model.ts';
import type { Site } from '../../catalog/site/site.ts';
import { countProductsAt } from '../../catalog/listings/list-category-products.ts';
import { inSentence } from '../../core/text/text.ts';
import { listingsText } from '../../messages/rooms/listings.ts';
import { listsText } from '../../messages/rooms/lists.ts';
import { categoryPath, filtersPath, marketPagePath } from '../../paths.ts';
import { categoryTrail, type Step } from '../parts/breadcrumb.ts';
import { formatCount } from '../parts/format.ts';
import type { LinkView, PageView } from '../parts/page-view.ts';
import { makeShellView } from '../parts/shell.ts';

/** What opens the filters of a list (client/listing/filter.ts). */
export interface FiltersControl {
  /** Address of the page that links to the built pages of single values; missing where there are none. */
  readonly href?: string;
  /** On the built page of a value: the address of the whole list with that value chosen. */
  readonly list?: string;
  /** Address of the cart page, for the cards of filtered lists. */
  readonly cart: string;
  /** What stands before a struck price in this market. */
  readonly mrpLabel: string;
}

/** `path` is the address of the first page of the whole list. */
export const makeFiltersControl = (
  site: Site,
  market: Market,
  path: string,
  category?: Category,
  query?: string,
): { readonly filters?: FiltersControl } =>
  hasFilters(site, path)
    ? {
        filters: {
          href: category && hasFacetPages(site, category.id) ? filtersPath(market, category) : undefined,
          list: query ? `${path}?${query}` : undefined,
          cart: marketPagePath(market, 'cart'),
          mrpLabel: market.mrpLabel,
        },
      }
    : {};

/** The page that links to the built pages of a category's facets. */
export interface FiltersView extends PageView {
  readonly trail: readonly Step[];
  readonly title: string;
  /** The whole list. */
  readonly all: LinkView;
  readonly facets: readonly {
    readonly label: string;
    readonly links: readonly {
      readonly label: string;
      readonly swatch?: string;
      readonly href: string;
      readonly count: string;
    }[];
  }[];
}

/** Filters of a category as links, for readers without script. The category has at least one facet with built pages. */
export function makeFiltersView(site: Site, category: Category, market: Market): FiltersView {
  const title = listingsText.filter({ category: inSentence(category.title) });
  const path = filtersPath(market, category);
  const list = categoryPath(market, category);
  const count = countProductsAt(site, list);
  const links = listFacetLinks(site, category.id);
  const facets = [...Map.groupBy(links, ({ facet }) => facet)];
  return {
    shell: makeShellView(site, market, category),
    head: {
      title,
      description: listingsText.describeFilter({
        category: category.title,
        facets: facets.map(([facet]) => facet.toLowerCase()).join(listComma()),
        values: links
          .slice(0, 4)
          .map(({ label }) => label)
          .join(listComma()),
      }),
      path,
    },
    trail: [...categoryTrail(site, category, market), { name: listsText.filters, path }],
    title,
    all: {
      label: listingsText.seeAll({ count, shown: formatCount(count, market.locale) }),
      href: list,
    },
    facets: facets.map(([label, own]) => ({
      label,
      links: own.map(({ label: value, swatch, href, count: products }) => ({
        label: value,
        swatch,
        href,
        count: formatCount(products, market.locale),
      })),
    })),
  };
}
