import { checksText } from '../../messages/rooms/checks.ts';

/** A name, "@", and the handle of a bank or app, as NPCI has them: "asha.devi@okbank", "9876543210@upi". */
const UPI = /^[a-z0-9][a-z0-9._-]{1,254}@[a-z][a-z0-9]{1,63}$/;

/** Ids of payments to the shop's own UPI ID begin so; the bank's reference follows. */
export const UPI_PAYMENT = 'upi:';

/**
 * The link that opens a UPI app with a payment filled in, by NPCI's UPI Linking Specifications 1.6: payee, its name, amount in rupees as a decimal, note and reference.
 *
 *     upi://pay?pa=shop@okbank&pn=My%20Shop&am=1000.00&cu=INR&tn=Order%207K3MQ-9XD2A&tr=7K3MQ-9XD2A
 */
export const upiLink = (upiId: string, payee: string, amount: string, number: string): string =>
  `upi://pay?pa=${upiId}&pn=${encodeURIComponent(payee)}&am=${amount}&cu=INR&tn=Order%20${number}&tr=${number}`;

/** The 12 digits by which banks find a UPI payment (UTR or RRN), as typed with spaces or after "UTR"; undefined for anything else. */
export function readUpiReference(text: string): string | undefined {
  const reference = text.replace(/^\s*(?:upi|utr|rrn|ref)[\s.:#-]*/i, '').replace(/[\s-]/g, '');
  return /^\d{12}$/.test(reference) ? reference : undefined;
}

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
