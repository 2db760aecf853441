import { answersOperatorText } from '../../../messages/rooms/answers-operator.ts';
import { answersText } from '../../../messages/rooms/answers.ts';
import { writeAudit } from '../../ground/audit/audit.ts';
import type { PasskeyRow, StaffRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { type Charge, charge, chargeNow, refund } from '../../ground/limits/limits.ts';
import { describeWait } from '../../ground/http/answer.ts';
import type { Services } from '../../ground/services.ts';
import { makeChallenge, takeChallenge } from './passkey-challenges.ts';
import type { RelyingParty } from './relying-party.ts';
import { openStaffSession } from './sessions.ts';
import type { SignedIn } from './sign-in.ts';
import { creationOptions, readNewPasskey, readSigned, requestOptions, verifySigned } from './webauthn.ts';

/** Passkeys of the people who use the dashboard. */

/** The most passkeys of a person. */
const MOST = 20;

type Host = Pick<Services, 'database' | 'now' | 'shop' | 'config'>;

export const listPasskeys = (db: QueryBuilder, staffId: string): Promise<PasskeyRow[]> =>
  db.selectFrom('passkeys').selectAll().where('staff_id', '=', staffId).orderBy('created_at').limit(MOST).execute();

/** Options for a sign-in; undefined where nobody has a passkey, and for an address that asks too often. */
export async function offerSignIn(
  { database, config, now }: Host,
  party: RelyingParty,
  clientAddress: string,
): Promise<object | undefined> {
  const { read } = database;
  const any = await read.selectFrom('passkeys').select('id').where('rp_id', '=', party.id).limit(1).executeTakeFirst();
  if (!any) return undefined;
  const challenge = await database.write(async (db) => {
    const wait = await charge(db, config.limits, [['passkey-address', clientAddress]], now());
    return wait === undefined ? makeChallenge(db, null, now()) : undefined;
  });
  return challenge === undefined ? undefined : requestOptions(party, challenge);
}

/** Options for a new passkey of a person; undefined for one who has as many as there may be. */
export async function offerPasskey(
  { database, shop, now }: Host,
  party: RelyingParty,
  person: StaffRow,
): Promise<object | undefined> {
  const known = await listPasskeys(database.read, person.id);
  if (known.length >= MOST) return undefined;
  const challenge = await database.write((db) => makeChallenge(db, person.id, now()));
  return creationOptions(shop().name, party, person, known, challenge);
}

/** Stores what the browser made with `offerPasskey`. Returns what is wrong, if anything is. */
export async function addPasskey(
  { database, now }: Host,
  party: RelyingParty,
  { id: staffId, name: person }: StaffRow,
  { response, name }: { readonly response: string; readonly name: string },
): Promise<string | undefined> {
  const made = await readNewPasskey(response, party);
  if (!made) return answersOperatorText.passkeyRefused;
  return database.write(async (db) => {
    if (!(await takeChallenge(db, made.challenge, staffId, now()))) return answersOperatorText.passkeyLate;
    if ((await listPasskeys(db, staffId)).length >= MOST) return answersOperatorText.mostPasskeys({ most: MOST });
    const row: PasskeyRow = { ...made.columns, staff_id: staffId, name, created_at: now(), used_at: null };
    const added = await db
      .insertInto('passkeys')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return answersOperatorText.passkeyKnown;
    await writeAudit(db, now(), `operator:${person}`, 'passkey-added', `staff:${person}`, { passkey: name });
    return undefined;
  });
}

/** Removes a passkey of a person. Returns whether there was one. */
export const removePasskey = (
  { database, now }: Host,
  { id: staffId, name: person }: StaffRow,
  id: string,
): Promise<boolean> =>
  database.write(async (db) => {
    const removed = await db
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('staff_id', '=', staffId)
      .returning('name')
      .executeTakeFirst();
    if (removed)
      await writeAudit(db, now(), `operator:${person}`, 'passkey-removed', `staff:${person}`, {
        passkey: removed.name,
      });
    return removed !== undefined;
  });

/** Signs in whoever has the passkey that signed a challenge of `offerSignIn`. */
export async function signInByPasskey(
  services: Host,
  typed: string,
  party: RelyingParty | undefined,
  clientAddress: string,
): Promise<SignedIn> {
  const { database, config, now } = services;
  const charges: Charge[] = [['login-address', clientAddress]];
  const wait = await chargeNow(services, charges);
  if (wait !== undefined) return { problem: answersText.tooManySignIns({ when: describeWait(wait) }) };
  const response = readSigned(typed);
  const found = response && party && (await findPasskey(database.read, response.id, party));
  const signed = found && (await verifySigned(response, found.passkey, party));
  const person = found?.person;
  return database.write(async (db): Promise<SignedIn> => {
    const used =
      found !== undefined &&
      signed !== undefined &&
      (await takeChallenge(db, signed.challenge, null, now())) &&
      (await db
        .updateTable('passkeys')
        .set({ counter: signed.counter, used_at: now() })
        .where('id', '=', found.passkey.id)
        // Of two sign-ins at once, the counter of one is behind.
        .where('counter', '=', found.passkey.counter)
        .returning('name')
        .executeTakeFirst());
    if (!person || !used) {
      await writeAudit(db, now(), 'host', 'sign-in-failed', `staff:${person?.name ?? 'unknown'}`, { by: 'passkey' });
      return { problem: answersOperatorText.passkeyOrPassword };
    }
    await refund(db, config.limits, charges, now());
    await writeAudit(db, now(), `operator:${person.name}`, 'signed-in', `staff:${person.name}`, {
      passkey: used.name,
    });
    return { token: await openStaffSession(db, person.id, now()) };
  });
}

/** A passkey of this host name with its owner. */
async function findPasskey(db: QueryBuilder, id: string, party: RelyingParty) {
  const passkey = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', id)
    .where('rp_id', '=', party.id)
    .executeTakeFirst();
  const person =
    passkey && (await db.selectFrom('staff').selectAll().where('id', '=', passkey.staff_id).executeTakeFirst());
  return passkey && person && { passkey, person };
}
