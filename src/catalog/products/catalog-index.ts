import { bestAvailability, settleAvailability, type Availability } from '../values/availability.ts';
import type { Placeholder } from '../../core/pictures/drawings.ts';
import type { Catalog } from '../catalog.ts';
import { categoryPath } from '../../paths.ts';
import { addToGroup, Looks } from './looks.ts';
import { kindOf } from './mix-neighbours.ts';
import { ProductLists } from './product-lists.ts';
import { availabilitiesIn } from './variants.ts';
import type { Category, Market, Product, Seller, Tile } from '../model.ts';

type Lists = Pick<Catalog, 'products' | 'categories' | 'markets' | 'sellers'>;

/** What menus link to. */
interface Menus {
  /** Ids of the categories that have a product, or have one with a product below them. */
  readonly categoryIds: ReadonlySet<string>;
  /** Ids of the markets with offers. */
  readonly marketIds: ReadonlySet<string>;
}

/** Queries of a catalogue, such as the products of a category, answered from lists that are made once. */
export class CatalogIndex {
  readonly #catalog: Lists;
  readonly #today: string;
  /** By category id: its own products in the order of their files, for what stands beside a product. */
  readonly #byCategory = new Map<string, Product[]>();
  /** By category id: its products by kind. */
  readonly #kinds = new Map<string, Map<string, Product[]>>();
  /** By category id: its products by their smallest size. */
  readonly #sizeRuns = new Map<string, Map<string, Product[]>>();
  readonly #children = new Map<string, Category[]>();
  readonly #menus: Menus;
  readonly #looks: Looks;
  readonly #lists: ProductLists;
  /** By market id: whether products are in stock there. */
  readonly #inStock = new Map<string, Map<Product, boolean>>();

