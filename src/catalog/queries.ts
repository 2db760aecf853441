import { bestAvailability, type Availability } from '../core/availability.ts';
import type { Catalog } from './load.ts';
import type { Category, Market, Product, Tile } from './model.ts';

type Lists = Pick<Catalog, 'products' | 'categories' | 'markets' | 'sellers'>;

/** Questions to a catalogue, answered from lists that are made once: "products of a category", "shops of a market". */
export class CatalogIndex {
  readonly #catalog: Lists;
  readonly #byCategory = new Map<string, Product[]>();
  /** Place of a product in the list of its first category, by SKU. */
  readonly #places = new Map<string, number>();
  readonly #bySeller = new Map<string, Product[]>();

  constructor(catalog: Lists) {
    this.#catalog = catalog;
    for (const product of catalog.products.values()) {
      for (const id of product.categoryIds) push(this.#byCategory, id, product);
      push(this.#bySeller, product.sellerId, product);
    }
    for (const [id, products] of this.#byCategory) {
      const category = catalog.categories.get(id);
      if (category) this.#byCategory.set(id, putFirst(products, category.firstSkus));
    }
    for (const [id, products] of this.#byCategory) {
      for (const [place, product] of products.entries())
        if (product.categoryIds[0] === id) this.#places.set(product.sku, place);
    }
  }

  /** The category's products: those it names first, then in the order of their files. */
  productsOf(category: Category): readonly Product[] {
    return this.#byCategory.get(category.id) ?? [];
  }

  productsOfTile(category: Category, tile: Tile): Product[] {
    return this.productsOf(category).filter((product) => product.tiles.includes(tile.path));
  }

  /** A seller's products that a market sells. */
  productsOfSeller(sellerId: string, market: Market): Product[] {
    return (this.#bySeller.get(sellerId) ?? []).filter((product) => product.offers[market.id]);
  }

  /** All products of a market that may stand on its main page. */
  allProducts(market: Market): Product[] {
    return [...this.#catalog.products.values()].filter((product) => product.onMainPage && product.offers[market.id]);
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

  /** Up to `count` others of the same category: the ones that follow in its list, round and round. */
  similarProducts(product: Product, market: Market, count: number): Product[] {
    const category = this.mainCategory(product, market);
    if (!category) return [];
    const products = this.productsOf(category);
    const start =
      category.id === product.categoryIds[0] ? (this.#places.get(product.sku) ?? 0) : products.indexOf(product);
    const similar: Product[] = [];
    for (let step = 1; step < products.length && similar.length < count; step++) {
      similar.push(products[(start + step) % products.length] as Product);
    }
    return similar;
  }

  /** The same product in other colours, itself included, in the order its file names them. */
  colourSiblings(product: Product, market: Market): Product[] {
    const siblings = product.siblingSkus.flatMap((sku) => this.#catalog.products.get(sku) ?? []);
    return siblings.length === 0 ? [] : [product, ...siblings].filter((sibling) => sibling.offers[market.id]);
  }
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
