import { sql } from 'kysely';
import { type Content, type Html, html } from '../../ground/http/html.ts';
import type { RefundRow } from '../../ground/database/tables.ts';
import { recordViewed } from '../operator/command.ts';
import { actionForm } from './actions.ts';
import { nameWords } from './audit-words.ts';
import {
  actions,
  behind,
  card,
  facts,
  field,
  formatMoment,
  link,
  money,
  nothing,
  phoneLink,
  waitsInline,
} from './html.ts';
import type { PageContent } from './layout.ts';
import { onward, readPage } from './pager.ts';
import { elsewhere, pickStatus, statusLinks } from './status-links.ts';
import type { Visit } from './visit.ts';
import { refundLabel } from './words.ts';

const MOST = 100;
const STATUSES = ['to-send', 'queued', 'sent', 'done'] as const;

/** The statuses of the refunds of a list. */
const rowStatuses = (list: (typeof STATUSES)[number]): RefundRow['status'][] =>
  list === 'to-send' ? ['due', 'failed'] : [list];

/** What stands in the place of an empty list. */
const EMPTY: Readonly<Record<(typeof STATUSES)[number], Html>> = {
  'to-send': elsewhere('/refunds', 'No refunds to send.', 'See paid ones', 'done'),
  queued: elsewhere('/refunds', 'No refund is about to be sent.', 'See those to send', 'to-send'),
  sent: elsewhere('/refunds', 'No refund is on its way.', 'See paid ones', 'done'),
  done: elsewhere('/refunds', 'No refund is paid.', 'See those to send', 'to-send'),
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
  const cards = page.rows.map((row) => {
    const about = facts([
      ['Order', link(`/orders/${row.number}`, row.number)],
      [
        isWaiting ? 'Waits' : 'Since',
        isWaiting ? waitsInline(row.created_at, services.now()) : formatMoment(row.created_at),
      ],
      ['For', nameWords(row.reason)],
      ['Phone', phoneLink(row.contact_phone)],
      ['Through', row.payment_id === null ? throughHand(row.refund_upi) : 'The payment provider'],
      [referenceName(row), row.reference],
    ]);
    const heading = html`<span>${money(row.amount_minor, row.currency)} to ${row.contact_name}</span> <span class="number">${refundLabel(row.status)}</span>`;
    return card(heading, [about, isWaiting && actions(refundForms(visit, row))]);
  });
  const found = cards.length === 0 ? nothing(EMPTY[status]) : html`<div class="cards">${cards}</div>`;
  const further = onward('/refunds', { status }, page, isWaiting ? 'Later refunds' : 'Earlier refunds');
  const content = html`${isWaiting && (await reviewList(visit))}${found}${further}`;
  const lists = (name: (typeof STATUSES)[number]) =>
    read.selectFrom('refunds').select('id').where('status', 'in', rowStatuses(name));
  const tools = await statusLinks(read, { path: '/refunds', statuses: STATUSES, now: status, lists });
  return { title: 'Refunds', tools, content };
}

/** Of one that has failed: why the provider did not send it, or the transfer that did not arrive. */
const referenceName = ({ status, payment_id: payment }: RefundRow): string =>
  status !== 'failed' ? 'Reference' : payment === null ? 'Earlier reference' : 'Failed because';

const throughHand = (upi: string | null): string =>
  upi === null ? 'Bank transfer, by hand' : `UPI ID ${upi}, by hand`;

function refundForms(visit: Visit, { id: word, payment_id: payment }: RefundRow): Content {
  const fields = field('Reference (the shopper will see it)', 'reference', {
    required: true,
    maxlength: 100,
  });
  const settle = actionForm(visit, 'refunds settle', {
    word,
    button: 'I have paid it',
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
