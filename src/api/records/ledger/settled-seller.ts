import { CHARGES_GST_RATES, hasTdsLimit, rateOn, TCS_RATES, tdsRateOn } from '../../../core/settlement/source-taxes.ts';
import { panOfGstin } from '../../../core/tax/pan.ts';
import type { ShippingTerms, SourceTaxes } from '../../../core/settlement/charge-parcel.ts';
import { shippingTerms } from '../../../catalog/seller-terms.ts';
import type { ShipmentRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { invoiceOf } from '../orders/record/columns.ts';
import { isWithinState } from '../orders/record/bill-taxes.ts';
import type { Shop } from '../../ground/shop/read-shop.ts';
import { fieldsOf } from '../sellers/application.ts';

/** A seller as the tax rules see it on a day. */
interface SettledSeller {
  /** With the rate of TDS above the limit. */
  readonly taxes: SourceTaxes;
  readonly hasTdsLimit: boolean;
}

/**
 * The currency in which sellers are settled: that of the default market, for which the shop's terms are made. Sales in other currencies
 * are settled outside the shop.
 */
export const settledCurrency = ({ markets, store }: Shop): string | undefined =>
  markets.get(store.defaultMarket)?.currency;

/** The same for what is paid to sellers. */
export const payoutCurrency = (shop: Shop): string => settledCurrency(shop) ?? 'INR';

/** The shop's charges for parcels; undefined if it has none. */
export const shippingOf = ({ store: { sellerTerms } }: Shop): ShippingTerms | undefined =>
  sellerTerms && shippingTerms(sellerTerms.shipping);

const isIndian = ({ markets, store }: Shop): boolean => markets.get(store.defaultMarket)?.country === 'IN';

/** GST on the shop's charges on a day, in percent. */
export const chargesGst = (shop: Shop, day: string): number => (isIndian(shop) ? rateOn(CHARGES_GST_RATES, day) : 0);

const UNTAXED: SettledSeller = {
  taxes: { isRegistered: false, isWithinState: false, gstPercent: 0, tcsPercent: 0, tdsPercent: 0 },
  hasTdsLimit: false,
};

/**
 * The taxes at source of a shipment's seller. Whether it is registered is what its invoice says, as issued. The PAN is that of the
 * GSTIN, else that of the approved application. `state` is that of the delivery address.
 */
export async function findSettledSeller(
  db: QueryBuilder,
  shop: Shop,
  shipment: ShipmentRow,
  state: string | undefined,
  day: string,
): Promise<SettledSeller> {
  if (!isIndian(shop)) return UNTAXED;
  const row = await db
    .selectFrom('sellers')
    .selectAll()
    .where('seller_id', '=', shipment.seller_id)
    .where('status', 'in', ['approved', 'suspended'])
    .executeTakeFirst();
  const invoice = invoiceOf(shipment);
  const fields = row ? fieldsOf(row) : {};
  const gstin = invoice ? invoice.seller.gstin : (shop.sellers.get(shipment.seller_id)?.gstin ?? fields.gstin);
  const known = gstin ?? fields.gstin;
  const pan = known === undefined ? fields.pan : panOfGstin(known);
  return {
    taxes: {
      isRegistered: gstin !== undefined,
      isWithinState: gstin !== undefined && isWithinState(gstin, state),
      gstPercent: chargesGst(shop, day),
      tcsPercent: rateOn(TCS_RATES, day),
      tdsPercent: tdsRateOn(pan, day),
    },
    hasTdsLimit: hasTdsLimit(pan),
  };
}
