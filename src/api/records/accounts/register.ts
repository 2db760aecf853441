import { answersText } from '../../../messages/rooms/answers.ts';
import { fieldsText } from '../../../messages/rooms/fields.ts';
import type { AccountServices } from './services.ts';
import { makeId } from '../../ground/database/ids.ts';
import { type Answer, fail, invalid, ok, tooManyHere } from '../../ground/http/answer.ts';
import type { Client } from '../../ground/limits/known-clients.ts';
import { type Charge, chargeNow } from '../../ground/limits/limits.ts';
import { noEmailKey, sendConfirmation } from './email.ts';
import { fold } from '../../ground/text/identity.ts';
import { languageColumn } from '../../ground/text/language.ts';
import { findNameProblem, readPhone } from './find.ts';
import { openSession } from './sessions/sessions.ts';
import { findPasswordProblem } from './passwords/weak-passwords.ts';

interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly phone?: string;
  readonly deviceType?: number;
  readonly userAgent?: string | undefined;
  readonly client: Client;
}

/** A browser uses up its own tries, long before those of the network that it may share. */
const chargesOfRegistering = ({ address, device = '' }: Client): Charge[] => [
  ['register-browser', `${address} ${device}`],
  ['register-address', address],
];

/**
 * Creates an account and logs in to it. Address and number are unconfirmed at first, so a stranger who types them does not block
 * their owner.
 */
export async function register(
  services: AccountServices,
  { username, email, password, phone, deviceType, userAgent, client }: Registration,
): Promise<Answer<{ readonly token: string }>> {
  const { database, now } = services;
  const wait = await chargeNow(services, chargesOfRegistering(client));
  if (wait !== undefined) return tooManyHere(wait);
  const fields: Record<string, string> = {};
  const nameProblem = findNameProblem(services, username);
  if (nameProblem !== undefined) fields['username'] = nameProblem;
  const known = phone === undefined ? undefined : readPhone(services, phone);
  if (phone !== undefined && known === undefined) fields['phone'] = fieldsText.phone;
  const passwordProblem = findPasswordProblem(password, [services.shop().name, username, email, known]);
  if (passwordProblem !== undefined) fields['password'] = passwordProblem;
  if (Object.keys(fields).length > 0) return invalid(fields);

  // Hashed in any case, so that timing reveals nothing.
  const hash = await services.passwords.hash(password);
  const token = await database.write(async (db) => {
    const owner = await db.selectFrom('accounts').select('id').where('email_key', '=', fold(email)).executeTakeFirst();
    if (owner) return undefined;
    const [id, language] = [makeId(now()), languageColumn()];
    const account = await db
      .insertInto('accounts')
      .values({
        id,
        username,
        username_key: fold(username),
        email,
        email_key: noEmailKey(id),
        claimed_email_key: fold(email),
        phone: null,
        claimed_phone: known ?? null,
        password: hash,
        market: null,
        created_at: now(),
        language,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!account) return undefined;
    await sendConfirmation(services, db, { id, language }, email, client.address);
    return openSession(db, { kind: 'shopper', subjectId: id, deviceType, userAgent, client }, now());
  });
  if (token === undefined) return fail(409, answersText.accountKnown);
  services.wake();
  return ok({ token });
}
