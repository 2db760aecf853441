import { addLine, type Cart, type CartLine, clampQuantity, EMPTY_CART, MAX_LINES } from './cart.ts';
import { isOwnPath, isPicture } from '../site/own-path.ts';
import { SKU } from '../product/sku.ts';

/**
 * The cart in the browser's storage. A stored value is untrusted: an older version, another program or the visitor may have
 * written it. Valid lines are kept, the others are counted.
 */

const VERSION = 1;
/** Longer values are not parsed: they are no cart, and would block a slow phone. */
const LONGEST_VALUE = 200_000;

/** The text of a cart for storage, as `parseCart` reads it. */
export const serialiseCart = ({ lines }: Cart): string => JSON.stringify({ version: VERSION, lines });

interface ParsedCart {
  readonly cart: Cart;
  /** Number of lines that could not be read; 1 if the value is no cart. */
  readonly lost: number;
}

/** Reads a stored value. No value is an empty cart. Never throws. */
export function parseCart(value: string | null | undefined): ParsedCart {
  if (value === null || value === undefined || value === '') return { cart: EMPTY_CART, lost: 0 };
  let stored: unknown;
  try {
    stored = value.length > LONGEST_VALUE ? undefined : JSON.parse(value);
  } catch {
    stored = undefined;
  }
  const entries = findEntries(stored);
  if (!entries) return { cart: EMPTY_CART, lost: 1 };
  let cart = EMPTY_CART;
  let lost = 0;
  for (const entry of entries.slice(0, MAX_LINES)) {
    const line = readLine(entry);
    if (line) ({ cart } = addLine(cart, line));
    else lost++;
  }
  return { cart, lost: lost + Math.max(0, entries.length - MAX_LINES) };
}

/** The lines of `{version, lines}`, or of the former shop's list or `{items}` (specification section 3). */
function findEntries(stored: unknown): unknown[] | undefined {
  if (Array.isArray(stored)) return stored;
  const { lines, items } = fields(stored);
  return Array.isArray(lines) ? lines : Array.isArray(items) ? items : undefined;
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function readLine(entry: unknown): CartLine | undefined {
  const line = fields(entry);
  // The former shop stored the whole record: name, mpn, offers.price, image, selectedSize.
  const record = { ...fields(line['productValue']), ...line };
  const sku = text(record['sku'], 500) ?? text(record['mpn'], 500);
  const title = text(record['title'], 500) ?? text(record['name'], 500);
  const price = fields(record['offers'])['price'];
  const priceMinor = amount(record['priceMinor']) ?? amount(Math.round(Number(price) * 100));
  if (sku === undefined || title === undefined || priceMinor === undefined || !SKU.test(sku)) return undefined;
  const size = text(record['size'], 20) ?? text(record['selectedSize'], 20);
  return {
    sku,
    size,
    quantity: clampQuantity(Number(record['quantity'])),
    title,
    priceMinor,
    path: address(record['path'], isOwnPath),
    picture: address(record['picture'], isPicture),
    away: record['away'] === true || undefined,
  };
}

const text = (value: unknown, longest: number): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= longest ? value : undefined;
const address = (value: unknown, isAllowed: typeof isOwnPath): string =>
  isAllowed(value) && value.length <= 300 ? value : '';
const amount = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= 1e11 ? (value as number) : undefined;
