import { z } from 'zod';
import { operatorPayoutsText } from '../../../../messages/rooms/operator-payouts.ts';
import { operatorRefundsText } from '../../../../messages/rooms/operator-refunds.ts';
import { line } from '../../../../contract/fields.ts';
import { adjust } from '../../../records/ledger/adjust.ts';
import { failPayout, makePayouts, payPayout } from '../../../records/ledger/payouts.ts';
import { payoutCurrency } from '../../../records/ledger/settled-seller.ts';
import {
  readDecision,
  readAmount,
  wordGoodwill,
  wordQueued,
  wordReview,
  wordSettled,
  wordUpi,
} from '../../../entry/outcomes/refunds.ts';
import { orderNamed } from '../../../entry/operator/orders.ts';
import {
  readAdjustment,
  readUtr,
  wordAdjusted,
  wordFailed,
  wordMade,
  wordPaid,
} from '../../../entry/outcomes/payouts.ts';
import { giveGoodwill, queueRefund, settleRefund } from '../../../records/orders/refunds.ts';
import { decidePayment } from '../../../records/payments/review.ts';
import { missUpi, receiveUpi } from '../../../records/payments/upi.ts';
import { action } from './action.ts';
import { needed, reasonFor } from '../../kit/forms/actions.ts';

/** The dashboard's actions on refunds, payments and payouts. */

const amount = line(20);
/** Checked if the same amount is intended once more. */
const again = line(10).optional();
const reason = reasonFor('seller');

export const moneyActions = {
  'refunds send': action('money', {}, async ({ services, actor }, { word }) =>
    wordQueued(await queueRefund(services, actor, word), word),
  ),
  'refunds settle': action(
    'money',
    { reference: needed('reference', () => operatorRefundsText.referenceNeeded, line(100)) },
    async ({ services, actor }, { word, reference }) =>
      wordSettled(await settleRefund(services, actor, word, reference), word),
  ),
  'refunds goodwill': action(
    'money',
    { amount: needed('amount', () => operatorRefundsText.goodwillNeeded, amount), reason: reasonFor('shopper'), again },
    async ({ services, actor }, form) => {
      const order = await orderNamed(services, form.word);
      const amountMinor = readAmount(form.amount, order);
      const isAgain = form.again !== undefined;
      const given = await giveGoodwill(services, actor, { orderId: order.id, amountMinor, note: form.reason, isAgain });
      wordGoodwill(given, order, amountMinor);
      return operatorRefundsText.goodwillDue;
    },
  ),
  'payments review': action(
    'money',
    { as: needed('as', () => operatorRefundsText.decisionNeeded, line(10)) },
    async ({ services, actor }, { word, as }) => {
      const decision = readDecision(as);
      return wordReview(await decidePayment(services, actor, word, decision), word, decision);
    },
  ),
  'payments received': action(
    'money',
    { amount: amount.optional() },
    async ({ services, actor }, { word, ...form }) => {
      const amountMinor = form.amount === undefined ? undefined : readAmount(form.amount, { currency: 'INR' });
      return wordUpi(await receiveUpi(services, actor, word, amountMinor), word, true);
    },
  ),
  'payments missing': action(
    'money',
    { reason: reasonFor('shopper') },
    async ({ services, actor }, { word, reason: why }) =>
      wordUpi(await missUpi(services, actor, word, why), word, false),
  ),
  'payouts make': action('money', { seller: line(100).optional() }, async ({ services, actor }, { seller: sellerId }) =>
    wordMade(await makePayouts(services, actor, sellerId)),
  ),
  'payouts pay': action(
    'money',
    { utr: needed('utr', () => operatorPayoutsText.utrNeeded, line(30)) },
    async ({ services, actor }, { word, utr }) => wordPaid(await payPayout(services, actor, word, readUtr(utr)), word),
  ),
  'payouts fail': action(
    'money',
    { reason, 'account-right': z.enum(['yes', 'no']).optional() },
    async ({ services, actor }, { word, ...form }) => {
      const isRight = form['account-right'] === 'yes';
      return wordFailed(await failPayout(services, actor, word, form.reason, isRight), word, isRight);
    },
  ),
  'payouts adjust': action(
    'money',
    { amount: needed('amount', () => operatorPayoutsText.adjustmentNeeded, amount), reason, again },
    async ({ services, actor }, { word, ...form }) => {
      const currency = payoutCurrency(services.shop());
      const adjustment = { sellerId: word, amountMinor: readAdjustment(form.amount, currency), note: form.reason };
      return wordAdjusted(await adjust(services, actor, adjustment, form.again !== undefined), adjustment, currency);
    },
  ),
};
