import { digest } from '../database/ids.ts';
import type { QueryBuilder } from '../database/types.ts';

/** What somebody can stop: messages to a phone number, or the daily summary of a shop. */
export type OptOut = { readonly phone: string } | { readonly summaryOf: string };

/** Hashed, so that a number is not stored for not being used. */
const keyOf = (what: OptOut): string => digest('phone' in what ? `phone ${what.phone}` : `summary ${what.summaryOf}`);

export async function isStopped(db: QueryBuilder, what: OptOut): Promise<boolean> {
  const row = await db.selectFrom('opt_outs').select('key').where('key', '=', keyOf(what)).executeTakeFirst();
  return row !== undefined;
}

/** Has to run in a write job. */
export async function stop(db: QueryBuilder, what: OptOut, now: number): Promise<void> {
  await db
    .insertInto('opt_outs')
    .values({ key: keyOf(what), at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Has to run in a write job. Returns whether it was stopped. */
export async function allow(db: QueryBuilder, what: OptOut): Promise<boolean> {
  const row = await db.deleteFrom('opt_outs').where('key', '=', keyOf(what)).returning('key').executeTakeFirst();
  return row !== undefined;
}
