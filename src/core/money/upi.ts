import { checksText } from '../../messages/rooms/checks.ts';

/** A name, "@", and the handle of a bank or app, as NPCI has them: "asha.devi@okbank", "9876543210@upi". */
const UPI = /^[a-z0-9][a-z0-9._-]{1,254}@[a-z][a-z0-9]{1,63}$/;

/** A typed UPI ID without spaces, in lower case. */
export const cleanUpi = (text: string): string => text.replace(/\s/g, '').toLowerCase();

/** What is wrong with a typed UPI ID, or undefined. Whether somebody has it is not checked. */
export function describeUpi(text: string): string | undefined {
  const upi = cleanUpi(text);
  if (UPI.test(upi)) return undefined;
  return /@[^@]*\./.test(upi) ? checksText.upiNoEmail : checksText.upi;
}

/** "as•••@okbank": enough for its owner to recognise it. */
export const maskUpi = (upi: string): string => upi.replace(/^(.{2})[^@]*/, '$1•••');
