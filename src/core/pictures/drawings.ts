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

/** SVG paths of the market stall in logo and icons. It has no letters, so that every shop can use it. */
export const STALL_MARK = {
  width: 36,
  height: 32,
  cloth: 'M6 4h24l4 9a4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0z',
  stripes: 'M14 4h4v9a4 4 0 0 1-8 0zM24 4h6l4 9a4 4 0 0 1-8 0z',
  poles: 'M6 18v10M30 18v10M3 28h30M12 28v-6h12v6',
} as const;
