// Made from ../en/seller-returns.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface SellerReturnsText {
  readonly requested: (values: { moment: string | number }) => string;
  readonly refundOf: (values: { amount: string | number }) => string;
  readonly receivedRefund: (values: { amount: string | number }) => string;
  readonly have: string;
  readonly sayHave: string;
  readonly stepAccept: string;
  readonly stepCheck: string;
  readonly now: (values: { number: string | number; status: string | number }) => string;
  readonly toDo: string;
  readonly outcome: string;
  readonly wasRefused: string;
  readonly free: string;
  readonly refunded: (values: { amount: string | number }) => string;
  readonly refunding: (values: { amount: string | number }) => string;
  readonly filterOpen: string;
  readonly filterAll: string;
  readonly none: string;
  readonly noneHint: string;
  readonly return: string;
  readonly noPhotos: string;
  readonly accept: string;
  readonly refuse: string;
  readonly refuseHint: string;
  readonly refuseShort: string;
  readonly allReturns: string;
  readonly title: (values: { number: string | number }) => string;
  readonly answerLabel: string;
}

export const sellerReturnsText: SellerReturnsText = readRoom('seller-returns');
