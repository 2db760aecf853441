import type { ExpressionBuilder } from 'kysely';
import { digest } from './database/ids.ts';
import type { QueryBuilder, Database } from './database/types.ts';
import type { Tables } from './database/tables.ts';

/** At most `most` in `seconds`. */
export interface Limit {
  readonly most: number;
  readonly seconds: number;
}

/**
 * What is counted, and by what: the client's address, an account or order, or both together. Thousands of phones of one
 * carrier share an address, so what counts by address is generous; what guards a secret counts by account or order as well.
 */
export const DEFAULT_LIMITS = {
  'login-address': { most: 300, seconds: 900 },
  'login-account-address': { most: 10, seconds: 900 },
  'login-account': { most: 50, seconds: 3_600 },
  'register-address': { most: 120, seconds: 3_600 },
  'reset-address': { most: 120, seconds: 3_600 },
  'reset-account': { most: 3, seconds: 3_600 },
  'mail-recipient': { most: 20, seconds: 86_400 },
  'message-address': { most: 120, seconds: 3_600 },
  'order-address': { most: 600, seconds: 3_600 },
  'order-account': { most: 60, seconds: 3_600 },
  'export-account': { most: 5, seconds: 3_600 },
  'track-address': { most: 600, seconds: 900 },
  'track-number': { most: 10, seconds: 900 },
  'track-right': { most: 60, seconds: 900 },
  'payment-address': { most: 600, seconds: 900 },
  'payment-order': { most: 120, seconds: 900 },
  'change-order': { most: 20, seconds: 3_600 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof DEFAULT_LIMITS;
/** Null where nothing is limited. */
export type Limits = Readonly<Record<LimitName, Limit>> | null;

/**
 * Reads `login-address=200/900 order-address=10/60` (most, seconds) over the defaults; `off` ends all limits. Returns a
 * sentence for what can't be read.
 */
export function parseLimits(text: string, defaults: Readonly<Record<LimitName, Limit>>): Limits | string {
  if (text.trim() === 'off') return null;
  const limits: Record<LimitName, Limit> = { ...defaults };
  for (const entry of text.split(/[\s,]+/).filter((part) => part !== '')) {
    const match = /^([a-z-]+)=(\d{1,9})\/(\d{1,9})$/.exec(entry);
    if (!match || !((match[1] as string) in defaults))
      return `expected off, or entries such as login-address=200/900 of ${Object.keys(defaults).join(', ')}`;
    limits[match[1] as LimitName] = { most: Number(match[2]), seconds: Number(match[3]) };
  }
  return limits;
}

/** What is counted for one request: the limit's name, and whose count it is. One that the catalogue sets comes with it. */
export type Charge = readonly [name: LimitName, whose: string] | readonly [name: string, whose: string, limit: Limit];

/**
 * Counts a request. Returns undefined while it is within all limits, else the seconds until it may be tried again. Has to
 * run in a write job; the row's lock makes hosts count one after the other.
 */
export async function charge(
  db: QueryBuilder,
  limits: Limits,
  charges: readonly Charge[],
  now: number,
): Promise<number | undefined> {
  if (limits === null) return undefined;
  let wait: number | undefined;
  for (const [name, whose, own] of charges) {
    const { most, seconds } = own ?? limits[name as LimitName];
    // A window can't end later than one that begins now, unless a clock was wrong when it began.
    const next = now + seconds * 1000;
    const isOver = (eb: ExpressionBuilder<Tables, 'rate_limits'>) =>
      eb.or([eb('rate_limits.ends_at', '<=', now), eb('rate_limits.ends_at', '>', next)]);
    const row = await db
      .insertInto('rate_limits')
      .values({ key: keyOf(name, whose), count: 1, ends_at: next })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({
          count: eb
            .case()
            .when(isOver(eb))
            .then(1)
            .else(eb('rate_limits.count', '+', 1))
            .end(),
          ends_at: eb.case().when(isOver(eb)).then(next).else(eb.ref('rate_limits.ends_at')).end(),
        })),
      )
      .returning(['count', 'ends_at'])
      .executeTakeFirstOrThrow();
    if (row.count > most) wait = Math.max(wait ?? 1, Math.ceil((row.ends_at - now) / 1000));
  }
  return wait;
}

/** Counts a request by itself, in a write job of its own; returns the seconds to wait as `charge` does. */
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

/** Takes back what a request was charged that proved to be right: only failures count. Has to run in a write job. */
export async function refund(db: QueryBuilder, limits: Limits, charges: readonly Charge[], now: number): Promise<void> {
  if (limits === null) return;
  const keys = charges.map(([name, whose]) => keyOf(name, whose));
  await db
    .updateTable('rate_limits')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', 'in', keys)
    .where('count', '>', 0)
    .where('ends_at', '>', now)
    .execute();
}

/**
 * Counts somebody who asks for what one has to know something of: who knows it counts by `right` alone, which is what was
 * found, and who guesses by all charges. Returns the seconds to wait as `charge` does. Has to run in a write job.
 */
export async function chargeAsker(
  db: QueryBuilder,
  limits: Limits,
  { charges, right }: { readonly charges: readonly Charge[]; readonly right: string | undefined },
  now: number,
): Promise<number | undefined> {
  const wait = await charge(db, limits, charges, now);
  if (wait !== undefined || right === undefined) return wait;
  await refund(db, limits, charges, now);
  return charge(db, limits, [['track-right', right]], now);
}

/** Addresses and names are not kept, only what tells them apart. */
const keyOf = (name: string, whose: string): string => digest(`${name} ${whose}`);
