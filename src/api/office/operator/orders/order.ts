import { operatorFrameText } from '../../../../messages/rooms/operator-frame.ts';
import { operatorOrderText } from '../../../../messages/rooms/operator-order.ts';
import { indianDay } from '../../../../core/calendar/indian-day.ts';
import {
  OPEN_RETURNS,
  type OrderStatus,
  stepShipment,
  type ShipmentStep,
} from '../../../../core/order/order-status.ts';
import { type Undelivered, undeliveredSteps } from '../../../../core/order/undelivered.ts';
import { cleanOrderNumber } from '../../../ground/database/ids.ts';
import { type Content, type Html, html, lines } from '../../../ground/http/html.ts';
import type { ReturnRow, SellerRow, ShipmentRow } from '../../../ground/database/tables.ts';
import { OperatorError, recordViewed } from '../../../entry/operator/command.ts';
import { addressOf, estimateOf } from '../../../records/orders/record/columns.ts';
import { findByNumber } from '../../../records/orders/record/find.ts';
import { balanceOf } from '../../../records/orders/record/balance.ts';
import { isShipmentReturned, type OrderRows, readOrder } from '../../../records/orders/record/rows.ts';
import { dispatchDayOf } from '../../../records/orders/record/dispatch-day.ts';
import { stuckReason, stuckSince } from '../../../records/orders/stuck.ts';
import { trackingUrlOf } from '../../../records/orders/record/courier-tracking-link.ts';
import { statusOf } from '../../../records/orders/record/serialise-order.ts';
import { actionForm } from '../actions/actions.ts';
import { actions, behind, card, facts, mailLink, phoneLink, stateLabel } from '../../kit/pieces/html.ts';
import { backLink, nameLink, linkTo, taskNotice } from '../frame/links.ts';
import { field, onceMore, reasonField } from '../../kit/pieces/fields.ts';
import { formatDay, formatDays, formatMoment, formatRecentDay, money } from '../../kit/pieces/format.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { addressWords, dispatchFields, goodOf, itemTable } from '../../kit/shared/parcel.ts';
import { paymentFacts } from './order-parts.ts';
import { returnAnchor } from './returns.ts';
import { timeline } from './order-timeline.ts';
import { nameSeller } from '../frame/seller-names.ts';
import type { Visit } from '../frame/visit.ts';
import { refundLabel, refundReason, refundsLike, sellerNote, statusLabel, stuckWords } from '../frame/words.ts';

/** One order, with the steps of its shipments. */
export async function orderPage(visit: Visit): Promise<PageContent> {
  const { services, context, params } = visit;
  const { database } = services;
  const typed = params['number'] ?? '';
  const found = await findByNumber(services, typed);
  const rows = found && (await readOrder(database.read, found.id));
  if (!rows) throw new OperatorError(operatorOrderText.noOrder({ number: cleanOrderNumber(typed) }));
  const { order } = rows;
  await recordViewed(context, `order:${order.number}`);
  const sellerIds = rows.shipments.map(({ seller_id: sellerId }) => sellerId);
  const accounts = await database.read
    .selectFrom('sellers')
    .select(['id', 'seller_id', 'status'])
    .where('seller_id', 'in', sellerIds)
    .execute();
  const accountOf = new Map(accounts.map((account) => [account.seller_id, account]));
  const shipments = rows.shipments.map((shipment) =>
    shipmentCard(visit, rows, shipment, accountOf.get(shipment.seller_id)),
  );
  const open = rows.returns.filter(({ status }) => OPEN_RETURNS.some((known) => known === status));
  const content = html`${open.map((row) => returnNotice(row, services.now()))}<div class="split"><div>${shipments}${cancelAll(visit, rows)}</div>
<div><section class="card"><h2>${operatorOrderText.delivery}</h2>${deliveryFacts(rows)}</section>
<section class="card"><h2>${operatorOrderText.payment}</h2>${paymentFacts(rows)}${refundFacts(rows)}${goodwill(visit, rows)}</section></div>
<section class="card"><h2>${operatorOrderText.whatHappened} <a class="number" href="${linkTo('/audit', { subject: `order:${order.number}` })}">${operatorOrderText.auditTrail}</a></h2>${timeline(rows, services.shop(), (id) => accountOf.get(id)?.status)}</section></div>`;
  return {
    title: operatorOrderText.title({ number: order.number }),
    state: html`<span class="labels">${statusLabel(statusOf(rows))}${open.slice(0, 1).map(({ status }) => stateLabel(operatorOrderText.returnState({ status }), 'waits'))}</span>`,
    content,
    back: backLink('/orders', operatorOrderText.allOrders),
    section: '/orders',
  };
}

