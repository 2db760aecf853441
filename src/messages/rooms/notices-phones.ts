// Made from ../en/notices-phones.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface NoticesPhonesText {
  readonly orderPlaced: (values: { number: string | number; total: string | number; link: string | number; shop: string | number }) => string;
  readonly orderAccepted: (values: { number: string | number; seller: string | number; link: string | number; shop: string | number }) => string;
  readonly shipmentDispatched: (values: { number: string | number; courier: string | number; tracking: string | number; link: string | number; shop: string | number }) => string;
  readonly shipmentDispatchedCash: (values: { number: string | number; courier: string | number; tracking: string | number; cash: string | number; link: string | number; shop: string | number }) => string;
  readonly shipmentDelivered: (values: { number: string | number; seller: string | number; link: string | number; shop: string | number }) => string;
  readonly shipmentCancelled: (values: { number: string | number; seller: string | number; link: string | number; shop: string | number }) => string;
  readonly deliveryAttempted: (values: { number: string | number; seller: string | number; link: string | number; shop: string | number }) => string;
  readonly deliveryRefused: (values: { number: string | number; seller: string | number; link: string | number; shop: string | number }) => string;
  readonly parcelReturning: (values: { number: string | number; seller: string | number; link: string | number; shop: string | number }) => string;
  readonly parcelBack: (values: { number: string | number; seller: string | number; link: string | number; shop: string | number }) => string;
  readonly parcelLost: (values: { number: string | number; seller: string | number; link: string | number; shop: string | number }) => string;
  readonly paymentExpired: (values: { number: string | number; link: string | number; shop: string | number }) => string;
  readonly returnRequested: (values: { number: string | number; link: string | number; shop: string | number }) => string;
  readonly returnAccepted: (values: { number: string | number; link: string | number; shop: string | number }) => string;
  readonly returnRefused: (values: { number: string | number; link: string | number; shop: string | number }) => string;
  readonly returnReceived: (values: { number: string | number; link: string | number; shop: string | number }) => string;
  readonly refundUpiNamed: (values: { number: string | number; upi: string | number; phone: string | number; shop: string | number }) => string;
  readonly refundSent: (values: { number: string | number; total: string | number; reason: string | number; account: string | number; link: string | number; shop: string | number }) => string;
  readonly refundDone: (values: { number: string | number; total: string | number; reference: string | number; link: string | number; shop: string | number }) => string;
  readonly refundRefused: (values: { number: string | number; total: string | number; link: string | number; shop: string | number }) => string;
  readonly complaintReceived: (values: { number: string | number; link: string | number; shop: string | number }) => string;
  readonly complaintAcknowledged: (values: { number: string | number; link: string | number; shop: string | number }) => string;
  readonly complaintAnswered: (values: { number: string | number; link: string | number; shop: string | number }) => string;
  readonly loginCode: (values: { code: string | number; shop: string | number }) => string;
  readonly sellerChangeCode: (values: { code: string | number; what: string | number; shop: string | number }) => string;
  readonly sellerBankWaits: (values: { ending: string | number; day: string | number; link: string | number; shop: string | number }) => string;
  readonly sellerChanged: (values: { what: string | number; phone: string | number; shop: string | number }) => string;
  readonly sellerChangeStopped: (values: { what: string | number; phone: string | number; shop: string | number }) => string;
  readonly sellerOrder: (values: { number: string | number; pieces: string | number; total: string | number; link: string | number; shop: string | number }) => string;
  readonly sellerCancelled: (values: { number: string | number; shop: string | number }) => string;
  readonly sellerUndelivered: (values: { number: string | number; news: string | number; shop: string | number }) => string;
  readonly sellerReturn: (values: { number: string | number; shop: string | number }) => string;
  readonly sellerComplaint: (values: { number: string | number; ticket: string | number; shop: string | number }) => string;
  readonly sellerSummary: (values: { work: string | number; shop: string | number }) => string;
  readonly pieces: (values: { count: number }) => string;
  readonly inCash: (values: { total: string | number }) => string;
  readonly paid: string;
  readonly toAccept: (values: { count: string | number }) => string;
  readonly toPack: (values: { count: string | number }) => string;
  readonly toHandOver: (values: { count: string | number }) => string;
  readonly returnsToHandle: (values: { count: string | number }) => string;
  readonly attempted: string;
  readonly refused: string;
  readonly returning: string;
  readonly back: string;
  readonly lost: string;
}

export const noticesPhonesText: NoticesPhonesText = readRoom('notices-phones');
