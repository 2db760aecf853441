import { THUMBNAIL_WIDTH } from '../../../core/site/constants.ts';
import { type Document, picturesOf } from '../../../core/product/read-fields.ts';
import { keyOfSku } from '../../../core/product/sku-part.ts';
import type { SellerProductRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
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
  if (!picture) return undefined;
  // Only hosts whose sellers upload pictures load what encodes them.
  const { preparePicture } = await import('./prepare-picture.ts');
  const made = await preparePicture(picture, SMALL);
  return typeof made === 'string' ? undefined : Buffer.from(made.data);
}

/** The thumbnail of a seller's own product. */
export async function readOwnThumbnail(
  read: QueryBuilder,
  seller: string,
  sku: string,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const row = await read
    .selectFrom('seller_products')
    .select('document')
    .where('seller_id', '=', seller)
    .where('sku_key', '=', keyOfSku(sku))
    .executeTakeFirst();
  return row && makeThumbnail(read, row);
}
