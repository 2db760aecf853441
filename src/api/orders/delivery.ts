import { type DeliveredLine, deliverOrder, type OrderDelivery } from '../../core/delivery-order.ts';
import type { DeliveryPlace } from '../../core/delivery-rules.ts';
import { unknownPinWords } from '../../core/delivery-words.ts';
import { cleanPinCode, describePinCode } from '../../core/pin-code.ts';
import type { Market } from '../../catalog/model.ts';
import { findPlace } from '../../catalog/queries/pin-codes.ts';
import type { Shop } from '../read-shop.ts';

/** A typed PIN code with its place, or what is wrong with it. Codes that are malformed and codes that do not exist are told apart. */
export function readPinCode(typed: string): { readonly at: DeliveryPlace } | { readonly problem: string } {
  const pinCode = cleanPinCode(typed);
  const problem = describePinCode(pinCode);
  if (problem !== undefined) return { problem };
  const place = findPlace(pinCode);
  return place ? { at: { pinCode, place } } : { problem: unknownPinWords(pinCode) };
}

/** The place of an address; undefined in a market without PIN codes, or for a code that does not exist. */
export function placeOf(market: Market, pinCode: string | undefined): DeliveryPlace | undefined {
  if (market.country !== 'IN' || !pinCode) return undefined;
  const read = readPinCode(pinCode);
  return 'at' in read ? read.at : undefined;
}

/** How lines of an order are delivered, by the market's terms and its rules for the place. */
export const findDelivery = (
  { deliveryRules }: Shop,
  market: Market,
  at: DeliveryPlace | undefined,
  lines: readonly DeliveredLine[],
  itemsMinor: number,
  today: string,
): OrderDelivery => deliverOrder(deliveryRules.get(market.id) ?? [], market.delivery, at, lines, itemsMinor, today);

/** The sentence for sellers that do not deliver to a place; undefined when there are none. */
export function describeUnserved(
  { sellers }: Shop,
  at: DeliveryPlace | undefined,
  unserved: readonly string[],
): string | undefined {
  if (!at || unserved.length === 0) return undefined;
  const names = unserved.map((id) => sellers.get(id)?.name ?? id).join(', ');
  return `${names} ${unserved.length === 1 ? 'does' : 'do'} not deliver to ${at.pinCode}.`;
}

/** Why an order to a place can't be paid in cash. */
export const noCashAt = (at: DeliveryPlace | undefined): string =>
  `There is no cash on delivery at ${at?.pinCode ?? 'this address'}.`;
