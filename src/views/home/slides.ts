import { firstPictureAt, isEmptyListing } from '../../catalog/listings/list-category-products.ts';
import type { Market } from '../../catalog/model.ts';
import type { HomeInput } from '../../catalog/schema/home.ts';
import type { Site } from '../../catalog/site/site.ts';
import { DETAIL_WIDTHS } from '../../core/pictures/picture-widths.ts';
import type { PictureView } from '../parts/card.ts';
import { priceFrom } from '../parts/format.ts';
import { namedPicture } from '../parts/picture-attributes.ts';

/** A picture with a text and a link. A scene fills the slide, a picture stands beside its text. */
export interface SceneView extends PictureView {
  /** Addresses of the scene for phones and for wide screens. */
  readonly scene?: { readonly narrow: string; readonly wide: string };
  readonly title: string;
  readonly text?: string;
  /** Text of the link. */
  readonly label: string;
  readonly href: string;
}

/** A slide of the hero. */
export interface SlideView extends SceneView {
  /** Text above the title. */
  readonly kicker?: string;
  readonly text: string;
}

/** Whether a link of home.json leads to a list with products, or to something other than a list. */
export const leadsToProducts = (site: Site, { href }: { readonly href: string }): boolean =>
  !isEmptyListing(site, href.split(/[?#]/)[0] ?? '');

/** Entries of home.json, each with its own picture or the first of the list that it leads to. Entries without either are left out. */
export const withPictures = <Named extends { readonly image?: string | undefined; readonly href: string }>(
  site: Site,
  all: readonly Named[],
) =>
  all.flatMap((named) => {
    const image = named.image ?? firstPictureAt(site, named.href)?.source;
    return image === undefined ? [] : [{ ...named, image }];
  });

/** The slides of home.json that lead to products of the market, with its prices. */
export const makeSlides = (site: Site, slides: NonNullable<HomeInput['hero']>, market: Market): readonly SlideView[] =>
  withPictures(
    site,
    slides.filter((slide) => leadsToProducts(site, slide)),
  ).map((slide) => {
    const { title, text, label, href, scene, alt = '' } = slide;
    const kicker = slide.kicker ?? priceFrom(site, href, market);
    return {
      scene,
      kicker: kicker || undefined,
      title,
      text,
      label,
      href,
      image: namedPicture(site, slide, DETAIL_WIDTHS[0]),
      alt,
    };
  });
