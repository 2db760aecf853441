import { digest } from '../database/ids.ts';
import { prepare } from '../database/prepare.ts';
import type { IdempotencyKeyRow } from '../database/tables.ts';
import type { QueryBuilder } from '../database/types.ts';

/**
 * Keys of requests, each with a reference to what its request has made: the number of an order, the id of a return, the ticket of a
 * complaint. A repeated request is answered anew from that, so no answer is kept, and none has to be read by a later version.
 */

/** What a key was used for before: the reference to the result, or `other` for another request. */
export type UsedBefore = { readonly result: string } | 'other';

interface KeyOfRequest {
  readonly key: string;
  /** As parsed and checked. */
  readonly request: unknown;
  /** The reference to what it will make. */
  readonly result: string;
  readonly now: number;
}

interface Making<Made, Replayed> {
  /** Answers the request; an answer with an error makes nothing, and leaves the key free. */
  readonly make: () => Promise<Made>;
  readonly replay: (before: UsedBefore) => Promise<Replayed>;
}

/**
 * Answers a request once for each key. The key is stored first, so that requests with one key wait for each other, and those that lose charge no
 * limit. Has to run in a write job, before anything else is written in it.
 */
export async function answerOnce<Made, Replayed>(
  db: QueryBuilder,
  { key, request, result, now }: KeyOfRequest,
  { make, replay }: Making<Made, Replayed>,
): Promise<Made | Replayed> {
  const row = { key, digest: digestRequest(request), result, created_at: now };
  if ((await claim(db, row)).length === 0) {
    const before = await selectKey(db, key).select(['digest', 'result']).executeTakeFirst();
    return replay(before?.digest === row.digest ? { result: before.result } : 'other');
  }
  const made = await make();
  const isRefused = typeof made === 'object' && made !== null && 'error' in made;
  if (isRefused) await db.deleteFrom('idempotency_keys').where('key', '=', key).execute();
  return made;
}

const claim = prepare((db, row: IdempotencyKeyRow) => {
  const { key, digest, result, created_at } = row;
  return db
    .insertInto('idempotency_keys')
    .values({ key, digest, result, created_at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key');
});

/** The reference to the result of a key, whatever the request was; undefined when there is none. */
export async function findKept(db: QueryBuilder, key: string): Promise<string | undefined> {
  return (await selectKey(db, key).select('result').executeTakeFirst())?.result;
}

const selectKey = (db: QueryBuilder, key: string) => db.selectFrom('idempotency_keys').where('key', '=', key);

/**
 * Requests are compared as parsed, so spaces and the order of keys make no difference. A field that a version adds has no default
 * value, so that a request without it has the same digest before and after.
 */
const digestRequest = (request: unknown): string => digest(JSON.stringify(request));
