// Made from ../en/orders.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface OrdersText {
  readonly placedOn: (values: { day: string | number }) => string;
  readonly mails: (values: { email: string | number }) => string;
  readonly thanks: (values: { phone: string | number }) => string;
  readonly payNow: (values: { amount: string | number }) => string;
  readonly payCash: string;
  readonly payBefore: (values: { moment: string | number }) => string;
  readonly payBeforeToday: (values: { time: string | number }) => string;
  readonly cancelledWith: (values: { sums: string | number }) => string;
  readonly cancelledUnpaid: string;
  readonly deliveredOn: (values: { day: string | number }) => string;
  readonly addUpi: (values: { amount: string | number }) => string;
  readonly refundBy: (values: { day: string | number }) => string;
  readonly stillToPay: string;
  readonly cancelled: string;
  readonly numberCopied: string;
  readonly facts: (values: { number: string | number; day: string | number }) => string;
  readonly refundWithin: (values: { days: string | number }) => string;
  readonly againFailed: string;
  readonly noLonger: string;
  readonly notFound: string;
  readonly payToGet: (values: { means: string; day: string | number }) => string;
  readonly late: (values: { means: string; day: string | number }) => string;
  readonly rest: (values: { means: string; days: string | number }) => string;
  readonly lastParcel: (values: { means: string; days: string | number }) => string;
  readonly otherParcel: (values: { means: string; days: string | number }) => string;
  readonly arrives: (values: { means: string; days: string | number }) => string;
  readonly courierCash: (values: { amount: string | number }) => string;
  readonly track: string;
  readonly trackingCopied: string;
  readonly accepted: string;
  readonly shipped: string;
  readonly delivered: string;
  readonly cancelParcel: (values: { seller: string | number }) => string;
  readonly parcelCancelled: string;
  readonly expected: string;
  readonly noInvoice: string;
  readonly invoiceOf: (values: { number: string | number }) => string;
  readonly draft: (values: { kind: string }) => string;
  readonly notYetInvoice: string;
  readonly noCreditNote: string;
  readonly creditNoteOf: (values: { number: string | number }) => string;
  readonly creditNote: (values: { number: string | number }) => string;
  readonly documentNumber: (values: { number: string | number }) => string;
  readonly documentDay: (values: { day: string | number }) => string;
  readonly description: string;
  readonly askUs: string;
  readonly noneHere: string;
  readonly byMessage: string;
}

export const ordersText: OrdersText = readRoom('orders');
