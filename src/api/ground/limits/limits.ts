import type { ExpressionBuilder } from 'kysely';
import { digest } from '../database/ids.ts';
import type { QueryBuilder, Database } from '../database/types.ts';
import type { Tables } from '../database/tables.ts';

/** At most `most` in `seconds`: requests or, where a charge has an amount, the sum of the amounts. */
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
  'reset-account-address': { most: 3, seconds: 3_600 },
  'reset-account': { most: 12, seconds: 3_600 },
  'code-address': { most: 120, seconds: 3_600 },
  'code-recipient-address': { most: 5, seconds: 3_600 },
  'code-recipient': { most: 15, seconds: 3_600 },
  'code-recipient-day': { most: 30, seconds: 86_400 },
  'mail-recipient-address': { most: 10, seconds: 86_400 },
  'mail-recipient': { most: 60, seconds: 86_400 },
  'message-address': { most: 120, seconds: 3_600 },
  'document-seller': { most: 30, seconds: 3_600 },
  'document-address': { most: 40, seconds: 86_400 },
  'document-bytes-seller': { most: 60_000_000, seconds: 86_400 },
  'document-bytes-address': { most: 150_000_000, seconds: 2_592_000 },
  'upload-seller': { most: 400, seconds: 3_600 },
  'seller-change': { most: 10, seconds: 3_600 },
  'seller-change-day': { most: 20, seconds: 86_400 },
  'alert-recipient-address': { most: 10, seconds: 3_600 },
  'alert-recipient': { most: 40, seconds: 3_600 },
  'order-address': { most: 600, seconds: 3_600 },
  'order-account': { most: 60, seconds: 3_600 },
  'export-account': { most: 5, seconds: 3_600 },
  'track-address': { most: 600, seconds: 900 },
  'track-number-address': { most: 10, seconds: 900 },
  'track-number': { most: 1_000, seconds: 3_600 },
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
  const counted: Charge[] = [];
  let wait: number | undefined;
  for (const entry of charges) {
    const [name, whose, own, amount] = entry;
    const seconds = await count(db, keyOf(name, whose), own ?? limits[name as LimitName], now, amount);
    if (seconds === undefined) counted.push(entry);
    else wait = Math.max(wait ?? 1, seconds);
  }
  if (wait !== undefined && counted.length > 0) await refund(db, limits, counted, now);
  return wait;
}

/** Adds to a counter that stays within its limit; of one that would not, returns the seconds until it begins anew. */
async function count(
  db: QueryBuilder,
  key: string,
  { most, seconds }: Limit,
  now: number,
  amount = 1,
): Promise<number | undefined> {
  if (amount > most) return seconds;
  // A window that ends later than one starting now was written by a wrong clock.
  const next = now + seconds * 1000;
  const isOver = (eb: ExpressionBuilder<Tables, 'rate_limits'>) =>
    eb.or([eb('rate_limits.ends_at', '<=', now), eb('rate_limits.ends_at', '>', next)]);
  const counted = await db
    .insertInto('rate_limits')
    .values({ key, count: amount, ends_at: next })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          count: eb
            .case()
            .when(isOver(eb))
            .then(amount)
            .else(eb('rate_limits.count', '+', amount))
            .end(),
          ends_at: eb.case().when(isOver(eb)).then(next).else(eb.ref('rate_limits.ends_at')).end(),
        }))
        .where((eb) => eb.or([isOver(eb), eb('rate_limits.count', '<=', most - amount)])),
    )
    .returning('key')
    .executeTakeFirst();
  if (counted) return undefined;
  const { ends_at: end } = await db
    .selectFrom('rate_limits')
    .select('ends_at')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return Math.ceil((end - now) / 1000);
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
 * What a lookup by a number and a secret counts for. Wrong tries from one address shut out that address alone; all of them together
 * are few beside the number of phone numbers.
 */
export const chargesOfTracking = (number: string, clientAddress: string): Charge[] => [
  ['track-address', clientAddress],
  ['track-number-address', `${number} ${clientAddress}`],
  ['track-number', number],
];

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
