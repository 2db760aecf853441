import type { ExpressionBuilder } from 'kysely';
import type { SellerPart, SellerPartList } from '../../core/contract/sellers.ts';
import { type PartStatus, type PartStep, sellerSteps } from '../../core/order-status.ts';
import type { Actor } from '../audit.ts';
import { readSlices } from '../database/read-slices.ts';
import type { OrderRow, Tables } from '../database/tables.ts';
import { type Answer, fail, ok } from '../http/answer.ts';
import { isoMoment } from '../http/fields.ts';
import { changeOrder } from '../orders/change.ts';
import { isPartReturned, type OrderRows, readOrders } from '../orders/rows.ts';
import { type StepDetails, takeStep } from '../orders/steps.ts';
import { viewContact, viewPart } from '../orders/view.ts';
import type { Services } from '../services.ts';
import { addressOf } from '../orders/columns.ts';

const PAGE = 50;

export function viewSellerPart(rows: OrderRows, partId: string, services: Services): SellerPart | undefined {
  const row = rows.parts.find(({ id }) => id === partId);
  if (!row) return undefined;
  const { canCancel: _cancel, canReturn: _return, ...view } = viewPart(rows, row, services.shop(), services.now());
  const { order } = rows;
  // A parcel that has come back whole was not handed over, and will not be.
  const isBack = isPartReturned(rows, partId);
  const isGoing = row.status !== 'cancelled' && row.status !== 'delivered' && !isBack;
  return {
    ...view,
    orderNumber: order.number,
    placedAt: isoMoment(order.created_at),
    currency: order.currency,
    contact: viewContact(order),
    address: addressOf(order),
    payment: { method: order.payment_method, status: order.payment_status },
    collectMinor: isGoing && order.payment_status === 'due' ? row.items_minor + row.fees_minor : 0,
    steps: isBack ? [] : sellerSteps(row.status),
  };
}

/** A seller's parts, newest first. What is not paid, or was given up before it was, is none of a seller's business. */
export async function listParts(
  services: Services,
  shop: string,
  { status, after }: { readonly status?: PartStatus; readonly after?: string },
): Promise<SellerPartList> {
  const found: FoundPart[] = [];
  for await (const parts of walkParts(services, shop, { status, before: after, isNewestFirst: true, most: 2 * PAGE })) {
    found.push(...parts);
    if (found.length >= PAGE) break;
  }
  const shown = found.slice(0, PAGE);
  const parts = await viewParts(services, shown);
  const next = shown.length === PAGE ? shown.at(-1)?.id : undefined;
  return { parts, ...(next !== undefined && { next }) };
}

const isVisible = (eb: ExpressionBuilder<Tables, 'orders' | 'order_parts'>) =>
  eb.or([
    eb('orders.stage', '=', 'open'),
    eb('orders.payment_status', '=', 'paid'),
    eb('orders.payment_method', '=', 'cash'),
  ]);

/** A part that a seller may see, in short. */
export interface FoundPart {
  readonly id: string;
  readonly order_id: string;
  readonly status: PartStatus;
  readonly items_minor: number;
  readonly currency: string;
}

/** Which parts of a shop: of a state, and with ids from one on and before another. */
interface Walk {
  readonly status?: PartStatus | undefined;
  readonly from?: string | undefined;
  readonly before?: string | undefined;
  readonly isNewestFirst?: boolean;
  /** Parts that are read at once at most. */
  readonly most?: number;
}

/** The visible parts of a shop in the order that they were placed in, however many there are: some at a time. */
export async function* walkParts(
  { database }: Pick<Services, 'database'>,
  shop: string,
  { status, from, before, isNewestFirst = false, most }: Walk,
): AsyncGenerator<readonly FoundPart[]> {
  const slices = readSlices<FoundPart & { readonly is_visible: unknown }>((last, limit) => {
    let query = database.read
      .selectFrom('order_parts')
      .innerJoin('orders', 'orders.id', 'order_parts.order_id')
      .select(['order_parts.id', 'order_parts.order_id', 'order_parts.status', 'order_parts.items_minor'])
      .select('orders.currency')
      // Others are left out here: a question for visible ones alone would go through any number of others at once.
      .select((eb) => isVisible(eb).as('is_visible'))
      .where('order_parts.shop', '=', shop)
      .orderBy('order_parts.id', isNewestFirst ? 'desc' : 'asc')
      .limit(limit);
    if (status !== undefined) query = query.where('order_parts.status', '=', status);
    if (from !== undefined) query = query.where('order_parts.id', '>=', from);
    if (before !== undefined) query = query.where('order_parts.id', '<', before);
    if (last) query = query.where('order_parts.id', isNewestFirst ? '<' : '>', last.id);
    return query.execute();
  }, most);
  for await (const parts of slices) yield parts.filter(({ is_visible: visible }) => Boolean(visible));
}

export async function viewParts(
  services: Services,
  found: readonly { readonly id: string; readonly order_id: string }[],
): Promise<SellerPart[]> {
  const ids = [...new Set(found.map((row) => row.order_id))];
  const orders: OrderRow[] =
    ids.length === 0
      ? []
      : await services.database.read.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const rows = new Map((await readOrders(services.database.read, orders)).map((order) => [order.order.id, order]));
  return found.flatMap(({ id, order_id: orderId }) => {
    const order = rows.get(orderId);
    return (order && viewSellerPart(order, id, services)) ?? [];
  });
}

/** A part of the shop, if the seller may see it. */
const findVisible = ({ database }: Services, shop: string, partId: string) =>
  database.read
    .selectFrom('order_parts')
    .innerJoin('orders', 'orders.id', 'order_parts.order_id')
    .select(['order_parts.id', 'order_parts.order_id'])
    .where('order_parts.id', '=', partId)
    .where('order_parts.shop', '=', shop)
    .where(isVisible)
    .executeTakeFirst();

export async function findPart(services: Services, shop: string, partId: string): Promise<SellerPart | undefined> {
  const found = await findVisible(services, shop, partId);
  return found && (await viewParts(services, [found]))[0];
}

/** Takes a part of the shop one step on. */
export async function stepSellerPart(
  services: Services,
  { shop, partId, actor }: { readonly shop: string; readonly partId: string; readonly actor: Actor },
  step: PartStep,
  details: StepDetails = {},
): Promise<Answer<{ readonly part: SellerPart }>> {
  const missing = fail(404, 'There is no such order.');
  const found = await findVisible(services, shop, partId);
  if (!found) return missing;
  const changed = await changeOrder(services, found.order_id, actor, async (change) => {
    const row = change.rows.parts.find(({ id }) => id === partId);
    return change.rows.order.stage === 'open' && row !== undefined && takeStep(change, row, step, details);
  });
  services.wake();
  const view = changed && viewSellerPart(changed.rows, partId, services);
  if (!view) return missing;
  return changed.result ? ok({ part: view }) : fail(409, `This step does not fit: the order is ${view.status}.`);
}
