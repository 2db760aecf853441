import { checkGstin, cleanGstin } from './gstin.ts';
import { cleanIfsc, isIfsc } from './ifsc.ts';
import { findIndianState } from './indian-states.ts';
import { normalisePhone } from './phone.ts';
import { describePinCode } from './pin-code.ts';

/** The rules of a seller's application, for the form and for the host. */

/** Registrations that belong to no state of an address: other territory, and the centre. */
const STATELESS_CODES = ['97', '99'];
/** Codes of before a union or a split, and today's. */
const OLD_CODES: Readonly<Record<string, string>> = { '25': '26', '28': '37' };

const GSTIN_PROBLEMS = {
  form: 'A GSTIN has 15 characters, as on the registration certificate.',
  state: 'The first two digits are no state.',
  checksum: 'The last character does not fit the others: please compare with the certificate.',
} as const;

/** What is wrong with a GSTIN of a seller whose parcels are picked up in a state; undefined when nothing is. */
export function describeGstin(text: string, stateName: string): string | undefined {
  const gstin = cleanGstin(text);
  const verdict = checkGstin(gstin);
  if (verdict !== 'ok') return GSTIN_PROBLEMS[verdict];
  const code = gstin.slice(0, 2);
  const state = findIndianState(stateName);
  const fits = !state || STATELESS_CODES.includes(code) || (OLD_CODES[code] ?? code) === state.code;
  return fits ? undefined : `It is registered in another state than ${state.name}, from where you send.`;
}

/** An account number as it is kept. */
export const cleanAccountNumber = (text: string): string => text.replace(/[\s-]/g, '');

export const describeAccountNumber = (text: string): string | undefined =>
  /^\d{9,18}$/.test(cleanAccountNumber(text)) ? undefined : '9 to 18 digits.';

export const describeIfsc = (text: string): string | undefined =>
  isIfsc(cleanIfsc(text)) ? undefined : '11 characters: four letters, a zero, six more.';

export const describeSellerPhone = (text: string): string | undefined =>
  normalisePhone(text, 'IN') === undefined ? 'A mobile number of ten digits.' : undefined;

/** What is wrong with what was typed into an application, by field; the text is there. `read` gives the text of another field. */
export const applicationRules = (
  read: (field: string) => string,
): Record<string, (text: string) => string | undefined> => ({
  phone: describeSellerPhone,
  'pickup.pinCode': describePinCode,
  gstin: (text) => describeGstin(text, read('pickup.state')),
  'bank.accountNumber': describeAccountNumber,
  accountAgain: (text) =>
    cleanAccountNumber(text) === cleanAccountNumber(read('bank.accountNumber'))
      ? undefined
      : 'It is not the number above. Please compare with your cheque book.',
  'bank.ifsc': describeIfsc,
});
