import { withCapital } from '../../../core/text/capital.ts';
import { money } from './html.ts';

/** Of an id of a row its beginning, which tells it from others on a page. */
const shorten = (text: string): string => text.replace(/\b([\da-f]{8})(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, '$1…');

/** "Payout made" of `payout-made`, and "Seller id" of `sellerId`. */
export const nameWords = (name: string): string =>
  withCapital(name.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

/** Who did something, or what it was done to: "Operator asha" of `operator:asha`, and "Order 7K3MQ-9XD2A". */
export function subjectWords(name: string): string {
  const [kind = '', ...id] = name.split(':');
  return `${nameWords(kind)} ${shorten(id.join(':'))}`.trim();
}

/**
 * The details of an entry, JSON of an object: "Amount: ₹1,890.50. Note: Another parcel was lost". Amounts without a currency of their own are in
 * `currency`. Whatever else a row has is shown as it is.
 */
export function detailWords(details: string, currency: string): string {
  const found = readObject(details);
  if (!found) return details;
  const own = /^[A-Z]{3}$/.test(String(found['currency'])) ? String(found['currency']) : currency;
  return Object.entries(found)
    .filter(([name]) => name !== 'currency')
    .map(([name, value]) =>
      name.endsWith('Minor') && Number.isSafeInteger(value)
        ? `${nameWords(name.slice(0, -'Minor'.length))}: ${money(value as number, own)}`
        : `${nameWords(name)}: ${valueWords(value)}`,
    )
    .join('. ');
}

function readObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? { ...found } : undefined;
  } catch {
    return undefined;
  }
}

function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(valueWords).join(', ');
  return shorten(typeof value === 'string' ? value : JSON.stringify(value));
}
