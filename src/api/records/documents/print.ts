import { type DocumentKind, documentsOf } from '../../../core/order/shipment-documents.ts';
import { FIRST_LANGUAGE, inLanguage } from '../../../messages/language.ts';
import { documentsText } from '../../../messages/rooms/documents.ts';
import { readInvoice } from '../orders/record/invoices.ts';
import { shownBill } from '../orders/record/shown-bill.ts';
import { creditNoteOf } from '../orders/record/columns.ts';
import { readVisible, type VisibleShipment, serialiseSellerShipment } from '../seller-orders/shipments.ts';
import type { Services } from '../../ground/services.ts';
import type { Html } from '../../ground/http/html.ts';
import { lookOf } from '../../ground/shop/look.ts';
import { inLanguageOf } from '../../ground/text/language.ts';
import { writeCreditNote, writeInvoice } from './bill.ts';
import { documentPage } from './document-page.ts';
import { LABEL_SIZES, type LabelSize } from './document-style.ts';
import { writeLabel } from './label.ts';
import { pictureAddress, writePackSlip } from './pack-slip.ts';
import { describeParcel } from './parcel.ts';

/** Documents of one kind of a seller: of shipments, in the given order. */
interface WantedDocuments {
  readonly kind: DocumentKind;
  readonly sellerId: string;
  readonly shipmentIds: readonly string[];
}

interface PrintLinks {
  readonly size: LabelSize;
  /** The address of the page for a size of labels. */
  sizeHref(size: LabelSize): string;
  readonly back: { readonly label: string; readonly href: string };
}

const SIZE_WORDS: Readonly<Record<LabelSize, () => string>> = {
  a6: () => documentsText.a6,
  '4x6': () => documentsText.inches,
  a4: () => documentsText.a4,
};

const TITLES: Readonly<Record<DocumentKind, (of: { count: number }) => string>> = {
  label: (of) => documentsText.label(of),
  'pack-slip': (of) => documentsText.packSlip(of),
  invoice: (of) => documentsText.invoice(of),
  'credit-note': (of) => documentsText.creditNote(of),
};

/** Says that an order has no such document now. */
const NONE: Readonly<Record<DocumentKind, (of: { number: string }) => string>> = {
  label: (of) => documentsText.noLabel(of),
  'pack-slip': (of) => documentsText.noPackSlip(of),
  invoice: (of) => documentsText.noInvoice(of),
  'credit-note': (of) => documentsText.noCreditNote(of),
};

/** The page with the documents that there are now; it names the orders that lack theirs. */
export async function printDocuments(
  services: Services,
  { kind, sellerId, shipmentIds }: WantedDocuments,
  { size, sizeHref, back }: PrintLinks,
): Promise<Response> {
  const found = await readVisible(services, sellerId, shipmentIds);
  const documents: Html[] = [];
  const notes: string[] = [];
  for (const visible of found) {
    const written = await writeDocuments(services, kind, visible);
    documents.push(...written);
    if (written.length === 0) notes.push(NONE[kind]({ number: visible.rows.order.number }));
  }
  if (found.length === 0) notes.push(documentsText.noOrder);
  const isLabel = kind === 'label';
  return documentPage({
    title: TITLES[kind]({ count: Math.max(documents.length, 1) }),
    shopName: services.shop().name,
    look: lookOf(services.shop()),
    documents,
    notes,
    ...(isLabel && {
      size,
      sizeLinks: LABEL_SIZES.map((other) => ({
        label: SIZE_WORDS[other](),
        href: sizeHref(other),
        isCurrent: other === size,
      })),
    }),
    back,
    pictureOrigins: kind === 'pack-slip' ? originsOf(services, found) : [],
  });
}

/** The documents of a kind that a shipment has now. */
async function writeDocuments(services: Services, kind: DocumentKind, { rows, row }: VisibleShipment): Promise<Html[]> {
  const shipment = serialiseSellerShipment(rows, row.id, services);
  if (!shipment || !documentsOf(shipment).includes(kind)) return [];
  const shop = services.shop();
  const { name, store } = shop;
  // The shopper has the bill, whoever prints it.
  const billed = { ...shipment, market: shop.markets.get(rows.order.market) };
  if (kind === 'invoice') {
    const invoice = await readInvoice(services.database.read, rows, row, shop);
    return [inLanguageOf(rows.order, () => writeInvoice(billed, shownBill(shop, rows.order, invoice)))];
  }
  if (kind === 'credit-note')
    return rows.returns
      .filter(({ shipment_id: id }) => id === row.id)
      .flatMap((entry) => creditNoteOf(entry) ?? [])
      .map((note) => inLanguageOf(rows.order, () => writeCreditNote(billed, shownBill(shop, rows.order, note))));
  const write = async (): Promise<Html[]> => {
    const parcel = await describeParcel(services, rows, row);
    if (!parcel) return [];
    return [
      kind === 'label'
        ? await writeLabel(parcel, name)
        : await writePackSlip(parcel, { name, siteUrl: services.siteUrl(), care: store.care }),
    ];
  };
  // Couriers of all states read a label, sellers and buyers a pack slip.
  return kind === 'label' ? inLanguage(FIRST_LANGUAGE, write) : write();
}

/** The origins of the pictures of shipments, for the policy of the page. */
function originsOf({ siteUrl }: Pick<Services, 'siteUrl'>, found: readonly VisibleShipment[]): string[] {
  const addresses = found
    .flatMap(({ rows }) => rows.lines)
    .flatMap(({ picture }) => pictureAddress(picture ?? undefined, siteUrl()) ?? []);
  return [...new Set(addresses.flatMap((address) => URL.parse(address)?.origin ?? []))];
}
