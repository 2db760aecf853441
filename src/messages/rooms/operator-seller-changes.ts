// Made from ../en/operator-seller-changes.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface OperatorSellerChangesText {
  readonly asked: (values: { what: string | number; moment: string | number }) => string;
  readonly unproven: (values: { what: string | number; moment: string | number }) => string;
  readonly cooling: (values: { what: string | number; moment: string | number }) => string;
  readonly done: (values: { what: string | number; moment: string | number }) => string;
  readonly stopped: (values: { what: string | number; moment: string | number }) => string;
  readonly change: string;
  readonly bank: string;
  readonly email: string;
  readonly phone: string;
  readonly pickup: string;
  readonly gstin: string;
  readonly care: string;
  readonly stop: string;
  readonly changes: string;
  readonly changeDetails: string;
}

export const operatorSellerChangesText: OperatorSellerChangesText = readRoom('operator-seller-changes');
