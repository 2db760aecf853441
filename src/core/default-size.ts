import { DEFAULT_SIZE } from './constants.ts';

/**
 * The size that is added without asking: S if it is in stock (specification section 9), or the only size if it is in stock.
 * `none` for a product without sizes, undefined when the shopper has to choose.
 */
export function defaultSize(
  sizes: readonly { readonly name: string; readonly isInStock: boolean }[],
): string | undefined {
  if (sizes.length === 0) return 'none';
  const [first] = sizes;
  if (sizes.length === 1 && first?.isInStock) return first.name;
  return sizes.find(({ name, isInStock }) => name === DEFAULT_SIZE && isInStock)?.name;
}
