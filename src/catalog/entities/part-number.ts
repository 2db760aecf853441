/** The maker's number of what is sold: a code of the shop is none. In historical records it repeats the SKU (specification section 3). */
export const partNumberOf = ({ mpn, sku }: { readonly mpn?: string; readonly sku: string }): string | undefined =>
  mpn === sku ? undefined : mpn;
