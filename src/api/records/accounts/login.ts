import { answersText } from '../../../messages/rooms/answers.ts';
import type { AccountServices } from './services.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { Kind } from '../../ground/database/tables.ts';
import { type Answer, fail, ok, tooMany } from '../../ground/http/answer.ts';
import { chargeNow, refund } from '../../ground/limits/limits.ts';
import { chargesOfLogin, type Client } from '../../ground/limits/known-clients.ts';
import { findByLogin, findSellerByLogin, readLoginName } from './find.ts';
import type { NoteLogin } from './services.ts';
import { openSession } from './sessions/sessions.ts';

interface Login {
  readonly kind: Kind;
  /** Email address, user name or phone number, as typed. */
  readonly login: string;
  readonly password: string;
  readonly deviceType?: number;
  readonly userAgent?: string | undefined;
  readonly client: Client;
  readonly note?: NoteLogin;
}

/**
 * Logs a shopper or a seller in. Failed attempts count against the account, however its name is spelled; those of strangers do not
 * count against a browser or address that has logged in to it before. An unknown account is
 * answered with 404 for shoppers (specification section 8) and like a wrong password for sellers, in the same time as a known one.
 */
export async function logIn(
  services: AccountServices,
  { kind, login, password, deviceType, userAgent, client, note }: Login,
): Promise<Answer<{ readonly token: string }>> {
  const { database, passwords, now } = services;
  const { limits } = services.config;
  const found = kind === 'seller' ? await findSellerByLogin(services, login) : await findByLogin(services, login);
  const whose = `${kind} ${found?.id ?? readLoginName(services, login).key}`;
  const charges = await chargesOfLogin(database.read, whose, client);
  const wait = await chargeNow(services, charges);
  if (wait !== undefined) return tooMany(wait, answersText.tooManyTries);
  const isRight = await passwords.verify(password, found?.password);
  if (!found) return kind === 'seller' ? wrong() : fail(404, answersText.noAccount);
  if (!isRight) return wrong();
  const renewed = passwords.isOutdated(found.password) ? await passwords.hash(password) : undefined;
  const token = await database.write(async (db) => {
    await refund(db, limits, charges, now());
    if (renewed !== undefined) await setPassword(db, kind, found.id, renewed);
    await note?.(db, found.id, now());
    return openSession(db, { kind, subjectId: found.id, deviceType, userAgent, client }, now());
  });
  return ok({ token });
}

const wrong = () => fail(401, answersText.passwordWrong);

export async function setPassword(db: QueryBuilder, kind: Kind, id: string, password: string): Promise<void> {
  const table = kind === 'seller' ? ('sellers' as const) : ('accounts' as const);
  await db.updateTable(table).set({ password }).where('id', '=', id).execute();
}
