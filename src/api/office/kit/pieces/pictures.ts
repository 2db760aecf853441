import { operatorProductsText } from '../../../../messages/rooms/operator-products.ts';
import { operatorReturnsText } from '../../../../messages/rooms/operator-returns.ts';
import { initialsOf } from '../../../../core/text/initials.ts';
import { type Content, type Html, html } from '../../../ground/http/html.ts';
import { pictureAddress } from '../../../records/documents/pack-slip.ts';
import type { HostServices } from '../../../entry/services.ts';
import { icon } from './icons.ts';

/** Small pictures of products. */

/** Width and height of a small picture in CSS pixels. */
const SMALL = 56;

/** The only origin, besides the host's own, whose pictures the pages' policy allows: the site's. */
export const siteOrigin = ({ siteUrl }: Pick<HostServices, 'siteUrl'>): string => URL.parse(siteUrl())?.origin ?? '';

/** The small picture at an address; without an address, an icon of a picture. */
export const smallPicture = (address: string | undefined): Html =>
  address === undefined
    ? html`<span class="thumb none">${icon('photo')}<span class="unseen">${operatorProductsText.noPhoto}</span></span>`
    : html`<img class="thumb" src="${address}" alt="" width="${SMALL}" height="${SMALL}" loading="lazy">`;

/** The small picture of an order line, which is a path of the site or a whole address; undefined for one on another site. */
export function linePicture(
  services: Pick<HostServices, 'siteUrl'>,
  { picture }: { readonly picture?: string | null | undefined },
): Html {
  const address = pictureAddress(picture ?? undefined, services.siteUrl());
  const isOfSite = address !== undefined && URL.parse(address)?.origin === siteOrigin(services);
  return smallPicture(isOfSite ? address : undefined);
}

/** The name of an order line, as a link to its product in the shop. */
export const productLink = (
  { siteUrl }: Pick<HostServices, 'siteUrl'>,
  { path }: { readonly path: string | null | undefined },
  name: string,
): Html => (path?.startsWith('/') ? html`<a class="name" href="${siteUrl() + path}">${name}</a>` : html`${name}`);

/** The initials of somebody, instead of a picture. */
export const initials = (name: string): Html =>
  html`<span class="thumb initials" aria-hidden="true">${initialsOf(name)}</span>`;

/** A text beside a small picture. */
export const beside = (picture: Html, text: Content): Html =>
  html`<span class="item">${picture}<span>${text}</span></span>`;

/** The photos of a return, each as a link to itself. */
export function photoLinks(count: number, addressOf: (number: number) => string): Html {
  const pictures = Array.from({ length: count }, (_, index) => {
    const address = addressOf(index + 1);
    return html` <a href="${address}"><img src="${address}" alt="${operatorReturnsText.photo({ number: index + 1 })}" width="160" loading="lazy"></a>`;
  });
  return html`<p class="pictures">${pictures}</p>`;
}
