import { sql } from 'kysely';
import { indianDay } from '../../../core/calendar/indian-day.ts';
import { type Content, type Html, html } from '../../ground/http/html.ts';
import type { RefundRow } from '../../ground/database/tables.ts';
import { recordViewed } from '../operator/command.ts';
import { actionForm } from './actions.ts';
import {
  actions,
  behind,
  card,
  facts,
  field,
  formatMoment,
  formatRecentDay,
  link,
  mailWords,
  money,
  nothing,
  phoneLink,
  waitsInline,
} from './html.ts';
import type { PageContent } from './layout.ts';
import { copyScript } from './page-scripts.ts';
import { onward, readPage } from './pager.ts';
import { elsewhere, pickStatus, statusLinks } from './status-links.ts';
import type { Visit } from './visit.ts';
import { REFUND_REASONS, refundLabel } from './words.ts';

const MOST = 100;
const STATUSES = ['to-send', 'queued', 'sent', 'done'] as const;

/** The statuses of the refunds of a list. */
const rowStatuses = (list: (typeof STATUSES)[number]): RefundRow['status'][] =>
  list === 'to-send' ? ['due', 'failed'] : [list];

/** What stands in the place of an empty list. */
const EMPTY: Readonly<Record<(typeof STATUSES)[number], Html>> = {
  'to-send': elsewhere('/refunds', 'No refunds to send.', 'See paid refunds', 'done'),
  queued: elsewhere('/refunds', 'No refund is about to be sent.', 'See refunds to send', 'to-send'),
  sent: elsewhere('/refunds', 'No refund is on its way.', 'See paid refunds', 'done'),
  done: elsewhere('/refunds', 'No refund is paid.', 'See refunds to send', 'to-send'),
};

/** Refunds, and payments whose amount does not match their order. */
export async function refundsPage(visit: Visit): Promise<PageContent> {
  const { services, context, query } = visit;
  const status = pickStatus(query, STATUSES);
  await recordViewed(context, 'refunds', { status });
  const isWaiting = status === 'to-send';
  const { read } = services.database;
  const list = read
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .selectAll('refunds')
    .select(['orders.number', 'orders.contact_name', 'orders.contact_phone', 'orders.refund_upi'])
    .where('refunds.status', 'in', rowStatuses(status));
  const page = await readPage(list, { by: ['refunds.id'], direction: isWaiting ? 'asc' : 'desc', most: MOST, query });
  const now = services.now();
  const cards = page.rows.map((row) => {
    const { refund_upi: upi } = row;
    const isByHand = row.payment_id === null;
    const isUnknown = isWaiting && isByHand && upi === null;
    const about = facts([
      ['Order', link(`/orders/${row.number}`, row.number)],
      [isWaiting ? 'Waits' : 'Since', isWaiting ? waitsInline(row.created_at, now) : formatMoment(row.created_at)],
      ['Reason', REFUND_REASONS[row.reason]],
      ['Phone', !isUnknown && phoneLink(row.contact_phone)],
      ['Through', isByHand ? !isWaiting && 'Your own transfer' : 'The payment provider'],
      ['To UPI ID', isByHand && upi !== null && [mailWords(upi), isWaiting && copyButton(upi)]],
      [row.status === 'failed' ? 'Last try' : 'Reference', (isByHand || row.status !== 'failed') && row.reference],
    ]);
    const missing =
      isUnknown &&
      html`<p class="caution"><b>No account yet:</b> ask the shopper, ${phoneLink(row.contact_phone)}.</p>`;
    const heading = html`<span>${money(row.amount_minor, row.currency)} to ${row.contact_name}</span> <span class="number">${refundLabel(row.status)}</span>`;
    return card(heading, [failureOf(row, now), about, missing, isWaiting && actions(refundForms(visit, row))]);
  });
  const found = cards.length === 0 ? nothing(EMPTY[status]) : html`<div class="cards">${cards}</div>`;
  const further = onward('/refunds', { status }, page, isWaiting ? 'Later refunds' : 'Earlier refunds');
  const content = html`${isWaiting && (await reviewList(visit))}${found}${further}`;
  const lists = (name: (typeof STATUSES)[number]) =>
    read.selectFrom('refunds').select('id').where('status', 'in', rowStatuses(name));
  const tools = await statusLinks(read, { path: '/refunds', statuses: STATUSES, now: status, lists });
  const script = isWaiting && page.rows.some((row) => row.refund_upi !== null) ? copyScript() : undefined;
  return { title: 'Refunds', tools, content, script };
}

/** Of one that has failed: why the provider did not send it, or that a transfer did not arrive, and when that was. */
function failureOf({ status, payment_id: payment, reference, failed_at: at }: RefundRow, now: number): Content {
  if (status !== 'failed') return undefined;
  const why = payment === null ? 'the transfer did not arrive' : (reference ?? 'the provider did not say why');
  return html`<p class="bad">Failed: ${why.replace(/\.$/, '')}${at !== null && `, ${formatRecentDay(indianDay(at), now)}`}</p>`;
}

/** Copies what is typed into the app of a bank; page-scripts.ts shows it. */
const copyButton = (text: string): Html =>
  html` <button class="copy" type="button" data-copy="${text}" hidden>Copy</button>`;

function refundForms(visit: Visit, { id: word, payment_id: payment }: RefundRow): Content {
  const fields = field('Reference (the shopper will see it)', 'reference', {
    required: true,
    maxlength: 100,
  });
  const settle = actionForm(visit, 'refunds settle', {
    word,
    button: 'Mark as paid',
    fields,
    isPlain: payment !== null,
  });
  if (payment === null) return settle;
  return [
    actionForm(visit, 'refunds send', { word, button: 'Send through the provider' }),
    behind('Paid in another way', settle),
  ];
}

/** Undefined when no payment needs a decision. */
async function reviewList(visit: Visit): Promise<Html | undefined> {
  const rows = await visit.services.database.read
    .selectFrom('provider_payments')
    .innerJoin('orders', 'orders.id', 'provider_payments.order_id')
    .selectAll('provider_payments')
    .select(['orders.number', 'orders.total_minor', 'orders.currency as order_currency'])
    .where('provider_payments.outcome', '=', sql.lit('review'))
    .orderBy('provider_payments.at')
    .limit(MOST)
    .execute();
  if (rows.length === 0) return undefined;
  const cards = rows.map((row) => {
    const decide = (as: 'paid' | 'refund', button: string) =>
      actionForm(visit, 'payments review', { word: row.id, button, options: { as }, isPlain: as === 'refund' });
    const about = facts([
      ['Waits', waitsInline(row.at, visit.services.now())],
      ['Paid', money(Math.max(0, row.amount_minor), row.currency)],
      ['Total of the order', money(row.total_minor, row.order_currency)],
    ]);
    const forms = actions([decide('paid', 'It pays the order'), decide('refund', 'Refund it')]);
    return card(['Order ', link(`/orders/${row.number}`, row.number)], [about, forms]);
  });
  return html`<h2>Payments that don’t match their order</h2><div class="cards">${cards}</div><h2>Refunds</h2>`;
}
