import { orderStatesText } from '../../messages/rooms/order-states.ts';
import type { ShipmentStatus } from './order-status.ts';

/** What happens to a dispatched parcel that is not delivered. */

export const UNDELIVERED = ['attempted', 'refused', 'returning', 'back', 'lost'] as const;
export type Undelivered = (typeof UNDELIVERED)[number];

/** What can be reported after what; the last two end the way of the parcel, and its money is settled. */
const FROM: Readonly<Record<Undelivered, readonly (Undelivered | undefined)[]>> = {
  attempted: [undefined],
  refused: [undefined, 'attempted'],
  returning: [undefined, 'attempted', 'refused'],
  back: [undefined, 'attempted', 'refused', 'returning'],
  lost: [undefined, 'attempted', 'refused', 'returning'],
};

/** Whether the parcel will not be delivered any more, and nothing about it is open. */
export const isUndeliveredOver = (state: Undelivered | undefined): boolean => state === 'back' || state === 'lost';

/** Whether the parcel goes back to its seller, or is over. */
export const isTurnedBack = (state: Undelivered | undefined): boolean => state !== undefined && state !== 'attempted';

/** What can be reported of a shipment now. */
export const undeliveredSteps = (status: ShipmentStatus, state: Undelivered | undefined): Undelivered[] =>
  status === 'dispatched' ? UNDELIVERED.filter((next) => FROM[next].includes(state)) : [];

/** For shoppers, operators and the text of a refund. */
export const undeliveredWords = (state: Undelivered): string =>
  ({
    attempted: orderStatesText.attempted,
    refused: orderStatesText.refused,
    returning: orderStatesText.returning,
    back: orderStatesText.back,
    lost: orderStatesText.lost,
  })[state];
