import type { Shipment } from '../contract/orders.ts';

/** Printable pages of a seller's parcels and returns. */
export const DOCUMENT_KINDS = ['label', 'pack-slip', 'invoice', 'credit-note'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_WORDS: Readonly<Record<DocumentKind, string>> = {
  label: 'Shipping label',
  'pack-slip': 'Pack slip',
  invoice: 'Invoice',
  'credit-note': 'Credit note',
};

/** The documents that a shipment has now: no label once it is delivered, no invoice before it has a number. */
export function documentsOf({
  status,
  invoiceNumber,
  returns,
}: Pick<Shipment, 'status' | 'invoiceNumber' | 'returns'>): DocumentKind[] {
  return DOCUMENT_KINDS.filter((kind) => {
    if (kind === 'credit-note') return returns.some(({ creditNoteNumber }) => creditNoteNumber !== undefined);
    if (kind === 'invoice') return invoiceNumber !== undefined;
    return status !== 'cancelled' && (kind === 'pack-slip' || status !== 'delivered');
  });
}
