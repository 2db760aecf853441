import { PAGE_SIZE } from '../../core/constants.ts';
import { parseMoney } from '../../core/money.ts';
import type { Category, DeliveryOption, Market, Seller } from '../model.ts';
import type { ProblemList } from '../source/problems.ts';
import type { Part } from '../source/catalog-reader.ts';
import { sanitiseBlocks } from './sanitise.ts';
import type { CategoryInput } from '../schema/category.ts';
import type { MarketInput } from '../schema/market.ts';
import type { SellerInput } from '../schema/seller.ts';

/*
 * Markets, sellers and categories of their files. A file with an error gives a stand-in that is good enough to check
 * the products against; nothing is published then, so it never reaches a page.
 */

export function makeMarket({ id, source, known }: Part<MarketInput>, problems: ProblemList): Market {
  const money = (value: number | string | undefined, currency: string, ...path: PropertyKey[]): number | undefined => {
    if (value === undefined) return undefined;
    const minor = parseMoney(value, currency);
    if (minor === undefined) problems.add(source, path, { expected: `an amount in ${currency} such as 10 or "10.50"` });
    return minor ?? 0;
  };
  const options = (
    rows: NonNullable<MarketInput['deliveryOptions']>,
    currency: string,
    ...path: PropertyKey[]
  ): DeliveryOption[] =>
    rows.map(({ price, ...row }, index) => ({
      ...row,
      ...present('priceMinor', money(price, currency, ...path, index, 'price')),
    }));
  const { currency = 'INR', otherOptions, cashOnDelivery } = known;
  const delivery = known.delivery ?? { fee: 0, days: [0, 0], daysMean: 'delivery' };
  const returns = known.returns ?? { days: 0, refundDays: 0 };
  return {
    id,
    name: known.name ?? id,
    prefix: known.prefix ?? '',
    currency,
    locale: known.locale ?? 'en-IN',
    country: known.country ?? 'IN',
    delivery: {
      feeMinor: money(delivery.fee, currency, 'delivery', 'fee') ?? 0,
      ...present('freeFromMinor', money(delivery.freeFrom, currency, 'delivery', 'freeFrom')),
      ...present(
        'cashOnDeliveryFeeMinor',
        money(delivery.cashOnDeliveryFee, currency, 'delivery', 'cashOnDeliveryFee'),
      ),
      days: delivery.days,
      daysMean: delivery.daysMean,
      holidays: delivery.holidays ?? [],
    },
    ...(cashOnDelivery && {
      cashOnDelivery: {
        ...present('openOrders', cashOnDelivery.openOrders),
        ...present('openMinor', money(cashOnDelivery.openAmount, currency, 'cashOnDelivery', 'openAmount')),
        ...present('ordersPerAddress', cashOnDelivery.ordersPerAddress),
      },
    }),
    shippingPage: known.shippingPage ?? '/',
    returns: {
      days: returns.days,
      refundDays: returns.refundDays,
      ...present('feeMinor', money(returns.fee, currency, 'returns', 'fee')),
    },
    deliveryOptions: options(known.deliveryOptions ?? [], currency, 'deliveryOptions'),
    ...(otherOptions && {
      otherOptions: {
        ...otherOptions,
        rows: options(otherOptions.rows, otherOptions.currency, 'otherOptions', 'rows'),
      },
    }),
  };
}

/** `products` is counted from the catalogue later where the file leaves it out. */
export function makeSeller({
  id,
  known,
}: Part<SellerInput>): Omit<Seller, 'products'> & { products: number | undefined } {
  const { name = id } = known;
  return {
    id,
    name,
    legalName: known.legalName ?? name,
    aboutHtml: sanitiseBlocks(known.about ?? ''),
    address: known.address ?? '',
    care: known.care ?? { phone: '', email: '' },
    ...present('gstin', known.gstin),
    ...present('rating', known.rating),
    ratings: known.ratings ?? 0,
    followers: known.followers ?? 0,
    products: known.products,
    legal: known.legal ?? {},
  };
}

export function makeCategory({ id, source, known }: Part<CategoryInput>, defaultMarketId: string): Category {
  const { title = id } = known;
  return {
    id,
    title,
    label: known.label ?? title,
    marketId: known.market ?? defaultMarketId,
    path: known.path ?? id,
    ...present('parentId', known.parent),
    ...present('nav', known.nav),
    description: known.description ?? '',
    aboutHtml: sanitiseBlocks(known.about ?? ''),
    ...present('returnCondition', known.returnCondition),
    ...present('taxClass', known.taxClass),
    ...present('hsn', known.hsn),
    pageSize: known.pageSize ?? PAGE_SIZE,
    firstSkus: known.first ?? [],
    strip: (known.strip ?? []).map((tile) => ({
      path: tile.path,
      title: tile.title,
      picture: { source: tile.image, alt: tile.alt ?? '' },
      subcategories: (tile.subcategory ?? []).map((value) => value.toLowerCase()),
    })),
    file: source.file,
  };
}

function present<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]?: V });
}

/** Values of the historical fields, and the categories and tiles that claim them. */
export function collectAliases(parts: readonly Part<CategoryInput>[]): {
  categories: Map<string, string[]>;
  tiles: Map<string, string>;
} {
  const categories = new Map<string, string[]>();
  const tiles = new Map<string, string>();
  for (const { id, known } of parts) {
    for (const field of ['Catageory', 'SubCatageory'] as const) {
      for (const value of known.historical?.[field] ?? []) {
        const key = `${field}:${value.toLowerCase()}`;
        categories.set(key, [...(categories.get(key) ?? []), id]);
      }
    }
    for (const tile of known.strip ?? []) {
      for (const value of tile.subcategory ?? []) tiles.set(value.toLowerCase(), tile.path);
    }
  }
  return { categories, tiles };
}
