import type { Product } from '../model.ts';
import { mixLooks, mixSellers } from './mix-neighbours.ts';

/**
 * The order of every list that nobody has sorted: categories, parts of them, all products, sellers' shops, rows of the home page, and what a
 * search finds equally well. catalog/README.md tells it to editors ("The order of a list"). In this order of worth:
 *
 * 1. what the category names under `first`,
 * 2. what can be bought, before what is sold out,
 * 3. of a category with tiles its own products, before those of the categories below it; else categories in turn,
 * 4. what appeals most (`appealOf`),
 * 5. of neighbours, different sellers and different looks (mix-neighbours.ts),
 * 6. the SKU.
 *
 * It depends on nothing but the catalogue and on what is in stock today, so that a list is the same from build to build, in every language.
 */

/** Each product gets so many ratings of the shop's mean besides its own, so that a single rating of five stars is not the best. */
const DOUBT = 20;
/** A product is new in the month of the shop's latest product, and not at all so many months before it. */
const NEW_MONTHS = 6;

/** Tells how much products of a shop appeal. */
export class Appeal {
  readonly #known = new Map<Product, number>();
  readonly #mean: number;
  readonly #usual: number;
  readonly #latest: number;

  constructor(products: Iterable<Product>) {
    const all = [...products];
    const rated = all.flatMap(({ rating }) => rating ?? []);
    this.#mean = roughMean(rated.map(({ value }) => value));
    this.#usual = roughMean(rated.map(({ count }) => levelOf(count)));
    this.#latest = all.reduce((latest, { publishFrom }) => Math.max(latest, monthOf(publishFrom)), 0);
    for (const product of all) this.#known.set(product, this.#weigh(product));
  }

  /**
   * The mean of its ratings as far as their number can be trusted, times how much it sells. Sales are not in the catalogue: the number of ratings stands for
   * them, as a decimal logarithm. A new product has had no time for ratings: it counts as if it had a middling number, less so each month.
   */
  #weigh({ rating, publishFrom }: Product): number {
    const { value, count } = rating ?? { value: 0, count: 0 };
    const stars = (DOUBT * this.#mean + count * value) / (DOUBT + count);
    const newness = publishFrom ? Math.max(0, 1 - (this.#latest - monthOf(publishFrom)) / NEW_MONTHS) : 0;
    return stars * Math.max(levelOf(count), newness * this.#usual);
  }

  /** How much a product appeals; 0 for one of another shop. */
  of(product: Product): number {
    return this.#known.get(product) ?? 0;
  }

  /** Compares for sorting: what appeals most first. */
  compare = (one: Product, other: Product): number =>
    this.of(other) - this.of(one) || (one.sku < other.sku ? -1 : one.sku > other.sku ? 1 : 0);

  /**
   * The products of lists, from each in turn the one that appeals most; what is in several comes once. Neighbours are mixed. `before` is
   * the product that stands before them.
   */
  order(lists: readonly (readonly Product[])[], before?: Product): Product[] {
    const sorted = lists.map((list) => list.toSorted(this.compare));
    const longest = Math.max(0, ...sorted.map(({ length }) => length));
    const rounds = Array.from({ length: longest }, (_, round) =>
      sorted.flatMap((list) => list[round] ?? []).sort(this.compare),
    );
    return mixLooks(mixSellers([...new Set(rounds.flat())], before), before);
  }
}

/** About as many ratings sell ten times as much for each whole number. */
const levelOf = (count: number): number => Math.log10(10 + count);

/** A mean to one decimal, so that one more rating moves its product alone; 1 of nothing. */
const roughMean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 1 : Math.round((10 * numbers.reduce((sum, number) => sum + number, 0)) / numbers.length) / 10;

/** Counts months of a time such as "2026-12-01T09:30:00"; 0 for none. */
const monthOf = (time: string | undefined): number =>
  time === undefined ? 0 : 12 * Number(time.slice(0, 4)) + Number(time.slice(5, 7));
