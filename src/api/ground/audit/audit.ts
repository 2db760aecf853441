import { makeId } from '../database/ids.ts';
import type { QueryBuilder } from '../database/types.ts';

/** Who did something. */
export type Actor =
  | 'shopper'
  | 'host'
  | 'provider'
  | `seller-account:${string}`
  | `seller:${string}`
  | `operator:${string}`;

/**
 * Adds an entry to the audit trail, in the transaction of the change. Entries are only deleted by age (retention.ts), long after the
 * personal data that they are about, so details name rows by their ids and numbers and repeat nothing that a person typed or is called.
 */
export async function writeAudit(
  db: QueryBuilder,
  now: number,
  actor: Actor,
  action: string,
  subject: string,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await db
    .insertInto('audit')
    .values({ id: makeId(now), at: now, actor, action, subject, details: JSON.stringify(details) })
    .execute();
}

/**
 * Runs `work`, which deletes entries from before a time: elsewhere, the triggers of the table refuse that. It has to run in a write job, so that nobody
 * else sees the row that allows it.
 */
export async function releaseAudit<T>(db: QueryBuilder, before: number, work: () => Promise<T>): Promise<T> {
  await db.insertInto('audit_release').values({ before }).execute();
  const result = await work();
  await db.deleteFrom('audit_release').execute();
  return result;
}
