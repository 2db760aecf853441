import { makeId } from '../database/ids.ts';
import { type Answer, fail, invalid, ok, tooMany } from '../http/answer.ts';
import { charge } from '../limits.ts';
import type { Services } from '../services.ts';
import { findNameProblem, fold, readPhone } from './find.ts';
import { openSession } from './sessions.ts';

interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly phone?: string;
  readonly deviceType?: number;
}

/** Makes an account and logs in to it. */
export async function register(
  services: Services,
  { username, email, password, phone, deviceType }: Registration,
  clientAddress: string,
): Promise<Answer<{ readonly token: string }>> {
  const { store, config, now } = services;
  const wait = await store.write((db) => charge(db, config.limits, [['register-address', clientAddress]], now()));
  if (wait !== undefined) return tooMany(wait);
  const fields: Record<string, string> = {};
  const nameProblem = findNameProblem(services, username);
  if (nameProblem !== undefined) fields['username'] = nameProblem;
  const known = phone === undefined ? undefined : readPhone(services, phone);
  if (phone !== undefined && known === undefined) fields['phone'] = 'A mobile number.';
  if (Object.keys(fields).length > 0) return invalid(fields);

  // The hash is made in any case: how long the answer takes tells nothing.
  const hash = await services.passwords.hash(password);
  const token = await store.write(async (db) => {
    const account = await db
      .insertInto('accounts')
      .values({
        id: makeId(now()),
        username,
        username_key: fold(username),
        email,
        email_key: fold(email),
        phone: known ?? null,
        password: hash,
        created_at: now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return (
      account &&
      openSession(
        db,
        { kind: 'shopper', subjectId: account.id, ...(deviceType !== undefined && { deviceType }) },
        now(),
      )
    );
  });
  return token === undefined ? fail(409, 'This name, address or number has an account already.') : ok({ token });
}
