import { randomInt } from 'node:crypto';
import { isSameSecret } from '../../../compare-secrets.ts';
import { digest, makeToken } from '../../ground/database/ids.ts';
import type { OneTimeCodeRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';

export const CODE_LIFE_MS = 600_000;
const DIGITS = 6;
const MAX_TRIES = 5;

/**
 * The stored hash of a code. It includes the token of the request, which is not stored: without it, trying all codes against the
 * database would find the code.
 */
const hashCode = (request: string, code: string): string => digest(`${request} ${code.replace(/[\s-]/g, '')}`);

/** A code with the token of its request, which goes to the browser alone. */
interface MadeCode {
  readonly request: string;
  readonly code: string;
}

/** Makes a code, which is stored once its message may be sent: one that a limit refuses changes nothing. */
export const makeCode = (): MadeCode => ({
  request: makeToken(),
  code: String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0'),
});

type Owner = Pick<OneTimeCodeRow, 'account_id' | 'channel'>;

/** Stores a code with whose it is and how it was sent; no try is right while nobody has it. Has to run in a write job. */
export async function storeCode(
  db: QueryBuilder,
  purpose: OneTimeCodeRow['purpose'],
  { request, code }: MadeCode,
  owner: Owner,
  now: number,
): Promise<void> {
  const row = { purpose, ...owner, code_hash: hashCode(request, code), tries: 0, expires_at: now + CODE_LIFE_MS };
  await db
    .insertInto('one_time_codes')
    .values({ request_hash: digest(request), ...row })
    .execute();
}

/** Notes of a stored code whose it is and how it was sent. Has to run in a write job. */
export async function assignCode(db: QueryBuilder, requestHash: string, owner: Owner): Promise<void> {
  await db.updateTable('one_time_codes').set(owner).where('request_hash', '=', requestHash).execute();
}

interface CodeTry {
  readonly request: string;
  /** As typed. */
  readonly code: string;
  readonly purpose: OneTimeCodeRow['purpose'];
}

/** A right code, with whose it is. */
type UsedCode = OneTimeCodeRow & { readonly account_id: string };

/**
 * Tries a code, and uses it up if it is right. Each code has five tries, which count before they are compared. `gone`: there is no
 * such request, or its time or tries have run out. The answers are the same for a number that nobody has. Has to run in a write job.
 */
export async function tryCode(
  db: QueryBuilder,
  { request, code, purpose }: CodeTry,
  now: number,
): Promise<UsedCode | 'wrong' | 'gone'> {
  const row = await db
    .updateTable('one_time_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('request_hash', '=', digest(request))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .where('tries', '<', MAX_TRIES)
    .returningAll()
    .executeTakeFirst();
  if (!row) return 'gone';
  const isRight = isSameSecret(hashCode(request, code), row.code_hash);
  const { account_id: accountId } = row;
  if (!isRight || accountId === null) return row.tries < MAX_TRIES ? 'wrong' : 'gone';
  await db.deleteFrom('one_time_codes').where('request_hash', '=', row.request_hash).execute();
  return { ...row, account_id: accountId };
}
