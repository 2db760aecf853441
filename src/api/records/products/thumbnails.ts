import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Product } from '../../../catalog/model.ts';
import { isRemote } from '../../../catalog/values/is-remote.ts';
import { THUMBNAIL_WIDTH } from '../../../core/site/constants.ts';
import { type Document, picturesOf } from '../../../core/product/read-fields.ts';
import { keyOfSku } from '../../../core/product/sku-part.ts';
import type { SellerProductRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { Services } from '../../ground/services.ts';
import type { Shop } from '../../ground/shop/read-shop.ts';
import { findBySku } from './files.ts';
import { readPicture } from './pictures.ts';

/** Small pictures for lists of the products that sellers list: of the first picture of each, where it was uploaded. */

/** Sharp where a pixel of the page is two of the screen. */
const SMALL = { longestSide: 2 * THUMBNAIL_WIDTH, smallestSide: 1, quality: 80 };

const firstPicture = ({ document }: Pick<SellerProductRow, 'document'>): string | undefined =>
  picturesOf(JSON.parse(document) as Document)[0];

/** A statement has a limited number of parameters. */
const NAMES_AT_A_TIME = 500;

/** The ids of the products whose first picture was uploaded. That of any other is in the catalogue. */
export async function listPictured(
  read: QueryBuilder,
  rows: readonly Pick<SellerProductRow, 'id' | 'document'>[],
): Promise<ReadonlySet<string>> {
  const wanted = rows.flatMap((row) => {
    const name = firstPicture(row);
    return name === undefined ? [] : [{ id: row.id, name }];
  });
  const kept = new Set<string>();
  for (let from = 0; from < wanted.length; from += NAMES_AT_A_TIME) {
    const names = wanted.slice(from, from + NAMES_AT_A_TIME).map(({ name }) => name);
    for (const { name } of await read.selectFrom('seller_pictures').select('name').where('name', 'in', names).execute())
      kept.add(name);
  }
  return new Set(wanted.filter(({ name }) => kept.has(name)).map(({ id }) => id));
}

/** The thumbnail of a product as WebP; undefined where its first picture was not uploaded. */
export async function makeThumbnail(
  read: QueryBuilder,
  row: Pick<SellerProductRow, 'document'>,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const name = firstPicture(row);
  const picture = name === undefined ? undefined : await readPicture(read, name);
  return picture && shrink(picture);
}

async function shrink(picture: Buffer): Promise<Buffer<ArrayBuffer> | undefined> {
  // Only hosts whose sellers upload pictures load what encodes them.
  const { preparePicture } = await import('./prepare-picture.ts');
  const made = await preparePicture(picture, SMALL);
  return typeof made === 'string' ? undefined : Buffer.from(made.data);
}

/**
 * The thumbnail of a seller's own product: of the first picture that was uploaded for it, else of the one that the catalogue has. Undefined
 * without a picture, and where it is on an image CDN.
 */
export async function readOwnThumbnail(
  { database: { read }, shop }: PictureServices,
  seller: string,
  sku: string,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const row = await read
    .selectFrom('seller_products')
    .select('document')
    .where('seller_id', '=', seller)
    .where('sku_key', '=', keyOfSku(sku))
    .executeTakeFirst();
  const uploaded = row && (await makeThumbnail(read, row));
  if (uploaded) return uploaded;
  const product = findBySku(shop(), sku);
  const file = product?.sellerId === seller ? pictureFile(shop(), product) : undefined;
  return file === undefined ? undefined : shrink(await readFile(file));
}

/** The file of the first picture of a product of the catalogue, where this machine has it. */
export const pictureFile = (shop: Pick<Shop, 'root'>, { pictures: [first] }: Product): string | undefined =>
  first && fileOfPicture(shop, first.source);

function fileOfPicture({ root }: Pick<Shop, 'root'>, source: string): string | undefined {
  const file = isRemote(source) ? undefined : join(root, 'images', source);
  return file !== undefined && existsSync(file) ? file : undefined;
}

/** One of a seller's own pictures: its name, and the SKU of the product that has it. */
interface OwnPhoto {
  readonly name: string;
  readonly sku: string;
}

type PictureServices = Pick<Services, 'database' | 'shop'>;

const isUploaded = (seller: string, { name }: OwnPhoto): boolean => name.startsWith(`sellers/${seller}/`);

/** The file of a picture that the catalogue has for a product of the seller. */
function findPhotoFile({ shop }: PictureServices, seller: string, { name, sku }: OwnPhoto): string | undefined {
  const product = findBySku(shop(), sku);
  const isOwn = product?.sellerId === seller && product.pictures.some(({ source }) => source === name);
  return isOwn ? fileOfPicture(shop(), name) : undefined;
}

/** Whether there is a thumbnail of it, as far as can be told without reading it. */
export const hasPhoto = (services: PictureServices, seller: string, photo: OwnPhoto): boolean =>
  isUploaded(seller, photo) || findPhotoFile(services, seller, photo) !== undefined;

/** The thumbnail of a picture: one that was uploaded, or one of a product of the catalogue. */
export async function readPhoto(
  services: PictureServices,
  seller: string,
  photo: OwnPhoto,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const uploaded = isUploaded(seller, photo) ? await readPicture(services.database.read, photo.name) : undefined;
  if (uploaded) return shrink(uploaded);
  const file = findPhotoFile(services, seller, photo);
  return file === undefined ? undefined : shrink(await readFile(file));
}
