import type { Category, Market, Product, Tile } from '../model.ts';
import { Appeal } from './list-order.ts';

/** What lists ask of the catalogue. */
interface Queries {
  /** The products that are in the category itself. */
  ownOf(category: Category): readonly Product[];
  /** The category, and those below it. */
  branchOf(category: Category): readonly Category[];
  marketOf(category: Category): Market;
  isInStock(product: Product, market: Market): boolean;
}

/** The lists of products of a catalogue, in their order (list-order.ts), each made when it is first asked for. */
export class ProductLists {
  readonly appeal: Appeal;
  readonly #products: ReadonlyMap<string, Product>;
  readonly #queries: Queries;
  readonly #made = new Map<string, readonly Product[]>();
  readonly #bySeller: ReadonlyMap<string, readonly Product[]>;

  constructor(products: ReadonlyMap<string, Product>, queries: Queries) {
    this.#products = products;
    this.#queries = queries;
    this.appeal = new Appeal(products.values());
    this.#bySeller = Map.groupBy(products.values(), ({ sellerId }) => sellerId);
  }

  ofCategory = (category: Category): readonly Product[] =>
    this.#once(['category', category.id], () => this.#orderCategory(category));

  ofTile = (category: Category, { path }: Tile): readonly Product[] =>
    this.#once(['tile', category.id, path], () => this.#orderCategory(category, ({ tiles }) => tiles.includes(path)));

  ofSeller = (sellerId: string, market: Market): readonly Product[] =>
    this.#once(['seller', sellerId, market.id], () => {
      const sold = (this.#bySeller.get(sellerId) ?? []).filter(({ offers }) => offers[market.id]);
      return this.#order([[sold]], market);
    });

  ofMarket = (market: Market): readonly Product[] =>
    this.#once(['market', market.id], () => {
      const shown = [...this.#products.values()].filter(({ onMainPage, offers }) => onMainPage && offers[market.id]);
      return this.#order([[...Map.groupBy(shown, ({ categoryIds }) => categoryIds[0]).values()]], market);
    });

  #once(of: readonly string[], make: () => readonly Product[]): readonly Product[] {
    const name = of.join('\n');
    const made = this.#made.get(name) ?? make();
    this.#made.set(name, made);
    return made;
  }

  /** @param isListed which of its products are meant; all if it is left out */
  #orderCategory(category: Category, isListed = (_: Product) => true): readonly Product[] {
    const { ownOf, branchOf, marketOf } = this.#queries;
    const branch = category.listsBelow ? branchOf(category) : [category];
    const lists = branch.map((one) => ownOf(one).filter(isListed));
    const bySku = new Map(lists.flat().map((product) => [product.sku, product]));
    const first = category.firstSkus.flatMap((sku) => bySku.get(sku) ?? []);
    // Who comes for what the tiles show has come for what is in the category before it is in others.
    const isOwn = ({ categoryIds }: Product) => categoryIds[0] === category.id;
    const groups = category.strip.length > 0 ? [lists.map((list) => list.filter(isOwn)), lists] : [lists];
    return this.#order(groups, marketOf(category), first);
  }

  /** Groups of lists, one group after the other, of a group each list in turn. What is not in stock comes after all of them. */
  #order(
    groups: readonly (readonly (readonly Product[])[])[],
    market: Market,
    first: readonly Product[] = [],
  ): readonly Product[] {
    const placed = new Set(first);
    let last = first.at(-1);
    for (const isInStock of [true, false])
      for (const lists of groups) {
        const left = lists.map((list) =>
          list.filter((one) => !placed.has(one) && this.#queries.isInStock(one, market) === isInStock),
        );
        for (const product of this.appeal.order(left, last)) {
          placed.add(product);
          last = product;
        }
      }
    return [...placed];
  }
}
