// Made from ../en/order-states.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface OrderStatesText {
  readonly awaitingPayment: string;
  readonly expired: string;
  readonly placed: string;
  readonly accepted: string;
  readonly packed: string;
  readonly dispatched: string;
  readonly delivered: string;
  readonly cancelled: string;
  readonly notDelivered: string;
  readonly partlyCancelled: string;
  readonly partlyDispatched: string;
  readonly partlyDelivered: string;
  readonly returnRequested: string;
  readonly partlyReturned: string;
  readonly partlyRefunded: string;
  readonly returned: string;
  readonly refunded: string;
  readonly parcels: (values: { what: string; parcels: string | number; all: string | number }) => string;
  readonly nextPlaced: string;
  readonly nextAccepted: string;
  readonly nextPacked: string;
  readonly nextDispatched: string;
  readonly afterDispatch: (values: { days: number }) => string;
  readonly youCancelled: (values: { what: string }) => string;
  readonly wasCancelled: (values: { what: string }) => string;
  readonly cancelledFor: (values: { reason: string | number }) => string;
  readonly attempted: string;
  readonly refused: string;
  readonly returning: string;
  readonly back: string;
  readonly lost: string;
  readonly eventPlaced: string;
  readonly eventPaid: string;
  readonly eventToCash: string;
  readonly eventDispatched: string;
  readonly eventRefused: string;
  readonly eventSentBack: string;
  readonly eventReturnAccepted: string;
  readonly eventReturnRefused: string;
  readonly eventReturnReceived: string;
  readonly eventRefundDue: string;
  readonly eventRefundSent: string;
  readonly eventRefundDone: string;
  readonly eventUpiNamed: string;
  readonly eventUpiChanged: string;
  readonly eventPaymentDropped: string;
  readonly eventPaymentFailed: string;
  readonly eventYouCancelled: string;
}

export const orderStatesText: OrderStatesText = readRoom('order-states');
