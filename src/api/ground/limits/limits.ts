import { type ExpressionBuilder, sql } from 'kysely';
import { digest } from '../database/ids.ts';
import { prepare } from '../database/prepare.ts';
import type { QueryBuilder, Database } from '../database/types.ts';
import type { Tables } from '../database/tables.ts';
import type { Limit, LimitName, Limits } from '../config/rate-limits.ts';

/**
 * A limit by name, the key that it counts, and for how much it counts (1 by default). Limits set by the catalogue are passed along.
 */
export type Charge =
  | readonly [name: LimitName, whose: string, limit?: undefined, amount?: number]
  | readonly [name: string, whose: string, limit: Limit, amount?: number];

/**
 * Counts a request. Returns undefined if it is within all limits, else the seconds until the next attempt. A request that is refused
 * counts for none of them, so that one address cannot use up what others share with it. Has to run in a write job; concurrent hosts
 * wait for the row's lock.
 */
export async function charge(
  db: QueryBuilder,
  limits: Limits,
  charges: readonly Charge[],
  now: number,
): Promise<number | undefined> {
  if (limits === null) return undefined;
  const wanted = charges.map((charge): Wanted => {
    const [name, whose, own, amount = 1] = charge;
    return { charge, key: keyOf(name, whose), ...(own ?? limits[name as LimitName]), amount };
  });
  const possible = wanted.filter(({ amount, most }) => amount <= most);
  const counted = await count(db, possible, now);
  const refused = wanted.filter(({ key }) => !counted.has(key));
  if (refused.length === 0) return undefined;
  const left = wanted.flatMap(({ charge, key }) => (counted.has(key) ? [charge] : []));
  if (left.length > 0) await refund(db, limits, left, now);
  const ends = await readEnds(db, refused);
  const waits = refused.map(({ key, seconds, amount, most }) =>
    amount > most ? seconds : Math.ceil(((ends.get(key) ?? now) - now) / 1000),
  );
  return Math.max(1, ...waits);
}

/** A charge with the key that it counts and its limit. */
interface Wanted extends Limit {
  readonly charge: Charge;
  readonly key: string;
  readonly amount: number;
}

/** By the number of counters. */
const counting = new Map<number, ReturnType<typeof prepareCounting>>();

/** Adds to those of several counters that stay within their limits, in one statement, as most requests count for several. */
const prepareCounting = (counters: number) =>
  prepare((db, values: Readonly<Record<string, never>>) => {
    const all = Array.from({ length: counters }, (_, index) => index);
    const rows = all.map((index) => ({
      key: values[`key ${index}`] as never,
      count: values[`amount ${index}`] as never,
      ends_at: values[`ends ${index}`] as never,
    }));
    const now = values['now'] as never;
    // A window that ends later than one starting now was written by a wrong clock.
    const isOver = (eb: ExpressionBuilder<Tables, 'rate_limits'>) =>
      eb.or([eb('rate_limits.ends_at', '<=', now), eb('rate_limits.ends_at', '>', sql<number>`excluded.ends_at`)]);
    const cases = all.map(
      (index) => sql`when ${values[`key ${index}`]} then cast(${values[`most ${index}`]} as bigint)`,
    );
    const most = sql<number>`case excluded.key ${sql.join(cases, sql` `)} end`;
    return db
      .insertInto('rate_limits')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet((eb) => ({
            count: eb
              .case()
              .when(isOver(eb))
              .then(sql<number>`excluded.count`)
              .else(sql<number>`rate_limits.count + excluded.count`)
              .end(),
            ends_at: eb
              .case()
              .when(isOver(eb))
              .then(sql<number>`excluded.ends_at`)
              .else(eb.ref('rate_limits.ends_at'))
              .end(),
          }))
          .where((eb) => eb.or([isOver(eb), eb(sql<number>`rate_limits.count + excluded.count`, '<=', most)])),
      )
      .returning('key');
  });

/** Counts, and returns the keys that were counted. */
async function count(db: QueryBuilder, wanted: readonly Wanted[], now: number): Promise<ReadonlySet<string>> {
  if (wanted.length === 0) return new Set();
  const run = counting.get(wanted.length) ?? prepareCounting(wanted.length);
  counting.set(wanted.length, run);
  const values = wanted.flatMap(({ key, amount, most, seconds }, index) => [
    [`key ${index}`, key] as const,
    [`amount ${index}`, amount] as const,
    [`most ${index}`, most] as const,
    [`ends ${index}`, now + seconds * 1000] as const,
  ]);
  const rows = await run(db, { ...Object.fromEntries(values), now } as never);
  return new Set(rows.map(({ key }) => key));
}

