import type { Site } from '../catalog/site/site.ts';
import { cardPicture, type PictureAttributes } from './parts/picture-attributes.ts';
import type { PageView } from './parts/page-view.ts';
import { makeShellView } from './parts/shell.ts';

/** What the styleguide shows of the catalogue. Its examples are beside the components. */
export interface StyleguideView extends PageView {
  readonly storeName: string;
  readonly privacyPage: string;
  /** First part of the addresses of the default market. */
  readonly prefix: string;
  /** A picture for the cards. */
  readonly picture?: PictureAttributes;
}

/** Its picture is the first one of a product that the default market sells; missing if that one has none. */
export function makeStyleguideView(site: Site): StyleguideView {
  const { catalog, defaultMarket: market } = site;
  const [product] = [...catalog.products.values()].filter(({ offers }) => offers[market.id]);
  return {
    shell: makeShellView(site),
    head: { title: 'Styleguide', description: 'Examples of every component.', path: '/styleguide' },
    storeName: catalog.store.name,
    privacyPage: catalog.store.pages.privacy,
    prefix: market.prefix,
    picture: product?.pictures[0] && cardPicture(site, product),
  };
}
