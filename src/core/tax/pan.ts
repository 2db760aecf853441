/** PAN, the number of a taxpayer in India: five letters, four digits, a letter. */
const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;

/** A typed PAN without spaces, in upper case. */
export const cleanPan = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** Whether a text is a permanent account number in capital letters: "ABCPK1234D". */
export const isPan = (pan: string): boolean => PAN.test(pan);

/** The PAN within a GSTIN. */
export const panOfGstin = (gstin: string): string => gstin.slice(2, 12);
