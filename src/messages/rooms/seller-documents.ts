// Made from ../en/seller-documents.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface SellerDocumentsText {
  readonly pan: string;
  readonly gst: string;
  readonly bank: string;
  readonly rules: (values: { most: string | number }) => readonly MessagePart<'link'>[];
  readonly panHint: string;
  readonly gstHint: string;
  readonly bankTitle: string;
  readonly bankHint: string;
}

export const sellerDocumentsText: SellerDocumentsText = readRoom('seller-documents');
