import { digest, makeToken } from '../../ground/database/ids.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';

/** Time from the page to the answer of the passkey. */
const CHALLENGE_LIFE_MS = 600_000;

/** Makes a challenge for a sign-in, or for a person who adds a passkey. Has to run in a write job. */
export async function makeChallenge(db: QueryBuilder, staffId: string | null, now: number): Promise<string> {
  const challenge = makeToken();
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: digest(challenge), staff_id: staffId, expires_at: now + CHALLENGE_LIFE_MS })
    .execute();
  return challenge;
}

/** Uses up a challenge. Returns whether it was there, for this person or for a sign-in. Has to run in a write job. */
export async function takeChallenge(
  db: QueryBuilder,
  challenge: string,
  staffId: string | null,
  now: number,
): Promise<boolean> {
  const used = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', digest(challenge))
    .where('staff_id', staffId === null ? 'is' : '=', staffId)
    .where('expires_at', '>', now)
    // A later end was written by a wrong clock.
    .where('expires_at', '<=', now + CHALLENGE_LIFE_MS)
    .returning('challenge_hash')
    .executeTakeFirst();
  return used !== undefined;
}
