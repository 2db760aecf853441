import type { BillLine, Invoice } from '../../../../contract/bills.ts';
import { splitGst } from '../../../../core/tax/gst.ts';
import { splitVat } from '../../../../core/tax/vat.ts';
import { findIndianState } from '../../../../core/address/indian-states.ts';

/** The taxes of a line, or of all lines. */
type Taxes = Pick<BillLine, 'taxableMinor' | 'cgstMinor' | 'sgstMinor' | 'igstMinor' | 'vatMinor'>;
/** The rate of a line, of the tax that its bill shows. */
type Rate = Pick<BillLine, 'gstPercent' | 'vatPercent'>;

const TAXES = ['taxableMinor', 'cgstMinor', 'sgstMinor', 'igstMinor', 'vatMinor'] as const;

/** Within the seller's state GST is split into CGST and SGST; otherwise it is IGST. */
export const isWithinState = (gstin: string, state: string | undefined): boolean =>
  findIndianState(state ?? '')?.code === gstin.slice(0, 2);

/** The taxes within an amount at the rate of its line; none on a bill without tax. */
export function taxesIn(
  minor: number,
  { gstPercent, vatPercent }: Rate,
  { seller, buyer }: Pick<Invoice, 'seller' | 'buyer'>,
): Taxes {
  if (vatPercent !== undefined) return splitVat(minor, vatPercent);
  if (gstPercent === undefined || seller.gstin === undefined) return {};
  return { ...splitGst(minor, gstPercent, isWithinState(seller.gstin, buyer.state)) };
}

/** What remains of taxes after `before`: so those of all pieces add up, whatever is rounded. */
export const taxesBetween = (before: Taxes, after: Taxes): Taxes =>
  mapTaxes(after, (tax, name) => tax - (before[name] ?? 0));

/** The totals of an invoice or a credit note, with the VAT within its fees. */
export function sumLines(lines: Invoice['lines'], feesMinor: number): Invoice['totals'] {
  const vatPercent = lines[0]?.vatPercent;
  const total = (name: 'discountMinor' | 'shopMinor') => lines.reduce((sum, line) => sum + (line[name] ?? 0), 0);
  return {
    grossMinor: lines.reduce((sum, { grossMinor }) => sum + grossMinor, 0),
    feesMinor,
    ...takenOff(total('discountMinor'), total('shopMinor')),
    ...mapTaxes(lines[0] ?? {}, (_, name) => lines.reduce((sum, line) => sum + (line[name] ?? 0), 0)),
    ...(vatPercent !== undefined && feesMinor > 0 && { feesVatMinor: splitVat(feesMinor, vatPercent).vatMinor }),
  };
}

/** What an offer takes off, where it does: the seller, or the shop, which pays it. */
export const takenOff = (
  discountMinor: number,
  shopMinor: number,
): Pick<Invoice['totals'], 'discountMinor' | 'shopMinor'> => ({
  ...(discountMinor > 0 && { discountMinor }),
  ...(shopMinor > 0 && { shopMinor }),
});

/** Those taxes that a line has, each made anew. */
const mapTaxes = (taxes: Taxes, make: (tax: number, name: (typeof TAXES)[number]) => number): Taxes =>
  Object.fromEntries(
    TAXES.flatMap((name) => {
      const tax = taxes[name];
      return tax === undefined ? [] : [[name, make(tax, name)]];
    }),
  );
