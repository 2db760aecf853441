import { documentsText } from '../../messages/rooms/documents.ts';
import type { ShipmentStatus } from './order-status.ts';

/** Printable pages of a seller's parcels and returns. */
export const DOCUMENT_KINDS = ['label', 'pack-slip', 'invoice', 'credit-note'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What a document of a shipment is called: "Shipping label". */
export const documentWords = (kind: DocumentKind): string =>
  ({
    label: documentsText.label({ count: 1 }),
    'pack-slip': documentsText.packSlip({ count: 1 }),
    invoice: documentsText.invoice({ count: 1 }),
    'credit-note': documentsText.creditNote({ count: 1 }),
  })[kind];

/** The documents that a shipment has now: no label once it is delivered, no invoice before it has a number. */
export function documentsOf({
  status,
  invoiceNumber,
  returns,
}: {
  readonly status: ShipmentStatus;
  readonly invoiceNumber?: string;
  readonly returns: readonly { readonly creditNoteNumber?: string }[];
}): DocumentKind[] {
  return DOCUMENT_KINDS.filter((kind) => {
    if (kind === 'credit-note') return returns.some(({ creditNoteNumber }) => creditNoteNumber !== undefined);
    if (kind === 'invoice') return invoiceNumber !== undefined;
    return status !== 'cancelled' && (kind === 'pack-slip' || status !== 'delivered');
  });
}
