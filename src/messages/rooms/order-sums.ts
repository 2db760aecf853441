// Made from ../en/order-sums.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface OrderSumsText {
  readonly paidInCash: string;
  readonly paidOnline: string;
  readonly nothingToPay: string;
  readonly cashOnDelivery: string;
  readonly notPaid: string;
  readonly notPaidYet: string;
  readonly attemptFailed: string;
  readonly attemptDropped: string;
  readonly refunded: string;
  readonly toBeRefunded: string;
  readonly amountPaid: (values: { amount: string | number }) => string;
  readonly amountRefunded: (values: { amount: string | number }) => string;
  readonly amountToRefund: (values: { amount: string | number }) => string;
  readonly amountToPay: (values: { amount: string | number }) => string;
  readonly amountOnDelivery: (values: { amount: string | number }) => string;
  readonly cancelled: string;
  readonly notInTime: string;
  readonly returned: string;
  readonly notDelivered: string;
  readonly fromUs: string;
  readonly refunds: string;
}

export const orderSumsText: OrderSumsText = readRoom('order-sums');
