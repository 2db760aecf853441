import { z } from 'zod';
import { longestOf, type PlainColumn, PRODUCT_COLUMNS, type ProductFields } from '../core/product/product-columns.ts';
import { fieldsText } from '../messages/rooms/fields.ts';
import { answersSellersText } from '../messages/rooms/answers-sellers.ts';
import { id, money } from './fields.ts';
import type { AnswerOf, RequestOf } from './types.ts';

/** Requests and answers about the products that sellers list (src/api/docs/contract-sellers.md, "Products of sellers"). */

/** The states of a seller's products. `listed` is in the catalogue, without changes by its seller. */
export const PRODUCT_STATUSES = ['submitted', 'draft', 'changes', 'approved', 'published'] as const;

/** The catalogue's own schemas check the texts. Text that is too long for all of them is refused before. */
const typed = (longest: number) =>
  z
    .string({ error: () => fieldsText.text })
    .max(longest, { error: () => fieldsText.atMost({ count: longest }) })
    .optional();

const columns = PRODUCT_COLUMNS.map(({ name }) => [name, typed(longestOf(name))] as const);
// Other fields have texts in further languages, such as "title_hi". Unknown columns are ignored.
const productFields = z
  .object(Object.fromEntries(columns) as Record<PlainColumn, ReturnType<typeof typed>>)
  .catchall(typed(longestOf('description'))) as z.ZodType as z.ZodType<ProductFields, ProductFields>;

const version = z
  .int({ error: () => answersSellersText.fromZero })
  .min(0, { error: () => answersSellersText.fromZero });

export const productRequest = z.object({
  /** The version of the changed product; 0 for a new one, or one that is only listed. */
  version,
  fields: productFields,
});

/** How many products one request may submit: a page of them. */
const MOST_SUBMITTED = 100;
export const submissionRequest = z.object({
  products: z
    .array(z.object({ id, version }), { error: () => answersSellersText.products })
    .min(1, { error: () => answersSellersText.oneProduct })
    .max(MOST_SUBMITTED, { error: () => answersSellersText.mostProducts({ most: MOST_SUBMITTED }) }),
});
export type SubmissionRequest = RequestOf<typeof submissionRequest>;

const sellerProduct = z.object({
  /** Missing for `listed`. */
  id: z.string().optional(),
  sku: z.string(),
  title: z.string(),
  category: z.string(),
  status: z.enum([...PRODUCT_STATUSES, 'listed']),
  /** 0 for `listed`. */
  version: z.int(),
  /** Why the operator asked for changes. */
  reason: z.string().optional(),
  /** Whether it is in the catalogue. */
  isListed: z.boolean(),
  /** Whether a picture was uploaded for it (`GET /seller/products/{sku}/picture`). Missing for products that only the catalogue has. */
  hasPicture: z.literal(true).optional(),
  /** The price in the catalogue. */
  priceMinor: money.optional(),
  /** The price that was entered, for a product that is not in the catalogue. */
  enteredPriceMinor: money.optional(),
  currency: z.string().optional(),
});
export type SellerProduct = AnswerOf<typeof sellerProduct>;
export type ProductStatus = SellerProduct['status'];

export const sellerProductList = z.object({
  products: z.array(sellerProduct),
  categories: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Languages besides English, as tags such as "hi": titles and descriptions have a field for each. */
  languages: z.array(z.string()),
});
export type SellerProductList = AnswerOf<typeof sellerProductList>;

/** A product with what its seller typed. */
export const openedProduct = z.object({
  product: sellerProduct,
  fields: productFields,
});
export type OpenedProduct = AnswerOf<typeof openedProduct>;

export const submissionAnswer = z.object({
  submitted: z.array(z.string()),
  /** Ids of products that have changed since, or that are already submitted. */
  skipped: z.array(z.string()),
});
export type SubmissionAnswer = AnswerOf<typeof submissionAnswer>;

/** About one column, or the row as a whole. */
const rowMessage = z.object({ column: z.string().optional(), message: z.string() });

/** The result for a row of a table. */
const tableRow = z.object({
  /** The line of the file, from 1. */
  line: z.int(),
  sku: z.string().optional(),
  state: z.enum(['kept', 'unchanged', 'refused']),
  problems: z.array(rowMessage),
  /** For an accepted row: values that were not taken as they are. */
  notes: z.array(rowMessage).optional(),
});
export type TableRow = AnswerOf<typeof tableRow>;

/** A column of a table that was ignored as a whole or in part. */
const leftOutColumn = z.object({
  /** Its heading, as it is written. */
  column: z.string(),
  /** What to do about it, if anything. */
  message: z.string().optional(),
});
export type LeftOutColumn = AnswerOf<typeof leftOutColumn>;

export const tableAnswer = z.object({
  rows: z.array(tableRow),
  /** In the order of the table; empty columns are not named. */
  leftOut: z.array(leftOutColumn),
});
export type TableAnswer = AnswerOf<typeof tableAnswer>;

/** Products as a table that can be uploaded again. */
export const productTable = z.object({
  csv: z.string(),
  /** The number of its rows without the headings. */
  products: z.int(),
  /** The number of products, up to the last row, that only an editor can change. */
  leftOut: z.int(),
  /** Where the next table begins: the last SKU that was considered. Missing at the end. */
  next: z.string().optional(),
});
export type ProductTable = AnswerOf<typeof productTable>;

export const pictureAnswer = z.object({
  picture: z.object({
    /** Path below `catalog/images`. */
    name: z.string(),
    fileName: z.string(),
    width: z.int(),
    height: z.int(),
  }),
});
export type PictureAnswer = AnswerOf<typeof pictureAnswer>;
