import { listComma } from '../../messages/language.ts';
import { sellerDocumentsText } from '../../messages/rooms/seller-documents.ts';

/** The documents of an application to sell: copies by which the operator checks what was typed. */

export const SELLER_DOCUMENT_KINDS = ['pan', 'gst', 'bank'] as const;
export type SellerDocumentKind = (typeof SELLER_DOCUMENT_KINDS)[number];

/** Names within a sentence. */
export const documentName = (kind: SellerDocumentKind): string =>
  ({ pan: sellerDocumentsText.pan, gst: sellerDocumentsText.gst, bank: sellerDocumentsText.bank })[kind];

/** Most bytes of one document: a photo of a phone, or a scan of some pages. */
export const MOST_DOCUMENT_BYTES = 5_000_000;

export const DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** The documents that an application should have: a GST certificate only with a GSTIN. */
export const wantedDocuments = (gstin: string | undefined): readonly SellerDocumentKind[] =>
  gstin === undefined ? ['pan', 'bank'] : SELLER_DOCUMENT_KINDS;

interface Sent {
  readonly kind: SellerDocumentKind;
}

/** The wanted documents that were not sent. */
export const missingDocuments = (wanted: readonly SellerDocumentKind[], sent: readonly Sent[]): SellerDocumentKind[] =>
  wanted.filter((kind) => !sent.some((document) => document.kind === kind));

/** The same in words: "PAN card, GST certificate"; empty when all were sent. */
export const missingDocumentWords = (wanted: readonly SellerDocumentKind[], sent: readonly Sent[]): string =>
  missingDocuments(wanted, sent).map(documentName).join(listComma());
