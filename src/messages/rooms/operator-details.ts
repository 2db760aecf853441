// Made from ../en/operator-details.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface OperatorDetailsText {
  readonly by: (values: { value: string | number }) => string;
  readonly change: (values: { value: string | number }) => string;
  readonly count: (values: { value: string | number }) => string;
  readonly createdAt: (values: { value: string | number }) => string;
  readonly document: (values: { value: string | number }) => string;
  readonly erased: (values: { value: string | number }) => string;
  readonly export: (values: { value: string | number }) => string;
  readonly file: (values: { value: string | number }) => string;
  readonly gstin: (values: { value: string | number }) => string;
  readonly isSearch: (values: { value: string | number }) => string;
  readonly kind: (values: { value: string | number }) => string;
  readonly orders: (values: { value: string | number }) => string;
  readonly passkey: (values: { value: string | number }) => string;
  readonly payouts: (values: { value: string | number }) => string;
  readonly pieces: (values: { value: string | number }) => string;
  readonly providerPayment: (values: { value: string | number }) => string;
  readonly reason: (values: { value: string | number }) => string;
  readonly refund: (values: { value: string | number }) => string;
  readonly returnId: (values: { value: string | number }) => string;
  readonly byPasskey: string;
  readonly rule: (values: { value: string | number }) => string;
  readonly sellerId: (values: { value: string | number }) => string;
  readonly shipmentId: (values: { value: string | number }) => string;
  readonly size: (values: { value: string | number }) => string;
  readonly sku: (values: { value: string | number }) => string;
  readonly statement: (values: { value: string | number }) => string;
  readonly statuses: (values: { value: string | number }) => string;
  readonly utr: (values: { value: string | number }) => string;
  readonly version: (values: { value: string | number }) => string;
  readonly other: (values: { name: string | number; value: string | number }) => string;
  readonly accountKept: string;
  readonly accountNotUsed: string;
  readonly yes: string;
  readonly no: string;
}

export const operatorDetailsText: OperatorDetailsText = readRoom('operator-details');
