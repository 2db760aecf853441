import { makeId } from './database/ids.ts';
import type { QueryBuilder } from './database/types.ts';

/** Who did something. */
export type Actor = 'shopper' | 'host' | 'provider' | `seller:${string}` | `operator:${string}`;

/** Adds an entry to the audit trail, in the transaction of the change. Entries are only deleted by age (retention.ts). */
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
