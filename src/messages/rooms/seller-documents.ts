// Made from ../en/seller-documents.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface SellerDocumentsText {
  readonly pan: string;
  readonly gst: string;
  readonly bank: string;
  readonly cheque: string;
}

export const sellerDocumentsText: SellerDocumentsText = readRoom('seller-documents');
