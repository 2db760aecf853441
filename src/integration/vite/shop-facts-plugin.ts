import { hasDeliveryRules } from '../../catalog/delivery/delivery-files.ts';
import { listPriceFiles } from '../../catalog/delivery/price-files.ts';
import { isFirst, listEditionMarkets, nameIn } from '../../catalog/site/editions.ts';
import type { Market } from '../../catalog/model.ts';
import { listShownPromotions, type ShownPromotions } from '../../catalog/delivery/shown-promotions.ts';
import { getSite, type Site } from '../../catalog/site/site.ts';
import { storePages } from '../../views/parts/market-pages.ts';
import type { Plugin } from 'vite';

export const SHOP_FACTS = 'virtual:shop-facts';
export const DELIVERY_FACTS = 'virtual:delivery-facts';
export const OFFER_FACTS = 'virtual:offer-facts';

const MODULES = [SHOP_FACTS, DELIVERY_FACTS, OFFER_FACTS];

/** Everything that a bundle knows about a shop. */
export interface BundleFacts {
  readonly shop: ShopFacts;
  readonly delivery: DeliveryFacts;
  readonly offers: ShownPromotions;
}

/** Astro may load the integration, and this module with it, a second time. Both copies share the global object. */
const KEY = Symbol.for('haat.bundleFacts');
const holder = globalThis as { [KEY]?: BundleFacts };

/** Lets a process without a site bundle for a shop with these facts. */
export function setBundleFacts(facts: BundleFacts): void {
  holder[KEY] = facts;
}

/** The facts for the bundle of an edition; by default, of the first language. */
export function collectBundleFacts(edition?: Site): BundleFacts {
  if (holder[KEY]) return holder[KEY];
  const site = edition ?? getSite();
  return { shop: collectShopFacts(site), delivery: describeDelivery(site), offers: listShownPromotions(site) };
}

/** What scripts know about the shop. */
export const collectFacts = (): ShopFacts => collectBundleFacts().shop;

/**
 * Provides three modules. `virtual:shop-facts` (src/browser/shop-facts.d.ts) is what scripts need to know about the shop and its markets. As a module
 * it is fetched with the first script that needs it, instead of being part of every page. `changed` replaces some of it. `virtual:offer-facts` are
 * the offers that carts know. `virtual:delivery-facts` is the little that delivery dates need, so that product pages load no more for them.
 */
export function shopFactsPlugin(changed: Partial<ShopFacts> = {}): Plugin {
  return {
    name: 'haat-shop-facts',
    resolveId: (id: string) => (MODULES.includes(id) ? `\0${id}` : undefined),
    load: (id: string) => {
      const [name, copy] = id.split('?');
      if (name === `\0${SHOP_FACTS}`) {
        const facts = { ...collectFacts(), ...changed };
        return `export default ${JSON.stringify(copy ? pickListFacts(facts) : facts)}`;
      }
      // While a shop can't be read, only the first module is requested.
      if (id === `\0${DELIVERY_FACTS}`) return `export default ${JSON.stringify(collectBundleFacts().delivery)}`;
      return id === `\0${OFFER_FACTS}` ? `export default ${JSON.stringify(collectBundleFacts().offers)}` : undefined;
    },
  };
}

function describeDelivery({ defaultMarket, allMarkets }: Site): DeliveryFacts {
  const markets = [...allMarkets.values()].map(({ id, delivery: { days, daysMean, holidays } }) => [
    id,
    { days, daysMean, holidays: holidays.map(({ date }) => ({ date })) },
  ]);
  return { defaultMarket: defaultMarket.id, markets: Object.fromEntries(markets) };
}

/** The facts in the copy for lists of products (search-copies-plugin.ts): the addresses of markets and how they write amounts. */
function pickListFacts({ defaultMarket, markets }: ShopFacts): Pick<ShopFacts, 'defaultMarket'> & { markets: object } {
  const own = Object.entries(markets).map(([id, { prefix, currency, locale }]) => [id, { prefix, currency, locale }]);
  return { defaultMarket, markets: Object.fromEntries(own) };
}

function collectShopFacts(site: Site): ShopFacts {
  const { store } = site.catalog;
  return {
    defaultMarket: site.defaultMarket.id,
    api: site.api ?? '',
    keepsNoPages: store.offline === false || undefined,
    hasLoginPage: store.phoneUpdates ? true : undefined,
    analytics: store.analytics ?? '',
    privacy: store.pages.privacy,
    trouble: store.pages.trouble,
    markets: Object.fromEntries([
      ...[...site.allMarkets.values()].map(
        (market) => [market.id, { ...describeMarket(site, market), ...describePages(site, market) }] as const,
      ),
      ...listTranslated(site),
    ]),
    links: site.links,
  };
}

/**
 * The markets in further languages, by names such as "in.hi", for code that is shared by all languages: the service worker, and the storage of
 * visited pages. The pages of such a language don't need them.
 */
const listTranslated = (site: Site): (readonly [string, MarketFacts])[] =>
  (isFirst(site) ? listEditionMarkets(site) : []).flatMap(({ edition, market }) =>
    edition === site
      ? []
      : [[nameIn(edition, market), { ...describeMarket(edition, market), zone: undefined }] as const],
  );

/** The pages of a market that replace those of the default market, where scripts on the market's pages load them. */
function describePages(site: Site, market: Market): Pick<MarketFacts, 'privacy' | 'trouble'> {
  if (!site.catalog.markets.has(market.id)) return {};
  const { privacy, trouble } = storePages(site, market);
  const { pages } = site.catalog.store;
  return {
    privacy: privacy === pages.privacy ? undefined : privacy,
    trouble: trouble === pages.trouble ? undefined : trouble,
  };
}

const describeMarket = (
  site: Site,
  { id, prefix, currency, locale, timeZone, mrpLabel, delivery }: Market,
): MarketFacts => ({
  prefix,
  currency,
  locale,
  zone: timeZone as MarketFacts['zone'],
  mrpLabel,
  priceFiles: listPriceFiles(site).get(id)?.length ?? 1,
  feeMinor: delivery.feeMinor,
  freeFromMinor: delivery.freeFromMinor,
  cashOnDeliveryFeeMinor: delivery.cashOnDeliveryFeeMinor,
  hasOffers: listShownPromotions(site)[id] ? true : undefined,
  asksPinCode: hasDeliveryRules(site, id) || undefined,
});
