import { sql } from 'kysely';
import { digest } from '../database/ids.ts';
import type { IdempotencyKeyRow } from '../database/tables.ts';
import type { Database, QueryBuilder } from '../database/types.ts';

/**
 * Keys of requests, each with a reference to what its request has made: the number of an order, the id of a return, the ticket of a
 * complaint. A repeated request is answered anew from that, so no answer is kept, and none has to be read by a later version.
 *
 * Hosts of before 2026-12 read the column `answer`, which they need whole. Until none of them runs beside this version, it is filled
 * with an answer without personal data. What such a host has written meanwhile has no `result`, and is cleared by `clearOldAnswers`.
 */

/**
 * Looks up a key: the reference to the result, `other` when the key was used for another request or its row can't be read, undefined
 * when it is new. Requests with one key wait for each other, so that those that lose charge no limit. Has to run in the write job that
 * then claims the key.
 */
export async function findResult(
  db: QueryBuilder,
  kind: Database['kind'],
  key: string,
  request: unknown,
): Promise<{ readonly result: string } | 'other' | undefined> {
  // SQLite has one writer anyway.
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(hashtextextended(${`key ${key}`}, 0))`.execute(db);
  const row = await db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirst();
  if (!row) return undefined;
  const result = resultOf(row);
  return result !== undefined && row.digest === digestRequest(request) ? { result } : 'other';
}

/** The reference to the result of a key, whatever the request was; undefined when there is none. */
export async function findKept(db: QueryBuilder, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirst();
  return row && resultOf(row);
}

/**
 * Stores a request's result under its key, in the transaction of the request. `answer` is for hosts of before, and has no personal
 * data. Returns false when a concurrent request has claimed the key; nothing else may be written then.
 */
export async function claimKey(
  db: QueryBuilder,
  key: string,
  request: unknown,
  { result, answer }: { readonly result: string; readonly answer: unknown },
  now: number,
): Promise<boolean> {
  const row = await db
    .insertInto('idempotency_keys')
    .values({ key, digest: digestRequest(request), answer: JSON.stringify(answer), result, created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** Rows cleared in one transaction. */
const CLEAR_BATCH = 200;

/**
 * Replaces answers that an older host has stored whole by the reference to their result. Returns how many; after any there may be
 * more. Has to run in a write job.
 */
export async function clearOldAnswers(db: QueryBuilder): Promise<number> {
  const rows = await selectOld(db).selectAll().limit(CLEAR_BATCH).execute();
  for (const row of rows)
    await db
      .updateTable('idempotency_keys')
      .set({ result: resultOf(row) ?? '', answer: JSON.stringify(withoutPerson(readObject(row.answer) ?? {})) })
      .where('key', '=', row.key)
      .execute();
  return rows.length;
}

/** Whether there is an answer that an older host has stored. */
export const hasOldAnswers = async (db: QueryBuilder): Promise<boolean> =>
  (await selectOld(db).select('key').limit(1).executeTakeFirst()) !== undefined;

const selectOld = (db: QueryBuilder) => db.selectFrom('idempotency_keys').where('result', 'is', null);

/** Names of what refers to the result in the answers of orders, returns and complaints. */
const REFERENCES = ['number', 'returnId', 'ticket'] as const;

function resultOf({ result, answer }: Pick<IdempotencyKeyRow, 'result' | 'answer'>): string | undefined {
  if (result !== null) return result === '' ? undefined : result;
  const kept = readObject(answer);
  return REFERENCES.map((name) => kept?.[name]).find((value) => typeof value === 'string');
}

/** An order's answer without its shopper, in the shape that hosts of before read. Other answers have no personal data. */
export function withoutPerson(answer: object): object {
  if (!('address' in answer)) return answer;
  const { country = 'IN' } = (answer.address ?? {}) as { readonly country?: string };
  return { ...answer, contact: { name: '', phone: '' }, address: { line1: '', city: '', country } };
}

function readObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Requests are compared as parsed, so spaces and the order of keys make no difference. A field that a version adds has no default
 * value, so that a request without it has the same digest before and after.
 */
const digestRequest = (request: unknown): string => digest(JSON.stringify(request));
