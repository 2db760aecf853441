import type { z } from 'zod';
import {
  hsnCode,
  id,
  line,
  list,
  optionalLine,
  pathPart,
  positiveCount,
  richText,
  schemaAddress,
  shape,
  sku,
  taxClass,
} from './fields.ts';

/** One category a file: `catalog/categories/<id>.json`. */
export const categoryInput = shape({
  $schema: schemaAddress,
  /** Heading of the listing. */
  title: line(80),
  /** Name in the header, menus and breadcrumb, where room is short; the title where it is missing. */
  label: line(24).optional(),
  /** Market whose prices the listing shows; the default market where it is missing. */
  market: id.optional(),
  /** Address below the market's prefix; the id where it is missing. */
  path: pathPart.optional(),
  /** Category that this one belongs to, for menus. */
  parent: id.optional(),
  /** Place among the links of the header, from 1; a category without it stands in the menu only. */
  nav: positiveCount.optional(),
  /** One or two sentences under the heading, and what search engines show. */
  description: line(300),
  /** Longer text below the list. */
  about: richText(5000).optional(),
  /** What its products have to be when they come back, where the law or hygiene asks for it: "unopened", "unworn", "sealed". */
  returnCondition: line(24).optional(),
  /** What its products are taxed as where they say nothing themselves; `standard` where it is missing. */
  taxClass: taxClass.optional(),
  /** Harmonised code of goods that its products share. */
  hsn: hsnCode.optional(),
  /** Products on a page; 20 where it is missing. */
  pageSize: positiveCount.optional(),
  /** SKUs of the products that come first, in this order; the others follow by file name, what is sold out at the end. */
  first: list(sku).optional(),
  /** Tiles that filter the list, each with a page of its own: `/womenFashion/minidress`. */
  strip: list(
    shape({
      path: pathPart,
      title: line(40),
      image: line(2000),
      alt: optionalLine(300).optional(),
      /** Values of the historical `subcategory` field that belong to this tile. */
      subcategory: list(line(80)).optional(),
    }),
  ).optional(),
  /** Values of the historical fields that put a product in this category, and what such records lack. */
  historical: shape({
    Catageory: list(line(80)).optional(),
    SubCatageory: list(line(120)).optional(),
    /** Seller of records that name none. */
    seller: id.optional(),
  }).optional(),
});
export type CategoryInput = z.output<typeof categoryInput>;
