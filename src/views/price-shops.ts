import type { Market } from '../catalog/model.ts';
import type { Site } from '../catalog/site.ts';
import { parseMoney } from '../core/money/parse-money.ts';
import { listsText } from '../messages/rooms/lists.ts';
import { allProductsPath } from '../paths.ts';
import { formatAmount } from './format.ts';

/** The limits of price, in minor units, up to which the home page of a market has rows of products, ascending. */
export const listPriceLimits = ({ catalog }: Site, market: Market): number[] =>
  (catalog.home.priceShops?.limits?.[market.id] ?? [])
    .flatMap((limit) => parseMoney(limit, market.currency) ?? [])
    .sort((a, b) => a - b);

/** The list of what costs up to a limit: "Up to AED 35". */
export const priceShop = (limit: number, market: Market): { readonly title: string; readonly href: string } => ({
  title: listsText.upTo({ amount: formatAmount(limit, market).replace(/\.00$/, '') }),
  href: `${allProductsPath(market)}?price=-${limit / 100}`,
});
