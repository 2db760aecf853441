import { sql } from 'kysely';
import { digest } from '../database/ids.ts';
import type { Database, QueryBuilder } from '../database/types.ts';

/**
 * Keys of requests, each with a reference to what its request has made: the number of an order, the id of a return, the ticket of a
 * complaint. A repeated request is answered anew from that, so no answer is kept, and none has to be read by a later version.
 */

/**
 * Looks up a key: the reference to the result, `other` when the key was used for another request, undefined when it is new.
 * Requests with one key wait for each other, so that those that lose charge no limit. Has to run in the write job that then claims the
 * key.
 */
export async function findResult(
  db: QueryBuilder,
  kind: Database['kind'],
  key: string,
  request: unknown,
): Promise<{ readonly result: string } | 'other' | undefined> {
  // SQLite has one writer anyway.
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(hashtextextended(${`key ${key}`}, 0))`.execute(db);
  const row = await selectKey(db, key).select(['digest', 'result']).executeTakeFirst();
  if (!row) return undefined;
  return row.digest === digestRequest(request) ? { result: row.result } : 'other';
}

/** The reference to the result of a key, whatever the request was; undefined when there is none. */
export async function findKept(db: QueryBuilder, key: string): Promise<string | undefined> {
  return (await selectKey(db, key).select('result').executeTakeFirst())?.result;
}

const selectKey = (db: QueryBuilder, key: string) => db.selectFrom('idempotency_keys').where('key', '=', key);

/**
 * Stores a reference to a request's result under its key, in the transaction of the request. Returns false when a concurrent request has
 * claimed the key; nothing else may be written then.
 */
export async function claimKey(
  db: QueryBuilder,
  key: string,
  request: unknown,
  result: string,
  now: number,
): Promise<boolean> {
  const row = await db
    .insertInto('idempotency_keys')
    .values({ key, digest: digestRequest(request), result, created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Requests are compared as parsed, so spaces and the order of keys make no difference. A field that a version adds has no default
 * value, so that a request without it has the same digest before and after.
 */
const digestRequest = (request: unknown): string => digest(JSON.stringify(request));
