import { withCapital } from '../../../../core/text/capital.ts';

/** Words of codes: of statuses, kinds and reasons, which come from rows and may be older than the code that reads them. */

/** What a table has for a code, which may be the name of anything. */
export const find = <Value>(table: Readonly<Record<string, Value>>, code: string): Value | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined;

/** "Payout made" of `payout-made`, and "Seller id" of `sellerId`. */
export const nameWords = (name: string): string =>
  withCapital(name.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)).replace(
    /\b(?:gtin|hsn|mrp|sku|upi|utr)\b/gi,
    (short) => short.toUpperCase(),
  );
