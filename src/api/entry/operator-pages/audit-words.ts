import { withCapital } from '../../../core/text/capital.ts';
import { inSentence } from '../../../core/text/text.ts';
import { money } from './html.ts';

/** Of an id of a row its beginning, which tells it from others on a page. */
const shorten = (text: string): string => text.replace(/\b([\da-f]{8})(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, '$1…');

/** "Payout made" of `payout-made`, and "Seller id" of `sellerId`. */
export const nameWords = (name: string): string =>
  withCapital(name.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)).replace(
    /\b(?:gtin|hsn|mrp|sku|upi|utr)\b/gi,
    (short) => short.toUpperCase(),
  );

const ROW_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Who did something, or what it was done to: "order" and "7K3MQ-9XD2A" of `order:7K3MQ-9XD2A`, "a review" alone of one that has no number. */
export function subjectParts(subject: string): { readonly kind: string; readonly name: string } {
  const [first = '', ...parts] = subject.split(':');
  const id = parts.join(':');
  const kind = inSentence(nameWords(first));
  if (id === '') return { kind: '', name: kind };
  return ROW_ID.test(id) ? { kind: '', name: `a ${kind.toLowerCase()}` } : { kind, name: id };
}

/** The same as one text: "Operator asha" of `operator:asha`, "Order 7K3MQ-9XD2A". */
export function subjectWords(subject: string): string {
  const { kind, name } = subjectParts(subject);
  return withCapital(`${kind} ${name}`.trim());
}

/** Of details, names that say nothing to people. */
const DETAIL_NAMES: Readonly<Record<string, string>> = { isSearch: 'Search' };
/** What says nothing that the sentence does not. */
const LEFT_OUT: ReadonlySet<string> = new Set(['characters', 'currency', 'status']);
/** Values that are known without a name. */
const NAMELESS: ReadonlySet<string> = new Set(['note']);

/** What was done, as the words before and behind what it was done to: "marked", "as paid". */
const SENTENCES: Readonly<Record<string, string | readonly [before: string, behind: string]>> = {
  viewed: 'looked at',
  accepted: 'accepted',
  packed: 'packed',
  dispatched: 'dispatched',
  delivered: 'delivered',
  cancelled: 'cancelled',
  'delivery-attempted': 'could not hand over',
  'delivery-refused': ['reported', 'as refused at the door'],
  'sent-back': ['reported', 'as on its way back'],
  'brought-back': ['reported', 'as back at the seller'],
  lost: ['reported', 'as lost'],
  'return-requested': 'asked for a return of',
  'return-accepted': 'accepted a return of',
  'return-refused': 'refused a return of',
  'return-received': 'received a return of',
  'return-picture-added': 'added a photo to a return of',
  'refund-due': 'began a refund of',
  'refund-queued': 'sent a refund to the payment provider for',
  'refund-sent': 'sent a refund of',
  'refund-done': 'completed a refund of',
  'refund-upi-named': 'named a UPI ID for refunds of',
  'review-approved': 'approved',
  'review-refused': 'refused',
  'complaint-acknowledged': 'acknowledged',
  'complaint-answered': 'answered',
  'seller-approved': 'approved',
  'seller-refused': 'refused',
  'seller-suspended': 'suspended',
  'seller-reinstated': 'reinstated',
  'seller-changed': 'changed details of',
  'seller-change-asked': 'asked for a change of',
  'seller-change-unproven': 'began a change of',
  'seller-change-cooling': 'began a change of',
  'seller-change-stopped': 'stopped a change of',
  'seller-adjusted': 'changed what is owed to',
  'payout-made': 'made',
  'payout-paid': ['marked', 'as paid'],
  'payout-failed': ['marked', 'as failed'],
  'bank-file': 'took',
  'product-submitted': 'submitted',
  'product-changed': 'changed',
  'product-discarded': 'discarded',
  'product-approved': 'approved',
  'product-refused': 'asked for changes of',
  'product-published': 'published',
  'sold-out': ['marked', 'as sold out'],
  'back-in-stock': ['marked', 'as back in stock'],
  'staff-added': 'added',
  'staff-invited': 'invited',
  'staff-joined': 'accepted the invitation of',
  'staff-role': 'changed the role of',
  'staff-removed': 'removed',
  'signed-in': 'signed in as',
  'sign-in-failed': 'refused a sign-in of',
  'passkey-added': 'added a passkey of',
  'passkey-removed': 'removed a passkey of',
  'phone-confirmed': 'confirmed the phone of',
  'phone-lost': 'took the phone from',
  'account-deleted': 'deleted',
  'privacy-erased': 'erased personal data of',
  backup: 'copied',
  restored: 'restored',
  'messages-retried': 'sent again',
  'messages-stopped': 'stopped',
  'messages-allowed': 'allowed',
};

/** The words of an action before and behind its object; its name and a colon for one without a sentence. */
export function actionWords(action: string): readonly [before: string, behind: string] {
  const words = Object.hasOwn(SENTENCES, action) ? SENTENCES[action] : undefined;
  if (words === undefined) return [`(${nameWords(action).toLowerCase()}):`, ''];
  return typeof words === 'string' ? [words, ''] : words;
}

/** The words of several actions on one thing, in their order: "accepted, packed, dispatched"; undefined where they make no sentence. */
export function joinedWords(actions: readonly string[]): readonly [before: string, behind: string] | undefined {
  const all = actions.map(actionWords);
  if (all.length === 1) return all[0];
  const verbs = all.map(([before]) => before);
  const isOf = verbs.map((verb) => verb.endsWith(' of'));
  if (all.some(([, rest]) => rest !== '') || new Set(isOf).size > 1) return undefined;
  if (!isOf[0] && verbs.some((verb) => /[ :]/.test(verb))) return undefined;
  const first = verbs.slice(0, -1).map((verb) => verb.replace(/ of$/, ''));
  return [[...first, verbs.at(-1)].join(', '), ''];
}

/**
 * The details of an entry, JSON of an object: "₹1,890.50. Another parcel was lost". Amounts without a currency of their own are in `currency`;
 * `nameSeller` names a seller by its id, and `known` is what the sentence says already. What is null is left out, and without `withIds` the ids
 * of rows; whatever else a row has is shown as it is.
 */
export function detailWords(
  details: string,
  currency: string,
  { nameSeller = (id: string): string => id, withIds = false, known = '' } = {},
): string {
  const found = readObject(details);
  if (!found) return details;
  const own = /^[A-Z]{3}$/.test(String(found['currency'])) ? String(found['currency']) : currency;
  return Object.entries(found)
    .filter(([name, value]) => !LEFT_OUT.has(name) && value !== null && (withIds || !ROW_ID.test(String(value))))
    .map(([name, value]) => {
      if (name === 'sellerId' && typeof value === 'string')
        return nameSeller(value) === known ? '' : `Seller: ${nameSeller(value)}`;
      if (name === 'amountMinor' && Number.isSafeInteger(value)) return money(value as number, own);
      if (name === 'isAccountRight') return value === true ? 'Account kept' : 'Account not used again';
      if (NAMELESS.has(name)) return valueWords(value);
      return name.endsWith('Minor') && Number.isSafeInteger(value)
        ? `${nameWords(name.slice(0, -'Minor'.length))}: ${money(value as number, own)}`
        : `${DETAIL_NAMES[name] ?? nameWords(name)}: ${valueWords(value)}`;
    })
    .filter((part) => part !== '')
    .map((part) => part.replace(/\.$/, ''))
    .join('. ')
    .replaceAll('….', '…');
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