/** What a shopper wants to return, with a link to where it is answered. */
function returnNotice({ id, status, reason, created_at: at }: ReturnRow, now: number): Html {
  const day = formatRecentDay(indianDay(at), now);
  const path = `/returns?status=${status}#${returnAnchor(id)}`;
  return status === 'requested'
    ? taskNotice(operatorOrderText.returnAsked({ day, reason }), path, operatorOrderText.answerReturn)
    : taskNotice(operatorOrderText.returnUnderWay({ day, reason }), path, operatorOrderText.openReturn);
}

/** The statuses that something will still follow. */
const TO_COME: ReadonlySet<OrderStatus> = new Set(['placed', 'accepted', 'packed', 'dispatched']);

function deliveryFacts(rows: OrderRows): Html {
  const { order, events } = rows;
  const { from, to, means } = estimateOf(order);
  const status = statusOf(rows);
  const isThere = status === 'delivered' || status === 'returned';
  const delivered = isThere ? events.findLast(({ event }) => event === 'delivered') : undefined;
  return facts([
    [operatorOrderText.placed, formatMoment(order.created_at)],
    [operatorOrderText.toBeDone({ means }), TO_COME.has(status) && formatDays(from, to)],
    [operatorOrderText.delivered, delivered && formatMoment(delivered.at)],
    [
      operatorOrderText.shopper,
      lines([order.contact_name, phoneLink(order.contact_phone), mailLink(order.contact_email)]),
    ],
    [operatorOrderText.address, addressWords(addressOf(order))],
  ]);
}

function shipmentCard(
  visit: Visit,
  rows: OrderRows,
  shipment: ShipmentRow,
  seller?: Pick<SellerRow, 'id' | 'status'>,
): Html {
  const account = seller?.status ?? null;
  const shop = visit.services.shop();
  const name = nameSeller(visit.services, shipment.seller_id);
  const { order } = rows;
  const track = trackingUrlOf(shop, shipment);
  const number = shipment.tracking_number;
  // With a single shipment, the order shows it.
  const isOneOfMany = rows.shipments.length > 1;
  const dispatchBy = dispatchDayOf(rows, shipment, shop);
  const now = visit.services.now();
  const stuck = stuckReason({ ...shipment, stage: order.stage, estimate: order.estimate, account }, now);
  const forms = stepForms(visit, rows, shipment);
  return card(
    [seller ? nameLink(`/sellers/${seller.id}`, name) : name, ' ', sellerNote(account ?? 'none')],
    [
      stuck && html`<p class="bad">${stuckWords(stuck, stuckSince(stuck, shipment), now)}</p>`,
      facts([
        [
          operatorFrameText.status,
          isOneOfMany && statusLabel(isShipmentReturned(rows, shipment.id) ? 'returned' : shipment.status),
        ],
        [operatorOrderText.dispatchBy, dispatchBy !== undefined && dispatchWords(dispatchBy, now)],
        [operatorOrderText.courier, shipment.courier],
        [operatorOrderText.tracking, track === undefined ? number : html`<a href="${track}">${number}</a>`],
        [operatorOrderText.invoice, shipment.invoice_number],
        [operatorOrderText.reason, shipment.reason],
        [operatorOrderText.nextStep, account === 'approved' && forms.length > 0 && operatorOrderText.bySellerOrYou],
        [operatorOrderText.toCollect, isOneOfMany && collect(rows, shipment)],
      ]),
      itemTable(visit.services, rows.lines.filter((line) => line.shipment_id === shipment.id).map(goodOf), {
        currency: order.currency,
        feesMinor: shipment.fees_minor,
      }),
      forms,
    ],
  );
}

const dispatchWords = (day: string, now: number): Content =>
  indianDay(now) > day
    ? html`<span class="bad">${operatorOrderText.dayLate({ day: formatDay(day) })}</span>`
    : formatDay(day);

/** The cash that the courier collects at the door. */
function collect({ order }: OrderRows, { status, items_minor: items, fees_minor: fees }: ShipmentRow): Content {
  const isGoing = status !== 'cancelled' && status !== 'delivered';
  const isDue = order.payment_method === 'cash' && order.payment_status === 'due';
  return isGoing && isDue && money(items + fees, order.currency);
}

