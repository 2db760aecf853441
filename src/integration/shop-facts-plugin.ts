import { hasDeliveryRules } from '../catalog/queries/delivery-files.ts';
import { listPriceFiles } from '../catalog/queries/price-files.ts';
import { getSite } from '../catalog/site.ts';
import type { Plugin } from 'vite';

export const SHOP_FACTS = 'virtual:shop-facts';
export const DELIVERY_FACTS = 'virtual:delivery-facts';

/** All that a bundle knows of a shop. */
export interface BundleFacts {
  readonly shop: ShopFacts;
  readonly delivery: DeliveryFacts;
}

/** Astro may load the integration, and this module with it, a second time. Both share the global object. */
const KEY = Symbol.for('haat.bundleFacts');
const holder = globalThis as { [KEY]?: BundleFacts };

/** Has a process without a site bundle for a shop with these facts. */
export function setBundleFacts(facts: BundleFacts): void {
  holder[KEY] = facts;
}

export const collectBundleFacts = (): BundleFacts => ({ shop: collectFacts(), delivery: collectDeliveryFacts() });

/**
 * Provides the module `virtual:shop-facts` (src/browser/shop-facts.d.ts): what scripts need to know about the shop and its markets.
 * As a module it is fetched with the first script that needs it instead of being part of every page. `changed` replaces some of it.
 * `virtual:delivery-facts` is what the dates of deliveries need, which is little, so that a product page loads no more for them.
 */
export function shopFactsPlugin(changed: Partial<ShopFacts> = {}): Plugin {
  return {
    name: 'haat-shop-facts',
    resolveId: (id: string) => (id === SHOP_FACTS || id === DELIVERY_FACTS ? `\0${id}` : undefined),
    load: (id: string) => {
      const [name, copy] = id.split('?');
      if (name === `\0${SHOP_FACTS}`) {
        const facts = { ...collectFacts(), ...changed };
        return `export default ${JSON.stringify(copy ? pickListFacts(facts) : facts)}`;
      }
      return id === `\0${DELIVERY_FACTS}` ? `export default ${JSON.stringify(collectDeliveryFacts())}` : undefined;
    },
  };
}

function collectDeliveryFacts(): DeliveryFacts {
  if (holder[KEY]) return holder[KEY].delivery;
  const { defaultMarket, catalog } = getSite();
  const markets = [...catalog.markets.values()].map(({ id, delivery: { days, daysMean, holidays } }) => [
    id,
    { days, daysMean, holidays: holidays.map(({ date }) => ({ date })) },
  ]);
  return { defaultMarket: defaultMarket.id, markets: Object.fromEntries(markets) };
}

/** What a copy for lists of products knows (search-copies-plugin.ts): where markets are and how they write amounts. */
function pickListFacts({ defaultMarket, markets }: ShopFacts): Pick<ShopFacts, 'defaultMarket'> & { markets: object } {
  const own = Object.entries(markets).map(([id, { prefix, currency, locale }]) => [id, { prefix, currency, locale }]);
  return { defaultMarket, markets: Object.fromEntries(own) };
}

/** What scripts know about the shop. */
export function collectFacts(): ShopFacts {
  if (holder[KEY]) return holder[KEY].shop;
  const site = getSite();
  const { store, markets } = site.catalog;
  const files = listPriceFiles(site);
  return {
    defaultMarket: site.defaultMarket.id,
    api: site.api ?? '',
    keepsNoPages: store.offline === false || undefined,
    hasLoginPage: store.phoneUpdates ? true : undefined,
    analytics: store.analytics ?? '',
    privacy: store.pages.privacy,
    trouble: store.pages.trouble,
    markets: Object.fromEntries(
      [...markets.values()].map(({ id, prefix, currency, locale, mrpLabel, delivery }) => [
        id,
        {
          prefix,
          currency,
          locale,
          mrpLabel,
          priceFiles: files.get(id)?.length ?? 1,
          feeMinor: delivery.feeMinor,
          freeFromMinor: delivery.freeFromMinor,
          cashOnDeliveryFeeMinor: delivery.cashOnDeliveryFeeMinor,
          asksPinCode: hasDeliveryRules(site, id) || undefined,
        },
      ]),
    ),
  };
}
