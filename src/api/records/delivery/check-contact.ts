import { nameState } from '../../../core/address/state-names.ts';
import type { OrderAddress } from '../../../contract/orders.ts';
import { findStateConflict } from '../../../core/address/pin-code-rules.ts';
import { describeContactPhone } from '../../../orders/checkout-check.ts';
import { findIndianState } from '../../../core/address/indian-states.ts';
import { normalisePhone } from '../../../core/address/phone.ts';
import { cleanPinCode } from '../../../core/address/pin-code.ts';
import type { Market } from '../../../catalog/model.ts';
import { fieldsText } from '../../../messages/rooms/fields.ts';
import { present } from '../../ground/http/present.ts';
import { readPinCode } from './delivery.ts';

interface TypedAddress {
  readonly line1: string;
  readonly line2?: string;
  readonly landmark?: string;
  readonly city: string;
  readonly state?: string;
  readonly pinCode?: string;
}

/** Normalises a phone number and an address, or says what is wrong with them. */
export function checkContact(
  market: Market,
  phone: string,
  typed: TypedAddress,
): { readonly phone: string; readonly address: OrderAddress; readonly fields: Record<string, string> } {
  const fields: Record<string, string> = {};
  const normalised = normalisePhone(phone, market.country);
  const problem = describeContactPhone(phone, market.country);
  if (problem !== undefined) fields['contact.phone'] = problem;
  const address = checkAddress(market.country, typed, 'address', fields);
  return {
    phone: normalised ?? '',
    address: { ...address, ...present({ landmark: typed.landmark }), country: market.country },
    fields,
  };
}

/** An address in India with its state and PIN code. */
type IndianAddress = Omit<OrderAddress, 'country' | 'landmark'> & { readonly state: string; readonly pinCode: string };

/** Normalises an address and adds problems to `fields` below `path`. India requires a state and a PIN code that exists in it. */
export function checkAddress(
  country: 'IN',
  typed: TypedAddress,
  path: string,
  fields: Record<string, string>,
): IndianAddress;
export function checkAddress(
  country: string,
  typed: TypedAddress,
  path: string,
  fields: Record<string, string>,
): Omit<OrderAddress, 'country' | 'landmark'>;
export function checkAddress(
  country: string,
  { line1, line2, city, state, pinCode }: TypedAddress,
  path: string,
  fields: Record<string, string>,
): Omit<OrderAddress, 'country' | 'landmark'> {
  const address = { line1, city, ...present({ line2 }) };
  if (country !== 'IN') return { ...address, ...present({ state, pinCode }) };
  const known = findIndianState(state ?? '');
  if (!known) fields[`${path}.state`] = fieldsText.state;
  const clean = cleanPinCode(pinCode ?? '');
  const read = readPinCode(clean);
  const found = 'at' in read ? read.at.pinPlace : undefined;
  if ('problem' in read) fields[`${path}.pinCode`] = read.problem;
  const conflict = known && findStateConflict(clean, found, known.name, nameState);
  if (conflict !== undefined) fields[`${path}.state`] = conflict;
  return { ...address, state: known?.name ?? '', pinCode: clean };
}
