import { expectClearAmount } from '../../catalog/values/clear-amount.ts';
import { decimalsOf } from '../../core/money/format-price.ts';
import { withLatinFigures } from '../../core/text/latin-digits.ts';
import type { ConvertContext } from './context.ts';
import type { Findings } from './findings.ts';
import { listAmounts } from '../headings/price-names.ts';
import { type Cell, type RowValues, withTexts } from './row-values.ts';
import { type AmountFault, findAmountFault, tellAmountFault } from './amount-faults.ts';
import { DISCOUNTS, priceField, saleOf } from './row-sale.ts';
import { readAmount } from './values.ts';

/** Price and MRP as files have them, in major units. */
export interface Offer {
  readonly price: number;
  readonly mrp?: number;
}

/**
 * The offer of a row; undefined where the row is refused. `parent` is the offer of the product to which the variant belongs; it counts if the row has
 * no price. A price is never guessed: a missing price, 0 or a text that is not an amount refuses the row.
 */
export function readOffer(
  written: RowValues,
  { mapping, shop: { currency } }: ConvertContext,
  findings: Findings,
  parent?: Offer,
): Offer | undefined {
  // Squarespace keeps the lower price of a sale that is over.
  const values = /^(?:no|n|false|0)$/i.test(written.get('offers.sale.on'))
    ? withTexts(written, { 'offers.sale': '' })
    : written;
  const { row } = values;
  const read = (field: string) => readAmount(values.get(field), currency, mapping.decimals);
  const refuse = (code: string, expected: string, field = 'offers.price') =>
    findings.add(row, 'refused', { code, expected, found: values.get(field), column: values.columnOf(field) });
  const own = values.get('offers.currency');
  if (own !== '' && own.trim().toUpperCase() !== currency) {
    refuse(
      'currency-unknown',
      `prices in ${currency}: these are in ${own.trim().toUpperCase()}, and nothing converts them`,
      'offers.currency',
    );
    return undefined;
  }
  const lower = priceField(values);
  const days = values.get(lower) === '' ? undefined : saleOf(values, mapping, findings);
  if (days?.state === 'unclear') return undefined;
  const isOn = days === undefined || days.state === 'on';
  const sale = isOn ? read('offers.sale').amount : undefined;
  if (isOn && sale === undefined && values.get('offers.sale') !== '') tellSale(values, currency, findings);
  // The price outside a sale has another name if the price is that of the sale, or if there is none.
  const isBefore =
    !isOn && (lower === 'offers.price' || (lower === 'offers.sale' && values.get('offers.price') === ''));
  const field = sale ? 'offers.sale' : isBefore ? 'offers.mrp' : 'offers.price';
  const regular = values.get(field);
  if (!sale && regular === '') {
    if (isBefore) {
      refuse('sale-over', 'a price outside the sale, whose days are not now', lower);
      return undefined;
    }
    const surcharge = read('offers.surcharge').amount;
    if (parent) return surcharge ? addTo(parent, surcharge, currency) : parent;
    refuse('offer-missing', `a price in ${currency}, such as 499${tellLeftOut(values)}`);
    return undefined;
  }
  const { amount, isAmbiguous } = read(field);
  if (amount === undefined) {
    const fault = findAmountFault(values.get(field), currency);
    refuse(AMOUNT_CODES[fault.kind] ?? 'price-invalid', tellAmountFault(fault, currency), field);
    return undefined;
  }
  if (amount === 0) {
    refuse('price-zero', 'a price above 0', field);
    return undefined;
  }
  if (isAmbiguous)
    findings.add(row, 'warning', {
      code: 'amount-ambiguous',
      expected: expectClearAmount(currency),
      found: values.get(field),
      column: values.columnOf(field),
    });
  if (isBefore) return { price: amount };
  return withMrp(
    isOn ? withDiscount(amount, values, currency, read, findings) : { price: amount },
    sale ? read('offers.price').amount : undefined,
    values,
    findings,
    mapping,
    read,
  );
}

/** Adds a variant's surcharge to the product's price and MRP alike. */
const addTo = ({ price, mrp }: Offer, surcharge: number, currency: string): Offer => ({
  price: roundIn(currency, price + surcharge),
  ...(mrp !== undefined && { mrp: roundIn(currency, mrp + surcharge) }),
});

/** Refuses a price below the cost in the source, until an editor has said that it is right. */
export function checkCost(
  values: RowValues,
  offer: Offer | undefined,
  parent: RowValues | undefined,
  { mapping, shop: { currency } }: ConvertContext,
  findings: Findings,
): void {
  if (!offer || mapping.price !== undefined) return;
  const cells = values.all('cost');
  const above = findCostAbove(
    offer.price,
    cells.length > 0 ? cells : (parent?.all('cost') ?? []),
    (text) => readAmount(text, currency, mapping.decimals).amount,
  );
  if (!above) return;
  const name = values.columnOf('offers.price') ?? 'price';
  findings.add(values.row, 'refused', {
    code: 'price-below-cost',
    found: String(offer.price),
    expected: `a price of at least ${above.cost}, which is what it costs by the column ${JSON.stringify(above.column)}. If the price is right, import with --price ${JSON.stringify(name)}`,
    column: name,
  });
}

