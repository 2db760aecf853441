import { digest } from './database/ids.ts';
import type { Database } from './database/store.ts';

/**
 * What a key was used for before: the answer that was given, `other` when it was for another request, undefined when the key
 * is new. Has to run in the write job that then claims it.
 */
export async function findAnswer<T>(
  db: Database,
  key: string,
  request: unknown,
): Promise<{ readonly answer: T } | 'other' | undefined> {
  const row = await db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirst();
  if (!row) return undefined;
  return row.digest === digestRequest(request) ? { answer: JSON.parse(row.answer) as T } : 'other';
}

/**
 * Keeps request and answer under the key, in the transaction that does what was asked. Returns false when another request
 * has claimed the key in this very moment: nothing else may be written then.
 */
export async function claimKey(
  db: Database,
  key: string,
  request: unknown,
  answer: unknown,
  now: number,
): Promise<boolean> {
  const row = await db
    .insertInto('idempotency_keys')
    .values({ key, digest: digestRequest(request), answer: JSON.stringify(answer), created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** Requests are compared as they were understood: spaces and the order of keys make no difference, as the schemas rebuild them. */
const digestRequest = (request: unknown): string => digest(JSON.stringify(request));
