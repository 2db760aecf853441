import type { SellerServices } from './services.ts';
import type { SellerApplication } from '../../../contract/sellers.ts';
import { fieldsText } from '../../../messages/rooms/fields.ts';
import { answersSellersText } from '../../../messages/rooms/answers-sellers.ts';
import { fold } from '../../ground/text/identity.ts';
import { languageColumn } from '../../ground/text/language.ts';
import { openSession } from '../accounts/sessions/sessions.ts';
import { findPasswordProblem } from '../accounts/passwords/weak-passwords.ts';
import { makeId } from '../../ground/database/ids.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { SellerRow } from '../../ground/database/tables.ts';
import { type Answer, fail, invalid, linkSentLately, ok, tooManyHere } from '../../ground/http/answer.ts';
import { chargeNow } from '../../ground/limits/limits.ts';
import { askToConfirm } from './confirm-email.ts';
import { lockSeller } from './owner.ts';
import {
  type CheckedFields,
  fieldsOf,
  findContradictions,
  listMissing,
  mergeFields,
  serialiseApplication,
} from './application.ts';

type Applied = Answer<{ readonly application: SellerApplication }>;

/** Creates a seller's account with a draft of an application, which can be continued on any device. */
export async function signUp(
  services: SellerServices,
  { fields, phone, email, problems }: CheckedFields,
  password: string,
  clientAddress: string,
): Promise<Answer<{ readonly token: string; readonly application: SellerApplication }>> {
  const { database, now } = services;
  const wait = await chargeNow(services, [['register-address', clientAddress]]);
  if (wait !== undefined) return tooManyHere(wait);
  if (phone === undefined || email === undefined || Object.keys(problems).length > 0) return invalid(problems);
  const weakness = findPasswordProblem(password, [services.shop().name, email, phone, fields.businessName]);
  if (weakness !== undefined) return invalid({ password: weakness });
  const hash = await services.passwords.hash(password);
  const made = await database.write(async (db) => {
    const row: SellerRow = {
      id: makeId(now()),
      email,
      email_key: fold(email),
      phone,
      password: hash,
      status: 'draft',
      fields: JSON.stringify(mergeFields({}, fields)),
      seller_id: null,
      reason: null,
      created_at: now(),
      submitted_at: null,
      decided_at: null,
      seen_at: now(),
      email_confirmed_at: null,
      language: languageColumn(),
    };
    const made = await db
      .insertInto('sellers')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return fail(409, answersSellersText.accountKnown);
    await askToConfirm(services, db, row, clientAddress);
    const token = await openSession(
      db,
      { kind: 'seller', subjectId: row.id, client: { address: clientAddress } },
      now(),
    );
    return ok({ token, application: serialiseApplication(row) });
  });
  services.wake();
  return made;
}

const closed = () => fail(409, answersSellersText.submitted);

/** Saves fields of an application that is a draft or was refused. */
export function saveApplication(
  services: SellerServices,
  sellerAccountId: string,
  checked: CheckedFields,
  clientAddress: string,
): Promise<Applied> {
  const { fields, phone, email, problems } = checked;
  return changeApplication(services, sellerAccountId, clientAddress, async (row) => {
    if (row.status !== 'draft' && row.status !== 'refused') return closed();
    if (Object.keys(problems).length > 0) return invalid(problems);
    return {
      fields: JSON.stringify(mergeFields(fieldsOf(row), fields)),
      ...(phone !== undefined && { phone }),
      ...(email !== undefined && { email, email_key: fold(email) }),
      ...(email !== undefined && fold(email) !== row.email_key && { email_confirmed_at: null }),
    };
  });
}

/** Submits an application if nothing is missing. */
export function submitApplication(
  services: SellerServices,
  sellerAccountId: string,
  clientAddress: string,
): Promise<Applied> {
  return changeApplication(services, sellerAccountId, clientAddress, async (row) => {
    if (row.status !== 'draft' && row.status !== 'refused') return closed();
    const fields = fieldsOf(row);
    const missing = listMissing(fields);
    if (missing.length > 0) return invalid(Object.fromEntries(missing.map((path) => [path, fieldsText.fillIn])));
    const contradictions = findContradictions(fields);
    if (Object.keys(contradictions).length > 0) return invalid(contradictions);
    return { status: 'submitted', submitted_at: services.now(), reason: null };
  });
}

/** Sends the link that confirms the address of an applicant again, to another address where one is given. */
export async function resendConfirmation(
  services: SellerServices,
  sellerAccountId: string,
  email: string | undefined,
  clientAddress: string,
): Promise<Applied> {
  const asked = await services.database.write(async (db): Promise<Applied> => {
    const row = await lockCaller(services, db, sellerAccountId);
    const address = email === undefined ? {} : { email, email_key: fold(email) };
    const next = { ...row, ...address };
    if (row.email_confirmed_at !== null) return fail(409, answersSellersText.yourAddress);
    if (await isTaken(db, sellerAccountId, next)) return fail(409, answersSellersText.accountKnown);
    const wait = await askToConfirm(services, db, next, clientAddress);
    if (wait !== undefined) return linkSentLately(wait);
    if (email !== undefined) await db.updateTable('sellers').set(address).where('id', '=', sellerAccountId).execute();
    return ok({ application: serialiseApplication(next) });
  });
  services.wake();
  return asked;
}

/** The seller who asks, as it is now. */
async function lockCaller({ database }: SellerServices, db: QueryBuilder, sellerAccountId: string): Promise<SellerRow> {
  const row = await lockSeller(database, db, sellerAccountId);
  if (!row) throw new Error(`There is no account ${sellerAccountId} of a seller.`);
  return row;
}

async function changeApplication(
  services: SellerServices,
  sellerAccountId: string,
  clientAddress: string,
  decide: (row: SellerRow) => Promise<Partial<SellerRow> | ReturnType<typeof fail>>,
): Promise<Applied> {
  return services.database.write(async (db) => {
    const row = await lockCaller(services, db, sellerAccountId);
    const change = await decide(row);
    if ('error' in change) return change;
    if (await isTaken(db, sellerAccountId, { ...row, ...change })) return fail(409, answersSellersText.accountKnown);
    await db.updateTable('sellers').set(change).where('id', '=', sellerAccountId).execute();
    if (change.email_confirmed_at === null) await askToConfirm(services, db, { ...row, ...change }, clientAddress);
    return ok({ application: serialiseApplication({ ...row, ...change }) });
  });
}

async function isTaken(
  db: QueryBuilder,
  sellerAccountId: string,
  { email_key: key, phone }: SellerRow,
): Promise<boolean> {
  const other = await db
    .selectFrom('sellers')
    .select('id')
    .where('id', '!=', sellerAccountId)
    .where((eb) => eb.or([eb('email_key', '=', key), eb('phone', '=', phone)]))
    .executeTakeFirst();
  return other !== undefined;
}
