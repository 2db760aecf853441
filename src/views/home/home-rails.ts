import type { Category, Market, Product, Seller } from '../../catalog/model.ts';
import { availabilityOf } from '../../catalog/products/catalog-index.ts';
import { settleNow } from '../../catalog/listings/on-the-day.ts';
import { listPriceLimits } from '../../catalog/listings/linked-lists.ts';
import type { Site } from '../../catalog/site/site.ts';
import { inSentence } from '../../core/text/text.ts';
import { listingsText } from '../../messages/rooms/listings.ts';
import { categoryPath, letterPath, sellerPath } from '../../paths.ts';
import { type MiniView, makeMini, makeRatedMini } from '../parts/card.ts';
import { formatAmount } from '../parts/format.ts';
import { priceShop } from '../parts/price-shops.ts';

/** Most products in a row. So many are wider than any page, so the arrow buttons always do something. */
const MOST = 7;
/** With fewer, a row that the catalogue chooses is left out. */
export const FEWEST_IN_ROW = 2;

/** A row of small product links. */
export interface RailView {
  /** Part of ids on the page. */
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  /** Address of the list with all such products. */
  readonly href: string;
  /** The last day on which it is shown, as ISO date. */
  readonly until?: string;
  readonly minis: readonly MiniView[];
}

/** The first product of each category, then the others. */
function firstOfEach(products: readonly Product[]): readonly Product[] {
  const firsts = new Map(products.toReversed().map((product) => [product.categoryIds[0], product]));
  const isFirst = (product: Product) => firsts.get(product.categoryIds[0]) === product;
  return [...products.filter(isFirst), ...products.filter((product) => !isFirst(product))];
}

/** A row's name with the category: "Best-selling {category}" gives "Best-selling kurtis", "Best sellers" gives "Best sellers: Kurtis". */
const nameRow = (title: string, category: string): string =>
  title.includes('{category}') ? title.replace('{category}', inSentence(category)) : `${title}: ${category}`;

/** What the home page of a market without products says. */
export const noticeIn = ({ index }: Site, market: Market): string | undefined =>
  index.allProducts(market).length === 0 ? listingsText.nothingYet : undefined;

/** Makes the rows of a home page. Each product is in one row only; a row with hardly any products is left out. */
export class RailMaker {
  readonly #site: Site;
  readonly #market: Market;
  readonly #shown = new Set<Product>();
  readonly #elsewhere: ReadonlySet<string>;
  #count = 0;

  /** `elsewhere` has SKUs that the page shows outside its rows. Only rows that name them show them again. */
  constructor(site: Site, market: Market, elsewhere: readonly string[] = []) {
    this.#site = site;
    this.#market = market;
    this.#elsewhere = new Set(elsewhere);
  }

  /** The rows that `home.json` has for this day. */
  seasons(): RailView[] {
    const { catalog, today } = this.#site;
    return (catalog.home.seasons ?? [])
      .filter(({ from, until }) => from <= today && today <= until)
      .flatMap(({ title, text, href, until, skus }) =>
        this.named({ title, text: text || undefined, href, until }, skus),
      );
  }

  /** A row of all products, if the shop has so few that they fit in one; else none. */
  all(head: Omit<RailView, 'id' | 'minis'>): RailView[] {
    const skus = this.#site.index.allProducts(this.#market).map(({ sku }) => sku);
    return skus.length > MOST ? [] : this.named(head, skus);
  }

  /** A row of the first products that are in no row yet. */
  first(head: Omit<RailView, 'id' | 'minis'>): RailView[] {
    return this.#make(head, this.#site.index.allProducts(this.#market));
  }

