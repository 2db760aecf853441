import type { SellerShipmentList, SellerShipmentQuery } from '../../../contract/seller-orders.ts';
import { BEFORE_DISPATCH } from '../../../core/order/order-status.ts';
import { cleanOrderNumber } from '../../ground/database/ids.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { Services } from '../../ground/services.ts';
import { readLines } from '../orders/record/rows.ts';
import { type FoundShipment, serialiseShipments, walkShipments } from './shipments.ts';

const PAGE = 50;
/** Shipments that one request of a search looks through; the next one goes on. */
const MOST_SEARCHED = 2_000;

/** A page of a list. */
interface Found {
  readonly found: readonly FoundShipment[];
  readonly next: string | undefined;
}

/** A seller's shipments, newest first, without those of unpaid or expired orders. */
export async function listShipments(
  services: Services,
  sellerId: string,
  query: SellerShipmentQuery,
): Promise<SellerShipmentList> {
  const { found, next } = await findShipments(services, sellerId, query, true);
  return { shipments: await serialiseShipments(services, found), next };
}

/** What a seller has to send, oldest first: what was placed first is due first. */
export async function listToDo(
  services: Services,
  sellerId: string,
  query: Omit<SellerShipmentQuery, 'status'>,
): Promise<SellerShipmentList> {
  const lists: Found[] = [];
  for (const status of BEFORE_DISPATCH)
    lists.push(await findShipments(services, sellerId, { ...query, status }, false));
  // Behind the end of one that goes on, it may have what belongs between those of the others.
  const [end] = lists.flatMap(({ next }) => next ?? []).sort();
  const known = lists.flatMap(({ found }) => found).filter(({ id }) => end === undefined || id <= end);
  const shown = known.sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, PAGE);
  const next = shown.length < known.length ? shown.at(-1)?.id : end;
  return { shipments: await serialiseShipments(services, shown), next };
}

async function findShipments(
  { database: { read } }: Services,
  sellerId: string,
  { status, search, after }: SellerShipmentQuery,
  isNewestFirst: boolean,
): Promise<Found> {
  const found: FoundShipment[] = [];
  let looked = 0;
  let last: string | undefined;
  for await (const shipments of walkShipments(read, sellerId, {
    status,
    [isNewestFirst ? 'before' : 'after']: after,
    isNewestFirst,
    most: search === undefined ? 2 * PAGE : undefined,
  })) {
    found.push(...(search === undefined ? shipments : await keepFitting(read, shipments, search)));
    looked += shipments.length;
    last = shipments.at(-1)?.id ?? last;
    if (found.length >= PAGE) break;
    if (search !== undefined && looked >= MOST_SEARCHED) return { found, next: last };
  }
  const shown = found.slice(0, PAGE);
  return { found: shown, next: shown.length === PAGE ? shown.at(-1)?.id : undefined };
}

/** The shipments that have all words of a search in order number, tracking number, SKUs and titles. */
async function keepFitting(
  db: QueryBuilder,
  shipments: readonly FoundShipment[],
  search: string,
): Promise<FoundShipment[]> {
  const words = search.toLowerCase().split(/\s+/);
  const number = cleanOrderNumber(search);
  const lines = Map.groupBy(await readLines(db, shipments), (line) => line.shipment_id);
  return shipments.filter((shipment) => {
    const goods = (lines.get(shipment.id) ?? []).flatMap(({ sku, title }) => [sku, title]);
    const text = [shipment.number, shipment.tracking_number, ...goods].join(' ').toLowerCase();
    return shipment.number === number || words.every((word) => text.includes(word));
  });
}
