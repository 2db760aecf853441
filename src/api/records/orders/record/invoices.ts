import type { BillLine, Invoice } from '../../../../contract/bills.ts';
import type { Market } from '../../../../catalog/model.ts';
import { localDay } from '../../../../core/calendar/local-time.ts';
import type { QueryBuilder } from '../../../ground/database/types.ts';
import type { OrderLineRow, ShipmentRow } from '../../../ground/database/tables.ts';
import { present } from '../../../ground/http/present.ts';
import { fieldsOf } from '../../sellers/application.ts';
import type { Shop } from '../../../ground/shop/read-shop.ts';
import { keptAddress } from '../../../ground/text/address.ts';
import { billedOf } from './paid-line.ts';
import type { OrderRows } from './rows.ts';
import { sumLines, takenOff, taxesIn } from './bill-taxes.ts';
import { addressOf, invoiceOf } from './columns.ts';
import { billedAddress } from './shown-bill.ts';

type Issuer = Invoice['seller'];

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
  return invoiceOf(shipment) ?? makeInvoice(rows, shipment, issuer, shop);
}

/** The invoice of a shipment at dispatch. */
export async function issueInvoice(
  db: QueryBuilder,
  rows: OrderRows,
  shipmentId: string,
  shop: Shop,
): Promise<Invoice> {
  const shipment = rows.shipments.find(({ id }) => id === shipmentId) as ShipmentRow;
  return makeInvoice(rows, shipment, await findIssuer(db, shipment.seller_id, shop), shop);
}

function catalogueIssuer(sellerId: string, shop: Shop): Issuer {
  const seller = shop.sellers.get(sellerId);
  const { legalName: name = sellerId, address = '' } = seller ?? {};
  return { name, address, ...present({ gstin: seller?.gstin, trn: seller?.trn }) };
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
    address: known.address || (pickup ? keptAddress({ ...pickup, country: 'IN' }) : ''),
    ...present({ gstin: known.gstin ?? gstin, trn: known.trn }),
  };
}

/** Who supplies the goods in a market with VAT: a seller who is registered there, or the shop in its own name. */
function vatIssuer(issuer: Issuer, { number, name, address }: NonNullable<Market['vat']>, { store }: Shop): Issuer {
  if (issuer.trn !== undefined) return issuer;
  return { name: name ?? store.legalName, address: address ?? store.address, trn: number, goodsOf: issuer.name };
}

function makeInvoice({ order, lines }: OrderRows, shipment: ShipmentRow, issuer: Issuer, shop: Shop): Invoice {
  const address = addressOf(order);
  const { vat, timeZone } = shop.markets.get(order.market) ?? {};
  const { gstin, trn, ...known } = issuer;
  const seller = vat
    ? vatIssuer({ ...known, ...present({ trn }) }, vat, shop)
    : { ...known, ...(address.country === 'IN' && present({ gstin })) };
  const hasTax = seller.gstin !== undefined || seller.trn !== undefined;
  const buyer = {
    name: order.contact_name,
    address: keptAddress(billedAddress(order)),
    ...present({ state: address.state }),
  };
  const shown = lines
    .filter((line) => line.shipment_id === shipment.id)
    .map((line) => {
      const rate = vat ? { vatPercent: vat.percent } : { gstPercent: line.gst_basis_points / 100 };
      const described = describeLine(line);
      return hasTax ? { ...described, ...rate, ...taxesIn(described.grossMinor, rate, { seller, buyer }) } : described;
    });
  return {
    shipmentId: shipment.id,
    ...present({ number: shipment.invoice_number }),
    issuedOn: shipment.dispatched_at === null ? undefined : localDay(shipment.dispatched_at, timeZone),
    kind: hasTax ? 'tax-invoice' : 'bill-of-supply',
    seller,
    buyer,
    lines: shown,
    totals: sumLines(shown, shipment.fees_minor),
  };
}

const describeLine = (line: OrderLineRow): BillLine => ({
  title: line.title,
  sku: line.sku,
  ...present({ size: line.size, hsn: line.hsn }),
  quantity: line.quantity,
  priceMinor: line.price_minor,
  ...takenOff(line.discount_minor, line.shop_minor),
  grossMinor: billedOf(line),
});
