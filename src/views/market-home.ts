import type { Market } from '../catalog/model.ts';
import type { Site } from '../catalog/site.ts';
import { categoryPath, marketPath } from '../paths.ts';
import { type CardView, makeCards } from './card.ts';
import { makeShippingRules, type ShippingRulesView } from './market-rules.ts';
import { makeShellView, type PageView } from './shell.ts';
import { describeCash, describeFee } from './format.ts';

/** Number of products shown for each category. */
const SHOWN_PRODUCTS = 6;

/** The home page of a market other than the default one. */
export interface MarketHomeView extends PageView {
  readonly heading: string;
  /** What delivery, cash and returns cost, in sentences. */
  readonly terms: string;
  readonly lists: readonly {
    /** Path of the category, used in ids on the page. */
    readonly path: string;
    readonly title: string;
    readonly href: string;
    readonly cards: readonly CardView[];
  }[];
  readonly shipping: ShippingRulesView;
}

export function makeMarketHomeView(site: Site, market: Market): MarketHomeView {
  const { catalog, index } = site;
  const categories = index.categoriesOf(market);
  const terms = [describeFee(market), describeCash(market), `Return it within ${market.returns.days} days.`]
    .filter(Boolean)
    .join(' ');
  return {
    shell: makeShellView(site, market),
    head: {
      title: `${market.name} shop`,
      description: `${categories.map(({ title }) => title).join(', ')}. Prices in ${market.currency}. ${terms}`,
      path: marketPath(market),
    },
    heading: `${catalog.store.name}, ${market.name}`,
    terms,
    lists: categories.map((category) => ({
      path: category.path,
      title: category.title,
      href: categoryPath(market, category),
      cards: makeCards(site, index.productsOf(category).slice(0, SHOWN_PRODUCTS), market),
    })),
    shipping: makeShippingRules(market),
  };
}
