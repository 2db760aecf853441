import { isGstStateCode } from '../address/indian-states.ts';

/** 2 digits of the state, the PAN of 10 characters, the number of the registration, Z, a check character. */
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What is wrong with a GSTIN, or `ok`. */
type GstinVerdict = 'ok' | 'form' | 'state' | 'checksum';

/** A typed GSTIN without spaces, in upper case. */
export const cleanGstin = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** Checks form, state and check character. Whether the GSTIN is registered is not checked. */
export function checkGstin(gstin: string): GstinVerdict {
  if (!FORM.test(gstin)) return 'form';
  if (!isGstStateCode(gstin.slice(0, 2))) return 'state';
  return gstinCheckCharacter(gstin.slice(0, 14)) === gstin[14] ? 'ok' : 'checksum';
}

/** Luhn modulo 36 over the first 14 characters, with weights 1, 2, 1, 2 ... from the left. */
export function gstinCheckCharacter(first14: string): string {
  let sum = 0;
  for (let i = 0; i < first14.length; i++) {
    const product = DIGITS.indexOf(first14.charAt(i)) * (i % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return DIGITS.charAt((36 - (sum % 36)) % 36);
}
