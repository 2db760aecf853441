import { operatorRefundsText } from '../../../../messages/rooms/operator-refunds.ts';
import { withCapital } from '../../../../core/text/capital.ts';
import { indianDay } from '../../../../core/calendar/indian-day.ts';
import { type Content, type Html, html, withTags } from '../../../ground/http/html.ts';
import { isByHand, upiWaits } from '../../../records/orders/record/serialise-order.ts';
import { queryReviews } from '../../../records/payments/review.ts';
import type { RefundRow } from '../../../ground/database/tables.ts';
import { recordViewed } from '../../../entry/operator/command.ts';
import { actionForm } from '../actions/actions.ts';
import { actions, behind, card, facts, mailWords, nothing, phoneLink } from '../../kit/pieces/html.ts';
import { field } from '../../kit/pieces/fields.ts';
import { formatMoment, formatRecentDay, money } from '../../kit/pieces/format.ts';
import { nameLink, onward, elsewhere, statusLinks } from '../frame/links.ts';
import { waitsInline } from '../../kit/lists/table.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { copyScript } from '../../kit/page/page-scripts.ts';
import { readPage } from '../../kit/lists/pager.ts';
import { pickStatus } from '../../kit/lists/lists.ts';
import type { Visit } from '../frame/visit.ts';
import { upiList } from './upi-payments.ts';
import { refundLabel, refundReason } from '../frame/words.ts';

const MOST = 100;
const STATUSES = ['to-send', 'queued', 'sent', 'done'] as const;

/** The statuses of the refunds in a list. */
const rowStatuses = (list: (typeof STATUSES)[number]): RefundRow['status'][] =>
  list === 'to-send' ? ['due', 'failed'] : [list];

/** Shown instead of an empty list. */
function emptyList(status: (typeof STATUSES)[number]): Html {
  const said = {
    'to-send': operatorRefundsText.noneToSend,
    queued: operatorRefundsText.noneQueued,
    sent: operatorRefundsText.noneSent,
    done: operatorRefundsText.nonePaid,
  }[status];
  return status === 'to-send' || status === 'sent'
    ? elsewhere('/refunds', said, operatorRefundsText.seePaid, 'done')
    : elsewhere('/refunds', said, operatorRefundsText.seeToSend, 'to-send');
}

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
    .select([
      'orders.number',
      'orders.contact_name',
      'orders.contact_phone',
      'orders.refund_upi',
      'orders.refund_upi_from',
    ])
    .where('refunds.status', 'in', rowStatuses(status));
  const page = await readPage(list, { by: ['refunds.id'], direction: isWaiting ? 'asc' : 'desc', most: MOST, query });
  const now = services.now();
  const cards = page.rows.map((row) => {
    const { refund_upi: upi } = row;
    const byHand = isByHand(row, row);
    const waits = isWaiting && byHand && upiWaits(row, now) && row.refund_upi_from;
    const isUnknown = isWaiting && byHand && upi === null;
    const about = facts([
      [operatorRefundsText.order, nameLink(`/orders/${row.number}`, row.number)],
      isWaiting
        ? [operatorRefundsText.waits, waitsInline(row.created_at, now)]
        : [operatorRefundsText.since, formatMoment(row.created_at)],
      [operatorRefundsText.reason, refundReason(row.reason)],
      [operatorRefundsText.phone, !isUnknown && phoneLink(row.contact_phone)],
      [
        operatorRefundsText.through,
        byHand ? !isWaiting && operatorRefundsText.ownTransfer : operatorRefundsText.provider,
      ],
      [operatorRefundsText.toUpi, byHand && upi !== null && [mailWords(upi), isWaiting && !waits && copyButton(upi)]],
      [
        row.status === 'failed' ? operatorRefundsText.lastTry : operatorRefundsText.reference,
        (byHand || row.status !== 'failed') && row.reference,
      ],
    ]);
    const missing =
      isUnknown &&
      html`<p class="caution">${withTags(
        operatorRefundsText.noAccount,
        (tag, text) => html`${tag === 'b' ? html`<b>${text}</b>` : phoneLink(row.contact_phone)}`,
      )}</p>`;
    const changed =
      waits && html`<p class="caution">${operatorRefundsText.upiWaits({ moment: formatMoment(waits) })}</p>`;
    const amount = money(row.amount_minor, row.currency);
    const heading = html`<span>${operatorRefundsText.amountTo({ amount, shopper: row.contact_name })}</span> <span class="number">${refundLabel(row.status)}</span>`;
    return card(heading, [failureOf(row, now), about, missing, changed, isWaiting && actions(refundForms(visit, row))]);
  });
  const found = cards.length === 0 ? nothing(emptyList(status)) : html`<div class="cards">${cards}</div>`;
  const more = isWaiting ? operatorRefundsText.later : operatorRefundsText.earlier;
  const further = onward('/refunds', { status }, page, more);
  const content = html`${isWaiting && [await upiList(visit), await reviewList(visit)]}${found}${further}`;
  const lists = (name: (typeof STATUSES)[number]) =>
    read.selectFrom('refunds').select('id').where('status', 'in', rowStatuses(name));
  const tools = await statusLinks(read, { path: '/refunds', statuses: STATUSES, now: status, lists });
  const script = isWaiting && page.rows.some((row) => row.refund_upi !== null) ? copyScript() : undefined;
  return { title: operatorRefundsText.title, tools, content, script };
}

