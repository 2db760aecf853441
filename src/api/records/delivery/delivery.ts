import type { OrderDelivery } from '../../../core/delivery/delivery-order.ts';
import type { Destination } from '../../../core/delivery/delivery-rules.ts';
import { cleanPinCode, describePinCode, unknownPinWords } from '../../../core/address/pin-code.ts';
import type { Market } from '../../../catalog/model.ts';
import { pinPlaceOf } from '../../../catalog/queries/pin-codes.ts';
import type { Shop } from '../../ground/shop/read-shop.ts';

/** A typed PIN code with its place, or what is wrong with it. Codes that are malformed and codes that do not exist are told apart. */
export function readPinCode(typed: string): { readonly at: Destination } | { readonly problem: string } {
  const pinCode = cleanPinCode(typed);
  const problem = describePinCode(pinCode);
  if (problem !== undefined) return { problem };
  const pinPlace = pinPlaceOf(pinCode);
  return pinPlace ? { at: { pinCode, pinPlace } } : { problem: unknownPinWords(pinCode) };
}

/** The place of an address; undefined in a market without PIN codes, or for a code that does not exist. */
export function destinationOf(market: Market, pinCode: string | undefined): Destination | undefined {
  if (market.country !== 'IN' || !pinCode) return undefined;
  const read = readPinCode(pinCode);
  return 'at' in read ? read.at : undefined;
}

/** The sentences for sellers that do not deliver to a place, with what can be done; undefined when there are none. */
export function describeUnserved(
  { sellers }: Shop,
  at: Destination | undefined,
  unserved: OrderDelivery['unservedSellers'],
): string | undefined {
  if (!at || unserved.size === 0) return undefined;
  const named = [...unserved].map(([id, { onlyIn }]) => ({ name: sellers.get(id)?.name ?? id, onlyIn }));
  const others = named.filter(({ onlyIn }) => onlyIn === undefined).map(({ name }) => name);
  const bound = named.filter(({ onlyIn }) => onlyIn !== undefined);
  const sentences: string[] = [];
  if (others.length > 0)
    sentences.push(`${others.join(', ')} ${others.length === 1 ? 'does' : 'do'} not deliver to ${at.pinCode}.`);
  for (const { name, onlyIn } of bound) sentences.push(`${name} sells within ${onlyIn} only.`);
  const [first] = bound;
  if (first && bound.length === 1)
    sentences.push(`Remove its items from the cart, or choose an address in ${first.onlyIn}.`);
  else if (first) sentences.push('Remove their items from the cart, or choose an address there.');
  return sentences.join(' ');
}

/** Why an order to a place can't be paid in cash. */
export const noCashAt = (at: Destination | undefined): string =>
  `There is no cash on delivery at ${at?.pinCode ?? 'this address'}.`;
