// Made from ../en/order-events.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface OrderEventsText {
  readonly placed: string;
  readonly awaitingPayment: string;
  readonly paymentFailed: string;
  readonly paymentReceived: string;
  readonly paymentExpired: string;
  readonly changedToCash: string;
  readonly accepted: string;
  readonly packed: string;
  readonly dispatched: string;
  readonly delivered: string;
  readonly cancelled: string;
  readonly deliveryAttempted: string;
  readonly deliveryRefused: string;
  readonly sentBack: string;
  readonly broughtBack: string;
  readonly lost: string;
  readonly returnRequested: string;
  readonly returnAccepted: string;
  readonly returnRefused: string;
  readonly returnReceived: string;
  readonly refundDue: string;
  readonly refundSent: string;
  readonly refundDone: string;
  readonly refundUpiNamed: string;
  readonly refundUpiChanged: string;
  readonly dropped: string;
  readonly toDecide: string;
  readonly keptForOrder: string;
  readonly paidBack: string;
}

export const orderEventsText: OrderEventsText = readRoom('order-events');