const plainSteps = () =>
  [
    ['accept', operatorOrderText.accept],
    ['pack', operatorOrderText.markPacked],
    ['deliver', operatorOrderText.markDelivered],
  ] as const satisfies readonly (readonly [ShipmentStep, string])[];

const reportWords = (state: Undelivered): string =>
  ({
    attempted: operatorOrderText.courierTriesAgain,
    refused: operatorOrderText.refusedAtDoor,
    returning: operatorOrderText.onItsWayBack,
    back: operatorOrderText.backAtSeller,
    lost: operatorOrderText.lost,
  })[state];

function stepForms(visit: Visit, rows: OrderRows, { id, status, undelivered }: ShipmentRow): Html {
  const { order } = rows;
  if (order.stage !== 'open' || isShipmentReturned(rows, id)) return html``;
  const can = (step: ShipmentStep) => stepShipment(status, step) !== undefined;
  const options = { shipment: id };
  const plain = plainSteps()
    .filter(([step]) => can(step))
    .map(([step, button]) => actionForm(visit, `orders ${step}`, { word: order.number, button, options }));
  const dispatch = can('dispatch') && dispatchForm(visit, order.number, id);
  const cancel =
    can('cancel') &&
    behind(
      operatorOrderText.cancelShipment,
      cancelForm(visit, order.number, operatorOrderText.cancelThisShipment, options),
    );
  const reports = undeliveredSteps(status, undelivered ?? undefined).map((state) =>
    actionForm(visit, `orders ${state}`, {
      word: order.number,
      button: reportWords(state),
      options,
      isPlain: true,
    }),
  );
  return actions([...plain, dispatch, behind(operatorOrderText.notDelivered, reports), cancel]);
}

function dispatchForm(visit: Visit, number: string, shipment: string): Html | undefined {
  return actionForm(visit, 'orders dispatch', {
    word: number,
    button: operatorOrderText.markDispatched,
    options: { shipment },
    fields: dispatchFields(visit.services, shipment),
  });
}

const cancelForm = (visit: Visit, number: string, button: string, options: { readonly shipment?: string } = {}) =>
  actionForm(visit, 'orders cancel', {
    word: number,
    button,
    options,
    fields: [reasonField('shopper')],
    isPlain: true,
  });

/** For an order of several shipments, and for an unpaid one, which can only be cancelled as a whole. */
function cancelAll(visit: Visit, { order, shipments }: OrderRows): Html | undefined {
  const going = shipments.filter(({ status }) => status !== 'cancelled');
  const isWhole = order.stage === 'awaiting-payment' || (order.stage === 'open' && going.length > 1);
  if (!isWhole || going.length === 0 || !going.every(({ status }) => stepShipment(status, 'cancel'))) return undefined;
  return behind(operatorOrderText.cancelWhole, cancelForm(visit, order.number, operatorOrderText.cancelWhole));
}

const refundFacts = ({ refunds }: OrderRows): Content =>
  refunds.map(
    (
      row,
    ) => html`<div class="part"><h3>${operatorOrderText.refundOf({ amount: money(row.amount_minor, row.currency) })} ${refundLabel(row.status)}</h3>
${facts([
  [operatorOrderText.reason, refundReason(row.reason)],
  [operatorOrderText.since, formatMoment(row.created_at)],
  [row.status === 'failed' ? operatorOrderText.lastTry : operatorOrderText.reference, row.reference],
])}<p><a href="${refundsLike(row.status)}">${operatorOrderText.openInRefunds}</a></p></div>`,
  );

/** For the part that was paid and is not owed back yet. */
function goodwill(visit: Visit, { order, balanceEntries }: OrderRows): Html | undefined {
  const { status, keptMinor } = balanceOf(balanceEntries);
  if (status !== 'paid' || keptMinor <= 0) return undefined;
  const label = operatorOrderText.amountAtMost({ amount: money(keptMinor, order.currency) });
  const amount = field(label, 'amount', { required: true, inputmode: 'decimal', maxlength: 20 });
  const form = actionForm(visit, 'refunds goodwill', {
    word: order.number,
    button: operatorOrderText.refundGoodwill,
    fields: [amount, reasonField('shopper'), onceMore()],
    isPlain: true,
  });
  return behind(operatorOrderText.refundAmount, form);
}
