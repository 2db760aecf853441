import { listComma } from '../../../../messages/language.ts';
import { operatorAuditText } from '../../../../messages/rooms/operator-audit.ts';
import { operatorDetailsText } from '../../../../messages/rooms/operator-details.ts';
import { operatorFrameText } from '../../../../messages/rooms/operator-frame.ts';
import { operatorTrailText } from '../../../../messages/rooms/operator-trail.ts';
import type { MessagePart } from '../../../../messages/format/evaluate.ts';
import { withCapital } from '../../../../core/text/capital.ts';
import { CHANGE_WORDS } from '../../../notices/change-messages.ts';
import { find, nameWords } from '../../kit/pieces/code-words.ts';
import { money } from '../../kit/pieces/format.ts';
import { REFUND_REASONS } from '../frame/words.ts';

/** The beginning of a row's id, which is enough to tell rows on a page apart. */
const shorten = (text: string): string => text.replace(/\b([\da-f]{8})(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, '$1…');

export const ROW_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Details that add nothing to the sentence. */
const LEFT_OUT: ReadonlySet<string> = new Set(['characters', 'currency', 'status']);
/** Details whose value is clear without a name. */
const NAMELESS: ReadonlySet<string> = new Set(['note']);
/** The end of the names of amounts. */
const MINOR = 'Minor';

type Sentence = readonly MessagePart<'what'>[];

/** The sentence for each action. */
const SENTENCES: Readonly<Record<string, () => Sentence>> = {
  viewed: () => operatorAuditText.viewed,
  placed: () => operatorAuditText.placed,
  'awaiting-payment': () => operatorAuditText.stillUnpaid,
  'payment-received': () => operatorAuditText.paymentReceived,
  'payment-failed': () => operatorAuditText.paymentFailed,
  'payment-expired': () => operatorAuditText.paymentExpired,
  'changed-to-cash': () => operatorAuditText.changedToCash,
  accepted: () => operatorAuditText.accepted,
  declined: () => operatorAuditText.declined,
  packed: () => operatorAuditText.packed,
  dispatched: () => operatorAuditText.dispatched,
  delivered: () => operatorAuditText.delivered,
  cancelled: () => operatorAuditText.cancelled,
  'delivery-attempted': () => operatorAuditText.deliveryAttempted,
  'delivery-refused': () => operatorAuditText.deliveryRefused,
  'sent-back': () => operatorAuditText.sentBack,
  'brought-back': () => operatorAuditText.broughtBack,
  lost: () => operatorAuditText.lost,
  'return-requested': () => operatorAuditText.returnRequested,
  'return-accepted': () => operatorAuditText.returnAccepted,
  'return-refused': () => operatorAuditText.returnRefused,
  'return-received': () => operatorAuditText.returnReceived,
  'return-picture-added': () => operatorAuditText.returnPictureAdded,
  'refund-due': () => operatorAuditText.refundDue,
  'refund-queued': () => operatorAuditText.refundQueued,
  'refund-sent': () => operatorAuditText.refundSent,
  'refund-done': () => operatorAuditText.refundDone,
  'refund-upi-named': () => operatorAuditText.refundUpiNamed,
  'refund-upi-changed': () => operatorAuditText.refundUpiChanged,
  'review-approved': () => operatorAuditText.reviewApproved,
  'review-refused': () => operatorAuditText.reviewRefused,
  'complaint-acknowledged': () => operatorAuditText.complaintAcknowledged,
  'complaint-answered': () => operatorAuditText.complaintAnswered,
  'seller-approved': () => operatorAuditText.sellerApproved,
  'seller-refused': () => operatorAuditText.sellerRefused,
  'seller-suspended': () => operatorAuditText.sellerSuspended,
  'seller-reinstated': () => operatorAuditText.sellerReinstated,
  'seller-changed': () => operatorAuditText.sellerChanged,
  'seller-change-asked': () => operatorAuditText.sellerChangeAsked,
  'seller-change-unproven': () => operatorAuditText.sellerChangeBegun,
  'seller-change-cooling': () => operatorAuditText.sellerChangeBegun,
  'seller-change-stopped': () => operatorAuditText.sellerChangeStopped,
  'seller-adjusted': () => operatorAuditText.sellerAdjusted,
  'payout-made': () => operatorAuditText.payoutMade,
  'payout-paid': () => operatorAuditText.payoutPaid,
  'payout-failed': () => operatorAuditText.payoutFailed,
  'bank-file': () => operatorAuditText.bankFileTaken,
  'product-submitted': () => operatorAuditText.productSubmitted,
  'product-changed': () => operatorAuditText.productChanged,
  'product-discarded': () => operatorAuditText.productDiscarded,
  'product-approved': () => operatorAuditText.productApproved,
  'product-refused': () => operatorAuditText.productRefused,
  'product-published': () => operatorAuditText.productPublished,
  'sold-out': () => operatorAuditText.soldOut,
  'back-in-stock': () => operatorAuditText.backInStock,
  'stock-count': () => operatorAuditText.stockCount,
  'staff-added': () => operatorAuditText.staffAdded,
  'staff-invited': () => operatorAuditText.staffInvited,
  'staff-joined': () => operatorAuditText.staffJoined,
  'staff-role': () => operatorAuditText.staffRole,
  'staff-removed': () => operatorAuditText.staffRemoved,
  'signed-in': () => operatorAuditText.signedIn,
  'sign-in-failed': () => operatorAuditText.signInFailed,
  'passkey-added': () => operatorAuditText.passkeyAdded,
  'passkey-removed': () => operatorAuditText.passkeyRemoved,
  'phone-confirmed': () => operatorAuditText.phoneConfirmed,
  'phone-lost': () => operatorAuditText.phoneLost,
  'account-deleted': () => operatorAuditText.accountDeleted,
  'privacy-erased': () => operatorAuditText.privacyErased,
  backup: () => operatorAuditText.backup,
  restored: () => operatorAuditText.restored,
  'messages-retried': () => operatorAuditText.messagesRetried,
  'messages-stopped': () => operatorAuditText.messagesStopped,
  'messages-allowed': () => operatorAuditText.messagesAllowed,
};

/** Steps on an order that one sentence can list: "accepted, packed" and "accepted a return, began a refund", each followed by the order. */
const STEPS: Readonly<Record<string, () => string>> = {
  accepted: () => operatorTrailText.accepted,
  packed: () => operatorTrailText.packed,
  dispatched: () => operatorTrailText.dispatched,
  delivered: () => operatorTrailText.delivered,
  cancelled: () => operatorTrailText.cancelled,
};
const STEPS_OF: Readonly<Record<string, () => string>> = {
  'return-requested': () => operatorTrailText.returnRequested,
  'return-accepted': () => operatorTrailText.returnAccepted,
  'return-refused': () => operatorTrailText.returnRefused,
  'return-received': () => operatorTrailText.returnReceived,
  'return-picture-added': () => operatorTrailText.returnPictureAdded,
  'refund-due': () => operatorTrailText.refundDue,
  'refund-sent': () => operatorTrailText.refundSent,
  'refund-done': () => operatorTrailText.refundDone,
  'refund-upi-named': () => operatorTrailText.refundUpiNamed,
  'refund-upi-changed': () => operatorTrailText.refundUpiChanged,
  'privacy-erased': () => operatorTrailText.privacyErased,
};

/** The sentence of an action, with a slot for its subject; the name of an action without a sentence. */
export const actionWords = (action: string): Sentence =>
  find(SENTENCES, action)?.() ?? operatorAuditText.otherAction({ action: nameWords(action).toLowerCase() });

/** The sentence for several actions on one subject, in their order: "Accepted, packed, dispatched"; undefined if they can't be joined. */
export function joinedWords(actions: readonly string[]): Sentence | undefined {
  const [first = ''] = actions;
  if (actions.length === 1) return actionWords(first);
  const steps = listSteps(STEPS, actions);
  if (steps !== undefined) return operatorAuditText.steps({ steps });
  const stepsOf = listSteps(STEPS_OF, actions);
  return stepsOf === undefined ? undefined : operatorAuditText.stepsOf({ steps: stepsOf });
}

function listSteps(table: typeof STEPS, actions: readonly string[]): string | undefined {
  const words = actions.map((action) => find(table, action)?.());
  return words.includes(undefined) ? undefined : withCapital(words.join(listComma()));
}

/** Details by name. */
const DETAILS: Readonly<Record<string, (values: { value: string }) => string>> = {
  by: (values) => operatorDetailsText.by(values),
  change: (values) => operatorDetailsText.change(values),
  count: (values) => operatorDetailsText.count(values),
  createdAt: (values) => operatorDetailsText.createdAt(values),
  document: (values) => operatorDetailsText.document(values),
  erased: (values) => operatorDetailsText.erased(values),
  export: (values) => operatorDetailsText.export(values),
  file: (values) => operatorDetailsText.file(values),
  gstin: (values) => operatorDetailsText.gstin(values),
  isSearch: (values) => operatorDetailsText.isSearch(values),
  kind: (values) => operatorDetailsText.kind(values),
  orders: (values) => operatorDetailsText.orders(values),
  passkey: (values) => operatorDetailsText.passkey(values),
  payouts: (values) => operatorDetailsText.payouts(values),
  pieces: (values) => operatorDetailsText.pieces(values),
  providerPayment: (values) => operatorDetailsText.providerPayment(values),
  reason: (values) => operatorDetailsText.reason(values),
  refund: (values) => operatorDetailsText.refund(values),
  returnId: (values) => operatorDetailsText.returnId(values),
  role: ({ value }) => operatorFrameText.role({ role: value }),
  rule: (values) => operatorDetailsText.rule(values),
  shipmentId: (values) => operatorDetailsText.shipmentId(values),
  size: (values) => operatorDetailsText.size(values),
  sku: (values) => operatorDetailsText.sku(values),
  statement: (values) => operatorDetailsText.statement(values),
  statuses: (values) => operatorDetailsText.statuses(values),
  utr: (values) => operatorDetailsText.utr(values),
  version: (values) => operatorDetailsText.version(values),
};

/** Meanings of codes in details, by the name of the detail. Other values stay as they are. */
const CODES: Readonly<Record<string, (code: string) => string | undefined>> = {
  by: (code) => (code === 'passkey' ? operatorDetailsText.byPasskey : undefined),
  kind: (code) => find(CHANGE_WORDS, code),
  reason: (code) => find(REFUND_REASONS, code)?.(),
};

/** A detail with its name: "Reason: It broke". */
const detailOf = (name: string, value: string): string =>
  find(DETAILS, name)?.({ value: find(CODES, name)?.(value) ?? value }) ??
  operatorDetailsText.other({ name: nameWords(name), value });

/**
 * The details of an entry, from the JSON of an object: "₹1,890.50. Another parcel was lost". Amounts are in `currency` unless they have their own;
 * `nameSeller` names a seller by id, and `known` is what the sentence already says. Null values are left out, as are ids of rows unless `withIds`;
 * everything else is shown as it is.
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
        return nameSeller(value) === known ? '' : operatorDetailsText.sellerId({ value: nameSeller(value) });
      if (name === 'amountMinor' && Number.isSafeInteger(value)) return money(value as number, own);
      if (name === 'isAccountRight')
        return value === true ? operatorDetailsText.accountKept : operatorDetailsText.accountNotUsed;
      if (NAMELESS.has(name)) return valueWords(value);
      return name.endsWith(MINOR) && Number.isSafeInteger(value)
        ? detailOf(name.slice(0, -MINOR.length), money(value as number, own))
        : detailOf(name, valueWords(value));
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
  if (typeof value === 'boolean') return value ? operatorDetailsText.yes : operatorDetailsText.no;
  if (Array.isArray(value)) return value.map(valueWords).join(listComma());
  return shorten(typeof value === 'string' ? value : JSON.stringify(value));
}
