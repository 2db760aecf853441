import type { ProductInput } from '../schema/product.ts';
import type { RawProduct } from './raw-product.ts';

/**
 * A product as its file is written in the canonical shape, so that its page stays the same: without what it does not have, with weights as
 * texts, and of a historical record with its seller's name as its brand.
 */
export function toFileValue(
  { input, shape }: Pick<RawProduct, 'input' | 'shape'>,
  sellerName: string | undefined,
): object {
  const { variants, ...product } = withWeight(input);
  const brand = shape === 'canonical' ? input.brand : sellerName;
  return JSON.parse(JSON.stringify({ ...product, brand, variants: variants?.map(withWeight) })) as object;
}

const withWeight = <T extends Pick<ProductInput, 'weight'>>(holder: T) => ({
  ...holder,
  weight: holder.weight === undefined ? undefined : `${holder.weight} g`,
});
