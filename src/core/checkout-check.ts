import { lineId } from './cart.ts';
import type { Review } from './checkout.ts';
import type { Quote } from './contract/orders.ts';
import { normalisePhone } from './phone.ts';
import { describePinCode, type PinPlace } from './pin-code.ts';

/** What the host's quote changes of what was shown. */
export interface QuoteChange {
  readonly title: string;
  readonly size?: string;
  readonly fromMinor: number;
  /** Missing for what can't be had any more. */
  readonly toMinor?: number;
}

/** Lines whose price is another than the one shown, and lines that can't be had any more. */
export function findChanges({ lines }: Review, quote: Quote): QuoteChange[] {
  const known = new Map(quote.lines.map((line) => [lineId(line), line]));
  return lines.flatMap((line) => {
    const said = known.get(lineId(line));
    if (!line.isOpen || !said) return [];
    const change = {
      title: line.title,
      ...(line.size === undefined ? {} : { size: line.size }),
      fromMinor: line.priceMinor,
    };
    if (said.state !== 'ok') return [change];
    return said.priceMinor === undefined || said.priceMinor === line.priceMinor
      ? []
      : [{ ...change, toMinor: said.priceMinor }];
  });
}

/** What a state and a PIN code of another state contradict each other with. A code that nobody knows contradicts nothing. */
export function findStateConflict(pinCode: string, place: PinPlace | undefined, state: string): string | undefined {
  if (!place?.state || place.state === state || place.otherStates?.includes(state)) return undefined;
  return `PIN code ${pinCode} is in ${place.state}. Choose ${place.state} or change the PIN code.`;
}

/** What is wrong with the number that an order is delivered with. `country` is an ISO 3166 code. */
export const describeContactPhone = (text: string, country: string): string | undefined =>
  normalisePhone(text, country) === undefined
    ? country === 'IN'
      ? 'A mobile number of ten digits, where the courier can call you.'
      : 'A mobile number where the courier can call you.'
    : undefined;

/** The PIN code that is typed, and its place where that is known. */
export interface TypedPinCode {
  readonly code: string;
  readonly place?: PinPlace | undefined;
}

/** What is wrong with what was typed, by field; the text is there. */
export const checkoutRules = (
  country: string,
  readPin: () => TypedPinCode | undefined,
): Record<string, (text: string) => string | undefined> => ({
  'contact.phone': (text) => describeContactPhone(text, country),
  'address.pinCode': (text) => (country === 'IN' ? describePinCode(text) : undefined),
  'address.state': (text) => {
    const pin = readPin();
    return pin && findStateConflict(pin.code, pin.place, text);
  },
});