/** The first cost of a row that is above its price. */
export function findCostAbove(
  price: number,
  cells: readonly Cell[],
  read: (text: string) => number | undefined,
): { readonly cost: number; readonly column: string } | undefined {
  for (const { text, column } of cells) {
    const cost = read(text);
    if (cost !== undefined && price < cost) return { cost, column };
  }
  return undefined;
}

/** The columns of amounts that the mapping leaves out, if one of them may be the price. */
function tellLeftOut(values: RowValues): string {
  const names = listAmounts(values.listLeftOut()).map(({ column }) => JSON.stringify(column));
  return names.length === 0
    ? ''
    : `: ${names.slice(0, 3).join(', ')} ${names.length === 1 ? 'is' : 'are'} left out; say with --price COLUMN if it is the price`;
}

/** Problem codes for wrong prices; all others are `price-invalid`. */
const AMOUNT_CODES: Readonly<Partial<Record<AmountFault['kind'], string>>> = {
  currency: 'currency-unknown',
  range: 'price-range',
  short: 'price-short',
};

/** Reports a sale price that is not an amount. It is ignored. */
function tellSale(values: RowValues, currency: string, findings: Findings): void {
  const found = values.get('offers.sale');
  findings.add(values.row, 'left-out', {
    code: 'sale-price-invalid',
    expected: `${tellAmountFault(findAmountFault(found, currency), currency)}; the price without it is taken`,
    found,
    column: values.columnOf('offers.sale'),
  });
}

/** Rounds an amount in major units to the decimals of its currency. */
function roundIn(currency: string, amount: number): number {
  const units = 10 ** decimalsOf(currency);
  return Math.round(amount * units) / units;
}

type Read = (field: string) => { readonly amount?: number | undefined };

/** A percentage, which may have more decimals than an amount: "12.5", "33,333 %". */
function readPercent(written: string): number | undefined {
  const text = withLatinFigures(written).trim();
  const percent = /^\d{1,3}(?:[.,]\d{1,9})?(?= ?%?$)/.exec(text)?.[0].replace(',', '.');
  return percent === undefined || Number(percent) > 100 ? undefined : Number(percent);
}

/** Applies the discount that Wix has beside the price, a percentage or an amount. One that can't be read is ignored and reported. */
function withDiscount(amount: number, values: RowValues, currency: string, read: Read, findings: Findings): Offer {
  const field = DISCOUNTS.find((one) => values.get(one) !== '' && !isNothing(values.get(one)));
  if (field === undefined) return { price: amount };
  const text = values.get(field);
  const isPercent =
    field === 'offers.discount.percent' ||
    (field === 'offers.discount.value' &&
      (/%$/.test(text.trim()) || /percent/i.test(values.get('offers.discount.kind'))));
  const discount = isPercent ? readPercent(text) : read(field).amount;
  if (discount === undefined)
    findings.add(values.row, 'left-out', {
      code: 'sale-price-invalid',
      expected: `${isPercent ? 'a percentage such as 12.5' : `an amount in ${currency}`}; the price without the discount is taken`,
      found: text,
      column: values.columnOf(field),
    });
  if (!discount) return { price: amount };
  const price = roundIn(currency, isPercent ? amount * (1 - discount / 100) : amount - discount);
  return price > 0 ? { price, mrp: amount } : { price: amount };
}

const isNothing = (text: string): boolean => /^0*(?:[.,]0+)? ?%?$/.test(text.trim());

function withMrp(
  offer: Offer,
  regular: number | undefined,
  values: RowValues,
  findings: Findings,
  { format }: ConvertContext['mapping'],
  read: Read,
): Offer | undefined {
  const written = values.get('offers.mrp');
  const mrp = read('offers.mrp').amount;
  const about = { found: written, column: values.columnOf('offers.mrp') };
  if (written !== '' && mrp === undefined)
    findings.add(values.row, 'left-out', {
      code: 'mrp-invalid',
      expected: 'an amount such as 999, or no MRP; this one is left out',
      ...about,
    });
  const before = mrp || regular || offer.mrp;
  if (!before) return { price: offer.price };
  if (before >= offer.price) return { price: offer.price, mrp: before };
  const expected = `a price of at most the MRP, ${before}`;
  // Shopify never shows a compare-at price below the price; in other formats one of the two is wrong.
  if (format === 'shopify' || !mrp) {
    findings.add(values.row, 'left-out', {
      code: 'compare-below-price',
      expected: `a price before of at least ${offer.price}; this one is left out`,
      ...about,
      found: written || String(before),
    });
    return { price: offer.price };
  }
  findings.add(values.row, 'refused', {
    code: 'price-above-mrp',
    expected,
    found: values.get('offers.price'),
    column: values.columnOf('offers.price'),
  });
  return undefined;
}
