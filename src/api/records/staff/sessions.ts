import { digest, makeToken } from '../../ground/database/ids.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { StaffRow } from '../../ground/database/tables.ts';
import { formTokenOf } from '../../ground/http/form-token.ts';
import type { Notice } from '../../ground/http/notice.ts';
import type { Services } from '../../ground/services.ts';

/** A session ends after this time, or when it was not used for the second. */
export const SESSION_LIFE_MS = 12 * 3_600_000;
const IDLE_MS = 3_600_000;
/** How often the use of a session is noted. */
const NOTE_MS = 60_000;

export interface StaffSession {
  readonly tokenHash: string;
  readonly person: StaffRow;
  readonly notice: string | null;
  readonly openedAt: number;
  /** What each form has to send back (`isOwnForm`). */
  readonly formToken: string;
}

/** Opens a session and returns its token. Has to run in a write job. */
export async function openStaffSession(db: QueryBuilder, staffId: string, now: number): Promise<string> {
  const token = makeToken();
  await db
    .insertInto('staff_sessions')
    .values({
      token_hash: digest(token),
      staff_id: staffId,
      notice: null,
      created_at: now,
      used_at: now,
      expires_at: now + SESSION_LIFE_MS,
    })
    .execute();
  await db.updateTable('staff').set({ seen_at: now }).where('id', '=', staffId).execute();
  return token;
}

export async function findStaffSession(
  { database, now }: Pick<Services, 'database' | 'now'>,
  token: string,
): Promise<StaffSession | undefined> {
  const hash = digest(token);
  const row = await database.read
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .selectAll('staff')
    .select(['staff_sessions.notice', 'staff_sessions.used_at', 'staff_sessions.created_at as opened_at'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now())
    // A later end was written by a wrong clock.
    .where('expires_at', '<=', now() + SESSION_LIFE_MS)
    .where('used_at', '>', now() - IDLE_MS)
    .executeTakeFirst();
  if (!row) return undefined;
  const { notice, used_at: usedAt, opened_at: openedAt, ...person } = row;
  if (now() - usedAt > NOTE_MS)
    await database.write((db) =>
      db.updateTable('staff_sessions').set({ used_at: now() }).where('token_hash', '=', hash).execute(),
    );
  return { tokenHash: hash, person, notice, openedAt, formToken: formTokenOf(token) };
}

/** Keeps a notice for the next page, or removes it. */
export async function setNotice(
  { database }: Pick<Services, 'database'>,
  { tokenHash }: StaffSession,
  notice: Notice | null,
): Promise<void> {
  const text = notice && JSON.stringify(notice);
  await database.write((db) =>
    db.updateTable('staff_sessions').set({ notice: text }).where('token_hash', '=', tokenHash).execute(),
  );
}

export async function closeStaffSession(
  { database }: Pick<Services, 'database'>,
  { tokenHash }: StaffSession,
): Promise<void> {
  await database.write((db) => db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute());
}
