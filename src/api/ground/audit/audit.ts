import { firstId, makeId } from '../database/ids.ts';
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

/** Details that hosts of before 2026-12 wrote: what was typed about an order, and what an operator searched for. */
const OLD_WORDS = ['note', 'upi', 'text'] as const;
/** How long such a host can have run beside this version. */
const SIDE_BY_SIDE_MS = 7 * 86_400_000;

/** Removes typed words from the entries of an order that a host of before wrote. Has to run in a write job. */
export const forgetWords = (db: QueryBuilder, orderNumber: string): Promise<void> =>
  removeWords(db, `order:${orderNumber}`);

/** Whether a host of before wrote lately what operators searched for. */
export const hasSearches = async (db: QueryBuilder, now: number): Promise<boolean> =>
  (await selectWords(db, SEARCHES, searchedFrom(now)).limit(1).executeTakeFirst()) !== undefined;

/** Removes it. Has to run in a write job. */
export const forgetSearches = (db: QueryBuilder, now: number): Promise<void> =>
  removeWords(db, SEARCHES, searchedFrom(now));

const SEARCHES = 'orders';
const searchedFrom = (now: number): string => firstId(now - SIDE_BY_SIDE_MS);

const selectWords = (db: QueryBuilder, subject: string, from: string) =>
  db
    .selectFrom('audit')
    .select(['id', 'details'])
    .where('subject', '=', subject)
    .where('id', '>=', from)
    .where((eb) => eb.or(OLD_WORDS.map((word) => eb('details', 'like', `%"${word}":%`))));

/**
 * Runs `work`, which deletes entries from before a time: the triggers of the table refuse it elsewhere. Has to run in a write job, so that
 * nobody else sees the row that allows it.
 */
export async function releaseAudit<T>(db: QueryBuilder, before: number, work: () => Promise<T>): Promise<T> {
  await db.insertInto('audit_release').values({ before }).execute();
  const result = await work();
  await db.deleteFrom('audit_release').execute();
  return result;
}

async function removeWords(db: QueryBuilder, subject: string, from = ''): Promise<void> {
  for (const { id, details } of await selectWords(db, subject, from).execute()) {
    const kept = Object.entries(JSON.parse(details) as object).filter(
      ([name]) => !OLD_WORDS.some((word) => word === name),
    );
    await db
      .updateTable('audit')
      .set({ details: JSON.stringify(Object.fromEntries(kept)) })
      .where('id', '=', id)
      .execute();
  }
}
