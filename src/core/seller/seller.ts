import { checksText } from '../../messages/rooms/checks.ts';
import { pinCodeRules, type TypedPinCode } from '../address/pin-code-rules.ts';
import { checkGstin, cleanGstin } from '../tax/gstin.ts';
import { findIndianState } from '../address/indian-states.ts';
import { cleanPan, isPan, panOfGstin } from '../tax/pan.ts';
import { normalisePhone } from '../address/phone.ts';

/** Rules of a seller's application, for the form and the host. */

/** GST codes that belong to no state: other territory and the centre. */
const STATELESS_CODES = ['97', '99'];
/** Former GST codes and those that replaced them. */
const OLD_CODES: Readonly<Record<string, string>> = { '25': '26', '28': '37' };

/** What is wrong with the GSTIN of a seller whose parcels are picked up in this state, or undefined. */
export function describeGstin(text: string, stateName: string): string | undefined {
  const gstin = cleanGstin(text);
  const verdict = checkGstin(gstin);
  if (verdict === 'form') return checksText.gstin;
  if (verdict === 'state') return checksText.gstinState;
  if (verdict === 'checksum') return checksText.gstinChecksum;
  const code = gstin.slice(0, 2);
  const state = findIndianState(stateName);
  const fits = !state || STATELESS_CODES.includes(code) || (OLD_CODES[code] ?? code) === state.code;
  return fits ? undefined : checksText.gstinElsewhere({ state: state.name });
}

/** What is wrong with the PAN of a seller with this GSTIN, which may be empty, or undefined. */
export function describePan(text: string, typedGstin: string): string | undefined {
  const pan = cleanPan(text);
  if (!isPan(pan)) return checksText.pan;
  const gstin = cleanGstin(typedGstin);
  return gstin === '' || panOfGstin(gstin) === pan ? undefined : checksText.panOfGstin;
}

/** A typed account number without spaces and hyphens. */
export const cleanAccountNumber = (text: string): string => text.replace(/[\s-]/g, '');

export const describeAccountNumber = (text: string): string | undefined =>
  /^\d{9,18}$/.test(cleanAccountNumber(text)) ? undefined : checksText.accountNumber;

export const describeIfsc = (text: string): string | undefined =>
  isIfsc(cleanIfsc(text)) ? undefined : checksText.ifsc;

export const describeSellerPhone = (text: string): string | undefined =>
  normalisePhone(text, 'IN') === undefined ? checksText.sellerPhone : undefined;

/**
 * Rules by field: each returns what is wrong with the text of the field, which is not empty, or undefined. `read` returns the text of
 * another field, `readPin` the PIN code from where parcels are picked up.
 */
export const applicationRules = (
  read: (field: string) => string,
  readPin: () => TypedPinCode | undefined,
): Record<string, (text: string) => string | undefined> => ({
  phone: describeSellerPhone,
  ...pinCodeRules('pickup', readPin),
  gstin: (text) => describeGstin(text, read('pickup.state')),
  // Asked for only without a GSTIN.
  pan: (text) => describePan(text, ''),
  'bank.accountNumber': describeAccountNumber,
  accountAgain: (text) =>
    cleanAccountNumber(text) === cleanAccountNumber(read('bank.accountNumber')) ? undefined : checksText.accountAgain,
  'bank.ifsc': describeIfsc,
});

/** A typed IFSC, the code of a bank branch, without spaces, in upper case. */
export const cleanIfsc = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** Four letters of the bank, a zero, six letters or digits of the branch. Whether the branch exists is not checked. */
export const isIfsc = (ifsc: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc);
