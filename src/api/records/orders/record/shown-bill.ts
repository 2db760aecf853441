import type { Invoice } from '../../../../contract/bills.ts';
import type { OrderRow } from '../../../ground/database/tables.ts';
import type { Shop } from '../../../ground/shop/read-shop.ts';
import { shownTitle } from '../../../ground/shop/shown-title.ts';
import { addressLine, keptAddress, shownAddress } from '../../../ground/text/address.ts';
import { addressOf } from './columns.ts';

/** An address on a bill: without the landmark, which is for the courier alone. */
export const billedAddress = (order: Pick<OrderRow, 'address'>) => ({ ...addressOf(order), landmark: undefined });

/**
 * An invoice or a credit note, which are kept in English, as its reader knows products, state and country. An address that the order has no
 * longer stays as issued.
 */
export function shownBill<Bill extends Pick<Invoice, 'buyer' | 'lines'>>(
  shop: Pick<Shop, 'products'>,
  order: Pick<OrderRow, 'address'>,
  bill: Bill,
): Bill {
  const { buyer, lines } = bill;
  const address = billedAddress(order);
  const isKept = buyer.address === keptAddress(address);
  return {
    ...bill,
    buyer: { ...shownAddress(buyer), address: isKept ? addressLine(shownAddress(address)) : buyer.address },
    lines: lines.map((line) => ({ ...line, title: shownTitle(shop, line) })),
  };
}