  /** A row of the products with these SKUs. */
  named(head: Omit<RailView, 'id' | 'minis'>, skus: readonly string[]): RailView[] {
    const products = skus.flatMap((sku) => this.#site.catalog.products.get(sku) ?? []);
    const chosen = products.filter((product) => this.#isShowable(product));
    return chosen.length > 0 ? [this.#show(head, chosen)] : [];
  }

  /** A row for each price limit, of products that cost more than the limit before. The first product of each category comes first. */
  priceShops(): RailView[] {
    const { catalog, index } = this.#site;
    const market = this.#market;
    const { without = [] } = catalog.home.priceShops ?? {};
    const ascending = listPriceLimits(this.#site, market);
    const products = (ascending.length > 0 ? index.allProducts(market) : []).filter(
      ({ categoryIds }) => !categoryIds.some((id) => without.includes(id)),
    );
    return ascending.flatMap((limit, position) => {
      const from = ascending[position - 1] ?? 0;
      const priced = products.filter(({ offers }) => {
        const { priceMinor = 0 } = offers[market.id] ?? {};
        return priceMinor > from && priceMinor <= limit;
      });
      return this.#make(priceShop(this.#site, limit, market), firstOfEach(priced));
    });
  }

  occasions(): RailView[] {
    const { catalog, index } = this.#site;
    const products = catalog.home.occasions ? index.allProducts(this.#market) : [];
    return (catalog.home.occasions ?? []).flatMap(({ title, href, attribute, words }) => {
      const wanted = words.map((word) => word.toLowerCase());
      const isWanted = (name: string, value: string) =>
        name === attribute && wanted.some((word) => value.toLowerCase().includes(word));
      return this.#make(
        { title, href },
        products.filter(({ attributes }) => attributes.some(([name, value]) => isWanted(name, value))),
      );
    });
  }

  /** A row of the first products of a category, even if other rows have them. */
  category(category: Category): RailView {
    const products = this.#site.index.productsOf(category).slice(0, MOST);
    return this.#head({
      title: category.title,
      href: categoryPath(this.#market, category),
      minis: products.map((product) => makeRatedMini(this.#site, product, this.#market)),
    });
  }

  /** The first products of each category that have ratings. */
  bestSellers(): RailView[] {
    const { catalog, index } = this.#site;
    const { title = '', categories = [] } = catalog.home.bestSellers ?? {};
    return categories
      .flatMap((id) => catalog.categories.get(id) ?? [])
      .flatMap((category: Category) =>
        this.#make(
          { title: nameRow(title, category.label), href: categoryPath(this.#market, category) },
          index.productsOf(category).filter(({ rating }) => rating),
        ),
      );
  }

  /** A row of sellers, each with its first product and lowest price. */
  newShops(): RailView[] {
    const { catalog, index } = this.#site;
    const market = this.#market;
    const { title = '', sellers = [] } = catalog.home.newShops ?? {};
    const minis = sellers
      .flatMap((id) => catalog.sellers.get(id) ?? [])
      .flatMap((seller: Seller): MiniView[] => {
        const products = index.productsOfSeller(seller.id, market);
        const [first] = products;
        if (!first) return [];
        const lowest = Math.min(...products.map(({ offers }) => offers[market.id]?.priceMinor ?? Infinity));
        return [
          {
            ...makeMini(this.#site, first, market),
            title: seller.name,
            path: sellerPath(market, seller),
            price: { now: formatAmount(lowest, market), isLowest: true },
          },
        ];
      });
    return minis.length < FEWEST_IN_ROW
      ? []
      : [{ ...this.#head({ title, href: letterPath(this.#site.defaultMarket, 'shops') }), minis }];
  }

  #head<Head>(head: Head): Head & { readonly id: string } {
    this.#count++;
    return { ...head, id: `rail-${this.#count}` };
  }

  #make(head: Omit<RailView, 'id' | 'minis'>, products: readonly Product[]): RailView[] {
    const chosen = products
      .filter((product) => !this.#elsewhere.has(product.sku) && this.#isShowable(product))
      .slice(0, MOST);
    return chosen.length < FEWEST_IN_ROW ? [] : [this.#show(head, chosen)];
  }

  #show(head: Omit<RailView, 'id' | 'minis'>, products: readonly Product[]): RailView {
    for (const product of products) this.#shown.add(product);
    return {
      ...this.#head(head),
      minis: products.map((product) => makeRatedMini(this.#site, product, this.#market)),
    };
  }

  #isShowable(product: Product): boolean {
    if (!product.offers[this.#market.id] || this.#shown.has(product)) return false;
    return settleNow(this.#site, availabilityOf(product, this.#market)) === 'in-stock';
  }
}
