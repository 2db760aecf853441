import type { Invoice } from '../../../../contract/bills.ts';
import { addressLines } from '../../../../core/address/address.ts';
import { splitGst } from '../../../../core/tax/gst.ts';
import { indianDay } from '../../../../core/calendar/indian-day.ts';
import { findIndianState } from '../../../../core/address/indian-states.ts';
import type { QueryBuilder } from '../../../ground/database/types.ts';
import type { OrderLineRow, ShipmentRow } from '../../../ground/database/tables.ts';
import { present } from '../../../ground/http/present.ts';
import { fieldsOf } from '../../sellers/application.ts';
import type { Shop } from '../../../ground/shop/read-shop.ts';
import type { OrderRows } from './rows.ts';
import { addressOf, invoiceOf } from './columns.ts';

interface Issuer {
  readonly name: string;
  readonly address: string;
  readonly gstin?: string | undefined;
}

/**
 * The invoices of an order, one for each shipment that is not cancelled. Before dispatch they are drafts without a number, from
 * current data; from dispatch on they stay as issued.
 */
export async function listInvoices(db: QueryBuilder, rows: OrderRows, shop: Shop): Promise<Invoice[]> {
  const found: Invoice[] = [];
  for (const shipment of rows.shipments)
    if (shipment.status !== 'cancelled') found.push(await readInvoice(db, rows, shipment, shop));
  return found;
}

/** The invoice of a shipment: as issued, or a draft. */
export async function readInvoice(
  db: QueryBuilder,
  rows: OrderRows,
  shipment: ShipmentRow,
  shop: Shop,
): Promise<Invoice> {
  // Issued before invoices were stored, from the catalogue alone.
  const isOld = shipment.dispatched_at !== null && shipment.invoice === null;
  const issuer = isOld ? catalogueIssuer(shipment.seller_id, shop) : await findIssuer(db, shipment.seller_id, shop);
  return invoiceOf(shipment) ?? makeInvoice(rows, shipment, issuer);
}

/** The invoice of a shipment at dispatch. */
export async function issueInvoice(
  db: QueryBuilder,
  rows: OrderRows,
  shipmentId: string,
  shop: Shop,
): Promise<Invoice> {
  const shipment = rows.shipments.find(({ id }) => id === shipmentId) as ShipmentRow;
  return makeInvoice(rows, shipment, await findIssuer(db, shipment.seller_id, shop));
}

function catalogueIssuer(sellerId: string, shop: Shop): Issuer {
  const seller = shop.sellers.get(sellerId);
  return { name: seller?.legalName ?? sellerId, address: seller?.address ?? '', gstin: seller?.gstin };
}

/** The seller's data from the catalogue; missing fields come from the approved application. */
export async function findIssuer(db: QueryBuilder, sellerId: string, shop: Shop): Promise<Issuer> {
  const known = catalogueIssuer(sellerId, shop);
  const row = await db
    .selectFrom('sellers')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('status', 'in', ['approved', 'suspended'])
    .executeTakeFirst();
  if (!row) return known;
  const { businessName, pickup, gstin } = fieldsOf(row);
  const seller = shop.sellers.get(sellerId);
  // Without a legal name the catalogue repeats the display name.
  const isNamed = seller !== undefined && seller.legalName !== seller.name;
  return {
    name: isNamed ? known.name : (businessName ?? known.name),
    address: known.address || (pickup ? addressLines({ ...pickup, country: 'IN' }).join(', ') : ''),
    gstin: known.gstin ?? gstin,
  };
}

function makeInvoice({ order, lines }: OrderRows, shipment: ShipmentRow, issuer: Issuer): Invoice {
  const address = addressOf(order);
  const gstin = address.country === 'IN' ? issuer.gstin : undefined;
  const shown = lines
    .filter((line) => line.shipment_id === shipment.id)
    .map((line) => describeLine(line, gstin === undefined ? undefined : isWithinState(gstin, address.state)));
  return {
    shipmentId: shipment.id,
    ...present({ number: shipment.invoice_number }),
    issuedOn: shipment.dispatched_at === null ? undefined : indianDay(shipment.dispatched_at),
    kind: gstin === undefined ? 'bill-of-supply' : 'tax-invoice',
    seller: { name: issuer.name, address: issuer.address, ...present({ gstin }) },
    buyer: {
      name: order.contact_name,
      // A landmark is for the courier alone.
      address: addressLines({ ...address, landmark: undefined }).join(', '),
      ...present({ state: address.state }),
    },
    lines: shown,
    totals: sumLines(shown, shipment.fees_minor, gstin !== undefined),
  };
}

/** Within the seller's state GST is split into CGST and SGST; otherwise it is IGST. */
export const isWithinState = (gstin: string, state: string | undefined): boolean =>
  findIndianState(state ?? '')?.code === gstin.slice(0, 2);

/** The totals of an invoice or a credit note. */
export function sumLines(lines: Invoice['lines'], feesMinor: number, hasTax: boolean): Invoice['totals'] {
  const total = (field: keyof Invoice['totals'] & keyof Invoice['lines'][number]): number =>
    lines.reduce((sum, line) => sum + (line[field] ?? 0), 0);
  return {
    grossMinor: total('grossMinor'),
    feesMinor,
    ...(hasTax && {
      taxableMinor: total('taxableMinor'),
      cgstMinor: total('cgstMinor'),
      sgstMinor: total('sgstMinor'),
      igstMinor: total('igstMinor'),
    }),
  };
}

/** `isWithin` is undefined when no tax is shown. */
function describeLine(line: OrderLineRow, isWithin: boolean | undefined): Invoice['lines'][number] {
  const grossMinor = line.price_minor * line.quantity;
  const gstPercent = line.gst_basis_points / 100;
  return {
    title: line.title,
    sku: line.sku,
    ...present({ size: line.size, hsn: line.hsn }),
    quantity: line.quantity,
    priceMinor: line.price_minor,
    grossMinor,
    ...(isWithin !== undefined && { gstPercent, ...splitGst(grossMinor, gstPercent, isWithin) }),
  };
}
