import type { Market, Product } from '../../catalog/model.ts';
import { findPicture, isPrepared, type Site } from '../../catalog/site/site.ts';
import { type CardFits, type CardRecord, skuOf } from '../../core/listing/card-record.ts';
import { SECOND_WIDTH } from '../../core/pictures/second-width.ts';
import { picturePath } from '../../paths.ts';
import { cardFits } from './picture-attributes.ts';
import { ownShape, shapesOf } from './picture-shapes.ts';
import { type CardView, makeCards, offerIn } from './card.ts';

/** A card's data for lists that are made in the browser. */
export function makeCardRecord(site: Site, product: Product, market: Market): CardRecord {
  const [card] = makeCards(site, [product], market) as [CardView];
  const { mrpMinor } = offerIn(market, product);
  return {
    sku: skuOf({ path: card.path }) === card.sku ? undefined : card.sku,
    title: card.title,
    shown: card.shown,
    brand: card.brand,
    path: card.path,
    price: card.priceMinor,
    mrp: card.price.saving && mrpMinor,
    isLowest: card.price.isLowest ? true : undefined,
    ...shortenPictures(site, product, card),
    rating:
      card.rating && (card.rating.count === undefined ? [card.rating.value] : [card.rating.value, card.rating.count]),
    badge: card.badge,
    ...describeAction(card),
    colours: card.colours?.swatches.map(({ name, path, fill }) => [name, path, fill] as const),
    moreColours: card.colours?.more || undefined,
  };
}

function describeAction({ isInStock, add, choose, sizes }: CardView): Partial<CardRecord> {
  if (!isInStock) return { isAway: true };
  if (choose !== undefined) return { choose };
  if (sizes) return { sizes: sizes.sizes.map((size) => (size.isInStock ? [size.name] : [size.name, true])) };
  return add?.size === undefined ? {} : { size: add.size };
}

/** The digests and widths of prepared pictures, from which the browser makes the addresses again. */
function shortenPictures(
  site: Site,
  product: Product,
  { picture, second }: CardView,
): Pick<CardRecord, 'picture' | 'second' | 'ratio' | 'fits'> {
  const { src, srcset, width, height } = picture as NonNullable<typeof picture>;
  const [own] = product.pictures;
  const found = own && findPicture(site, own);
  const fits = listFits(site, product);
  if (!found || !isPrepared(found)) return { picture: { src, srcset, width, height }, second, fits };
  const files = srcset ?? src;
  const widths = found.widths.filter((one) => files.includes(picturePath(found.digest, one)));
  const digest = second && SECOND_ADDRESS.exec(second)?.[1];
  const { ratio } = found;
  return digest
    ? { picture: [found.digest, ...widths, digest], ratio, fits }
    : { picture: [found.digest, ...widths], second, ratio, fits };
}

/** How the pictures fit the lists of each shape; undefined where all lists have the pictures' own shape. */
function listFits(site: Site, product: Product): CardRecord['fits'] {
  const fits = shapesOf(site).flatMap((shape): [string, CardFits][] => {
    const [first, second] = cardFits(site, product, shape);
    return first === undefined && second === undefined
      ? []
      : [[ownShape(site, shape) ?? '', [first ?? '', second ?? '']]];
  });
  return fits.length > 0 ? Object.fromEntries(fits) : undefined;
}

/** The address of a second picture in the width for lists; the group is its digest. */
const SECOND_ADDRESS = new RegExp(`^${picturePath('(\\w+)', SECOND_WIDTH)}$`);
