import type { ProductInput } from '../schema/product.ts';

/** A product as its file is written in the canonical shape: without what it does not have, and with weights as texts. */
export function toFileValue(input: ProductInput): object {
  const { variants, ...product } = withWeight(input);
  return JSON.parse(JSON.stringify({ ...product, variants: variants?.map(withWeight) })) as object;
}

const withWeight = <T extends { readonly weight?: number | undefined }>(holder: T) => ({
  ...holder,
  weight: holder.weight === undefined ? undefined : `${holder.weight} g`,
});