/** For a failed refund: why the provider did not send it, or that a transfer did not arrive, and when. */
function failureOf({ status, payment_id: payment, reference, failed_at: at }: RefundRow, now: number): Content {
  if (status !== 'failed') return undefined;
  const said = payment === null ? operatorRefundsText.notArrived : (reference ?? operatorRefundsText.notSaid);
  const why = said.replace(/\.$/, '');
  const words = withCapital(why);
  return html`<p class="bad">${
    at === null ? words : operatorRefundsText.failedOn({ why: words, day: formatRecentDay(indianDay(at), now) })
  }</p>`;
}

/** A button that copies what has to be typed into the bank's app; page-scripts.ts shows it. */
const copyButton = (text: string): Html =>
  html` <button class="copy" type="button" data-copy="${text}" hidden>${operatorRefundsText.copy}</button>`;

function refundForms(visit: Visit, { id: word, payment_id: payment }: RefundRow): Content {
  const reference = field(operatorRefundsText.referenceField, 'reference', {
    required: true,
    maxlength: 100,
  });
  const settle = actionForm(visit, 'refunds settle', {
    word,
    button: operatorRefundsText.markPaid,
    fields: [reference],
    isPlain: payment !== null,
  });
  if (payment === null) return settle;
  return [
    actionForm(visit, 'refunds send', { word, button: operatorRefundsText.send }),
    behind(operatorRefundsText.paidOtherwise, settle),
  ];
}

/** Payments that need a decision; undefined if there are none. */
async function reviewList(visit: Visit): Promise<Html | undefined> {
  const rows = await queryReviews(visit.services.database.read, 'success').limit(MOST).execute();
  if (rows.length === 0) return undefined;
  const cards = rows.map((row) => {
    const decide = (as: 'paid' | 'refund', button: string) =>
      actionForm(visit, 'payments review', { word: row.id, button, options: { as }, isPlain: as === 'refund' });
    const about = facts([
      [operatorRefundsText.waits, waitsInline(row.at, visit.services.now())],
      [operatorRefundsText.paid, money(Math.max(0, row.amount_minor), row.currency)],
      [operatorRefundsText.orderTotal, money(row.total_minor, row.order_currency)],
    ]);
    const forms = actions([
      decide('paid', operatorRefundsText.paysOrder),
      decide('refund', operatorRefundsText.refundIt),
    ]);
    return card(
      withTags(operatorRefundsText.orderLinked, () => nameLink(`/orders/${row.number}`, row.number)),
      [about, forms],
    );
  });
  return html`<h2>${operatorRefundsText.wrongPayments}</h2><div class="cards">${cards}</div><h2>${operatorRefundsText.title}</h2>`;
}
