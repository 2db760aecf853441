import { findPlace } from '../../catalog/pin-codes.ts';
import { findStateConflict } from '../../core/checkout-check.ts';
import { findIndianState } from '../../core/indian-states.ts';
import { normalisePhone } from '../../core/phone.ts';
import { cleanPinCode, isPinCode } from '../../core/pin-code.ts';
import type { Market } from '../../catalog/model.ts';
import { present } from '../http/fields.ts';
import type { Address } from './shapes.ts';

interface TypedAddress {
  readonly line1: string;
  readonly line2?: string;
  readonly landmark?: string;
  readonly city: string;
  readonly state?: string;
  readonly pinCode?: string;
}

/** A phone and an address as a country writes them, or what is wrong with them. */
export function checkContact(
  market: Market,
  phone: string,
  typed: TypedAddress,
): { readonly phone: string; readonly address: Address; readonly fields: Record<string, string> } {
  const fields: Record<string, string> = {};
  const normalised = normalisePhone(phone, market.country);
  if (normalised === undefined) fields['contact.phone'] = 'A mobile number where the courier can call you.';
  const place = checkPlace(market.country, typed, 'address', fields);
  return {
    phone: normalised ?? '',
    address: { ...place, ...present({ landmark: typed.landmark }), country: market.country },
    fields,
  };
}

/** An address in the form that is kept; what is wrong is noted below `path`. India wants a state, and a PIN code that exists there. */
export function checkPlace(
  country: string,
  { line1, line2, city, state, pinCode }: TypedAddress,
  path: string,
  fields: Record<string, string>,
): Omit<Address, 'country' | 'landmark'> {
  const place = { line1, city, ...present({ line2 }) };
  if (country !== 'IN') return { ...place, ...present({ state, pinCode }) };
  const known = findIndianState(state ?? '');
  if (!known) fields[`${path}.state`] = 'A state or union territory of India.';
  const clean = cleanPinCode(pinCode ?? '');
  const found = isPinCode(clean) ? findPlace(clean) : undefined;
  if (!isPinCode(clean)) fields[`${path}.pinCode`] = 'A PIN code of six digits.';
  else if (!found) fields[`${path}.pinCode`] = `There is no PIN code ${clean}. Please look at it again.`;
  const conflict = known && findStateConflict(clean, found, known.name);
  if (conflict !== undefined) fields[`${path}.state`] = conflict;
  return { ...place, state: known?.name ?? '', pinCode: clean };
}
