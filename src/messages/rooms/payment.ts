// Made from ../en/payment.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface PaymentText {
  readonly failed: string;
  readonly dropped: string;
  readonly andMore: (values: { title: string | number; count: string | number }) => string;
  readonly order: (values: { number: string | number }) => string;
  readonly retry: (values: { amount: string | number }) => string;
  readonly cash: string;
  readonly cashFor: (values: { amount: string | number }) => string;
  readonly pageFailed: string;
  readonly cashTotal: (values: { now: string | number; before: string | number }) => string;
  readonly silent: string;
  readonly title: string;
  readonly description: string;
  readonly needs: string;
  readonly cashInstead: string;
  readonly noneOnline: string;
  readonly howToPay: string;
}

export const paymentText: PaymentText = readRoom('payment');
