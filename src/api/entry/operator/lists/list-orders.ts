import { indianDayStart } from '../../../../core/calendar/indian-day.ts';
import { BEFORE_DISPATCH, SHIPMENT_STATUSES } from '../../../../core/order/order-status.ts';
import type { PaymentMethod } from '../../../../core/order/order-total.ts';
import type { RefundRow } from '../../../ground/database/tables.ts';
import { SLICE } from '../../../ground/database/read-slices.ts';
import type { QueryBuilder } from '../../../ground/database/types.ts';
import { latestDispatchDay } from '../../../records/orders/record/dispatch-day.ts';
import { addDays } from '../../../../core/delivery/delivery-date.ts';
import { firstId } from '../../../ground/database/ids.ts';
import { isoMoment, present } from '../../../ground/http/present.ts';
import { type Accepting, acceptingFor, isAcceptedBy } from '../../../records/orders/new-orders.ts';
import {
  type ListedRow,
  listStuck,
  selectListed,
  type StuckList,
  type StuckReason,
  stuckReason,
  stuckSince,
} from '../../../records/orders/stuck.ts';
import { findExact, hasPart, PART_SEARCH_DAYS } from './find-orders.ts';
import { findReturned, type Returned } from './returned.ts';
import type { HostServices } from '../../services.ts';

/** The list of the shipments of all sellers. */

export const LISTED_STATUSES = [...SHIPMENT_STATUSES, 'awaiting-payment', 'expired'] as const;
export type ListedStatus = (typeof LISTED_STATUSES)[number];

/** The shipments that are still to be sent, whatever step is next. */
export const TO_DO = 'to-do';
/** Those of orders that nobody has paid: not yet, or not in time. */
export const NOT_PAID = 'not-paid';

export interface OrderFilter {
  readonly status?: ListedStatus | typeof TO_DO | typeof NOT_PAID | undefined;
  /** Without a status: also orders that nobody has paid. */
  readonly withUnpaid?: boolean | undefined;
  /** Id of a seller in the catalogue. */
  readonly sellerId?: string | undefined;
  /** The first and the last Indian day of placing. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** What is searched for: find-orders.ts says where. */
  readonly text?: string | undefined;
  readonly isStuck?: boolean | undefined;
  /** Who accepts it. */
  readonly acceptedBy?: Accepting | undefined;
  /** Continues after the shipment with this id. */
  readonly after?: string | undefined;
  readonly most: number;
}

/** A filter for the audit trail: without what was searched for, which is a person's name, number or address. */
export const describeFilter = ({
  text,
  most: _most,
  withUnpaid: _unpaid,
  ...filter
}: OrderFilter): Readonly<Record<string, unknown>> => ({
  ...filter,
  isSearch: text === undefined ? undefined : true,
});

/** What is said of the payment of a shipment; of one that came back, of its refund. */
export type ListedPayment =
  | 'not-paid'
  | 'nothing-due'
  | `${PaymentMethod}-${'due' | 'paid'}`
  | `refund-${RefundRow['status']}`;

export interface ListedShipment {
  readonly orderId: string;
  readonly order: string;
  readonly shipment: string;
  readonly placedAt: string;
  readonly sellerId: string;
  /** Status of the seller's account; `none` without one. */
  readonly account: string;
  readonly status: ListedStatus;
  readonly stuck?: StuckReason;
  /** Since when it waits for the step that is late, in epoch milliseconds. */
  readonly stuckSince?: number;
  /** Every piece has come back. */
  readonly isReturned?: true;
  /** The last ISO day of its dispatch, as its market promises; for what is to be sent. */
  readonly dispatchBy?: string;
  readonly name: string;
  readonly phone: string;
  readonly payment: ListedPayment;
  readonly amountMinor: number;
  readonly currency: string;
  readonly market: string;
}

