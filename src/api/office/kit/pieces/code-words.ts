import { withCapital } from '../../../../core/text/capital.ts';

/** Words for codes of statuses, kinds and reasons, which come from rows and may be older than the code that reads them. */

/** The entry of a table for a code. The code may be any text, even the name of an inherited property. */
export const find = <Value>(table: Readonly<Record<string, Value>>, code: string): Value | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined;

/** A name as words: "Payout made" for `payout-made`, "Seller id" for `sellerId`. */
export const nameWords = (name: string): string =>
  withCapital(name.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)).replace(
    /\b(?:gtin|hsn|mrp|sku|upi|utr)\b/gi,
    (short) => short.toUpperCase(),
  );
