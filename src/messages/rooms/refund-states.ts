// Made from ../en/refund-states.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface RefundStatesText {
  readonly cancelled: string;
  readonly returned: string;
  readonly latePayment: string;
  readonly doublePayment: string;
  readonly goodwill: string;
  readonly undelivered: string;
  readonly shortProvider: string;
  readonly shortUpi: (values: { upi: string | number }) => string;
  readonly shortNamed: string;
  readonly seenProvider: string;
  readonly seenUpi: string;
  readonly seenNamed: string;
  readonly toCome: (values: { by: string; amount: string | number; days: string | number; upi: string | number }) => string;
  readonly plan: (values: { by: string; days: string | number; upi: string | number }) => string;
  readonly due: (values: { by: string; amount: string | number; reason: string | number; days: string | number; upi: string | number }) => string;
  readonly sent: (values: { by: string; amount: string | number; reason: string | number; upi: string | number }) => string;
  readonly done: (values: { by: string; amount: string | number; reason: string | number; upi: string | number }) => string;
  readonly reference: (values: { reference: string | number }) => string;
}

export const refundStatesText: RefundStatesText = readRoom('refund-states');
