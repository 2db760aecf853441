import { chooseFrom } from '../../core/facets/choose.ts';
import { type Choice, formatChoice, parseChoice } from '../../core/facets/choice.ts';
import { decodeTable, type FacetTable, PRICE, parseRange } from '../../core/facets/table.ts';
import { formatMoney } from '../../core/money/format-price.ts';
import { parseMoney } from '../../core/money/parse-money.ts';
import { listComma } from '../../messages/language.ts';
import { listsText } from '../../messages/rooms/lists.ts';
import { allProductsPath } from '../../paths.ts';
import type { Category, Market, Product } from '../model.ts';
import { oncePerSite, type Site } from '../site/site.ts';
import { listFacets, makeFacetTable } from '../facets/facet-rows.ts';

/** The limits of price, in minor units, up to which the home page of a market has rows of products, ascending. */
export const listPriceLimits = ({ catalog }: Site, market: Market): number[] =>
  (catalog.home.priceShops?.limits?.[market.id] ?? [])
    .flatMap((limit) => parseMoney(limit, market.currency) ?? [])
    .sort((a, b) => a - b);

/** The address of all products up to a price, for those who have scripts: `/products?price=-299`. */
export const limitedPath = (market: Market, limit: number): string =>
  `${allProductsPath(market)}?price=-${limit / 100}`;

/** A list that a link may filter. */
interface FilterableList {
  readonly market: Market;
  readonly products: readonly Product[];
  readonly pageSize: number;
  readonly pathOf: (page: number) => string;
  readonly category?: Category;
}

/** A list as a link of the home page filters it: "/products?price=-299". */
interface LinkedList {
  /** Of its own page, below the list's: "up-to-299". */
  readonly part: string;
  readonly products: readonly Product[];
  /** What it filters by, and the values: "Price" and "Up to ₹299". */
  readonly name: string;
  readonly label: string;
  /** The query that filters the list. */
  readonly query: string;
}

/** The links of the home pages that may filter a list, each once. */
const listHomeLinks = oncePerSite('homeLinks', (site: Site): readonly string[] => {
  const { catalog } = site;
  const links = [
    ...(catalog.home.banners ?? []).flatMap(({ banners }) => banners.map(({ href }) => href)),
    ...[...catalog.markets.values()].flatMap((market) =>
      listPriceLimits(site, market).map((limit) => limitedPath(market, limit)),
    ),
  ];
  return [...new Set(links)];
});

/** The queries by which links of the home pages filter the list at an address, each once. */
const listQueries = (site: Site, path: string): string[] =>
  listHomeLinks(site).flatMap((link) => (link.startsWith(`${path}?`) ? [link.slice(path.length + 1)] : []));

/** Of a list all that links of the home pages filter, as they have pages of their own: a link has to lead there without scripts, too. */
export function findLinkedLists(site: Site, list: FilterableList): LinkedList[] {
  const { market, products, pageSize, category } = list;
  const queries = listQueries(site, list.pathOf(1));
  if (queries.length === 0) return [];
  const table = decodeTable(makeFacetTable(site, products, market, listFacets(site, category)));
  const found = queries.flatMap((query): LinkedList[] => {
    const { choice, rows } = chooseFrom(table, { ...parseChoice(query), page: 1 }, pageSize);
    const chosen = rows.flatMap((row) => products[row] ?? []);
    if (chosen.length === 0 || Object.keys(choice.values).length === 0) return [];
    const part = partOf(choice);
    return [{ part, products: chosen, ...nameChoice(choice, table, market), query: formatChoice(choice) }];
  });
  return [...new Map(found.map((one) => [one.part, one])).values()];
}

/** "up-to-299", "colour-red-from-500". */
const partOf = ({ values, sort }: Choice): string =>
  [
    ...Object.entries(values)
      .sort()
      .flatMap(([facet, ids]) => (facet === PRICE ? ids.map(partOfRange) : [facet, ...ids])),
    ...(sort === 'relevance' ? [] : [sort]),
  ].join('-');

function partOfRange(id: string): string {
  const [from = '', to = ''] = id.replaceAll('.', '_').split('-');
  if (from === '') return `up-to-${to}`;
  return to === '' ? `from-${from}` : `${from}-to-${to}`;
}

function nameChoice({ values }: Choice, table: FacetTable, market: Market): Pick<LinkedList, 'name' | 'label'> {
  const chosen = table.facets.filter(({ id }) => values[id]);
  return {
    name: chosen.map(({ label }) => label).join(listComma()),
    label: chosen
      .flatMap(({ id: facet, values: known }) =>
        (values[facet] ?? []).map((id) =>
          facet === PRICE ? nameRange(id, market) : (known.find((value) => value.id === id)?.label ?? id),
        ),
      )
      .join(listComma()),
  };
}

/** "Up to ₹299". */
export const nameLimit = (limit: number, { currency, locale }: Market): string =>
  listsText.upTo({ amount: formatMoney(limit, currency, locale) });

function nameRange(id: string, market: Market): string {
  const { from = 0, to = Number.POSITIVE_INFINITY } = parseRange(id) ?? {};
  if (from === 0) return nameLimit(to, market);
  const amount = (minor: number) => formatMoney(minor, market.currency, market.locale);
  return to === Number.POSITIVE_INFINITY
    ? listsText.orMore({ amount: amount(from) })
    : listsText.range({ from: amount(from), to: amount(to) });
}
