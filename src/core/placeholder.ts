/** The drawings that stand for the picture of a product without one. */
export const PLACEHOLDERS = [
  'generic',
  'garment',
  'jewellery',
  'home',
  'beauty',
  'electronics',
  'sports',
  'kids',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
