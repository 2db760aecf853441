import { z } from 'zod';
import { addressLines } from '../../core/address.ts';
import { splitGst } from '../../core/gst.ts';
import { indianDay } from '../../core/indian-day.ts';
import { findIndianState } from '../../core/indian-states.ts';
import type { OrderLineRow, OrderPartRow } from '../database/tables.ts';
import { isoDay, money, present } from '../http/fields.ts';
import type { Shop } from '../shop.ts';
import type { OrderRows } from './rows.ts';
import type { Address } from './shapes.ts';

const taxes = {
  taxableMinor: money.optional(),
  cgstMinor: money.optional(),
  sgstMinor: money.optional(),
  igstMinor: money.optional(),
};

export const invoices = z.array(
  z.object({
    partId: z.string(),
    number: z.string().optional(),
    issuedOn: isoDay.optional(),
    kind: z.enum(['tax-invoice', 'bill-of-supply']),
    seller: z.object({ name: z.string(), address: z.string(), gstin: z.string().optional() }),
    buyer: z.object({ name: z.string(), address: z.string(), state: z.string().optional() }),
    lines: z.array(
      z.object({
        title: z.string(),
        sku: z.string(),
        size: z.string().optional(),
        hsn: z.string().optional(),
        quantity: z.int(),
        priceMinor: money,
        grossMinor: money,
        gstPercent: z.number().optional(),
        ...taxes,
      }),
    ),
    totals: z.object({ grossMinor: money, feesMinor: money, ...taxes }),
  }),
);
export type Invoice = z.output<typeof invoices>[number];

/** The invoices of an order, one for each seller's part that is not cancelled. Before dispatch they have no number. */
export const makeInvoices = (rows: OrderRows, shop: Shop): Invoice[] =>
  rows.parts.filter(({ status }) => status !== 'cancelled').map((part) => makeInvoice(rows, part, shop));

function makeInvoice({ order, lines }: OrderRows, part: OrderPartRow, shop: Shop): Invoice {
  const seller = shop.sellers.get(part.shop);
  const address = JSON.parse(order.address) as Address;
  const gstin = address.country === 'IN' ? seller?.gstin : undefined;
  // Goods that stay in the seller's state are taxed by centre and state in halves, others by the centre alone.
  const isWithinState = gstin !== undefined && findIndianState(address.state ?? '')?.code === gstin.slice(0, 2);
  const shown = lines
    .filter((line) => line.part_id === part.id)
    .map((line) => describeLine(line, gstin === undefined ? undefined : isWithinState));
  const total = (field: keyof typeof taxes | 'grossMinor'): number =>
    shown.reduce((sum, line) => sum + (line[field] ?? 0), 0);
  return {
    partId: part.id,
    ...present({ number: part.invoice_number }),
    ...(part.dispatched_at !== null && { issuedOn: indianDay(part.dispatched_at) }),
    kind: gstin === undefined ? 'bill-of-supply' : 'tax-invoice',
    seller: { name: seller?.legalName ?? part.shop, address: seller?.address ?? '', ...present({ gstin }) },
    buyer: {
      name: order.contact_name,
      address: addressLines(address).join(', '),
      ...present({ state: address.state }),
    },
    lines: shown,
    totals: {
      grossMinor: total('grossMinor'),
      feesMinor: part.fees_minor,
      ...(gstin !== undefined && {
        taxableMinor: total('taxableMinor'),
        cgstMinor: total('cgstMinor'),
        sgstMinor: total('sgstMinor'),
        igstMinor: total('igstMinor'),
      }),
    },
  };
}

/** `isWithinState` is undefined where no tax is shown. */
function describeLine(line: OrderLineRow, isWithinState: boolean | undefined): Invoice['lines'][number] {
  const grossMinor = line.price_minor * line.quantity;
  const gstPercent = line.gst_basis_points / 100;
  return {
    title: line.title,
    sku: line.sku,
    ...present({ size: line.size, hsn: line.hsn }),
    quantity: line.quantity,
    priceMinor: line.price_minor,
    grossMinor,
    ...(isWithinState !== undefined && { gstPercent, ...splitGst(grossMinor, gstPercent, isWithinState) }),
  };
}
