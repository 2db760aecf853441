/** The documents of an application to sell: copies by which the operator checks what was typed. */

export const SELLER_DOCUMENT_KINDS = ['pan', 'gst', 'bank'] as const;
export type SellerDocumentKind = (typeof SELLER_DOCUMENT_KINDS)[number];

/** Names within a sentence. */
export const DOCUMENT_NAMES: Readonly<Record<SellerDocumentKind, string>> = {
  pan: 'PAN card',
  gst: 'GST certificate',
  bank: 'cancelled cheque or bank passbook page',
};

/** Most bytes of one document: a photo of a phone, or a scan of some pages. */
export const MOST_DOCUMENT_BYTES = 5_000_000;

export const DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** The documents that an application should have: a GST certificate only with a GSTIN. */
export const wantedDocuments = (gstin: string | undefined): readonly SellerDocumentKind[] =>
  gstin === undefined ? ['pan', 'bank'] : SELLER_DOCUMENT_KINDS;

/** "PAN card, GST certificate" of the documents that were not sent; empty when all were. */
export const missingDocumentWords = (gstin: string | undefined, sent: Iterable<string>): string => {
  const known = new Set(sent);
  return wantedDocuments(gstin)
    .filter((kind) => !known.has(kind))
    .map((kind) => DOCUMENT_NAMES[kind])
    .join(', ');
};