  /** `today` is an ISO date. */
  /** @param menusOf whose categories and markets have products, for menus; by default this catalogue's own */
  constructor(catalog: Lists, today: string, menusOf?: CatalogIndex) {
    this.#catalog = catalog;
    this.#today = today;
    for (const product of catalog.products.values())
      for (const id of product.categoryIds) addToGroup(this.#byCategory, id, product);
    this.#menus = menusOf ? menusOf.#menus : makeMenus(catalog, this.#byCategory.keys());
    for (const category of catalog.categories.values()) {
      const parent = catalog.categories.get(category.parentId ?? '');
      if (parent?.marketId === category.marketId && this.hasProducts(category))
        addToGroup(this.#children, parent.id, category);
    }
    for (const [id, products] of this.#byCategory) {
      const category = catalog.categories.get(id);
      const market = catalog.markets.get(category?.marketId ?? '');
      if (category && market)
        this.#byCategory.set(id, putFirst(this.#unavailableLast(products, market), category.firstSkus));
    }
    for (const [id, products] of this.#byCategory) {
      this.#kinds.set(id, Map.groupBy(products, kindOf));
      this.#sizeRuns.set(id, Map.groupBy(products, smallestSize));
    }
    this.#lists = new ProductLists(catalog.products, {
      ownOf: (category) => this.#ownOf(category),
      branchOf: (category) => this.#listBranch(category),
      marketOf: (category) => this.marketOf(category),
      isInStock: (product, market) => this.#isInStock(product, market),
    });
    this.#looks = new Looks({
      ...catalog,
      listBuyable: (category) => {
        const market = this.marketOf(category);
        return this.#ownOf(category).filter((product) => this.#isInStock(product, market));
      },
    });
  }

  /** How much a product appeals (list-order.ts), for what is ordered by more than that. */
  appealOf(product: Product): number {
    return this.#lists.appeal.of(product);
  }

  /** What the category lists, in the order of lists; with `listsBelow` also what is in the categories below it. */
  productsOf(category: Category): readonly Product[] {
    return this.#lists.ofCategory(category);
  }

  /** The products that are in the category itself. */
  #ownOf({ id }: Category): readonly Product[] {
    return this.#byCategory.get(id) ?? [];
  }

  /** The category, and those below it. */
  #listBranch(category: Category): Category[] {
    return [category, ...this.childrenOf(category).flatMap((child) => this.#listBranch(child))];
  }

  productsOfTile(category: Category, tile: Tile): readonly Product[] {
    return this.#lists.ofTile(category, tile);
  }

  /** The lowest price in minor units in the market's category at this address; undefined when there is no product. */
  lowestPriceAt(market: Market, path: string): number | undefined {
    const category = this.categoriesOf(market).find((candidate) => categoryPath(market, candidate) === path);
    const prices = (category ? this.productsOf(category) : []).flatMap(
      (product) => product.offers[market.id]?.priceMinor ?? [],
    );
    return prices.length === 0 ? undefined : Math.min(...prices);
  }

  /** A seller's products that a market sells, in the order of lists. */
  productsOfSeller(sellerId: string, market: Market): readonly Product[] {
    return this.#lists.ofSeller(sellerId, market);
  }

  /** The products of a market with `onMainPage`, in the order of lists, from each category in turn. */
  allProducts(market: Market): readonly Product[] {
    return this.#lists.ofMarket(market);
  }

  categoriesOf(market: Market): Category[] {
    return [...this.#catalog.categories.values()].filter((category) => category.marketId === market.id);
  }

  /** Whether there is a product in the category or below it. Menus and lists of categories leave out those without. */
  hasProducts({ id }: Category): boolean {
    return this.#menus.categoryIds.has(id);
  }

  /** Whether anything is offered in a market. Others don't link to one in which nothing is. */
  sellsIn(marketId: string): boolean {
    return this.#menus.marketIds.has(marketId);
  }

  /** The categories of the header that have products, in their order. */
  headerCategories(market: Market): Category[] {
    return this.categoriesOf(market)
      .filter((category) => category.nav !== undefined && this.hasProducts(category))
      .sort((a, b) => (a.nav ?? 0) - (b.nav ?? 0));
  }

  /** The categories with products and without a parent: those of the header in their order, then the others. */
  topCategories(market: Market): Category[] {
    return this.categoriesOf(market)
      .filter((category) => category.parentId === undefined && this.hasProducts(category))
      .sort((a, b) => (a.nav ?? Infinity) - (b.nav ?? Infinity) || 0);
  }

  /** The categories with products right below one. */
  childrenOf(category: Category): readonly Category[] {
    return this.#children.get(category.id) ?? [];
  }

  parentOf({ parentId }: Category): Category | undefined {
    return parentId === undefined ? undefined : this.#catalog.categories.get(parentId);
  }

  /** The category and those above it, from the top. */
  branchOf(category: Category): Category[] {
    const parent = this.parentOf(category);
    return parent ? [...this.branchOf(parent), category] : [category];
  }

  /** @throws when there is no such market. */
  marketOf({ marketId }: Pick<Category, 'marketId'>): Market {
    return getKnown(this.#catalog.markets, marketId);
  }

  /** @throws when there is no such seller. */
  sellerOf(sellerId: string): Seller {
    return getKnown(this.#catalog.sellers, sellerId);
  }

  /** The first of the product's categories in this market, for its breadcrumb; undefined when it is sold there but not listed. */
  mainCategory(product: Pick<Product, 'categoryIds'>, market: Market): Category | undefined {
    for (const id of product.categoryIds) {
      const category = this.#catalog.categories.get(id);
      if (category?.marketId === market.id) return category;
    }
    return undefined;
  }

  /** The drawing for a product without a picture: of its categories, the first that has another than the generic one. */
  placeholderOf({ categoryIds }: Product): Placeholder {
    const kinds = categoryIds.map((id) => this.#catalog.categories.get(id)?.placeholder ?? 'generic');
    return kinds.find((kind) => kind !== 'generic') ?? 'generic';
  }

  /**
   * Up to `count` other products of the same category that are in stock: those of the same kind first, then those in sizes for the same
   * people. Each list is read from the product on, and continues at its beginning.
   */
  similarProducts(product: Product, market: Market, count: number): Product[] {
    const category = this.mainCategory(product, market);
    if (!category) return [];
    const sameKind = this.#kinds.get(category.id)?.get(kindOf(product)) ?? [];
    const sameSizes = this.#sizeRuns.get(category.id)?.get(smallestSize(product)) ?? [];
    const similar = new Set<Product>();
    for (const list of [sameKind, sameSizes, this.#ownOf(category)]) {
      if (similar.size >= count) break;
      const start = findPosition(list, product);
      for (let step = 1; step < list.length && similar.size < count; step++) {
        const next = list[(start + step) % list.length];
        if (next && this.#isInStock(next, market)) similar.add(next);
      }
    }
    similar.delete(product);
    return [...similar];
  }

  /** The product and its siblings in other colours, in the order of its file; empty when there are none. */
  colourSiblings(product: Product, market: Market): Product[] {
    const siblings = product.siblingSkus.flatMap((sku) => this.#catalog.products.get(sku) ?? []);
    return siblings.length === 0 ? [] : [product, ...siblings].filter((sibling) => sibling.offers[market.id]);
  }

  /** Up to `count` products that complete the look of a product. */
  lookOf(product: Product, market: Market, count: number): Product[] {
    const category = this.mainCategory(product, market);
    const turn = category ? findPosition(this.#ownOf(category), product) : 0;
    const found = this.#looks.find(product, category, turn).filter((other) => other.offers[market.id]);
    return found.slice(0, count);
  }

  #isInStock(product: Product, market: Market): boolean {
    const known = this.#inStock.get(market.id) ?? new Map<Product, boolean>();
    this.#inStock.set(market.id, known);
    let isInStock = known.get(product);
    if (isInStock === undefined) {
      isInStock = settleAvailability(availabilityOf(product, market), this.#today) === 'in-stock';
      known.set(product, isInStock);
    }
    return isInStock;
  }

  #unavailableLast(products: readonly Product[], market: Market): Product[] {
    const [first, last]: [Product[], Product[]] = [[], []];
    for (const product of products) (this.#isInStock(product, market) ? first : last).push(product);
    return last.length === 0 ? first : [...first, ...last];
  }
}

function getKnown<V>(entries: ReadonlyMap<string, V>, id: string): V {
  const entry = entries.get(id);
  if (!entry) throw new Error(`The catalogue has nothing with the id ${id}.`);
  return entry;
}

/** Tells shoes for women from those for children, say; empty for what has no sizes. */
const smallestSize = ({ sizes }: Product): string => sizes[0]?.name ?? '';

const positionsInLists = new WeakMap<readonly Product[], Map<Product, number>>();

/** Index of a product in a list, looked up in a map that is made once for each list. */
function findPosition(list: readonly Product[], product: Product): number {
  let positions = positionsInLists.get(list);
  if (!positions) {
    positions = new Map(list.map((entry, position) => [entry, position]));
    positionsInLists.set(list, positions);
  }
  return positions.get(product) ?? 0;
}

function putFirst(products: readonly Product[], skus: readonly string[]): Product[] {
  if (skus.length === 0) return [...products];
  const rank = new Map(skus.map((sku, index) => [sku, index]));
  const last = skus.length;
  return [...products].sort((a, b) => (rank.get(a.sku) ?? last) - (rank.get(b.sku) ?? last));
}

/** The best availability of a product, its sizes and its variants in a market, for cards and structured data. */
export function availabilityOf(product: Product, market: Pick<Market, 'id'>): Availability {
  const ofVariants = bestAvailability(product.availability, availabilitiesIn(product, market));
  return bestAvailability(
    ofVariants,
    product.sizes.map((size) => size.availability),
  );
}

/** @param ids of the categories that list a product */
function makeMenus({ products, categories }: Lists, ids: Iterable<string>): Menus {
  const categoryIds = new Set<string>();
  for (const id of ids)
    for (let at: string | undefined = id; at !== undefined && !categoryIds.has(at); at = categories.get(at)?.parentId)
      categoryIds.add(at);
  const marketIds = new Set<string>();
  for (const { offers } of products.values()) for (const id in offers) marketIds.add(id);
  return { categoryIds, marketIds };
}
