import { listComma } from '../../messages/language.ts';
import type { Category, Market } from '../../catalog/model.ts';
import type { Site } from '../../catalog/site/site.ts';
import { marketHomeText } from '../../messages/rooms/market-home.ts';
import { shellText } from '../../messages/rooms/shell.ts';
import { termsText } from '../../messages/rooms/terms.ts';
import { marketPath } from '../../paths.ts';
import type { PromiseView } from './home.ts';
import { noticeIn, RailMaker, type RailView } from './home-rails.ts';
import { makeMarketTiles, type TilesView } from './home-tiles.ts';
import { storePages } from '../parts/market-pages.ts';
import { makeOfferTerms, spanOf } from '../parts/market-rules.ts';
import type { PageView } from '../parts/page-view.ts';
import { makeShellView } from '../parts/shell.ts';
import { makeSlides, type SlideView } from './slides.ts';
import { describeTerms, formatAmount } from '../parts/format.ts';

/** The home page of a market other than the default one. */
export interface MarketHomeView extends PageView {
  readonly heading: string;
  readonly slides: readonly SlideView[];
  /** Cost and days of delivery, payment and returns. */
  readonly promises: readonly PromiseView[];
  /** Missing in a market with hardly any categories. */
  readonly categories?: TilesView;
  /** A row of the first products of each category. */
  readonly lists: readonly RailView[];
  readonly priceShops: readonly RailView[];
  /** What is said where the market has no products. */
  readonly notice?: string;
}

/** The home page of a market that has no home.json: its rows and tiles are made from its categories. */
export function makeMarketHomeView(site: Site, market: Market): MarketHomeView {
  const { catalog, index } = site;
  const categories = index.categoriesOf(market).filter((category) => index.productsOf(category).length > 0);
  const rails = new RailMaker(site, market);
  return {
    shell: makeShellView(site, market),
    head: {
      title: shellText.otherShop({ market: market.name }),
      description: describeMarket(market, categories),
      path: marketPath(market),
    },
    heading: catalog.store.name + listComma() + market.name,
    slides: makeSlides(
      site,
      (catalog.home.marketHeroes ?? []).flatMap((hero) => (hero.market === market.id ? hero.slides : [])),
      market,
    ),
    promises: makePromises(site, market),
    categories: makeMarketTiles(site, market),
    lists: categories.map((category) => rails.category(category)),
    priceShops: rails.priceShops(),
    notice: noticeIn(site, market),
  };
}

function describeMarket(market: Market, categories: readonly Category[]): string {
  const { currency } = market;
  const terms = describeTerms(market);
  if (categories.length === 0) return marketHomeText.descriptionOfNone({ currency, terms });
  const titles = categories.map(({ title }) => title).join(listComma());
  return marketHomeText.description({ categories: titles, currency, terms });
}

/** The market's terms as promises; those of the default market are in store.json. */
function makePromises(site: Site, market: Market): PromiseView[] {
  const { feeMinor, freeFromMinor, days, daysMean } = market.delivery;
  const { least, most } = spanOf(days);
  const { fee, cash, returns } = makeOfferTerms(market, undefined, {
    isBuyable: true,
    isMade: false,
    asksPinCode: false,
  });
  const below = feeMinor > 0 && freeFromMinor !== undefined;
  const href = market.shippingPage;
  const all: (PromiseView | undefined)[] = [
    {
      title: fee,
      text: below ? termsText.feeBelow({ fee: formatAmount(feeMinor, market) }) : termsText.everyOrder,
      icon: 'truck',
      href,
    },
    {
      // Shorter than on a product's page, as four promises share the width of a phone.
      title: daysMean === 'delivery' ? termsText.arrives({ least, most }) : termsText.sent({ least, most }),
      text: daysMean === 'delivery' ? termsText.toDoor : termsText.notCounted,
      icon: 'clock',
      href,
    },
    cash === undefined ? undefined : { title: cash, text: termsText.payAtDoor, icon: 'cash', href },
    {
      title: returns,
      text: termsText.refund({ days: market.returns.refundDays }),
      icon: 'return',
      href: storePages(site, market).returns,
    },
  ];
  return all.filter((promise) => promise !== undefined);
}
