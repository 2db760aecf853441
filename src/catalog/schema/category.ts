import { z } from 'zod';
import { PLACEHOLDERS } from '../../core/pictures/drawings.ts';
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

/** `catalog/categories/<id>.json`. */
export const categoryInput = shape({
  $schema: schemaAddress,
  /** Heading of the listing. */
  title: line(80),
  /** Short name for header, menus and breadcrumb; the title when it is missing. */
  label: line(24).optional(),
  /** Market whose prices the listing shows; the default market when it is missing. */
  market: id.optional(),
  /** Part of the address after the market's prefix; the id when it is missing. */
  path: pathPart.optional(),
  /** Parent category, for menus. */
  parent: id.optional(),
  /** Position in the header, from 1. A category without it is in the menu only. */
  nav: positiveCount.optional(),
  /** One or two sentences for the page and for search engines. */
  description: line(300),
  /** Longer text below the list. */
  about: richText(5000).optional(),
  /** Condition of returned products, if law or hygiene require one: "unopened", "unworn", "sealed". */
  returnCondition: line(24).optional(),
  /** Drawing for products without a picture; that of the parent, or `generic`, when it is missing. */
  placeholder: z.enum(PLACEHOLDERS, { error: `one of ${PLACEHOLDERS.join(', ')}` }).optional(),
  /** Tax class of products that have none of their own; `standard` when it is missing. */
  taxClass: taxClass.optional(),
  /** HSN code of products that have none of their own. */
  hsn: hsnCode.optional(),
  /** Products on a page; 20 when it is missing. */
  pageSize: positiveCount.optional(),
  /** Ids of the facets of facets.json that its list has, in place of those that every list has; its parent's when it is missing. */
  facets: list(id, 0, 20).optional(),
  /** Ids of the categories from which the look of its products is completed; its parent's when it is missing. */
  goesWith: list(id, 0, 4).optional(),
  /** SKUs of the first products, in this order. The others follow by file name, unavailable ones last. */
  first: list(sku).optional(),
  /** Tiles that filter the list; each has its own page: `/womenFashion/minidress`. */
  strip: list(
    shape({
      path: pathPart,
      title: line(40),
      image: line(2000),
      alt: optionalLine(300).optional(),
      /** Values of the historical `subcategory` field for this tile. */
      subcategory: list(line(80)).optional(),
    }),
  ).optional(),
  /** Values of historical fields that put a product in this category. */
  historical: shape({
    Catageory: list(line(80)).optional(),
    SubCatageory: list(line(120)).optional(),
    /** Seller of historical records that name none. */
    seller: id.optional(),
  }).optional(),
});
export type CategoryInput = z.output<typeof categoryInput>;
