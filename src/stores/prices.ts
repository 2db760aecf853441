import { atom } from 'nanostores';
import type { PricedCart } from '../core/cart/priced-cart.ts';
import type { OrderFees, OrderReductions, PaymentMethod } from '../core/order/order-total.ts';
import { type PriceEntry, type PriceFile, priceFileOf, priceFilePath } from '../core/product/price-file.ts';
import { page } from '../browser/page.ts';

/** Today's entries by SKU; `null` for a SKU that the catalogue does not have. Missing ones are not loaded yet. */
export const $prices = atom<Readonly<Record<string, PriceEntry | null>>>({});

/**
 * The fees of the cart: the market's, until those for its sellers and the shopper's PIN code are known (client/delivery/show-cart.ts).
 */
export const $fees = atom<OrderFees>(page);

/** What offers without a code do to a cart. */
export interface CartOffers extends OrderReductions {
  /** What the offers give that hold; empty without one. */
  readonly words: readonly string[];
  /** The texts of the cart's sum that they change. */
  readonly sum?: { readonly discountLabel: string; readonly discount?: string | undefined };
  /** What another offer needs. */
  readonly hint?: string | undefined;
}

type FindOffers = (cart: Pick<PricedCart, 'lines'>, fees: OrderFees, payment: PaymentMethod) => CartOffers;

/** Finds the offers; undefined in a market without any, and until find-offers.ts is there. */
export const $findOffers = /* @__PURE__ */ atom<FindOffers | undefined>(undefined);
/** Those of the cart, as it is paid in cash: its sums have the fee for that, so that no later step asks for more. */
export const $offers = /* @__PURE__ */ atom<CartOffers | undefined>(undefined);

const TIMEOUT_MS = 15_000;

/**
 * Fetches the entries of SKUs from the price files of a market, by default this page's; `null` for unknown SKUs.
 * @throws when a file can't be fetched.
 */
export async function fetchPrices(
  skus: readonly string[],
  market = page.market,
): Promise<Record<string, PriceEntry | null>> {
  const { priceFiles } = page.markets[market] ?? page;
  const files = new Map<number, string[]>();
  for (const sku of skus) {
    const file = priceFileOf(sku, priceFiles);
    files.set(file, [...(files.get(file) ?? []), sku]);
  }
  const entries: Record<string, PriceEntry | null> = {};
  await Promise.all(
    [...files].map(async ([file, wanted]) => {
      const response = await fetch(priceFilePath(market, priceFiles, file), {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`price file: ${response.status}`);
      const content = (await response.json()) as PriceFile;
      for (const sku of wanted) entries[sku] = Object.hasOwn(content, sku) ? (content[sku] as PriceEntry) : null;
    }),
  );
  return entries;
}

/**
 * Loads the entries of those SKUs that are not loaded yet, and returns whether all are known now. On a failure they stay missing, and the
 * cart says that it could not check them.
 */
export async function checkPrices(skus: readonly string[]): Promise<boolean> {
  const unknown = skus.filter((sku) => !Object.hasOwn($prices.get(), sku));
  if (unknown.length === 0) return true;
  try {
    const found = await fetchPrices(unknown);
    $prices.set({ ...$prices.get(), ...found });
    return true;
  } catch {
    // Offline or a bad connection: the lines stay "unchecked".
    return false;
  }
}
