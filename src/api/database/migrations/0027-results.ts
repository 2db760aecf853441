import { sql } from 'kysely';
import type { Database, QueryBuilder } from '../types.ts';

/**
 * What the requests of idempotency keys have made. Rows without it have the whole answer, with its shopper: they are those of before,
 * and of an older host that runs beside this version (idempotency.ts). The audit trail loses what was typed about orders, and what
 * operators searched for, as it is kept longer than personal data.
 */
export async function addResults(db: QueryBuilder, kind: Database['kind']): Promise<void> {
  await db.schema.alterTable('idempotency_keys').addColumn('result', 'text').execute();
  await db.schema
    .createIndex('idempotency_keys_without_result')
    .on('idempotency_keys')
    .column('key')
    .where(sql.ref('result'), 'is', null)
    .execute();
  const without =
    kind === 'sqlite'
      ? sql`json_remove(details, '$.note', '$.upi', '$.text')`
      : sql`(details::jsonb - array['note', 'upi', 'text'])::text`;
  await sql`update audit set details = ${without} where (subject = 'orders' or subject like 'order:%')
    and (details like '%"note":%' or details like '%"upi":%' or details like '%"text":%')`.execute(db);
}
