import { z } from 'zod';
import { DOCUMENT_KINDS, type DocumentKind, documentWords } from '../../../../core/order/shipment-documents.ts';
import { documentsText } from '../../../../messages/rooms/documents.ts';
import { type Html, html } from '../../../ground/http/html.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import { LABEL_SIZES } from '../../../records/documents/document-style.ts';
import { printDocuments } from '../../../records/documents/print.ts';
import { OperatorError } from '../../../entry/outcomes/operator-error.ts';
import type { HostServices } from '../../../entry/services.ts';
import { shipmentsRequest } from '../../../../contract/seller-orders.ts';
import { linkTo } from '../frame/links.ts';
import { shopPage, type ShopVisit } from '../frame/visit.ts';

const PATH = '/print';
/** Separates ids in an address. */
export const BETWEEN_IDS = '.';

const wanted = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  size: z.enum(LABEL_SIZES).default('a6'),
  shipments: z
    .string()
    .transform((ids) => ids.split(BETWEEN_IDS))
    .pipe(shipmentsRequest.shape.shipmentIds),
});

/** The address of the page with documents of shipments. */
export const printAddress = (kind: DocumentKind, shipmentIds: readonly string[], size?: string): string =>
  linkTo(PATH, { kind, shipments: shipmentIds.join(BETWEEN_IDS), size });

/** Links to the documents of a shipment. `words` has other names for some of their kinds. */
export const printLinks = (
  kinds: readonly DocumentKind[],
  shipmentId: string,
  words: Readonly<Partial<Record<DocumentKind, string>>> = {},
): Html =>
  html`${kinds.map((kind) => html`<a class="button plain" href="${printAddress(kind, [shipmentId])}">${words[kind] ?? documentWords(kind)}</a>`)}`;

/** Labels, pack slips, invoices and credit notes of shipments, for printing. */
export const printPage = (services: HostServices): PageRoute => shopPage(services, PATH, print, '/orders');

async function print({ services, shop: { sellerId }, query }: ShopVisit): Promise<Response> {
  const checked = wanted.safeParse(query);
  if (!checked.success) throw new OperatorError(documentsText.noOrder);
  const { kind, size, shipments: shipmentIds } = checked.data;
  const [first] = shipmentIds;
  const isOne = shipmentIds.length === 1;
  return printDocuments(
    services,
    { kind, sellerId, shipmentIds },
    {
      size,
      sizeHref: (other) => printAddress(kind, shipmentIds, other),
      back: isOne
        ? { label: documentsText.backToOrder, href: linkTo(`/orders/${first}`) }
        : { label: documentsText.backToDashboard, href: linkTo('/orders') },
    },
  );
}
