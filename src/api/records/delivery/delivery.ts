import { nameState } from '../../../core/address/state-names.ts';
import { listComma } from '../../../messages/language.ts';
import type { OrderDelivery } from '../../../core/order/delivery-order.ts';
import type { Destination } from '../../../core/delivery/delivery-rules.ts';
import { cleanPinCode, describePinCode, unknownPinWords } from '../../../core/address/pin-code.ts';
import type { Market } from '../../../catalog/model.ts';
import { pinPlaceOf } from '../../../catalog/values/pin-codes.ts';
import { answersText } from '../../../messages/rooms/answers.ts';
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
    sentences.push(
      answersText.notDelivering({ sellers: others.length, names: others.join(listComma()), pinCode: at.pinCode }),
    );
  for (const { name, onlyIn } of bound)
    sentences.push(answersText.sellsWithin({ seller: name, state: nameState(onlyIn ?? '') }));
  const [first] = bound;
  if (first && bound.length === 1) sentences.push(answersText.removeOrIn({ state: nameState(first.onlyIn ?? '') }));
  else if (first) sentences.push(answersText.removeOrThere);
  return sentences.join(' ');
}

/** Why an order to a place can't be paid in cash. */
export const noCashAt = (at: Destination | undefined): string =>
  at ? answersText.noCashAt({ pinCode: at.pinCode }) : answersText.noCashHere;