export interface OrderList {
  /** Stuck ones that fit the filter, oldest first; only at the start of the list. */
  readonly stuck: readonly ListedShipment[];
  /** The others, newest first. */
  readonly others: readonly ListedShipment[];
  /** Where to continue: `after`. */
  readonly next?: string;
  /** Whether there are more stuck ones than were looked at. */
  readonly isCut: boolean;
}

/** The stages of orders that are listed without asking for others. */
const LISTED_STAGES = ['open', 'cancelled'] as const;
/** The stages of orders that nobody has paid. */
const UNPAID_STAGES = ['awaiting-payment', 'expired'] as const;

const DAY_MS = 86_400_000;

/** `known` are the stuck shipments of all sellers, where they are read already. */
export async function listOrders(services: HostServices, filter: OrderFilter, known?: StuckList): Promise<OrderList> {
  const { database, now } = services;
  const search = await searchOf(services, filter.text);
  const fits = (row: ListedRow): boolean => {
    const [from, to] = [filter.from, filter.to];
    return (
      (filter.status === undefined || statusesOf(filter.status).includes(statusOf(row))) &&
      (filter.acceptedBy === undefined || acceptingFor(row.account) === filter.acceptedBy) &&
      (from === undefined || row.created_at >= indianDayStart(from)) &&
      (to === undefined || row.created_at < indianDayStart(addDays(to, 1))) &&
      (search.orderIds?.includes(row.order_id) ?? true)
    );
  };
  const ofAll = filter.sellerId === undefined ? known : undefined;
  const top =
    filter.after === undefined ? (ofAll ?? (await listStuck(database.read, now(), filter.sellerId))) : undefined;
  const fitting = (top?.rows ?? []).filter(fits);
  const stuck = search.part === undefined ? fitting : await keepWithPart(services, fitting, search.part);
  const shown = stuck.slice(0, filter.most);
  const isCut = top?.isTooMany ?? false;
  const serialise = async (all: readonly ListedRow[]) => {
    const returned = await findReturned(database.read, all);
    return all.map((row) => serialiseListed(row, returned.get(row.id), services));
  };
  if (filter.isStuck) return { stuck: await serialise(shown), isCut: isCut || stuck.length > filter.most, others: [] };
  const stuckIds = new Set(stuck.map(({ id }) => id));
  // A search by a part may read all of the days, so a thread does it.
  const rows =
    search.part === undefined
      ? await readOthers(services, database.read, filter, search)
      : await database.snapshot((db) => readOthers(services, db, filter, search));
  const page = rows.slice(0, filter.most);
  const others = page.filter((row) => !stuckIds.has(row.id) && stuckReason(row, now()) === undefined);
  const next = rows.length > filter.most ? page.at(-1)?.id : undefined;
  return { stuck: await serialise(shown), others: await serialise(others), isCut, next };
}

/** What a list is narrowed to: orders that a text names exactly, or where none is, what it is a part of. */
interface Search {
  readonly orderIds?: readonly string[];
  readonly part?: string;
}

async function searchOf(services: HostServices, text: string | undefined): Promise<Search> {
  if (!text) return {};
  const orderIds = await findExact(services, text);
  return orderIds.length === 0 ? { part: text } : { orderIds };
}

/** The statuses that one of a filter stands for. */
const statusesOf = (status: NonNullable<OrderFilter['status']>): readonly ListedStatus[] =>
  status === TO_DO ? BEFORE_DISPATCH : status === NOT_PAID ? UNPAID_STAGES : [status];

/** One more than a page, the newest first. Each status is read on its own, in the order of its index. */
async function readOthers(
  services: HostServices,
  db: QueryBuilder,
  filter: OrderFilter,
  search: Search,
): Promise<ListedRow[]> {
  const found: ListedRow[] = [];
  for (const status of filter.status === undefined ? [undefined] : statusesOf(filter.status))
    found.push(...(await selectOthers(services, db, filter, status, search).execute()));
  return found.sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, filter.most + 1);
}

