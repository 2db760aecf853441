import type { PictureAnswer } from '../../../contract/products.ts';
import { answersSellersText } from '../../../messages/rooms/answers-sellers.ts';
import { type Answer, fail, invalid, ok } from '../../ground/http/answer.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { Services } from '../../ground/services.ts';
import { digestOf } from './files.ts';
import type { Seller } from './keep.ts';

/** The most pictures that a seller has here. */
const MOST_PICTURES = 4_000;

/** Prepares a picture for the catalogue and keeps it. One that is there already is kept once. */
export async function keepPicture(
  { database, now }: Services,
  { sellerId }: Seller,
  fileName: string,
  source: Buffer,
): Promise<Answer<PictureAnswer>> {
  // Only hosts whose sellers upload pictures load what encodes them.
  const { preparePicture } = await import('./prepare-picture.ts');
  const made = await preparePicture(source);
  if (typeof made === 'string') return invalid({ picture: made });
  const { data, width, height } = made;
  const name = `sellers/${sellerId}/${digestOf(data).slice(0, 32)}.webp`;
  const isKept = await database.write(async (db) => {
    const { count } = await db
      .selectFrom('seller_pictures')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('seller_id', '=', sellerId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_PICTURES) return false;
    const row = { name, seller_id: sellerId, file_name: fileName, data: data.toString('base64'), created_at: now() };
    await db
      .insertInto('seller_pictures')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ file_name: fileName, created_at: row.created_at }),
      )
      .execute();
    return true;
  });
  return isKept ? ok({ picture: { name, fileName, width, height } }) : fail(409, answersSellersText.manyPictures);
}

/** An uploaded picture by its name; undefined for one that the catalogue has, or that is gone. */
export async function readPicture(read: QueryBuilder, name: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const row = await read.selectFrom('seller_pictures').select('data').where('name', '=', name).executeTakeFirst();
  return row && Buffer.from(row.data, 'base64');
}
