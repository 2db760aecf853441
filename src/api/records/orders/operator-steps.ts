import type { OrderServices } from './record/services.ts';
import type { ShipmentStep } from '../../../core/order/order-status.ts';
import type { Undelivered } from '../../../core/order/undelivered.ts';
import type { Actor } from '../../ground/audit/audit.ts';
import type { ShipmentRow } from '../../ground/database/tables.ts';
import { changeOrder } from './record/change.ts';
import type { OrderRows } from './record/rows.ts';
import { type StepDetails, takeStep } from './steps.ts';
import { findOnItsWay, isReported, reportUndelivered } from './undelivered.ts';

/** The operator's steps for shipments whose seller can't act. */

export type OperatorStep = Exclude<ShipmentStep, 'decline' | 'cancel'>;

interface NewStep {
  readonly step: OperatorStep;
  /** Id of one shipment; all of the order without it. */
  readonly shipment?: string | undefined;
  readonly details?: StepDetails;
}

/** What comes of a step. Only `taken` has changed something. */
export type TakenStep =
  | { readonly kind: 'unknown-order' }
  /** No shipment is ready for it. */
  | { readonly kind: 'not-ready'; readonly shipments: readonly ShipmentRow[] }
  /** `count` shipments were moved; `rows` are the order after that. */
  | { readonly kind: 'taken'; readonly count: number; readonly rows: OrderRows };

/** Moves all shipments of an order that are ready for the step, or the named one. */
export async function stepOrder(
  services: OrderServices,
  actor: Actor,
  orderId: string,
  { step, shipment: named, details = {} }: NewStep,
): Promise<TakenStep> {
  const changed = await changeOrder(services, orderId, actor, async (change) => {
    if (change.rows.order.stage !== 'open') return 0;
    let count = 0;
    // Each order moves the counters of invoices in the same sequence, so that no two orders wait for each other.
    for (const shipment of change.rows.shipments.toSorted((a, b) => (a.seller_id < b.seller_id ? -1 : 1)))
      if ((named ?? shipment.id) === shipment.id && (await takeStep(change, shipment, step, details))) count++;
    return count;
  });
  if (!changed) return { kind: 'unknown-order' };
  const { result: count, rows } = changed;
  if (count === 0) return { kind: 'not-ready', shipments: rows.shipments };
  services.wake();
  return { kind: 'taken', count, rows };
}

/** What comes of a report that a parcel was not delivered. Only `reported` has changed something. */
export type ReportedParcel =
  | { readonly kind: 'unknown-order' }
  /** Several are on their way, so one has to be named. */
  | { readonly kind: 'several'; readonly shipments: readonly ShipmentRow[] }
  /** None is on its way of which that can be said now. */
  | { readonly kind: 'none' }
  | { readonly kind: 'reported'; readonly state: Undelivered };

/** Reports the only parcel of an order that is on its way, or the named one, as not delivered. The same report again changes nothing. */
export async function reportParcel(
  services: OrderServices,
  actor: Actor,
  orderId: string,
  state: Undelivered,
  named?: string,
): Promise<ReportedParcel> {
  const changed = await changeOrder(services, orderId, actor, async (change): Promise<ReportedParcel> => {
    const candidates = await findOnItsWay(change, named);
    if (candidates.length > 1) return { kind: 'several', shipments: candidates };
    const [shipment] = candidates;
    const isSo =
      shipment !== undefined && (isReported(shipment, state) || (await reportUndelivered(change, shipment, state)));
    return isSo ? { kind: 'reported', state } : { kind: 'none' };
  });
  if (changed?.result.kind === 'reported') services.wake();
  return changed?.result ?? { kind: 'unknown-order' };
}
