import { writeAudit } from '../../ground/audit/audit.ts';
import { makeId } from '../../ground/database/ids.ts';
import type { SellerProductRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { Services } from '../../ground/services.ts';
import { keyOfSku } from '../../../core/product/sku-part.ts';
import type { Known, PreparedProduct } from './prepare.ts';

/** The most products that a seller has at work here. */
const MOST_PRODUCTS = 2_000;
/** A statement has a limited number of parameters. */
const KEYS_AT_A_TIME = 500;

export type Seller = { readonly id: string; readonly sellerId: string };

/** What products with these SKUs are checked against. */
export async function readKnown(
  { database: { read }, shop }: Services,
  seller: string,
  skus: readonly string[],
): Promise<Known> {
  const keys = [...new Set(skus.map(keyOfSku))];
  const rows = new Map<string, SellerProductRow>();
  for (let from = 0; from < keys.length; from += KEYS_AT_A_TIME) {
    const some = keys.slice(from, from + KEYS_AT_A_TIME);
    const found = await read.selectFrom('seller_products').selectAll().where('sku_key', 'in', some).execute();
    for (const row of found) rows.set(row.sku_key, row);
  }
  const pictures = await read
    .selectFrom('seller_pictures')
    .select(['name', 'file_name'])
    .where('seller_id', '=', seller)
    .orderBy('created_at')
    .execute();
  return {
    shop: shop(),
    seller,
    rows,
    pictures: new Map(
      pictures.flatMap(({ name, file_name: file }) => [[name, name] as const, [file.toLowerCase(), name] as const]),
    ),
  };
}

type Kept = 'kept' | 'unchanged' | 'conflict' | 'full';

/**
 * Keeps a prepared product as a draft, in the version after that of its row. Nothing is kept when the row has been changed since, or the
 * seller has too many. Has to run in a write job.
 */
export async function keepProduct(
  db: QueryBuilder,
  now: number,
  seller: Seller,
  { row, sku, title, category, document, file, fileDigest }: PreparedProduct,
): Promise<Kept> {
  const values = { sku, title, category, document, file, file_digest: fileDigest, changed_at: now };
  const draft = { ...values, status: 'draft', submitted_at: null, decided_at: null, tell_since: null } as const;
  const details = { sku, version: (row?.version ?? 0) + 1 };
  const audit = () => writeAudit(db, now, `seller-account:${seller.id}`, 'product-changed', `product:${sku}`, details);
  if (row) {
    if (row.document === document && row.file_digest === fileDigest) return 'unchanged';
    const done = await db
      .updateTable('seller_products')
      .set({ ...draft, version: details.version })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .where('status', '=', row.status)
      .executeTakeFirst();
    if (done.numUpdatedRows === 0n) return 'conflict';
    await audit();
    return 'kept';
  }
  const key = keyOfSku(sku);
  const taken = await db.selectFrom('seller_products').select('id').where('sku_key', '=', key).executeTakeFirst();
  if (taken) return 'conflict';
  const { count } = await db
    .selectFrom('seller_products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('seller_id', '=', seller.sellerId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_PRODUCTS) return 'full';
  await db
    .insertInto('seller_products')
    .values({
      ...draft,
      id: makeId(now),
      seller_id: seller.sellerId,
      sku_key: key,
      version: 1,
      reason: null,
      created_at: now,
    })
    .execute();
  await audit();
  return 'kept';
}
