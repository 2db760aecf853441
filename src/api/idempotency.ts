import type { z } from 'zod';
import { digest } from './database/ids.ts';
import { parseColumn } from './database/json-column.ts';
import type { QueryBuilder } from './database/types.ts';

/**
 * What a key was used for before: the answer that was given, `other` when it was for another request, undefined when the key
 * is new. `schema` is that of the answers that are kept for such requests. Has to run in the write job that then claims it.
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

/** The answer that is kept under a key, whatever it was for; undefined when the key is new. */
export async function findKept(db: QueryBuilder, key: string): Promise<unknown> {
  const row = await db.selectFrom('idempotency_keys').select('answer').where('key', '=', key).executeTakeFirst();
  return row && (JSON.parse(row.answer) as unknown);
}

/**
 * Keeps request and answer under the key, in the transaction that does what was asked. Returns false when another request
 * has claimed the key in this very moment: nothing else may be written then.
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

/** Requests are compared as they were understood: spaces and the order of keys make no difference, as the schemas rebuild them. */
const digestRequest = (request: unknown): string => digest(JSON.stringify(request));
