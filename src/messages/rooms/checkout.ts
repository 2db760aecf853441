// Made from ../en/checkout.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface CheckoutText {
  readonly costArrives: (values: { cost: string | number; days: string | number }) => string;
  readonly costLeaves: (values: { cost: string | number; days: string | number }) => string;
  readonly costBy: (values: { cost: string | number; day: string | number }) => string;
  readonly costDispatched: (values: { cost: string | number; day: string | number }) => string;
  readonly onlineOnly: string;
  readonly once: string;
  readonly loggedInAs: (values: { name: string | number }) => string;
  readonly unacknowledged: string;
  readonly nothingToOrder: string;
  readonly loggedOutNothing: string;
  readonly loggedOut: string;
  readonly atOurEnd: string;
  readonly nothingYet: string;
  readonly toAccept: string;
  readonly placeOrder: string;
  readonly toPayment: string;
  readonly lineGone: (values: { what: string | number }) => string;
  readonly linePrice: (values: { what: string | number; before: string | number; now: string | number }) => string;
  readonly total: (values: { before: string | number; now: string | number }) => string;
  readonly mailSubject: (values: { day: string | number }) => string;
  readonly paidOnDelivery: string;
  readonly paidBefore: string;
  readonly priceChanged: string;
  readonly someLeftOut: (values: { count: string | number }) => string;
  readonly notDelivered: (values: { pinCode: string | number; titles: string | number }) => string;
  readonly pinUnknown: string;
  readonly noCash: string;
  readonly onlyLeft: (values: { count: string | number }) => string;
  readonly leftOut: string;
  readonly placed: string;
  readonly notPlaced: string;
  readonly waiting: string;
  readonly placedOrder: (values: { number: string | number; total: string | number }) => string;
  readonly waitingOrder: (values: { pieces: number; total: string | number; moment: string | number }) => string;
  readonly changedSince: (values: { changes: string | number }) => string;
  readonly dayOld: string;
  readonly sendOnce: (values: { order: string }) => string;
  readonly placedNow: (values: { number: string | number }) => string;
  readonly saved: string;
  readonly changed: string;
  readonly cancelledLate: string;
  readonly cancelled: string;
}

export const checkoutText: CheckoutText = readRoom('checkout');
