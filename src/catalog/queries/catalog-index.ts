import { bestAvailability, settleAvailability, type Availability } from '../../core/availability.ts';
import type { Catalog } from '../load.ts';
import { categoryPath } from '../../paths.ts';
import type { Category, Market, Product, Tile } from '../model.ts';

type Lists = Pick<Catalog, 'products' | 'categories' | 'markets' | 'sellers'>;

/** Questions to a catalogue, answered from lists that are made once: "products of a category", "shops of a market". */
export class CatalogIndex {
  readonly #catalog: Lists;
  readonly #today: string;
  readonly #byCategory = new Map<string, Product[]>();
  /** A category's products by the kind of thing they are. */
  readonly #kinds = new Map<string, Map<string, Product[]>>();
  readonly #bySeller = new Map<string, Product[]>();

  /** `today` is an ISO date. */
  constructor(catalog: Lists, today: string) {
    this.#catalog = catalog;
    this.#today = today;
    for (const product of catalog.products.values()) {
      for (const id of product.categoryIds) push(this.#byCategory, id, product);
      push(this.#bySeller, product.sellerId, product);
    }
    for (const [id, products] of this.#byCategory) {
      const category = catalog.categories.get(id);
      if (category) this.#byCategory.set(id, putFirst(this.#awayLast(products), category.firstSkus));
    }
    for (const [id, products] of this.#byCategory) this.#kinds.set(id, groupBy(products, kindOf));
  }

  /** The category's products: those it names first, then in the order of their files, what can't be bought today at the end. */
  productsOf(category: Category): readonly Product[] {
    return this.#byCategory.get(category.id) ?? [];
  }

  productsOfTile(category: Category, tile: Tile): Product[] {
    return this.productsOf(category).filter((product) => product.tiles.includes(tile.path));
  }

  /** The lowest price, in minor units, in the category at this address of the market; undefined when nothing is listed there. */
  lowestPriceAt(market: Market, path: string): number | undefined {
    const category = this.categoriesOf(market).find((candidate) => categoryPath(market, candidate) === path);
    const prices = (category ? this.productsOf(category) : []).flatMap(
      (product) => product.offers[market.id]?.priceMinor ?? [],
    );
    return prices.length === 0 ? undefined : Math.min(...prices);
  }

  /** A seller's products that a market sells, what can't be bought today at the end. */
  productsOfSeller(sellerId: string, market: Market): Product[] {
    return this.#awayLast((this.#bySeller.get(sellerId) ?? []).filter((product) => product.offers[market.id]));
  }

  /** All products of a market that may stand on its main page: one of each category in turn, what can't be bought today at the end. */
  allProducts(market: Market): Product[] {
    const shown = [...this.#catalog.products.values()].filter(
      (product) => product.onMainPage && product.offers[market.id],
    );
    return this.#awayLast(takeTurns([...groupBy(shown, (product) => product.categoryIds[0] ?? '').values()]));
  }

  /** Categories of a market; with `parent`, those directly below it. */
  categoriesOf(market: Market): Category[] {
    return [...this.#catalog.categories.values()].filter((category) => category.marketId === market.id);
  }

  /** The links of the header, in their order. */
  headerCategories(market: Market): Category[] {
    return this.categoriesOf(market)
      .filter((category) => category.nav !== undefined)
      .sort((a, b) => (a.nav ?? 0) - (b.nav ?? 0));
  }

  childrenOf(category: Category): Category[] {
    return this.categoriesOf(this.marketOf(category)).filter((child) => child.parentId === category.id);
  }

  marketOf(category: Category): Market {
    return this.#catalog.markets.get(category.marketId) as Market;
  }

  /** The category that a product's page in this market names in its breadcrumb; a product may be sold without being listed there. */
  mainCategory(product: Product, market: Market): Category | undefined {
    for (const id of product.categoryIds) {
      const category = this.#catalog.categories.get(id);
      if (category?.marketId === market.id) return category;
    }
    return undefined;
  }

  /**
   * Up to `count` others of the same category: first those that are the same kind of thing, then the rest; of each the ones
   * that follow in the list, round and round.
   */
  similarProducts(product: Product, market: Market, count: number): Product[] {
    const category = this.mainCategory(product, market);
    if (!category) return [];
    const kin = this.#kinds.get(category.id)?.get(kindOf(product)) ?? [];
    const similar = new Set<Product>();
    for (const list of [kin, this.productsOf(category)]) {
      const start = placeIn(list, product);
      for (let step = 1; step < list.length && similar.size < count; step++) {
        similar.add(list[(start + step) % list.length] as Product);
      }
    }
    similar.delete(product);
    return [...similar];
  }

  /** The same product in other colours, itself included, in the order its file names them. */
  colourSiblings(product: Product, market: Market): Product[] {
    const siblings = product.siblingSkus.flatMap((sku) => this.#catalog.products.get(sku) ?? []);
    return siblings.length === 0 ? [] : [product, ...siblings].filter((sibling) => sibling.offers[market.id]);
  }

  #awayLast(products: readonly Product[]): Product[] {
    const isThere = (product: Product) => settleAvailability(availabilityOf(product), this.#today) === 'in-stock';
    return [...products.filter(isThere), ...products.filter((product) => !isThere(product))];
  }
}

/** What kind of thing a product is, as far as its file tells. */
function kindOf({ attributes, declarations }: Product): string {
  const type = attributes.find(([name]) => name === 'Type');
  return (type?.[1] ?? declarations.genericName ?? '').toLowerCase();
}

const placesInLists = new WeakMap<readonly Product[], Map<Product, number>>();

/** Place of a product in a list, found without walking it. */
function placeIn(list: readonly Product[], product: Product): number {
  let places = placesInLists.get(list);
  if (!places) {
    places = new Map(list.map((entry, place) => [entry, place]));
    placesInLists.set(list, places);
  }
  return places.get(product) ?? 0;
}

function groupBy<K, V>(values: readonly V[], keyOf: (value: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const value of values) push(groups, keyOf(value), value);
  return groups;
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function putFirst(products: readonly Product[], skus: readonly string[]): Product[] {
  if (skus.length === 0) return [...products];
  const rank = new Map(skus.map((sku, index) => [sku, index]));
  const last = skus.length;
  return [...products].sort((a, b) => (rank.get(a.sku) ?? last) - (rank.get(b.sku) ?? last));
}

/** The first of each list, then the second of each, until all are used up. */
function takeTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const rounds = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1))).flat();
}

/** What a card and an offer say of a product as a whole. */
export function availabilityOf(product: Product): Availability {
  return bestAvailability(
    product.availability,
    product.sizes.map((size) => size.availability),
  );
}

/** A path for each market, for pages that every market has: `/cart`, `/en-ae/cart`. */
export const listMarkets = ({ catalog }: { readonly catalog: Lists }) =>
  [...catalog.markets.values()].map((market) => ({
    params: { market: market.prefix || undefined },
    props: { market },
  }));
