import type { Market } from '../catalog/model.ts';
import { shippingTerms, toMinor } from '../catalog/seller-terms.ts';
import type { StoreProfile } from '../catalog/schema/store.ts';
import { formatSigned } from '../core/money/format-signed.ts';
import { listEarnings, type SellerTerms } from '../core/seller/seller-earnings.ts';
import { CHARGES_GST_RATES, rateOn, TCS_RATES, TDS_RATES } from '../core/settlement/source-taxes.ts';
import { earningsText } from '../messages/rooms/earnings.ts';
import { formatAmount } from './parts/format.ts';

/** The calculator of a seller's earnings, with the results of an example. */
export interface EarningsView {
  /** Terms for the script. */
  readonly terms: SellerTerms;
  readonly currency: string;
  readonly locale: string;
  /** GST rates that goods may have, in percent. */
  readonly goodsGst: readonly number[];
  readonly example: {
    readonly category: string;
    /** In major units. */
    readonly price: number;
    readonly grams: number;
    readonly goodsGst: number;
  };
  /** Price and payout of the example, as text. */
  readonly price: string;
  readonly payout: string;
  /** The lines of the statement. The script finds them by `name`; `isResult` marks totals. */
  readonly rows: readonly {
    readonly name: string;
    readonly label: string;
    readonly amount: string;
    readonly isResult: boolean;
  }[];
}

/** The calculator with the tax rates of `today`, an ISO date. */
export function makeEarnings(
  terms: NonNullable<StoreProfile['sellerTerms']>,
  market: Market,
  today: string,
): EarningsView {
  const { currency, locale } = market;
  const { commission, shipping, goodsGst, example } = terms;
  const gstPercent = rateOn(CHARGES_GST_RATES, today);
  const tcsPercent = rateOn(TCS_RATES, today);
  const tdsPercent = rateOn(TDS_RATES, today);
  const known: SellerTerms = {
    commission: commission.map(({ name, percent }) => ({ name, percent })),
    shipping: shippingTerms(shipping),
    gstPercent,
    tcsPercent,
    tdsPercent,
  };
  const rows = listEarnings(known, {
    priceMinor: toMinor(example.price),
    grams: example.grams,
    commissionPercent: commission.find(({ name }) => name === example.category)?.percent ?? 0,
    goodsGstPercent: example.goodsGst,
  });
  const labels: Record<(typeof rows)[number]['name'], string> = {
    priceMinor: earningsText.price,
    valueMinor: earningsText.value,
    commissionMinor: earningsText.commission,
    shippingMinor: earningsText.shipping,
    chargesGstMinor: earningsText.chargesGst({ percent: gstPercent }),
    tcsMinor: earningsText.tcs({ percent: tcsPercent }),
    tdsMinor: earningsText.tds({ percent: tdsPercent }),
    payoutMinor: earningsText.payout,
    owedGstMinor: earningsText.owedGst,
    claimsMinor: earningsText.claims,
    leftMinor: earningsText.left,
  };
  return {
    terms: known,
    currency,
    locale,
    goodsGst,
    example,
    price: formatAmount(toMinor(example.price), market),
    payout: formatAmount(rows.find(({ name }) => name === 'payoutMinor')?.minor ?? 0, market),
    rows: rows.map(({ name, minor }) => ({
      name,
      label: labels[name],
      amount: formatSigned(minor, currency, locale),
      isResult: name === 'payoutMinor' || name === 'leftMinor',
    })),
  };
}
