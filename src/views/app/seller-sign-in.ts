import type { ContentPage } from '../../catalog/page.ts';
import type { Site } from '../../catalog/site/site.ts';
import { type AppView, makeAppView } from './app.ts';
import type { LinkView } from '../parts/page-view.ts';

/** Where sellers sign in or apply, with what selling costs beside the form. */
export interface SellerSignInView extends SellerView {
  /** The picture of the shop's page that invites sellers, with its line of text. */
  readonly scene?: NonNullable<ContentPage['scene']>;
  /** The summary of the page with the shop's charges: sanitised inline HTML, one text for each paragraph. Empty without such a page. */
  readonly costs: readonly string[];
  /** The page with the charges. */
  readonly more?: LinkView;
}

/** What pages have that lead into the seller's office. */
export interface SellerView extends AppView {
  /** The address of the office; missing in a shop without an API host. */
  readonly office?: string;
}

/** A page that leads into the seller's office. It is always of the default market. */
export const makeSellerView = (
  site: Site,
  page: 'sellerSignIn' | 'sellerSignUp' | 'sellerDashboard' = 'sellerDashboard',
): SellerView => ({
  ...makeAppView(site, site.defaultMarket, page),
  ...(site.api !== undefined && { office: `${site.api}/seller-office` }),
});

/** Charges come from the first page without a scene that `sellerTerms.pages` of store.json names. */
export function makeSellerSignInView(
  site: Site,
  page: 'sellerSignIn' | 'sellerSignUp' = 'sellerSignIn',
): SellerSignInView {
  const { pages, store } = site.catalog;
  const own = pages.filter(({ group, marketId }) => group === 'seller' && marketId === site.defaultMarket.id);
  const charges = own.filter(({ path }) => store.sellerTerms?.pages.includes(path));
  const costs = charges.find(({ scene }) => !scene) ?? charges[0];
  return {
    ...makeSellerView(site, page),
    scene: own.find(({ scene }) => scene)?.scene,
    costs: costs?.summary ?? [],
    more: costs && { label: costs.label, href: costs.path },
  };
}