/** When the windows of the counters end. */
async function readEnds(db: QueryBuilder, wanted: readonly Wanted[]): Promise<ReadonlyMap<string, number>> {
  const keys = wanted.map(({ key }) => key);
  const rows = await db.selectFrom('rate_limits').select(['key', 'ends_at']).where('key', 'in', keys).execute();
  return new Map(rows.map(({ key, ends_at: end }) => [key, end]));
}

/** A request that names somebody, by the name and the address together and by the address alone. */
type Shared = Readonly<Record<'address' | 'pair', readonly [name: LimitName, whose: string]>>;

/**
 * Counts a request that names somebody, from an address that many may share. Their sum alone refuses nobody: beyond it, each pair of name
 * and address has one request in the pair's time, so whoever floods an address shuts out no neighbour who names somebody else. Returns
 * the seconds to wait or what was counted, and whether the sum is exceeded. Has to run in a write job.
 */
export async function chargeShared(
  db: QueryBuilder,
  limits: Limits,
  { address, pair }: Shared,
  now: number,
): Promise<{ readonly wait?: number; readonly counted: readonly Charge[]; readonly isFlooded: boolean }> {
  if (limits === null) return { counted: [], isFlooded: false };
  const { seconds } = limits[pair[0]];
  const first: Charge = [`first ${pair[0]}`, pair[1], { most: 1, seconds }];
  const isFirst = (await charge(db, limits, [first], now)) === undefined;
  const firsts = isFirst ? [first] : [];
  const own = await charge(db, limits, [pair], now);
  if (own !== undefined) return { wait: own, counted: firsts, isFlooded: false };
  const over = await charge(db, limits, [address], now);
  if (over === undefined) return { counted: [...firsts, pair, address], isFlooded: false };
  if (isFirst) return { counted: [first, pair], isFlooded: true };
  await refund(db, limits, [pair], now);
  return { wait: Math.min(over, seconds), counted: [], isFlooded: true };
}

/** Like `charge`, in its own write job. */
export const chargeNow = (
  {
    database,
    config,
    now,
  }: {
    readonly database: Pick<Database, 'write'>;
    readonly config: { readonly limits: Limits };
    readonly now: () => number;
  },
  charges: readonly Charge[],
): Promise<number | undefined> => database.write((db) => charge(db, config.limits, charges, now()));

/** Reverts the charges of a successful request, where only failures count. Has to run in a write job. */
export async function refund(db: QueryBuilder, limits: Limits, charges: readonly Charge[], now: number): Promise<void> {
  if (limits === null) return;
  for (const amount of new Set(charges.map(([, , , found = 1]) => found))) {
    const keys = charges.flatMap(([name, whose, , found = 1]) => (found === amount ? [keyOf(name, whose)] : []));
    await db
      .updateTable('rate_limits')
      .set((eb) => ({ count: eb('count', '-', amount) }))
      .where('key', 'in', keys)
      .where('count', '>=', amount)
      .where('ends_at', '>', now)
      .execute();
  }
}

/**
 * What a lookup by a number and a secret counts for. Wrong tries from one address shut out that address alone, for that number; all of
 * them together are few beside the number of phone numbers.
 */
export const chargesOfTracking = (number: string, clientAddress: string): Asked => ({
  address: ['track-address', clientAddress],
  pair: ['track-number-address', `${number} ${clientAddress}`],
  number: ['track-number', number],
});

type Asked = Shared & { readonly number: Charge };

/**
 * Counts a lookup that requires a secret: successful ones count for `right`, the id of what was found; failed ones for all charges.
 * Returns the seconds to wait, as `charge` does. Has to run in a write job.
 */
export async function chargeAsker(
  db: QueryBuilder,
  limits: Limits,
  { charges, right }: { readonly charges: Asked; readonly right: string | undefined },
  now: number,
): Promise<number | undefined> {
  const { wait, counted } = await chargeShared(db, limits, charges, now);
  if (wait !== undefined) return wait;
  const all = await charge(db, limits, [charges.number], now);
  if (all !== undefined || right !== undefined) await refund(db, limits, counted, now);
  if (all !== undefined || right === undefined) return all;
  await refund(db, limits, [charges.number], now);
  return charge(db, limits, [['track-right', right]], now);
}

/** Hashed, so that addresses and names are not stored. */
const keyOf = (name: string, whose: string): string => digest(`${name} ${whose}`);
