import { productHeadings } from '../../core/product/product-columns.ts';

/**
 * The columns of `haat export` as CSV and XLSX, which the importer reads as format `haat`: those of the seller's table with the same meanings, and
 * these. A product without variants is one row. One with variants has a row for each of them: `group` is the product's own SKU, `sku` the variant's,
 * and the product's columns are in the first row only.
 */
const FURTHER_COLUMNS = [
  'seller',
  /** The SKU of the product that a variant belongs to; empty for a product without variants. */
  'group',
  'option1_name',
  'option1_value',
  'option2_name',
  'option2_value',
  'option3_name',
  'option3_value',
  /** The first picture of the variant. */
  'variant_picture',
  /** `in stock`, `sold out` or a day. */
  'availability',
  /** `yes` for a draft. */
  'draft',
  'publish_from',
  'publish_until',
  /** Ids of further categories, separated by `|`. */
  'categories',
  /** Separated by `|`. */
  'tags',
  /** Part number of the maker. */
  'mpn',
  /** HTML. */
  'details',
  /** For search engines. */
  'seo_title',
  'seo_description',
  /** Alternative texts of the pictures in their order, separated by `|`. */
  'picture_texts',
] as const;

/** Columns, besides `sku`, that describe the variant in a variant's row. All others describe the product. */
export const VARIANT_COLUMNS: readonly string[] = [
  'price',
  'mrp',
  'stock',
  'availability',
  'weight',
  'gtin',
  'mpn',
  'net_quantity',
  'option1_value',
  'option2_value',
  'option3_value',
  'variant_picture',
];

/** All headings in their order, with those of texts in the given languages (BCP 47). */
export const exportHeadings = (languages: readonly string[]): string[] => [
  ...productHeadings(languages),
  ...FURTHER_COLUMNS,
];
