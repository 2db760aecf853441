import { expectClearAmount } from '../values/clear-amount.ts';
import { timeZoneOf } from '../../core/calendar/local-time.ts';
import { isAmbiguousAmount, parseMoney } from '../../core/money/parse-money.ts';
import type { DeliveryOption, Market } from '../model.ts';
import type { MarketInput } from '../schema/market.ts';
import type { CatalogFile } from '../source/catalog-reader.ts';
import type { ProblemList } from '../problems/problems.ts';

/** Reads an amount in the market's currency as minor units; undefined stays undefined. */
type ReadAmount = (value: number | string | undefined, ...path: PropertyKey[]) => number | undefined;

/**
 * Makes a market of its file. Fields that are missing because of an error get defaults, so that products can be checked
 * against the market; such a catalogue is never published.
 */
export function makeMarket(file: CatalogFile<MarketInput>, problems: ProblemList): Market {
  const { id, known } = file;
  const { currency = 'INR', country = 'IN' } = known;
  const readAmount = amountReader(file, currency, problems);
  const returns = known.returns ?? { days: 0, refundDays: 0 };
  return {
    id,
    name: known.name ?? id,
    prefix: known.prefix ?? '',
    currency,
    locale: known.locale ?? 'en-IN',
    ...makeLanguages(known, country),
    country,
    timeZone: known.timeZone ?? timeZoneOf(country),
    mrpLabel: known.mrpLabel ?? (country === 'IN' ? 'MRP' : 'Was'),
    delivery: makeDelivery(known, readAmount),
    ...makeCashRules(known, readAmount),
    onlinePayments: known.onlinePayments ?? [],
    vat: known.vat,
    shippingPage: known.shippingPage ?? '/',
    returns: {
      days: returns.days,
      refundDays: returns.refundDays,
      feeMinor: readAmount(returns.fee, 'returns', 'fee'),
    },
    deliveryOptions: makeOptions(known.deliveryOptions ?? [], readAmount, 'deliveryOptions'),
    ...makeOtherOptions(file, problems),
  };
}

/** The pages in a further language are below it in the default market; in another its country follows: "ar-ae". */
const makeLanguages = ({ prefix, languages }: Partial<MarketInput>, country: string): Pick<Market, 'languages'> =>
  languages === undefined || languages.length === 0
    ? {}
    : {
        languages: languages.map((language) => ({
          language,
          prefix: (prefix === undefined ? language : `${language}-${country}`).toLowerCase(),
        })),
      };

const amountReader =
  ({ source }: CatalogFile<MarketInput>, currency: string, problems: ProblemList): ReadAmount =>
  (value, ...path) => {
    if (value === undefined) return undefined;
    const minor = parseMoney(value, currency);
    if (minor === undefined)
      problems.add(source, path, {
        code: 'amount-invalid',
        expected: `an amount in ${currency} such as 10 or "10.50"`,
      });
    else if (isAmbiguousAmount(value, currency))
      problems.add(source, path, {
        code: 'amount-ambiguous',
        severity: 'warning',
        expected: expectClearAmount(currency),
      });
    return minor ?? 0;
  };

function makeDelivery({ delivery }: Partial<MarketInput>, readAmount: ReadAmount): Market['delivery'] {
  const { fee, freeFrom, cashOnDeliveryFee, days, daysMean, dispatchDays, holidays } = delivery ?? {
    fee: 0,
    days: [0, 0],
    daysMean: 'delivery',
  };
  return {
    feeMinor: readAmount(fee, 'delivery', 'fee') ?? 0,
    freeFromMinor: readAmount(freeFrom, 'delivery', 'freeFrom'),
    cashOnDeliveryFeeMinor: readAmount(cashOnDeliveryFee, 'delivery', 'cashOnDeliveryFee'),
    dispatchDays,
    days,
    daysMean,
    holidays: holidays ?? [],
  };
}

function makeCashRules(
  { cashOnDelivery }: Partial<MarketInput>,
  readAmount: ReadAmount,
): Pick<Market, 'cashOnDelivery'> {
  if (!cashOnDelivery) return {};
  const { openOrders, openAmount, ordersPerAddress } = cashOnDelivery;
  const openMinor = readAmount(openAmount, 'cashOnDelivery', 'openAmount');
  return { cashOnDelivery: { openOrders, openMinor, ordersPerAddress } };
}

const makeOptions = (
  rows: NonNullable<MarketInput['deliveryOptions']>,
  readAmount: ReadAmount,
  ...path: PropertyKey[]
): DeliveryOption[] =>
  rows.map(({ price, ...row }, index) => ({
    ...row,
    priceMinor: readAmount(price, ...path, index, 'price'),
  }));

function makeOtherOptions(file: CatalogFile<MarketInput>, problems: ProblemList): Pick<Market, 'otherOptions'> {
  const { otherOptions } = file.known;
  if (!otherOptions) return {};
  const readAmount = amountReader(file, otherOptions.currency, problems);
  return {
    otherOptions: { ...otherOptions, rows: makeOptions(otherOptions.rows, readAmount, 'otherOptions', 'rows') },
  };
}
