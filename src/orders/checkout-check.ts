import { lineId } from '../core/cart/cart.ts';
import type { Review } from './checkout.ts';
import type { OrderedLine, Quote } from '../contract/order-requests.ts';
import { type FieldRules, pinCodeRules, type TypedPinCode } from '../core/address/pin-code-rules.ts';
import { checksText } from '../messages/rooms/checks.ts';
import { normalisePhone } from '../core/address/phone.ts';

/** A difference between the review and the host's quote. */
interface QuoteChange {
  readonly title: string;
  readonly size?: string;
  readonly fromMinor: number;
  /** Missing when the line can't be ordered any more. */
  readonly toMinor?: number;
}

/** The lines of an order to be placed, with the pictures that the order shows later. */
export const orderedLines = ({ lines }: Review): OrderedLine[] =>
  lines
    .filter(({ isOpen }) => isOpen)
    .map(({ sku, size, quantity, picture }) => ({ sku, size, quantity, picture: picture || undefined }));

/** Lines whose price differs from the review, and lines that can't be ordered any more. */
export function findChanges({ lines }: Review, quote: Quote): QuoteChange[] {
  const known = new Map(quote.lines.map((line) => [lineId(line), line]));
  return lines.flatMap((line) => {
    const said = known.get(lineId(line));
    if (!line.isOpen || !said) return [];
    const change = { title: line.title, size: line.size, fromMinor: line.priceMinor };
    if (said.state !== 'ok') return [change];
    return said.priceMinor === undefined || said.priceMinor === line.priceMinor
      ? []
      : [{ ...change, toMinor: said.priceMinor }];
  });
}

/** What is wrong with the phone number for the delivery; undefined if it is valid. `country` is an ISO 3166 code. */
export const describeContactPhone = (text: string, country: string): string | undefined =>
  normalisePhone(text, country) === undefined
    ? country === 'IN'
      ? checksText.contactPhoneDigits
      : checksText.contactPhone
    : undefined;

/** Rules by field: each returns what is wrong with the text of the field, which is not empty, or undefined. */
export const checkoutRules = (country: string, readPin: () => TypedPinCode | undefined): FieldRules => ({
  'contact.phone': (text) => describeContactPhone(text, country),
  ...(country === 'IN' && pinCodeRules('address', readPin)),
});
