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

/** The statuses in the list of all sellers' shipments. */

export const LISTED_STATUSES = [...SHIPMENT_STATUSES, 'awaiting-payment', 'expired'] as const;
export type ListedStatus = (typeof LISTED_STATUSES)[number];

/** Stands for the shipments that have not been sent, whatever their next step is. */
export const TO_DO = 'to-do';
/** Stands for orders that nobody has paid: not yet, or not in time. */
export const NOT_PAID = 'not-paid';

export interface OrderFilter {
  readonly status?: ListedStatus | typeof TO_DO | typeof NOT_PAID | undefined;
  /** Without a status, also lists orders that nobody has paid. */
  readonly withUnpaid?: boolean | undefined;
  /** Id of a seller in the catalogue. */
  readonly sellerId?: string | undefined;
  /** The first and the last day of placing: ISO days in India. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** A text to search for (find-orders.ts says where). */
  readonly text?: string | undefined;
  readonly isStuck?: boolean | undefined;
  /** The seller or operator who has to accept it. */
  readonly acceptedBy?: Accepting | undefined;
  /** Continues after the shipment with this id. */
  readonly after?: string | undefined;
  readonly most: number;
}

/** A filter for the audit trail, without its text, which is a person's name, number or address. */
export const describeFilter = ({
  text,
  most: _most,
  withUnpaid: _unpaid,
  ...filter
}: OrderFilter): Readonly<Record<string, unknown>> => ({
  ...filter,
  isSearch: text === undefined ? undefined : true,
});

/** The state of a shipment's payment, or of its refund if it came back. */
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
  /** Whether every piece has come back. */
  readonly isReturned?: true;
  /** The ISO day by which its market promises dispatch; only before dispatch. */
  readonly dispatchBy?: string;
  readonly name: string;
  readonly phone: string;
  readonly payment: ListedPayment;
  readonly amountMinor: number;
  readonly currency: string;
  readonly market: string;
}

export interface OrderList {
  /** Stuck shipments that match the filter, oldest first; only at the start of the list. */
  readonly stuck: readonly ListedShipment[];
  /** All others, newest first. */
  readonly others: readonly ListedShipment[];
  /** The value of `after` for the next page. */
  readonly next?: string;
  /** Whether there are more stuck shipments than were considered. */
  readonly isCut: boolean;
}

/** Stages of orders that are listed by default. */
const LISTED_STAGES = ['open', 'cancelled'] as const;
/** The stages of orders that nobody has paid. */
const UNPAID_STAGES = ['awaiting-payment', 'expired'] as const;

const DAY_MS = 86_400_000;

/** Lists orders. `known` has the stuck shipments of all sellers, if they were read already. */
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
  // A search by a part may read all of these days, so it runs in a thread.
  const rows =
    search.part === undefined
      ? await readOthers(services, database.read, filter, search)
      : await database.snapshot((db) => readOthers(services, db, filter, search));
  const page = rows.slice(0, filter.most);
  const others = page.filter((row) => !stuckIds.has(row.id) && stuckReason(row, now()) === undefined);
  const next = rows.length > filter.most ? page.at(-1)?.id : undefined;
  return { stuck: await serialise(shown), others: await serialise(others), isCut, next };
}

/** The orders to which a list is narrowed: those that a text names exactly or, if there are none, those that match it in part. */
interface Search {
  readonly orderIds?: readonly string[];
  readonly part?: string;
}

async function searchOf(services: HostServices, text: string | undefined): Promise<Search> {
  if (!text) return {};
  const orderIds = await findExact(services, text);
  return orderIds.length === 0 ? { part: text } : { orderIds };
}

/** The statuses for which a filter's status stands. */
const statusesOf = (status: NonNullable<OrderFilter['status']>): readonly ListedStatus[] =>
  status === TO_DO ? BEFORE_DISPATCH : status === NOT_PAID ? UNPAID_STAGES : [status];

/** A page and one more, the newest first. Each status is read separately, in the order of its index. */
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

/** The list of a tab of all sellers' orders, which a filter by status alone finds. */
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

/** The rows, read for another reason, that also match a search by a part. */
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

/** The payment of a shipment. In an order of several parcels, cash is due until the last one is delivered. */
function paymentOf({ payment_method: method, payment_status: status, stage, ...row }: ListedRow): ListedPayment {
  // An expired order owes nothing any more.
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
