import type { Mapping, ProductDocument } from '../../tables/model.ts';
import { isRemote } from '../../catalog/values/is-remote.ts';
import { findFormatById } from '../../tables/formats/formats.ts';

/** The folder of files that Wix names in its exports. */
const WIX_MEDIA = 'https://static.wixstatic.com/media/';
/** `1a2b3c_d4e5f60718293a4b5c6d7e8f90a1b2c3~mv2.jpg`. */
const WIX_NAME = /^[\da-f]{4,12}_[\da-f]{20,40}(?:~mv2)?(?:_d_\d{1,6}_\d{1,6}_s_\d_\d)?\.(?:jpe?g|png|webp|gif|avif)$/i;
const WIX_URI = /^wix:(?:image|media):\/\/v1\/([^/#?]{1,200})/i;

/** The address of a picture in a source. A shop program's file name is appended to `pictures` of the mapping, or to the program's own address. */
function addressPicture(written: string, { pictures, format }: Pick<Mapping, 'pictures' | 'format'>): string {
  const [, media] = WIX_URI.exec(written) ?? [];
  if (media !== undefined) return WIX_MEDIA + media;
  if (isRemote(written)) return mendShared(written);
  if (WIX_NAME.test(written) && (written.includes('~mv2') || format === 'wix')) return WIX_MEDIA + written;
  const base = pictures ?? findFormatById(format).pictures;
  // Names that are not files of Wix are looked for in archives and folders.
  if (base === undefined || base === WIX_MEDIA) return written;
  const path = written.replaceAll('\\', '/').replace(/^(?:\.?\/+)+/, '');
  return `${base}${base.endsWith('/') ? '' : '/'}${path.split('/').map(encodeOnce).join('/')}`;
}

/** A product with the addresses of all its pictures. */
export function addressPictures(product: ProductDocument, mapping: Mapping): ProductDocument {
  const { images, variants } = product;
  return {
    ...product,
    ...(images && {
      images: images.map((image) => addressOne(image, mapping)),
    }),
    ...(variants && {
      variants: variants.map((variant) =>
        variant.image === undefined ? variant : { ...variant, image: addressOne(variant.image, mapping) },
      ),
    }),
  };
}

type Picture = NonNullable<ProductDocument['images']>[number];

const addressOne = (picture: Picture, mapping: Mapping): Picture =>
  typeof picture === 'string'
    ? addressPicture(picture, mapping)
    : { ...picture, src: addressPicture(picture.src, mapping) };

const encodeOnce = (step: string): string => (/%[\da-f]{2}/i.test(step) ? step : encodeURIComponent(step));

/** The address of the file behind a shared Dropbox link. https://help.dropbox.com/share/force-download */
function mendShared(address: string): string {
  if (!/^https:\/\/(?:www\.)?dropbox\.com\/(?:s|scl\/fi)\//i.test(address) || !URL.canParse(address)) return address;
  const url = new URL(address);
  url.searchParams.delete('dl');
  url.searchParams.set('raw', '1');
  return url.href;
}

/** Web pages that show or share a picture, but are not the picture itself. */
const PAGES: readonly (readonly [form: RegExp, name: string])[] = [
  [/^https?:\/\/drive\.google\.com\/(?:file\/|open\b|drive\/|folderview|embeddedfolderview)/i, 'Google Drive'],
  [/^https?:\/\/docs\.google\.com\//i, 'Google Drive'],
  [/^https?:\/\/(?:photos\.google\.com|photos\.app\.goo\.gl|goo\.gl\/photos)\//i, 'Google Photos'],
  [/^https?:\/\/(?:1drv\.ms|onedrive\.live\.com)\//i, 'OneDrive'],
  [/^https?:\/\/[^/]{1,100}\.sharepoint\.com\//i, 'OneDrive'],
  [/^https?:\/\/(?:www\.)?dropbox\.com\/(?:sh|scl\/fo)\//i, 'Dropbox'],
  [/^https?:\/\/(?:www\.)?icloud\.com\//i, 'iCloud'],
  [/^https?:\/\/(?:www\.)?instagram\.com\/(?:p|reel)\//i, 'Instagram'],
  [/^https?:\/\/(?:www\.|m\.)?facebook\.com\//i, 'Facebook'],
  [/^https?:\/\/(?:[a-z]{2,3}\.)?pinterest\.[a-z.]{2,6}\/pin\//i, 'Pinterest'],
  [/^https?:\/\/(?:www\.)?canva\.com\/design\//i, 'Canva'],
];

/** The name of the site whose page an address is; undefined for what may be a picture. */
export const pageOf = (address: string): string | undefined => PAGES.find(([form]) => form.test(address))?.[1];