/** The list of a tab of all sellers' orders: what a filter by its status alone finds. */
export const selectTab = ({ read }: HostServices['database'], status: OrderFilter['status']) => {
  const all = read
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .select('shipments.id');
  if (status === undefined) return all;
  if (status === NOT_PAID) return all.where('orders.stage', 'in', UNPAID_STAGES);
  const steps = SHIPMENT_STATUSES.filter((step) => statusesOf(status).includes(step));
  return all.where('orders.stage', 'in', LISTED_STAGES).where('shipments.status', 'in', steps);
};

function selectOthers(
  services: HostServices,
  db: QueryBuilder,
  filter: OrderFilter,
  status: ListedStatus | undefined,
  { orderIds, part }: Search,
) {
  const { now } = services;
  const { sellerId, acceptedBy, from, to, after, most, withUnpaid } = filter;
  let query = selectListed(db)
    .orderBy('shipments.id', 'desc')
    .limit(most + 1);
  if (status === 'awaiting-payment' || status === 'expired') query = query.where('orders.stage', '=', status);
  else if (status !== undefined || !withUnpaid) query = query.where('orders.stage', 'in', LISTED_STAGES);
  const step = SHIPMENT_STATUSES.find((known) => known === status);
  if (step !== undefined) query = query.where('shipments.status', '=', step);
  if (sellerId !== undefined) query = query.where('shipments.seller_id', '=', sellerId);
  if (acceptedBy !== undefined) query = query.where(isAcceptedBy(acceptedBy));
  if (after !== undefined) query = query.where('shipments.id', '<', after);
  if (to !== undefined) query = query.where('shipments.id', '<', firstId(indianDayStart(addDays(to, 1))));
  const first = part === undefined ? undefined : now() - PART_SEARCH_DAYS * DAY_MS;
  const start = from === undefined ? first : indianDayStart(from);
  if (start !== undefined) query = query.where('shipments.id', '>=', firstId(start));
  if (part !== undefined) query = query.where(hasPart(services, part));
  if (orderIds) query = query.where('shipments.order_id', 'in', orderIds);
  return query;
}

/** Of rows that were read for another reason, those that a search by a part finds. */
async function keepWithPart(services: HostServices, rows: readonly ListedRow[], part: string): Promise<ListedRow[]> {
  const found = new Set<string>();
  for (let start = 0; start < rows.length; start += SLICE) {
    const ids = rows.slice(start, start + SLICE).map(({ id }) => id);
    const query = selectListed(services.database.read).where('shipments.id', 'in', ids).where(hasPart(services, part));
    for (const { id } of await query.execute()) found.add(id);
  }
  return rows.filter(({ id }) => found.has(id));
}

const statusOf = ({ stage, status }: ListedRow): ListedStatus =>
  stage === 'awaiting-payment' || stage === 'expired' ? stage : status;

/** Of an order in several parcels, cash is due until the last one is delivered. */
function paymentOf({ payment_method: method, payment_status: status, stage, ...row }: ListedRow): ListedPayment {
  // What was to be paid before the order begins is not owed any more.
  if (stage === 'expired') return 'not-paid';
  if (status === 'void') return 'nothing-due';
  return method === 'cash' && status === 'due' && row.status === 'delivered' ? 'cash-paid' : `${method}-${status}`;
}

function serialiseListed(row: ListedRow, returned: Returned | undefined, services: HostServices): ListedShipment {
  const stuck = stuckReason(row, services.now());
  return {
    orderId: row.order_id,
    order: row.number,
    shipment: row.id,
    placedAt: isoMoment(row.created_at),
    sellerId: row.seller_id,
    account: row.account ?? 'none',
    status: statusOf(row),
    ...present({
      isReturned: returned ? (true as const) : undefined,
      stuck,
      stuckSince: stuck && stuckSince(stuck, row),
      dispatchBy: latestDispatchDay(row, row, services.shop()),
    }),
    name: row.contact_name,
    phone: row.contact_phone,
    payment: returned?.refund === undefined ? paymentOf(row) : `refund-${returned.refund}`,
    amountMinor: row.items_minor + row.fees_minor,
    currency: row.currency,
    market: row.market,
  };
}
