import type { OrderServices } from '../orders/record/services.ts';
import type { ExpressionBuilder } from 'kysely';
import type { SellerShipment } from '../../../contract/seller-orders.ts';
import { type ShipmentStatus, type ShipmentStep, sellerSteps } from '../../../core/order/order-status.ts';
import { isTurnedBack, type Undelivered, undeliveredSteps } from '../../../core/order/undelivered.ts';
import { answersText } from '../../../messages/rooms/answers.ts';
import { answersSellersText } from '../../../messages/rooms/answers-sellers.ts';
import type { Actor } from '../../ground/audit/audit.ts';
import { readSlices, SLICE } from '../../ground/database/read-slices.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { OrderRow, ShipmentRow, Tables } from '../../ground/database/tables.ts';
import { type Answer, fail, ok } from '../../ground/http/answer.ts';
import { isoMoment, present } from '../../ground/http/present.ts';
import { type Change, changeOrder } from '../orders/record/change.ts';
import { dispatchDayOf } from '../orders/record/dispatch-day.ts';
import { isShipmentReturned, type OrderRows, readOrders } from '../orders/record/rows.ts';
import { isTaken, type StepDetails, takeStep } from '../orders/steps.ts';
import { isReported, reportUndelivered } from '../orders/undelivered.ts';
import { serialiseContact, serialiseShipment } from '../orders/record/serialise-order.ts';
import type { Services } from '../../ground/services.ts';
import { addressOf } from '../orders/record/columns.ts';

export function serialiseSellerShipment(
  rows: OrderRows,
  shipmentId: string,
  services: Services,
): SellerShipment | undefined {
  const row = rows.shipments.find(({ id }) => id === shipmentId);
  if (!row) return undefined;
  const shop = services.shop();
  const { canCancel: _cancel, canReturn: _return, ...shipment } = serialiseShipment(rows, row, shop, services.now());
  const { order } = rows;
  // A shipment that came back as a whole was not delivered and will not be.
  const isBack = isShipmentReturned(rows, shipmentId);
  const state = row.undelivered ?? undefined;
  const isGoing = row.status !== 'cancelled' && row.status !== 'delivered' && !isBack && !isTurnedBack(state);
  return {
    ...shipment,
    orderNumber: order.number,
    placedAt: isoMoment(order.created_at),
    ...present({ dispatchBy: dispatchDayOf(rows, row, shop) }),
    currency: order.currency,
    contact: serialiseContact(order),
    address: addressOf(order),
    payment: { method: order.payment_method, status: order.payment_status },
    collectMinor: isGoing && order.payment_status === 'due' ? row.items_minor + row.fees_minor : 0,
    steps: isBack ? [] : [...sellerSteps(row.status), ...undeliveredSteps(row.status, state)],
  };
}

const isVisible = (eb: ExpressionBuilder<Tables, 'orders' | 'shipments'>) =>
  eb.or([
    eb('orders.stage', '=', 'open'),
    eb('orders.payment_status', '=', 'paid'),
    eb('orders.payment_method', '=', 'cash'),
  ]);

/** The columns of a listed shipment. */
export interface FoundShipment {
  readonly id: string;
  readonly order_id: string;
  readonly status: ShipmentStatus;
  readonly items_minor: number;
  readonly tracking_number: string | null;
  readonly currency: string;
  /** Of the order. */
  readonly number: string;
}

/** A selection of a seller's shipments: by status, and by id from `from`, or behind `after`, up to, but not including, `before`. */
interface Walk {
  readonly status?: ShipmentStatus | undefined;
  readonly from?: string | undefined;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly isNewestFirst?: boolean;
  /** The most shipments to read at once. */
  readonly most?: number | undefined;
}

/** Reads the visible shipments of a seller in slices, in the order of placing or the reverse. */
export async function* walkShipments(
  db: QueryBuilder,
  sellerId: string,
  { status, from, after, before, isNewestFirst = false, most }: Walk,
): AsyncGenerator<readonly FoundShipment[]> {
  const slices = readSlices<FoundShipment & { readonly is_visible: unknown }>((last, limit) => {
    let query = db
      .selectFrom('shipments')
      .innerJoin('orders', 'orders.id', 'shipments.order_id')
      .select(['shipments.id', 'shipments.order_id', 'shipments.status', 'shipments.items_minor'])
      .select(['shipments.tracking_number', 'orders.currency', 'orders.number'])
      // Hidden ones are filtered out afterwards: a query for visible ones alone could scan any number of rows at once.
      .select((eb) => isVisible(eb).as('is_visible'))
      .where('shipments.seller_id', '=', sellerId)
      .orderBy('shipments.id', isNewestFirst ? 'desc' : 'asc')
      .limit(limit);
    if (status !== undefined) query = query.where('shipments.status', '=', status);
    if (from !== undefined) query = query.where('shipments.id', '>=', from);
    if (after !== undefined) query = query.where('shipments.id', '>', after);
    if (before !== undefined) query = query.where('shipments.id', '<', before);
    if (last) query = query.where('shipments.id', isNewestFirst ? '<' : '>', last.id);
    return query.execute();
  }, most);
  for await (const shipments of slices) yield shipments.filter(({ is_visible: visible }) => Boolean(visible));
}

