import { foldName } from '../../catalog/values/fold-name.ts';
import type { Mapping, ShopFacts } from '../../tables/model.ts';

/** Programs that separate several categories of a product by commas, and mark commas in names. */
const LISTS: readonly string[] = ['woocommerce', 'magento', 'prestashop', 'squarespace', 'odoo', 'haat', 'haat-json'];

/**
 * The names of a source's categories. "Cups, mugs" may be one name or two. It is one if the shop has a category of that name, or if none of its parts
 * stands elsewhere in the source.
 */
export class CategoryNames {
  readonly #titles: ReadonlySet<string>;
  /** The paths in each cell, for cells that commas divide. */
  readonly #cells = new Map<string, readonly string[]>();
  /** Cells whose commas may belong to a name. */
  readonly #wholes = new Set<string>();

  readonly #known: Mapping['categories'];

  /** `known` has the categories of an earlier import, which don't change. */
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
