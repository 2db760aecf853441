import { type DeliveredLine, deliverOrder, type OrderDelivery } from '../../core/delivery-order.ts';
import { answerDelivery, type DeliveryPlace, type DeliveryRule } from '../../core/delivery-rules.ts';
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
  rules: readonly DeliveryRule[],
  market: Market,
  at: DeliveryPlace | undefined,
  lines: readonly DeliveredLine[],
  itemsMinor: number,
  today: string,
): OrderDelivery => deliverOrder(rules, market.delivery, at, lines, itemsMinor, today);

/** The sentences for sellers that do not deliver to a place, with what can be done; undefined when there are none. */
export function describeUnserved(
  { sellers }: Shop,
  rules: readonly DeliveryRule[],
  market: Market,
  at: DeliveryPlace | undefined,
  unserved: readonly string[],
): string | undefined {
  if (!at || unserved.length === 0) return undefined;
  const nameOf = (id: string): string => sellers.get(id)?.name ?? id;
  const bound = unserved.flatMap((id) => {
    const { onlyIn } = answerDelivery(rules, market.delivery, at, id);
    return onlyIn === undefined ? [] : [{ id, onlyIn }];
  });
  const others = unserved.filter((id) => !bound.some((seller) => seller.id === id)).map(nameOf);
  return [
    ...(others.length === 0
      ? []
      : [`${others.join(', ')} ${others.length === 1 ? 'does' : 'do'} not deliver to ${at.pinCode}.`]),
    ...bound.map(({ id, onlyIn }) => `${nameOf(id)} sells within ${onlyIn} only.`),
    ...(bound.length === 0
      ? []
      : [`Remove ${bound.length === 1 ? 'its' : 'their'} items from the cart, or choose an address there.`]),
  ].join(' ');
}

/** Why an order to a place can't be paid in cash. */
export const noCashAt = (at: DeliveryPlace | undefined): string =>
  `There is no cash on delivery at ${at?.pinCode ?? 'this address'}.`;
