// Made from ../en/seller-orders.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface SellerOrdersText {
  readonly collect: (values: { amount: string | number }) => string;
  readonly paid: (values: { amount: string | number }) => string;
  readonly waitingToday: string;
  readonly waitingSince: (values: { days: number; day: string | number }) => string;
  readonly dispatchToday: string;
  readonly lateDue: (values: { day: string | number }) => string;
  readonly dispatchBy: (values: { day: string | number }) => string;
  readonly toAccept: (values: { count: string | number }) => string;
  readonly toPack: (values: { count: string | number }) => string;
  readonly toDispatch: (values: { count: string | number }) => string;
  readonly nothingToDo: string;
  readonly andMore: (values: { work: string | number }) => string;
  readonly andLate: (values: { work: string | number; count: string | number }) => string;
  readonly bulkAccepted: (values: { number: string | number }) => string;
  readonly bulkNow: (values: { number: string | number; status: string | number }) => string;
  readonly bulkGone: (values: { number: string | number }) => string;
  readonly accepted: (values: { count: number }) => string;
  readonly noLonger: string;
  readonly none: string;
  readonly nothingNow: string;
  readonly noneHere: string;
  readonly noneWithWords: string;
  readonly appear: string;
  readonly ordered: (values: { day: string | number }) => string;
  readonly courier: (values: { courier: string | number; tracking: string | number }) => string;
  readonly reason: (values: { reason: string | number }) => string;
  readonly select: (values: { number: string | number }) => string;
  readonly changed: (values: { number: string | number; status: string | number }) => string;
  readonly returnRequested: (values: { moment: string | number }) => string;
  readonly returnRefund: (values: { amount: string | number }) => string;
  readonly returnReceived: (values: { amount: string | number }) => string;
  readonly returnHave: string;
  readonly returnAnswer: (values: { answer: string | number }) => string;
  readonly returnSayHave: string;
  readonly returnAccept: string;
  readonly returnCheck: string;
  readonly returnNow: (values: { number: string | number; status: string | number }) => string;
  readonly returnsToDo: string;
  readonly returnsOutcome: string;
  readonly returnsAll: string;
  readonly returnRefused: string;
  readonly returnFree: string;
  readonly returnRefunded: (values: { amount: string | number }) => string;
  readonly returnRefunding: (values: { amount: string | number }) => string;
}

export const sellerOrdersText: SellerOrdersText = readRoom('seller-orders');
