import { fold } from '../../ground/text/identity.ts';
import { columnOf, isLanguage } from '../../ground/text/language.ts';
import { type Actor, writeAudit } from '../../ground/audit/audit.ts';
import { digest, makeId, makeToken } from '../../ground/database/ids.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { StaffRow } from '../../ground/database/tables.ts';
import { forgetClients } from '../../ground/limits/known-clients.ts';
import type { Services } from '../../ground/services.ts';
import { findOperator } from './operator-name.ts';
import type { Role } from './roles.ts';
import { sealCodeSecret } from './seal-code-secret.ts';
import { makeCodeSecret } from './totp.ts';

/** The people who may sign in to the operator's dashboard. */

/** How long an invitation can be used. */
const INVITE_LIFE_MS = 24 * 3_600_000;

export const findByName = (db: QueryBuilder, name: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('name_key', '=', fold(name)).executeTakeFirst();

/** The person whom an unused invitation is for. */
export const findInvited = ({ database, now }: Pick<Services, 'database' | 'now'>, token: string) =>
  database.read
    .selectFrom('staff')
    .selectAll()
    .where('invite_hash', '=', digest(token))
    .where('invite_until', '>', now())
    .where('invite_until', '<=', now() + INVITE_LIFE_MS)
    .executeTakeFirst();

type Deciding = Pick<Services, 'database' | 'now' | 'config'>;

/** What comes of adding a person. Only `invited` has changed something. */
type AddedPerson =
  /** It is the name of an account that people share, or too long for the audit trail. */
  | { readonly kind: 'no-person' }
  | { readonly kind: 'taken'; readonly name: string }
  /** `token` is that of the invitation, for its link. */
  | { readonly kind: 'invited'; readonly name: string; readonly token: string };

/** Adds a person by a name, which the audit trail shows, and invites them. */
export async function addPerson(
  { database, now, config }: Deciding,
  actor: Actor,
  typed: string,
  role: Role,
): Promise<AddedPerson> {
  const name = findOperator(typed, '');
  if (!name) return { kind: 'no-person' };
  const token = makeToken();
  return database.write(async (db) => {
    const made = await db
      .insertInto('staff')
      .values({
        id: makeId(now()),
        name,
        name_key: fold(name),
        role,
        password: null,
        code_secret: sealCodeSecret(config, makeCodeSecret()),
        code_step: null,
        invite_hash: digest(token),
        invite_until: now() + INVITE_LIFE_MS,
        created_at: now(),
        seen_at: null,
        language: null,
      })
      .onConflict((conflict) => conflict.column('name_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return { kind: 'taken', name };
    await writeAudit(db, now(), actor, 'staff-added', `staff:${name}`, { role });
    return { kind: 'invited', name, token };
  });
}

/** Ends sessions, password, codes and passkeys of a person, and returns the token of a new invitation. */
export function inviteAgain(
  { database, now, config }: Deciding,
  actor: Actor,
  { id, name }: StaffRow,
): Promise<string> {
  const token = makeToken();
  return database.write(async (db) => {
    await db
      .updateTable('staff')
      .set({
        password: null,
        code_secret: sealCodeSecret(config, makeCodeSecret()),
        code_step: null,
        invite_hash: digest(token),
        invite_until: now() + INVITE_LIFE_MS,
      })
      .where('id', '=', id)
      .execute();
    await endAccess(db, id);
    await writeAudit(db, now(), actor, 'staff-invited', `staff:${name}`);
    return token;
  });
}

async function endAccess(db: QueryBuilder, staffId: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute();
  await db.deleteFrom('passkeys').where('staff_id', '=', staffId).execute();
  await forgetClients(db, `staff ${staffId}`);
}

export const setRole = ({ database, now }: Deciding, actor: Actor, { id, name }: StaffRow, role: Role) =>
  database.write(async (db) => {
    await db.updateTable('staff').set({ role }).where('id', '=', id).execute();
    await writeAudit(db, now(), actor, 'staff-role', `staff:${name}`, { role });
  });

/** Sets the language of a person's dashboard. Returns whether the shop has it. */
export async function setLanguage(
  { database }: Pick<Services, 'database'>,
  { id }: StaffRow,
  tag: string,
): Promise<boolean> {
  if (!isLanguage(tag)) return false;
  const language = columnOf(tag);
  await database.write((db) => db.updateTable('staff').set({ language }).where('id', '=', id).execute());
  return true;
}

export const removePerson = ({ database, now }: Deciding, actor: Actor, { id, name }: StaffRow) =>
  database.write(async (db) => {
    await endAccess(db, id);
    await db.deleteFrom('staff').where('id', '=', id).execute();
    await writeAudit(db, now(), actor, 'staff-removed', `staff:${name}`);
  });

/** Sets the password and uses up the invitation and the code. Returns whether the invitation was still there. */
export const joinStaff = (
  { database, now }: Deciding,
  { id, name, invite_hash: invite }: StaffRow,
  password: string,
  codeStep: number,
): Promise<boolean> =>
  database.write(async (db) => {
    const joined = await db
      .updateTable('staff')
      .set({ password, code_step: codeStep, invite_hash: null, invite_until: null })
      .where('id', '=', id)
      .where('invite_hash', '=', invite)
      .returning('id')
      .executeTakeFirst();
    if (joined) await writeAudit(db, now(), `operator:${name}`, 'staff-joined', `staff:${name}`);
    return joined !== undefined;
  });
