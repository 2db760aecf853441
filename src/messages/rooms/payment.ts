// Made from ../en/payment.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface PaymentText {
  readonly failed: string;
  readonly dropped: string;
  readonly andMore: (values: { count: string | number }) => string;
  readonly order: (values: { number: string | number }) => string;
  readonly retry: (values: { amount: string | number }) => string;
  readonly cash: string;
  readonly cashFor: (values: { amount: string | number }) => string;
  readonly pageFailed: string;
  readonly cashTotal: (values: { now: string | number; before: string | number }) => string;
  readonly silent: string;
  readonly title: string;
  readonly description: string;
  readonly cashInstead: string;
  readonly noneOnline: string;
  readonly howToPay: string;
  readonly scriptOff: string;
  readonly scriptLate: string;
  readonly toPay: string;
  readonly checking: string;
  readonly opening: string;
  readonly none: string;
  readonly noneHint: string;
  readonly missingHint: string;
  readonly find: string;
  readonly asking: string;
  readonly askingHint: string;
  readonly back: string;
  readonly backHint: string;
  readonly checkStatus: string;
  readonly slow: string;
  readonly slowHint: string;
  readonly toPage: string;
  readonly orderSaved: string;
  readonly bankReturns: string;
  readonly untaken: string;
  readonly paid: string;
  readonly paidHint: string;
  readonly over: string;
  readonly overHint: string;
  readonly simulated: string;
  readonly neverEnter: string;
}

export const paymentText: PaymentText = readRoom('payment');
