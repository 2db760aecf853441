import type { RefundRow } from '../../../ground/database/tables.ts';
import type { QueryBuilder } from '../../../ground/database/types.ts';
import { causeOfReturn } from '../../../records/orders/record/balance.ts';
import { isShipmentReturned, readLines } from '../../../records/orders/record/rows.ts';
import type { ListedRow } from '../../../records/orders/stuck.ts';

/** Of listed shipments, those that came back. */

/** Of several refunds of what came back, the first of these is said: what the operator has to do, then what is on its way. */
const FIRST_SAID = ['failed', 'due', 'queued', 'sent', 'done'] as const satisfies readonly RefundRow['status'][];

/** A shipment that came back, and what became of its refunds; undefined without any. */
export interface Returned {
  readonly refund: RefundRow['status'] | undefined;
}

/** Those shipments of which every piece has come back, as the page of an order says, by their ids. */
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