/** A slice of the shipments of a seller in a status, counted by the database. */
export async function countSlice(
  db: QueryBuilder,
  { sellerId, status, after }: { readonly sellerId: string; readonly status: ShipmentStatus; readonly after: string },
): Promise<{ readonly visible: number; readonly last: string | undefined }> {
  const slice = db
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .select('shipments.id')
    .select((eb) => eb.case().when(isVisible(eb)).then(1).end().as('visible'))
    .where('shipments.seller_id', '=', sellerId)
    .where('shipments.status', '=', status)
    .where('shipments.id', '>', after)
    .orderBy('shipments.id')
    .limit(SLICE);
  const row = await db
    .selectFrom(slice.as('slice'))
    .select(({ fn }) => [fn.countAll().as('all'), fn.count('visible').as('visible'), fn.max('id').as('last')])
    .executeTakeFirst();
  const isWhole = Number(row?.all ?? 0) < SLICE;
  return { visible: Number(row?.visible ?? 0), last: isWhole ? undefined : row?.last };
}

export async function serialiseShipments(
  services: Services,
  found: readonly { readonly id: string; readonly order_id: string }[],
): Promise<SellerShipment[]> {
  const ids = [...new Set(found.map((row) => row.order_id))];
  const orders: OrderRow[] =
    ids.length === 0
      ? []
      : await services.database.read.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const rows = new Map((await readOrders(services.database.read, orders)).map((order) => [order.order.id, order]));
  return found.flatMap(({ id, order_id: orderId }) => {
    const order = rows.get(orderId);
    return (order && serialiseSellerShipment(order, id, services)) ?? [];
  });
}

/** A shipment of the shop, if it is visible to the seller. */
const findVisible = ({ database }: Services, sellerId: string, shipmentId: string) =>
  database.read
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .select(['shipments.id', 'shipments.order_id'])
    .where('shipments.id', '=', shipmentId)
    .where('shipments.seller_id', '=', sellerId)
    .where(isVisible)
    .executeTakeFirst();

/** A shipment with all rows of its order. */
export interface VisibleShipment {
  readonly rows: OrderRows;
  readonly row: ShipmentRow;
}

/** The shipments with these ids that are visible to the seller, each once, in the given order. */
export async function readVisible(
  { database }: Services,
  sellerId: string,
  shipmentIds: readonly string[],
): Promise<VisibleShipment[]> {
  const found = await database.read
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .selectAll('orders')
    .where('shipments.id', 'in', [...shipmentIds])
    .where('shipments.seller_id', '=', sellerId)
    .where(isVisible)
    .execute();
  const rows = new Map(
    (await readOrders(database.read, found)).flatMap((order) =>
      order.shipments.map((row) => [row.id, { rows: order, row }]),
    ),
  );
  return [...new Set(shipmentIds)].flatMap((id) => {
    const visible = rows.get(id);
    return visible?.row.seller_id === sellerId ? [visible] : [];
  });
}

export async function findShipment(
  services: Services,
  sellerId: string,
  shipmentId: string,
): Promise<SellerShipment | undefined> {
  const found = await findVisible(services, sellerId, shipmentId);
  return found && (await serialiseShipments(services, [found]))[0];
}

/** A seller who changes shipments: its id in the catalogue, and its name in the audit trail. */
export interface ActingSeller {
  readonly sellerId: string;
  readonly actor: Actor;
}

/** A shipment and the seller who changes it. */
interface SellersShipment extends ActingSeller {
  readonly shipmentId: string;
}

/** Moves a shipment of the shop one step forward. The same step again has the same answer. */
export const stepSellerShipment = (
  services: OrderServices,
  own: SellersShipment,
  step: ShipmentStep,
  details: StepDetails = {},
): Promise<Answer<{ readonly shipment: SellerShipment }>> =>
  changeShipment(services, own, async (change, row) => {
    if (isTaken(row, step, details)) return true;
    return change.rows.order.stage === 'open' && takeStep(change, row, step, details);
  });

/** Reports that a parcel of the shop was not delivered. The same report again has the same answer. */
export const reportSellerShipment = (
  services: OrderServices,
  own: SellersShipment,
  state: Undelivered,
): Promise<Answer<{ readonly shipment: SellerShipment }>> =>
  changeShipment(services, own, async (change, row) => isReported(row, state) || reportUndelivered(change, row, state));

async function changeShipment(
  services: OrderServices,
  { sellerId, shipmentId, actor }: SellersShipment,
  work: (change: Change, row: ShipmentRow) => Promise<boolean>,
): Promise<Answer<{ readonly shipment: SellerShipment }>> {
  const missing = fail(404, answersText.noOrder);
  const found = await findVisible(services, sellerId, shipmentId);
  if (!found) return missing;
  const changed = await changeOrder(services, found.order_id, actor, async (change) => {
    const row = change.rows.shipments.find(({ id }) => id === shipmentId);
    return row !== undefined && work(change, row);
  });
  services.wake();
  const shipment = changed && serialiseSellerShipment(changed.rows, shipmentId, services);
  if (!shipment) return missing;
  return changed.result ? ok({ shipment }) : fail(409, answersSellersText.stepNotPossible({ status: shipment.status }));
}
