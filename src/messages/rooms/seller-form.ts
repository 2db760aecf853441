// Made from ../en/seller-form.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface SellerFormText {
  readonly chooseState: string;
  readonly about: string;
  readonly contactName: string;
  readonly passwordMissing: (values: { least: string | number }) => string;
  readonly line1Missing: string;
  readonly line2Hint: string;
  readonly tax: string;
  readonly registered: string;
  readonly exempt: string;
  readonly gstinHint: string;
  readonly exemptNote: string;
  readonly panHint: string;
  readonly declare: (values: { shop: string | number }) => string;
  readonly bank: string;
  readonly changeAccount: string;
  readonly holderMissing: string;
  readonly accountAgain: string;
  readonly accountAgainMissing: string;
  readonly ifscHint: string;
  readonly privacy: readonly MessagePart<'link'>[];
  readonly terms: (values: { terms: string | number }) => readonly MessagePart<'link'>[];
  readonly send: string;
  readonly saveForLater: string;
  readonly saved: string;
  readonly received: string;
  readonly dashboard: string;
}

export const sellerFormText: SellerFormText = readRoom('seller-form');
