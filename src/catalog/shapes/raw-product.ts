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
  locate(path: readonly PropertyKey[]): readonly PropertyKey[];
}

/** A raw product without some entries of one of its lists. `locate` still knows where the others are in the file. */
export function keepEntries<K extends 'categories' | 'tiles' | 'images' | 'sizes'>(
  raw: RawProduct,
  field: K,
  kept: readonly { readonly index: number; readonly entry: NonNullable<ProductInput[K]>[number] }[],
): RawProduct {
  const list = kept.map(({ entry }) => entry);
  return {
    ...raw,
    input: { ...raw.input, [field]: list },
    locate: ([name, step, ...rest]) =>
      raw.locate(
        name === field && typeof step === 'number'
          ? [name, kept[step]?.index ?? step, ...rest]
          : [name, step, ...rest].filter((one) => one !== undefined),
      ),
  };
}

/**
 * Makes `locate` from a table of canonical paths and paths in the file. The longest canonical path that matches counts;
 * list indexes after it are kept (`images[2].src` is `productValue.image[2]` where images have no `src`). `locateInFile` makes the path
 * in the file of one in the record.
 */
export function locateBy(
  locateInFile: RawProduct['locate'],
  table: Readonly<Record<string, readonly PropertyKey[]>>,
): RawProduct['locate'] {
  return (path) => {
    for (let length = path.length; length > 0; length--) {
      const position = table[path.slice(0, length).join('.')];
      if (position)
        return locateInFile([...position, ...path.slice(length).filter((step) => typeof step === 'number')]);
    }
    return locateInFile(path);
  };
}
