import { foldName } from '../../catalog/values/fold-name.ts';
import type { Mapping, ShopFacts } from '../../tables/model.ts';

/** Programs that write several categories of a product with commas, and mark commas of names. */
const LISTS: readonly string[] = ['woocommerce', 'magento', 'prestashop', 'squarespace', 'odoo', 'haat', 'haat-json'];

/**
 * What a source calls its categories. "Cups, mugs" may be one name or two: it is one where the shop has a category of that name, or where in the
 * whole source none of its parts stands elsewhere.
 */
export class CategoryNames {
  readonly #titles: ReadonlySet<string>;
  /** By what stands in the cell: its paths, where commas divide. */
  readonly #cells = new Map<string, readonly string[]>();
  /** Cells with commas that may be a part of a name. */
  readonly #wholes = new Set<string>();

  readonly #known: Mapping['categories'];

  /** `known` are the categories of an earlier import, which stay as they are. */
  constructor({ categories }: Pick<ShopFacts, 'categories'>, known: Mapping['categories']) {
    this.#known = known;
    this.#titles = new Set([...categories].flat().map(foldName));
  }

  get size(): number {
    return this.#cells.size;
  }

  add(paths: readonly string[], whole?: string): void {
    this.#cells.set(whole ?? paths.join('\u0000'), paths);
    if (whole !== undefined && paths.length > 1) this.#wholes.add(whole);
  }

  list(format: string): string[] {
    const cellsWith = new Map<string, number>();
    for (const path of [...this.#cells.values()].flatMap((paths) => [...new Set(paths)]))
      cellsWith.set(path, (cellsWith.get(path) ?? 0) + 1);
    const isOne = (whole: string, paths: readonly string[]) =>
      !paths.every((path) => Object.hasOwn(this.#known, path)) &&
      (this.#titles.has(foldName(whole.split(' > ').at(-1) ?? '')) ||
        (!LISTS.includes(format) &&
          paths.slice(1).every((path) => !path.includes(' > ')) &&
          paths.every((path) => cellsWith.get(path) === 1)));
    return [
      ...new Set(
        [...this.#cells].flatMap(([cell, paths]) => (this.#wholes.has(cell) && isOne(cell, paths) ? [cell] : paths)),
      ),
    ];
  }
}
