import type { z } from 'zod';
import { digest } from './database/ids.ts';
import { parseColumn } from './database/json-column.ts';
import type { QueryBuilder } from './database/types.ts';

/**
 * Looks up a key: the stored answer, `other` when the key was used for another request, undefined when it is new. `schema` is that of
 * the stored answers. Has to run in the write job that then claims the key.
 */
export async function findAnswer<T>(
  db: QueryBuilder,
  key: string,
  request: unknown,
  schema: z.ZodType<T>,
): Promise<{ readonly answer: T } | 'other' | undefined> {
  const row = await db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirst();
  if (!row) return undefined;
  return row.digest === digestRequest(request) ? { answer: parseColumn(schema, row.answer) } : 'other';
}

/** The answer stored under a key, unparsed; undefined when the key is new. */
export async function findKept(db: QueryBuilder, key: string): Promise<unknown> {
  const row = await db.selectFrom('idempotency_keys').select('answer').where('key', '=', key).executeTakeFirst();
  return row && (JSON.parse(row.answer) as unknown);
}

/**
 * Stores request and answer under the key, in the transaction of the request. Returns false when a concurrent request has claimed the
 * key; nothing else may be written then.
 */
export async function claimKey(
  db: QueryBuilder,
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

/** Requests are compared as parsed, so spaces and the order of keys make no difference. */
const digestRequest = (request: unknown): string => digest(JSON.stringify(request));
