/**
 * Whether a text is a Global Trade Item Number: 8, 12, 13 or 14 digits of which the last is the check digit. Prefixes that
 * shops use only inside (2, 02, 04) are valid too.
 */
export function isGtin(text: string): boolean {
  return FORM.test(text) && text.endsWith(String(checkDigitOf(text.slice(0, -1))));
}

const FORM = /^(?:\d{8}|\d{12,14})$/;

/** The digit that makes a barcode of the digits before it. */
function checkDigitOf(digits: string): number {
  let sum = 0;
  // From the right, the digit before the check digit counts three times, the one before that once, and so on.
  for (let position = 1; position <= digits.length; position++)
    sum += Number(digits.at(-position)) * (position % 2 === 0 ? 1 : 3);
  return (10 - (sum % 10)) % 10;
}

const A_GTIN = 'a barcode of 8, 12, 13 or 14 digits with the right check digit, such as "8904000210037"';

/** What is expected in place of a text that is no GTIN, with the mistake where it can be found. */
export function expectGtin(text: string): string {
  if (FORM.test(text)) return `${A_GTIN}: after ${text.slice(0, -1)} it is ${checkDigitOf(text.slice(0, -1))}`;
  if (/^\d(?:[.,]\d{1,15})?e\+?\d{1,2}$/i.test(text))
    return `${A_GTIN}: a spreadsheet has shortened this one, so make the column text there and enter it again`;
  const filled = [8, 12, 13]
    .map((length) => text.padStart(length, '0'))
    .find((one) => /\d{6}/.test(text) && isGtin(one));
  return filled === undefined ? A_GTIN : `${A_GTIN}: a spreadsheet may have taken zeros from ${filled}`;
}
