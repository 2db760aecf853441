import type { Plugin } from 'vitest/config';

/** A shop in India, and in the Emirates in English, as bundled code knows it. */
const SHOP: ShopFacts = {
  ...{ defaultMarket: 'in', api: '', analytics: '', privacy: '/privacyPolicy', trouble: '/help' },
  markets: {
    in: {
      ...{ prefix: '', currency: 'INR', locale: 'en-IN', mrpLabel: 'MRP', priceFiles: 1, asksPinCode: true },
      ...{ feeMinor: 4_000, freeFromMinor: 50_000, cashOnDeliveryFeeMinor: 2_000 },
    },
    ae: {
      ...{ prefix: 'en-ae', currency: 'AED', locale: 'en-AE', mrpLabel: 'Was', priceFiles: 1 },
      ...{ feeMinor: 1_500 },
    },
  },
};

const DELIVERY: DeliveryFacts = {
  defaultMarket: 'in',
  markets: { in: { days: [3, 8], daysMean: 'delivery', holidays: [] } },
};

const MODULES: Readonly<Record<string, object>> = {
  'virtual:shop-facts': SHOP,
  'virtual:delivery-facts': DELIVERY,
  'virtual:offer-facts': {},
};

/** The modules that a build makes of a shop (src/integration/vite/shop-facts-plugin.ts), so that tests import what reads them. */
export const madeFacts: Plugin = {
  name: 'made-facts',
  resolveId: (id: string) => (id in MODULES ? `\0${id}` : undefined),
  load: (id: string) => {
    const facts = MODULES[id.slice(1)];
    return facts && `export default ${JSON.stringify(facts)}`;
  },
};
