import { z } from 'zod';
import { isoDay, money } from './fields.ts';
import type { AnswerOf } from './types.ts';

/** Invoices and credit notes in answers (src/api/docs/contract-orders.md). Amounts are minor units. */

/** What an offer takes off before tax, and what the shop pays of the price in the buyer's place; missing for nothing. */
const offers = { discountMinor: money.optional(), shopMinor: money.optional() };

const taxes = {
  taxableMinor: money.optional(),
  cgstMinor: money.optional(),
  sgstMinor: money.optional(),
  igstMinor: money.optional(),
  /** In a market with VAT, instead of the three above. */
  vatMinor: money.optional(),
};

/** A seller's invoice. Before dispatch it is a draft without a number. */
export const invoice = z.object({
  shipmentId: z.string(),
  number: z.string().optional(),
  /** ISO day. */
  issuedOn: isoDay.optional(),
  kind: z.enum(['tax-invoice', 'bill-of-supply']),
  seller: z.object({
    name: z.string(),
    address: z.string(),
    gstin: z.string().optional(),
    /** The VAT number; its bills show VAT. */
    trn: z.string().optional(),
    /** Whose goods these are, where the shop supplies them in its own name. */
    goodsOf: z.string().optional(),
  }),
  buyer: z.object({ name: z.string(), address: z.string(), state: z.string().optional() }),
  lines: z.array(
    z.object({
      title: z.string(),
      sku: z.string(),
      size: z.string().optional(),
      hsn: z.string().optional(),
      quantity: z.int(),
      priceMinor: money,
      ...offers,
      grossMinor: money,
      gstPercent: z.number().optional(),
      vatPercent: z.number().optional(),
      ...taxes,
    }),
  ),
  /** Taxes are those of the lines; `feesVatMinor` is the VAT within the fees. */
  totals: z.object({ grossMinor: money, feesMinor: money, ...offers, ...taxes, feesVatMinor: money.optional() }),
});
export type Invoice = AnswerOf<typeof invoice>;
export type BillLine = Invoice['lines'][number];

/** A seller's credit note for returned goods (CGST Act, section 34), which takes back a part of an invoice. */
export const creditNote = invoice.extend({
  returnId: z.string(),
  number: z.string(),
  /** ISO day. */
  issuedOn: isoDay,
  /** The invoice to which it belongs, and whose kind is `kind`. */
  invoice: z.object({ number: z.string(), issuedOn: isoDay.optional() }),
  /** Why the goods came back. */
  reason: z.string(),
});
export type CreditNote = AnswerOf<typeof creditNote>;
