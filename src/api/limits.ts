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
 * The limits, by client address, account, order, or both. Thousands of phones of one carrier share an address, so limits by address
 * are generous; guesses of a secret are also limited by account or order.
 */
export const DEFAULT_LIMITS = {
  'login-address': { most: 300, seconds: 900 },
  'login-account-address': { most: 10, seconds: 900 },
  'login-account': { most: 50, seconds: 3_600 },
  'passkey-address': { most: 300, seconds: 900 },
  'register-address': { most: 120, seconds: 3_600 },
  'reset-address': { most: 120, seconds: 3_600 },
  'reset-account': { most: 3, seconds: 3_600 },
  'code-address': { most: 120, seconds: 3_600 },
  'code-recipient': { most: 5, seconds: 3_600 },
  'code-recipient-day': { most: 15, seconds: 86_400 },
  'mail-recipient': { most: 20, seconds: 86_400 },
  'message-address': { most: 120, seconds: 3_600 },
  'document-seller': { most: 30, seconds: 3_600 },
  'alert-recipient': { most: 10, seconds: 3_600 },
  'order-address': { most: 600, seconds: 3_600 },
  'order-account': { most: 60, seconds: 3_600 },
  'export-account': { most: 5, seconds: 3_600 },
  'track-address': { most: 600, seconds: 900 },
  'track-number': { most: 10, seconds: 900 },
  'track-right': { most: 60, seconds: 900 },
  'payment-address': { most: 600, seconds: 900 },
  'payment-order': { most: 120, seconds: 900 },
  'change-order': { most: 20, seconds: 3_600 },
  'picture-order': { most: 40, seconds: 3_600 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof DEFAULT_LIMITS;
/** Null when nothing is limited. */
export type Limits = Readonly<Record<LimitName, Limit>> | null;

/**
 * Reads `login-address=200/900 order-address=10/60` (most, seconds) over the defaults; `off` disables all limits. Returns a
 * message for invalid text.
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

/** A limit by name, and the key that it counts. Limits set by the catalogue are passed along. */
export type Charge = readonly [name: LimitName, whose: string] | readonly [name: string, whose: string, limit: Limit];

/**
 * Counts a request. Returns undefined if it is within all limits, else the seconds until the next attempt. Has to run in a write job;
 * concurrent hosts wait for the row's lock.
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
    // A window that ends later than one starting now was written by a wrong clock.
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
 * Counts a lookup that requires a secret: successful ones count for `right`, the id of what was found; failed ones for all charges.
 * Returns the seconds to wait, as `charge` does. Has to run in a write job.
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

/** Hashed, so that addresses and names are not stored. */
const keyOf = (name: string, whose: string): string => digest(`${name} ${whose}`);
