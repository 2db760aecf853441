// Made from ../en/delivery.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface DeliveryText {
  readonly madeToOrder: (values: { days: number }) => string;
  readonly otherCourier: string;
  readonly arrivesBy: (values: { day: string | number }) => string;
  readonly dispatchedBy: (values: { day: string | number }) => string;
  readonly notThere: string;
  readonly onlyIn: (values: { state: string | number }) => string;
  readonly titleOnlyIn: (values: { title: string | number; state: string | number }) => string;
  readonly sellerNotThere: string;
  readonly free: string;
  readonly fee: (values: { fee: string | number }) => string;
  readonly feeWithFree: (values: { fee: string | number; freeFrom: string | number }) => string;
  readonly cash: string;
  readonly noCash: string;
  readonly byDay: (values: { day: string | number }) => string;
  readonly noneThere: (values: { titles: string | number }) => string;
  readonly pinHint: string;
  readonly pinCheck: string;
  readonly pinForget: string;
  readonly pinCode: string;
  readonly deliverTo: string;
  readonly pinSlow: string;
  readonly details: string;
  readonly information: string;
  readonly toPinCode: (values: { pinCode: string | number }) => string;
}

export const deliveryText: DeliveryText = readRoom('delivery');
