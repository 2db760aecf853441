import type { Market, Product } from '../catalog/model.ts';
import { findPicture, isPrepared, type Site } from '../catalog/site.ts';
import type { CardRecord } from '../core/listing/card-record.ts';
import { SECOND_WIDTH } from '../core/pictures/second-width.ts';
import { picturePath } from '../paths.ts';
import { type CardView, makeCards, offerIn } from './card.ts';

/** A card's data for lists that are made in the browser. */
export function makeCardRecord(site: Site, product: Product, market: Market): CardRecord {
  const [card] = makeCards(site, [product], market) as [CardView];
  const { mrpMinor } = offerIn(market, product);
  return {
    sku: card.sku,
    title: card.title,
    brand: card.brand,
    path: card.path,
    price: card.priceMinor,
    mrp: card.price.saving && mrpMinor,
    isLowest: card.price.isLowest ? true : undefined,
    picture: shortenPicture(site, product, card),
    second: shortenSecond(card.second),
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

/** The digest of a prepared picture, of which a large file for lists has this address. */
const shortenSecond = (address: string | undefined): string | undefined =>
  address && (new RegExp(`^${picturePath('(\\w+)', SECOND_WIDTH)}$`).exec(address)?.[1] ?? address);

/** The digest and widths of a prepared picture, of which the browser makes the addresses again. */
function shortenPicture(site: Site, product: Product, { picture }: CardView): CardRecord['picture'] {
  const { src, srcset, width, height } = picture as NonNullable<typeof picture>;
  const [own] = product.pictures;
  const found = own && findPicture(site, own);
  if (!found || !isPrepared(found)) return { src, srcset, width, height };
  const files = srcset ?? src;
  return [found.digest, ...found.widths.filter((one) => files.includes(picturePath(found.digest, one)))];
}
