import type { ProductStatus, SellerProduct } from '../../../../contract/products.ts';
import { type StockState, stockState } from '../../../../core/seller/stock-state.ts';
import type { StateTone } from '../../../../core/text/state-tone.ts';
import { sellerProductsText } from '../../../../messages/rooms/seller-products.ts';
import { sellerStatesText } from '../../../../messages/rooms/seller-states.ts';
import { sellerStockText } from '../../../../messages/rooms/seller-stock.ts';
import { listStock } from '../../../records/sellers/stock.ts';
import type { HostServices } from '../../../entry/services.ts';
import { money } from '../../kit/pieces/format.ts';

/** Words for the state of a seller's product. */

/** The stock of each product of a shop, by SKU. */
export async function readStockStates(
  services: HostServices,
  sellerId: string,
): Promise<ReadonlyMap<string, StockState>> {
  return new Map((await listStock(services, sellerId)).map((product) => [product.sku, stockState(product)]));
}

/** Whether shoppers can see the product. */
export const isInShop = ({ status, isListed }: SellerProduct): boolean =>
  status === 'listed' || (status === 'published' && isListed);

/** Whether the seller still works on it, so that it can be sent. */
export const isDraft = ({ status }: SellerProduct): boolean => status === 'draft' || status === 'changes';

/** Its state on the way into the shop. A published product is in the shop from the next update on. */
export const stateOf = ({ status, isListed }: SellerProduct): ProductStatus =>
  status === 'published' && !isListed ? 'approved' : status;

const stateWords = (state: ProductStatus): string =>
  ({
    draft: sellerStatesText.draft,
    submitted: sellerStatesText.inReview,
    changes: sellerStatesText.needsChanges,
    approved: sellerStatesText.approved,
    published: sellerStatesText.inShop,
    listed: sellerStatesText.inShop,
  })[state];

const STATE_TONES: Readonly<Partial<Record<ProductStatus, StateTone>>> = {
  submitted: 'going',
  changes: 'waits',
  approved: 'done',
  published: 'done',
  listed: 'done',
};

/** The label of its state. For a product in the shop, the stock says more. */
export function labelOf(
  product: SellerProduct,
  stock: StockState | undefined,
): readonly [string, StateTone | undefined] {
  const state = stateOf(product);
  if (!isInShop(product) || stock === undefined) return [stateWords(state), STATE_TONES[state]];
  // The pieces have a separate column.
  return !stock.isOut && stock.pieces ? [sellerStockText.inStock, 'done'] : [stock.words, stock.tone];
}

/** The price in the shop, or the one that was entered for a product that is not there yet. */
export function priceWords(product: SellerProduct): string {
  const { priceMinor, enteredPriceMinor, currency = '' } = product;
  if (priceMinor !== undefined) {
    const price = money(priceMinor, currency);
    return isInShop(product) ? price : sellerProductsText.priceInShop({ price });
  }
  return enteredPriceMinor === undefined ? sellerProductsText.noPrice : money(enteredPriceMinor, currency);
}
