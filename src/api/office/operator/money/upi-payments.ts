import { UPI_PAYMENT } from '../../../../core/money/upi.ts';
import { operatorRefundsText } from '../../../../messages/rooms/operator-refunds.ts';
import { upiPaymentText } from '../../../../messages/rooms/upi-payment.ts';
import { type Html, html } from '../../../ground/http/html.ts';
import { queryReviews } from '../../../records/payments/review.ts';
import { waitsInline } from '../../kit/lists/table.ts';
import { field } from '../../kit/pieces/fields.ts';
import { money } from '../../kit/pieces/format.ts';
import { actions, behind, card, facts } from '../../kit/pieces/html.ts';
import { actionForm } from '../actions/actions.ts';
import { nameLink } from '../frame/links.ts';
import type { Visit } from '../frame/visit.ts';

const MOST = 100;

/** Payments to the shop's UPI ID that have to be looked for in the bank account, the oldest first; undefined if there are none. */
export async function upiList(visit: Visit): Promise<Html | undefined> {
  const rows = await queryReviews(visit.services.database.read, 'pending').limit(MOST).execute();
  if (rows.length === 0) return undefined;
  const cards = rows.map((row) => {
    const word = row.id.slice(UPI_PAYMENT.length);
    const amount = money(row.amount_minor, row.currency);
    const amountField = field(upiPaymentText.amountField, 'amount', { required: true, inputmode: 'decimal' });
    const reason = field(upiPaymentText.reasonField, 'reason', { required: true, maxlength: 300 });
    const other = actionForm(visit, 'payments received', {
      word,
      button: upiPaymentText.receivedThis,
      fields: [amountField],
      isPlain: true,
    });
    const missing = actionForm(visit, 'payments missing', {
      word,
      button: upiPaymentText.notReceived,
      fields: [reason],
      isPlain: true,
    });
    const about = facts([
      [upiPaymentText.amount, amount],
      [operatorRefundsText.order, nameLink(`/orders/${row.number}`, row.number)],
      [operatorRefundsText.waits, waitsInline(row.at, visit.services.now())],
    ]);
    const received = actionForm(visit, 'payments received', { word, button: upiPaymentText.received({ amount }) });
    const forms = actions([
      received,
      behind(upiPaymentText.anotherAmount, other),
      behind(upiPaymentText.notThere, missing),
    ]);
    return card(html`<span>${word}</span>`, [about, forms]);
  });
  return html`<h2>${upiPaymentText.toCheck}</h2><p>${upiPaymentText.look}</p><div class="cards">${cards}</div><h2>${operatorRefundsText.title}</h2>`;
}
