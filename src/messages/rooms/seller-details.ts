// Made from ../en/seller-details.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface SellerDetailsText {
  readonly noteBank: string;
  readonly noteEmail: string;
  readonly holder: string;
  readonly accountNumber: string;
  readonly ifsc: string;
  readonly newEmail: string;
  readonly newPhone: string;
  readonly pinCode: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly gstin: string;
  readonly pan: string;
  readonly shop: string;
  readonly businessName: string;
  readonly contactName: string;
  readonly writeToUs: readonly MessagePart<'link'>[];
  readonly contact: string;
  readonly phone: string;
  readonly business: string;
  readonly pickup: string;
  readonly bank: string;
  readonly changeKind: (values: { kind: string }) => string;
  readonly stop: string;
  readonly bankWaits: (values: { ending: string | number; moment: string | number }) => string;
  readonly linkWaits: (values: { kind: string; moment: string | number }) => string;
  readonly sendCode: string;
  readonly byEmail: string;
  readonly byPhone: string;
  readonly sendBy: string;
  readonly confirm: string;
  readonly code: (values: { kind: string }) => string;
  readonly noted: (values: { kind: string }) => string;
  readonly language: string;
  readonly stopped: (values: { kind: string }) => string;
}

export const sellerDetailsText: SellerDetailsText = readRoom('seller-details');
