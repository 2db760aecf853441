/** By SKU: the address of the thumbnail of a first picture. Variants are named by their own; products without pictures are missing. */
export type SellerPictures = Readonly<Record<string, string>>;
