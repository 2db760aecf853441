import type { ReturnStatus, ShipmentStatus } from './order-status.ts';
import { addDays } from '../delivery/delivery-date.ts';
import { localDay } from '../calendar/local-time.ts';

/** When a return may be requested, and the states of a return. */

/** The steps of a seller, with the states before and after them. */
export const RETURN_STEPS = {
  accept: { from: 'requested', to: 'accepted' },
  refuse: { from: 'requested', to: 'refused' },
  received: { from: 'accepted', to: 'received' },
} as const satisfies Record<string, { readonly from: ReturnStatus; readonly to: ReturnStatus }>;
export type ReturnStep = keyof typeof RETURN_STEPS;

/** The steps that a seller may take now. */
export const returnSteps = (status: ReturnStatus): ReturnStep[] =>
  (Object.keys(RETURN_STEPS) as ReturnStep[]).filter((step) => RETURN_STEPS[step].from === status);

/** The last day (ISO date at the market's place) on which a return may be requested. `deliveredAt` is epoch milliseconds, `days` the market's `returns.days`. */
export const returnUntil = (deliveredAt: number, days: number, timeZone?: string): string =>
  addDays(localDay(deliveredAt, timeZone), days);

/**
 * Whether a return of a shipment may be asked for. A parcel may have arrived before anybody has said so: whoever waited for that
 * would lose days. `until` is missing for what was not delivered yet, `now` epoch milliseconds.
 */
export const isReturnable = (
  status: ShipmentStatus,
  until: string | undefined,
  now: number,
  timeZone?: string,
): boolean =>
  status === 'dispatched' || (status === 'delivered' && until !== undefined && localDay(now, timeZone) <= until);
