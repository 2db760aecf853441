import type { RefundRow } from '../../../ground/database/tables.ts';
import type { QueryBuilder } from '../../../ground/database/types.ts';
import { causeOfReturn } from '../../../records/orders/record/balance.ts';
import { isShipmentReturned, readLines } from '../../../records/orders/record/rows.ts';
import type { ListedRow } from '../../../records/orders/stuck.ts';

/** Finds the shipments in a list that came back. */

/** The order in which one of several refunds is shown: those that the operator has to send first, then those on their way. */
const FIRST_SAID = ['failed', 'due', 'queued', 'sent', 'done'] as const satisfies readonly RefundRow['status'][];

/** A shipment that came back, and the state of its refunds; undefined without any. */
export interface Returned {
  readonly refund: RefundRow['status'] | undefined;
}

/** The shipments of which every piece has come back, by id, as the page of an order says. */
export async function findReturned(
  db: QueryBuilder,
  rows: readonly ListedRow[],
): Promise<ReadonlyMap<string, Returned>> {
  const ids = rows.filter(({ status }) => status === 'dispatched' || status === 'delivered').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const received = await db
    .selectFrom('returns')
    .selectAll()
    .where('shipment_id', 'in', ids)
    .where('status', '=', 'received')
    .execute();
  const returns = Map.groupBy(received, (row) => row.shipment_id);
  const candidates = rows.filter(({ id }) => returns.has(id)).map((row) => ({ id: row.id, order_id: row.order_id }));
  const lines = await readLines(db, candidates);
  const isBack = ({ id }: { readonly id: string }) => isShipmentReturned({ lines, returns: returns.get(id) ?? [] }, id);
  const back = candidates.filter(isBack);
  if (back.length === 0) return new Map();
  const refunds = await db
    .selectFrom('refunds')
    .select(['order_id', 'cause', 'status'])
    .where(
      'order_id',
      'in',
      back.map((row) => row.order_id),
    )
    .execute();
  return new Map(
    back.map(({ id }) => {
      const causes = new Set(returns.get(id)?.map((row) => causeOfReturn(row.id)));
      const found = new Set<string>(refunds.filter(({ cause }) => causes.has(cause)).map(({ status }) => status));
      return [id, { refund: FIRST_SAID.find((status) => found.has(status)) }];
    }),
  );
}
