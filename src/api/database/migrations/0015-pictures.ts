import type { QueryBuilder } from '../types.ts';

/** Columns for the pictures of ordered products, and for mails that show them. */
export async function addPictures(db: QueryBuilder): Promise<void> {
  await db.schema.alterTable('order_lines').addColumn('picture', 'text').execute();
  await db.schema.alterTable('outbox').addColumn('html', 'text').execute();
}
