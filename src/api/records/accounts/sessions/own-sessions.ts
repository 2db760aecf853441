import type { OwnSession } from '../../../../contract/accounts.ts';
import { answersText } from '../../../../messages/rooms/answers.ts';
import { digest } from '../../../ground/database/ids.ts';
import type { SessionRow } from '../../../ground/database/tables.ts';
import { type Answer, fail, ok } from '../../../ground/http/answer.ts';
import { isoMoment, present } from '../../../ground/http/present.ts';
import type { Services } from '../../../ground/services.ts';
import { UNKNOWN_DEVICE } from './browser-name.ts';

const idOf = (row: Pick<SessionRow, 'token_hash'>): string => digest(`session ${row.token_hash}`);

const readSessions = ({ database, now }: Services, accountId: string): Promise<SessionRow[]> =>
  database.read
    .selectFrom('sessions')
    .selectAll()
    .where('kind', '=', 'shopper')
    .where('subject_id', '=', accountId)
    .where('expires_at', '>', now())
    .orderBy('created_at', 'desc')
    .execute();

/** The sessions of an account, the newest first. */
export async function listSessions(services: Services, accountId: string, token: string): Promise<OwnSession[]> {
  const current = digest(token);
  return (await readSessions(services, accountId)).map((row) => ({
    id: idOf(row),
    browser: row.browser ?? UNKNOWN_DEVICE,
    ...present({ deviceType: row.device_type, lastUsedOn: row.used_on }),
    createdAt: isoMoment(row.created_at),
    isCurrent: row.token_hash === current,
  }));
}

/** Ends one session of an account, possibly the current one. */
export async function endSession(
  services: Services,
  accountId: string,
  id: string,
): Promise<Answer<Record<string, never>>> {
  const row = (await readSessions(services, accountId)).find((session) => idOf(session) === id);
  if (!row) return fail(404, answersText.noSession);
  await services.database.write((db) => db.deleteFrom('sessions').where('token_hash', '=', row.token_hash).execute());
  return ok({});
}

/** Ends all sessions of an account except the current one. */
export async function endOtherSessions({ database }: Services, accountId: string, token: string): Promise<void> {
  await database.write((db) =>
    db
      .deleteFrom('sessions')
      .where('kind', '=', 'shopper')
      .where('subject_id', '=', accountId)
      .where('token_hash', '!=', digest(token))
      .execute(),
  );
}
