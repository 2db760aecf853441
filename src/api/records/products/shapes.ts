import { z } from 'zod';
import type {
  OpenedProduct,
  PictureAnswer,
  ProductRequest,
  ProductTable,
  SellerProduct,
  SellerProductList,
  SubmissionAnswer,
  SubmissionRequest,
  TableAnswer,
} from '../../../core/contract/products.ts';
import {
  longestOf,
  type PlainColumn,
  PRODUCT_COLUMNS,
  type ProductFields,
} from '../../../core/product/product-columns.ts';
import { fieldsText } from '../../../messages/rooms/fields.ts';
import { answersSellersText } from '../../../messages/rooms/answers-sellers.ts';
import { id, money } from '../../ground/http/fields.ts';

/** Schemas of requests and answers about sellers' products, of the types in core/contract/products.ts. */

export const PRODUCT_STATUSES = ['submitted', 'draft', 'changes', 'approved', 'published'] as const;

/** The catalogue's own schemas check the texts; what is too long for any of them is refused before. */
const typed = (longest: number) =>
  z
    .string({ error: () => fieldsText.text })
    .max(longest, { error: () => fieldsText.atMost({ count: longest }) })
    .optional();

const columns = PRODUCT_COLUMNS.map(({ name }) => [name, typed(longestOf(name))] as const);
// Texts of languages, such as "title_hi", are among the others. What is no column is not looked at.
const productFields = z
  .object(Object.fromEntries(columns) as Record<PlainColumn, ReturnType<typeof typed>>)
  .catchall(typed(longestOf('description'))) as z.ZodType as z.ZodType<ProductFields, ProductFields>;

const version = z
  .int({ error: () => answersSellersText.fromZero })
  .min(0, { error: () => answersSellersText.fromZero });

export const productRequest = z.object({ version, fields: productFields }) satisfies z.ZodType<unknown, ProductRequest>;

/** As many as a page shows. */
const MOST_SUBMITTED = 100;
export const submissionRequest = z.object({
  products: z
    .array(z.object({ id, version }), { error: () => answersSellersText.products })
    .min(1, { error: () => answersSellersText.oneProduct })
    .max(MOST_SUBMITTED, { error: () => answersSellersText.mostProducts({ most: MOST_SUBMITTED }) }),
}) satisfies z.ZodType<unknown, SubmissionRequest>;

export const sellerProduct = z.object({
  id: z.string().optional(),
  sku: z.string(),
  title: z.string(),
  category: z.string(),
  status: z.enum([...PRODUCT_STATUSES, 'listed']),
  version: z.int(),
  reason: z.string().optional(),
  isListed: z.boolean(),
  hasPicture: z.literal(true).optional(),
  priceMinor: money.optional(),
  enteredPriceMinor: money.optional(),
  currency: z.string().optional(),
}) satisfies z.ZodType<SellerProduct>;

export const sellerProductList = z.object({
  products: z.array(sellerProduct),
  categories: z.array(z.object({ id: z.string(), title: z.string() })),
  languages: z.array(z.string()),
}) satisfies z.ZodType<SellerProductList>;

export const openedProduct = z.object({
  product: sellerProduct,
  fields: productFields,
}) satisfies z.ZodType<OpenedProduct>;

export const submissionAnswer = z.object({
  submitted: z.array(z.string()),
  skipped: z.array(z.string()),
}) satisfies z.ZodType<SubmissionAnswer>;

const rowMessages = z.array(z.object({ column: z.string().optional(), message: z.string() }));

export const tableAnswer = z.object({
  rows: z.array(
    z.object({
      line: z.int(),
      sku: z.string().optional(),
      state: z.enum(['kept', 'unchanged', 'refused']),
      problems: rowMessages,
      notes: rowMessages.optional(),
    }),
  ),
  leftOut: z.array(z.object({ column: z.string(), message: z.string().optional() })),
}) satisfies z.ZodType<TableAnswer>;

export const productTable = z.object({
  csv: z.string(),
  products: z.int(),
  leftOut: z.int(),
  next: z.string().optional(),
}) satisfies z.ZodType<ProductTable>;

export const pictureAnswer = z.object({
  picture: z.object({ name: z.string(), fileName: z.string(), width: z.int(), height: z.int() }),
}) satisfies z.ZodType<PictureAnswer>;
