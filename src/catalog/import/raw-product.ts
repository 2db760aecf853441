import type { ProductShape } from '../model.ts';
import type { ProductInput } from '../schema/product.ts';

/** A product file in the canonical shape, whatever shape it was written in. `entities/make-product.ts` makes a product of it. */
export interface RawProduct {
  readonly input: ProductInput;
  /** The shape in which the file was written. */
  readonly shape: ProductShape;
  /** True when the file has errors, which are in the list of problems: its valid fields are checked, but no product is made. */
  readonly isPartial?: boolean;
  /** The path in the file of a field of the canonical shape. */
  place(path: readonly PropertyKey[]): readonly PropertyKey[];
}

/**
 * Makes `place` from a table of canonical paths and paths in the file. The longest canonical path that matches counts;
 * list indexes after it are kept (`images[2].src` is `productValue.image[2]` where images have no `src`).
 */
export function placeBy(table: Readonly<Record<string, readonly PropertyKey[]>>): RawProduct['place'] {
  return (path) => {
    for (let length = path.length; length > 0; length--) {
      const place = table[path.slice(0, length).join('.')];
      if (place) return [...place, ...path.slice(length).filter((step) => typeof step === 'number')];
    }
    return path;
  };
}
