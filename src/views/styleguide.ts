import type { Site } from '../catalog/site.ts';
import { LISTING_WIDTHS } from '../core/constants.ts';
import { makePicture, type PictureView } from './card.ts';
import { makeShellView, type PageView } from './shell.ts';

/** The facts of the catalogue on the styleguide. The examples are beside the components. */
export interface StyleguideView extends PageView {
  readonly storeName: string;
  readonly privacyPage: string;
  /** First part of the addresses of the default market. */
  readonly prefix: string;
  /** A picture for the cards. */
  readonly picture?: PictureView;
}

export function makeStyleguideView(site: Site): StyleguideView {
  const { catalog, defaultMarket: market } = site;
  const [product] = [...catalog.products.values()].filter(({ offers }) => offers[market.id]);
  const picture = product?.pictures[0];
  return {
    shell: makeShellView(site),
    head: { title: 'Styleguide', description: 'Examples of every component.', path: '/styleguide' },
    storeName: catalog.store.name,
    privacyPage: catalog.store.pages.privacy,
    prefix: market.prefix,
    ...(picture ? { picture: makePicture(site, picture, LISTING_WIDTHS[1]) } : {}),
  };
}
