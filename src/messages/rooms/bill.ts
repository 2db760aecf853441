// Made from ../en/bill.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface BillText {
  readonly taxInvoice: string;
  readonly billOfSupply: string;
  readonly creditNote: string;
  readonly noGst: string;
  readonly taxNote: string;
  readonly creditNoteNote: string;
  readonly credited: (values: { kind: string; number: string | number; reason: string | number }) => string;
  readonly creditedOf: (values: { kind: string; number: string | number; day: string | number; reason: string | number }) => string;
  readonly fees: string;
  readonly item: string;
  readonly code: (values: { code: string | number }) => string;
  readonly total: string;
  readonly hsn: string;
  readonly pieces: string;
  readonly price: string;
  readonly amount: string;
  readonly taxable: string;
  readonly gst: string;
  readonly cgst: string;
  readonly sgst: string;
  readonly igst: string;
}

export const billText: BillText = readRoom('bill');
