import { digest } from '../database/ids.ts';
import { prepare } from '../database/prepare.ts';
import type { QueryBuilder } from '../database/types.ts';

/** What somebody can stop: messages to a phone number, or the daily summary of a seller. */
type OptOut = { readonly phone: string } | { readonly summaryOf: string };

/** Hashed, so that a number that must not be used is not stored. */
const keyOf = (what: OptOut): string => digest(nameOf(what));
/** The key of a note that somebody wants messages again, so that an older STOP that arrives once more does not count. */
const againKeyOf = (what: OptOut): string => digest(`again ${nameOf(what)}`);

const nameOf = (what: OptOut): string => ('phone' in what ? `phone ${what.phone}` : `summary ${what.summaryOf}`);

const find = prepare((db, { key }: { readonly key: string }) =>
  db.selectFrom('opt_outs').select('key').where('key', '=', key),
);

/** Whether somebody has stopped these messages. */
export const isStopped = async (db: QueryBuilder, what: OptOut): Promise<boolean> =>
  (await find(db, { key: keyOf(what) })).length > 0;

/** Stops messages, unless they were allowed after `at`. Has to run in a write job. */
export async function stop(db: QueryBuilder, what: OptOut, at: number): Promise<void> {
  if ((await momentOf(db, againKeyOf(what))) >= at) return;
  await note(db, keyOf(what), at);
}

/** Allows messages, unless they were stopped after `at`. Has to run in a write job. Returns whether they were stopped. */
export async function allow(db: QueryBuilder, what: OptOut, at: number): Promise<boolean> {
  if ((await momentOf(db, keyOf(what))) > at) return false;
  await note(db, againKeyOf(what), at);
  const row = await db.deleteFrom('opt_outs').where('key', '=', keyOf(what)).returning('key').executeTakeFirst();
  return row !== undefined;
}

/** When a note was last written; before all time when it never was. */
async function momentOf(db: QueryBuilder, key: string): Promise<number> {
  const row = await db.selectFrom('opt_outs').select('at').where('key', '=', key).executeTakeFirst();
  return row?.at ?? Number.NEGATIVE_INFINITY;
}

async function note(db: QueryBuilder, key: string, at: number): Promise<void> {
  await db
    .insertInto('opt_outs')
    .values({ key, at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ at }).where('opt_outs.at', '<', at))
    .execute();
}
