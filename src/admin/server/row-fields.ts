import { readAvailability } from '../../catalog/lenient/understand.ts';
import type { ReadProduct } from '../../catalog/model.ts';
import type { ImportContext } from '../../catalog/shapes/import-context.ts';
import type { RawProduct } from '../../catalog/shapes/raw-product.ts';
import { decimalsOf } from '../../core/money/format-price.ts';
import { parseMoney } from '../../core/money/parse-money.ts';
import {
  type CellEdit,
  type Edit,
  type EditPath,
  isPart,
  type RowField,
  type RowPart,
  type RowValue,
} from '../contract.ts';
import { Refused } from './refused.ts';

/** Fields of the table in a product's file: where each of the four shapes has them, what they contain, and how they are written. */

/** Fields of a row, except amounts. The category is the folder of the file. */
const PLAIN = ['title', 'category', 'seller', 'stock', 'availability', 'draft', 'publishFrom', 'publishUntil'] as const;
/** Fields, except amounts, that variants and sizes have as well. */
const OF_PARTS: readonly RowField[] = ['stock', 'availability'];
/** Fields that a shape doesn't have. */
const LACKING: Readonly<Record<ReadProduct['shape'], readonly RowField[]>> = {
  canonical: [],
  structured: ['stock', 'draft', 'publishFrom', 'publishUntil'],
  sheet: ['seller', 'stock', 'availability', 'draft', 'publishFrom', 'publishUntil'],
  listing: ['stock', 'draft', 'publishFrom', 'publishUntil'],
};

/** All fields of a row, including amounts for each market. */
export const listFields = (markets: Iterable<string>): RowField[] => [
  ...PLAIN,
  ...[...markets].flatMap((market): RowField[] => [`price:${market}`, `mrp:${market}`]),
];

/** Kind and market of an amount; undefined for a field that is not an amount. */
function amountOf(field: RowField): { readonly key: 'price' | 'mrp'; readonly market: string } | undefined {
  const [, key, market = ''] = /^(price|mrp):(.+)$/.exec(field) ?? [];
  return key === 'price' || key === 'mrp' ? { key, market } : undefined;
}

/** The path of a field in the canonical shape. */
function canonicalPath(field: RowField, { variant, size }: RowPart): EditPath {
  const amount = amountOf(field);
  const path = amount ? ['offers', amount.market, amount.key] : [field];
  if (size !== undefined) return ['sizes', size, ...path];
  return variant === undefined ? path : ['variants', variant, ...path];
}

/** The path of a field in the file. */
export const pathOf = (raw: RawProduct, field: RowField, part: RowPart): EditPath =>
  raw.locate(canonicalPath(field, part)).map((step) => (typeof step === 'number' ? step : String(step)));

/** The market of a record with a single price: that of its currency, or of its category. */
const onlyMarket = ({ input }: RawProduct): string | undefined => Object.keys(input.offers ?? {})[0];

/** Whether a row shows a variant or size while only its product has the field. Sizes have no amounts. */
function isOfProduct(field: RowField, { variant, size }: RowPart): boolean {
  if (OF_PARTS.includes(field)) return false;
  return size !== undefined || (variant !== undefined && !amountOf(field));
}

/** Fields that can't be changed in a row. */
export function listFixed(raw: RawProduct, part: RowPart, fields: readonly RowField[]): RowField[] {
  const { input, shape } = raw;
  if (isPart(part)) return fields.filter((field) => isOfProduct(field, part));
  const isParent = (input.variants?.length ?? 0) > 0;
  const hasSizes = (input.sizes?.length ?? 0) > 0;
  return fields.filter((field) => {
    const amount = amountOf(field);
    if (amount && shape !== 'canonical') return amount.market !== onlyMarket(raw);
    // Values that the variants have can't be changed in the product's row, unless the product has a price for all of them.
    if (amount) return isParent && input.offers?.[amount.market] === undefined;
    if (LACKING[shape].includes(field)) return true;
    if (field === 'stock') return isParent || hasSizes;
    return field === 'availability' && isParent;
  });
}

/** What a row stands for: a product, a variant or a size. */
function holderOf({ input }: RawProduct, { variant, size }: RowPart) {
  if (size !== undefined) return input.sizes?.[size];
  return variant === undefined ? input : input.variants?.[variant];
}

/** The value of a field as the table shows it; undefined where the file has none. */
export function readField(
  raw: RawProduct,
  field: RowField,
  part: RowPart,
  { category, markets }: Pick<ImportContext, 'category' | 'markets'>,
): RowValue | undefined {
  if (isOfProduct(field, part)) return undefined;
  if (field === 'category') return category.id;
  const holder = holderOf(raw, part);
  const amount = amountOf(field);
  if (amount) {
    const offers = holder && 'offers' in holder ? holder.offers : undefined;
    const written = offers?.[amount.market]?.[amount.key];
    const currency = markets.get(amount.market)?.currency;
    const minor = currency === undefined ? undefined : parseMoney(written, currency);
    return minor === undefined || currency === undefined ? written : minor / 10 ** decimalsOf(currency);
  }
  return (holder as Readonly<Record<string, RowValue | undefined>> | undefined)?.[field];
}

/** The edit that writes a value into a row's field. @throws Refused for a value that the field can't have in this shape. */
export function editField(
  raw: RawProduct,
  { field, value, ...part }: CellEdit,
  { sellers, markets }: Pick<ImportContext, 'sellers' | 'markets'>,
  written: (path: EditPath) => unknown,
): Edit {
  if (listFixed(raw, part, listFields(markets.keys())).includes(field))
    throw new Refused(
      400,
      `“${field}” can't be changed in this row: its file has another shape, variants or sizes. Open its form.`,
    );
  const path = pathOf(raw, field, part);
  if (value === null || value === '' || (field === 'draft' && value === false)) return { path, remove: true };
  if (amountOf(field)) return { path, value: likeWritten(value, written(path)) };
  if (raw.shape === 'structured' && field === 'seller')
    return { path, value: sellers.get(String(value))?.name ?? String(value) };
  if (raw.shape === 'structured' && field === 'availability')
    return { path, value: toSchemaOrg(String(value), written(path)) };
  return { path, value };
}

/** Decimals as text, as exports write amounts: "1299.00". */
const DECIMAL_TEXT = /^\d+(?:\.(\d+))?$/;

/** An amount written as the previous one was: as text with as many decimals, or as a number. */
function likeWritten(value: RowValue, before: unknown): RowValue {
  const match = typeof before === 'string' && typeof value === 'number' ? DECIMAL_TEXT.exec(before) : undefined;
  if (!match || typeof value !== 'number') return value;
  const decimals = match[1]?.length ?? 0;
  const text = value.toFixed(decimals);
  return Number(text) === value ? text : String(value);
}

const SCHEMA_ORG = /^https?:\/\/schema\.org\//i;

function toSchemaOrg(value: string, before: unknown): string {
  const [start = ''] = SCHEMA_ORG.exec(String(before ?? '')) ?? [];
  switch (readAvailability(value)) {
    case 'in stock':
      return `${start}InStock`;
    case 'sold out':
      return `${start}OutOfStock`;
    default:
      return value;
  }
}
