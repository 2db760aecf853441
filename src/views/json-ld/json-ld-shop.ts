import type { Market } from '../../catalog/model.ts';
import type { Site } from '../../catalog/site/site.ts';
import { toDecimal } from '../../core/money/format-price.ts';
import { marketPath } from '../../paths.ts';
import { describeDays, type JsonLd } from './json-ld.ts';

/**
 * The shop with the terms of all its products, for its contact page: delivery and returns of each market. Search engines want them on one page, the
 * home page or the one about the organisation, so product pages don't repeat them.
 * https://developers.google.com/search/docs/appearance/structured-data/organization
 * https://developers.google.com/search/docs/appearance/structured-data/shipping-policy
 */
export function describeShop(site: Site): JsonLd {
  const { store } = site.catalog;
  const markets = [...site.allMarkets.values()];
  return {
    '@type': 'OnlineStore',
    name: store.name,
    legalName: store.legalName,
    url: site.url + marketPath(site.defaultMarket),
    logo: `${site.url}/icon-512.png`,
    slogan: store.tagline,
    address: store.address,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: store.care.phone,
      email: store.care.email,
    },
    hasShippingService: markets.map(describeDelivery),
    hasMerchantReturnPolicy: markets.map((market) => describeReturns(market, site.defaultMarket)),
  };
}

function describeDelivery(market: Market): JsonLd {
  const { days, daysMean, feeMinor, freeFromMinor } = market.delivery;
  const period = { '@type': 'ServicePeriod', duration: describeDays(...days) };
  const time = daysMean === 'processing' ? {} : { transitTime: period };
  const condition = (rateMinor: number, orderValue?: { minMinor?: number; maxMinor?: number }): JsonLd => ({
    '@type': 'ShippingConditions',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: market.country },
    orderValue: orderValue && describeOrderValue(orderValue, market),
    shippingRate: describeAmount(rateMinor, market),
    ...time,
  });
  return {
    '@type': 'ShippingService',
    handlingTime: daysMean === 'processing' ? period : undefined,
    shippingConditions:
      freeFromMinor === undefined || feeMinor === 0
        ? [condition(feeMinor)]
        : [condition(feeMinor, { maxMinor: freeFromMinor - 1 }), condition(0, { minMinor: freeFromMinor })],
  };
}

const describeAmount = (minor: number, { currency }: Market): JsonLd => ({
  '@type': 'MonetaryAmount',
  value: toDecimal(minor, currency),
  currency,
});

const describeOrderValue = (
  { minMinor, maxMinor }: { minMinor?: number; maxMinor?: number },
  { currency }: Market,
): JsonLd => ({
  '@type': 'MonetaryAmount',
  minValue: minMinor === undefined ? undefined : toDecimal(minMinor, currency),
  maxValue: maxMinor === undefined ? undefined : toDecimal(maxMinor, currency),
  currency,
});

/** https://developers.google.com/search/docs/appearance/structured-data/return-policy. Returns go to the sellers, in the shop's own country. */
function describeReturns(market: Market, { country }: Market): JsonLd {
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: market.country };
  const { days } = market.returns;
  if (days === 0) return { ...policy, returnPolicyCategory: 'MerchantReturnNotPermitted' };
  return {
    ...policy,
    returnPolicyCountry: country,
    returnPolicyCategory: 'MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'ReturnByMail',
    ...describeReturnFee(market),
  };
}

/** Empty where the market does not say what a return costs. */
function describeReturnFee(market: Market): JsonLd {
  const { feeMinor } = market.returns;
  if (feeMinor === undefined) return {};
  if (feeMinor === 0) return { returnFees: 'FreeReturn' };
  return {
    returnFees: 'ReturnShippingFees',
    returnShippingFeesAmount: describeAmount(feeMinor, market),
  };
}
