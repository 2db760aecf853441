import type { SellerServices } from './services.ts';
import { indianDay } from '../../../core/calendar/indian-day.ts';
import { BANK_COOLING_DAYS } from '../../../core/site/constants.ts';
import type {
  ConfirmChangeRequest,
  SellerChange,
  SellerChangeRequest,
  SellerChanges,
} from '../../../contract/sellers.ts';
import { answersSellersText } from '../../../messages/rooms/answers-sellers.ts';
import { CODE_LIFE_MS, makeCode, storeCode, tryCode } from '../accounts/one-time-codes.ts';
import { codeFailure } from '../accounts/code-login.ts';
import { type Actor, writeAudit } from '../../ground/audit/audit.ts';
import { makeId } from '../../ground/database/ids.ts';
import type { SellerChangeRow, SellerRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { type Answer, fail, invalid, ok, tooMany } from '../../ground/http/answer.ts';
import { isoMoment } from '../../ground/http/present.ts';
import { enqueueAsked } from '../../ground/outbox/asked.ts';
import { LINK_LIFE_MS, linkWith, makeLink } from '../../ground/outbox/links.ts';
import type { Services } from '../../ground/services.ts';
import { type CheckedFields, checkFields, fieldsOf } from './application.ts';
import { type ChangedFields, closeChange, findProblems, isTaken, makeChange, readValue } from './make-change.ts';
import { type Changing, lockSeller, phoneOf, tellOwner } from './owner.ts';

/**
 * Changes of an approved seller's details. The seller confirms one with a code that goes to the address or number on file. A new address
 * has to be confirmed, too, and a new bank account is used after a cooling time, in which the owner can stop it.
 */

const DAY_MS = 86_400_000;
const OPEN = ['asked', 'unproven', 'cooling'] as const;

/** A change that was typed and checked. */
interface WantedChange {
  readonly kind: SellerChangeRow['kind'];
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly value?: ChangedFields;
}

/** Why a change is not made, for the one who asks for it. */
type Refusal = ReturnType<typeof fail>;

/** Finds out what is to be changed: one thing at a time, by the rules of the application. */
export function readChange(
  typed: Omit<SellerChangeRequest, 'by'>,
  check: CheckedFields = checkFields(typed),
): WantedChange | Refusal {
  const { problems, phone, email, fields } = check;
  if (Object.keys(problems).length > 0) return invalid(problems);
  const { bank, pickup, gstin, gstExempt } = fields;
  const business = {
    ...(pickup && { pickup }),
    ...(gstin !== undefined && { gstin }),
    ...(gstExempt && { gstExempt }),
  };
  const wanted: WantedChange[] = [
    ...(bank ? [{ kind: 'bank', value: { bank } } as const] : []),
    ...(email === undefined ? [] : [{ kind: 'email', email } as const]),
    ...(phone === undefined ? [] : [{ kind: 'phone', phone } as const]),
    ...(Object.keys(business).length > 0 ? [{ kind: 'business', value: business } as const] : []),
  ];
  const [first, second] = wanted;
  if (!first) return fail(422, answersSellersText.nothingToChange);
  return second ? fail(422, answersSellersText.oneAtATime) : first;
}

/** Why a change can't be made of this seller now. */
export async function refuse(db: QueryBuilder, seller: SellerRow, wanted: WantedChange): Promise<Refusal | undefined> {
  if (await isTaken(db, seller.id, wanted)) return fail(409, answersSellersText.accountKnown);
  if ((wanted.email ?? seller.email) === seller.email && wanted.kind === 'email')
    return invalid({ email: answersSellersText.yourAddress });
  if (wanted.kind === 'phone' && wanted.phone === seller.phone)
    return invalid({ phone: answersSellersText.yourNumber });
  const problems = findProblems(fieldsOf(seller), wanted.value ?? {});
  if (Object.keys(problems).length > 0) return invalid(problems);
  const waiting = await db
    .selectFrom('seller_changes')
    .select('id')
    .where('seller_account_id', '=', seller.id)
    .where('kind', '=', wanted.kind)
    .where('state', '=', 'cooling')
    .executeTakeFirst();
  return waiting && fail(409, answersSellersText.accountWaits);
}

/** Stores a change in place of one of its kind that nobody has confirmed. Has to run in a write job. */
export async function keepChange(
  db: QueryBuilder,
  sellerAccountId: string,
  { kind, email = null, phone = null, value }: WantedChange,
  now: number,
): Promise<SellerChangeRow> {
  await db
    .deleteFrom('seller_changes')
    .where('seller_account_id', '=', sellerAccountId)
    .where('kind', '=', kind)
    .where('state', 'in', ['asked', 'unproven'])
    .execute();
  const row: SellerChangeRow = {
    ...{ id: makeId(now), seller_account_id: sellerAccountId, kind, state: 'asked', email, phone },
    value: value === undefined ? null : JSON.stringify(value),
    created_at: now,
    due_at: now + CODE_LIFE_MS,
  };
  await db.insertInto('seller_changes').values(row).execute();
  return row;
}

/** Takes a change that a seller asks for and sends the code that confirms it. */
export async function askForChange(
  services: SellerServices,
  sellerAccountId: string,
  { by = 'mail', ...typed }: SellerChangeRequest,
): Promise<Answer<{ readonly change: SellerChange; readonly request: string }>> {
  const { database, sellerNotices, now } = services;
  const wanted = readChange(typed);
  if ('error' in wanted) return wanted;
  const answer = await database.write(async (db) => {
    const seller = await lockSeller(database, db, sellerAccountId);
    if (seller?.status !== 'approved') return closed();
    const refused = await refuse(db, seller, wanted);
    if (refused) return refused;
    const recipient = by === 'mail' ? seller : await phoneOf(services, db, seller);
    if (!recipient) return fail(409, answersSellersText.codeByMail);
    const made = makeCode();
    const wait = await enqueueAsked(services, db, sellerNotices.changeCode(recipient, wanted.kind, made.code), {
      // To what is on file, of a seller that the shop has approved.
      address: { not: 'proven-account' },
      account: sellerAccountId,
      target: [
        ['seller-change', sellerAccountId],
        ['seller-change-day', sellerAccountId],
      ],
    });
    if (wait !== undefined) return tooMany(wait);
    const change = await keepChange(db, sellerAccountId, wanted, now());
    await storeCode(db, 'seller', made, { account_id: change.id, channel: by }, now());
    return ok({ change: serialiseChange(change), request: made.request });
  });
  services.wake();
  return answer;
}

export const closed = () => fail(409, answersSellersText.notOpen);
export const gone = () => fail(410, answersSellersText.changeOver);

/** Goes on with a change once the code is typed that went to the address or number on file. */
export async function confirmChange(
  services: SellerServices,
  sellerAccountId: string,
  id: string,
  { request, code }: ConfirmChangeRequest,
): Promise<Answer<{ readonly change: SellerChange }>> {
  const { database, now } = services;
  const answer = await database.write(async (db) => {
    const used = await tryCode(db, { request, code, purpose: 'seller' }, now());
    if (typeof used === 'string') return codeFailure(used);
    const seller = await lockSeller(database, db, sellerAccountId);
    const change = used.account_id === id ? await findChange(db, sellerAccountId, id) : undefined;
    if (seller?.status !== 'approved' || change?.state !== 'asked') return gone();
    const refused = await refuse(db, seller, { ...change, value: readValue(change) });
    if (refused) return refused;
    const next = await goOn(services, db, seller, change, `seller-account:${sellerAccountId}`);
    return next ? ok({ change: serialiseChange(next) }) : gone();
  });
  services.wake();
  return answer;
}

/**
 * Makes an agreed change, or has it wait: an address for its own confirmation, a bank account for the cooling time. Undefined when it was
 * made or stopped meanwhile. Has to run in a write job.
 */
export async function goOn(
  services: Changing,
  db: QueryBuilder,
  seller: SellerRow,
  change: SellerChangeRow,
  actor: Actor,
): Promise<SellerChangeRow | undefined> {
  const { now, sellerNotices, apiUrl } = services;
  const { kind } = change;
  if (kind !== 'bank' && kind !== 'email') return makeChange(services, db, change, actor);
  const [state, life] =
    kind === 'bank'
      ? (['cooling', BANK_COOLING_DAYS * DAY_MS] as const)
      : (['unproven', LINK_LIFE_MS['seller-email']] as const);
  const waiting = await db
    .updateTable('seller_changes')
    .set({ state, due_at: now() + life })
    .where('id', '=', change.id)
    .where('state', '=', 'asked')
    .returningAll()
    .executeTakeFirst();
  if (!waiting) return undefined;
  await writeAudit(db, now(), actor, `seller-change-${state}`, `seller-account:${seller.id}`, {
    change: change.id,
    kind,
  });
  if (kind === 'bank') {
    const token = await makeLink(db, 'seller-change', change.id, now());
    const link = linkWith(`${apiUrl()}/seller/change/stop`, token, seller);
    const [ending, day] = [endingOf(waiting) ?? '', indianDay(waiting.due_at)];
    await tellOwner(services, db, seller, (recipient) => sellerNotices.bankWaits(recipient, ending, day, link));
  } else if (waiting.email !== null) {
    const token = await makeLink(db, 'seller-email', change.id, now());
    const link = linkWith(`${apiUrl()}/seller/email/confirm`, token, seller);
    const message = sellerNotices.confirmEmail({ email: waiting.email, language: seller.language }, link);
    await enqueueAsked(services, db, message, {
      address: { not: 'proven-account' },
      account: seller.id,
      target: [],
    });
  }
  return waiting;
}

/**
 * Stops a change that is not made yet and tells the owner. `undefined` when there is nothing to stop. Has to run in a write job.
 */
export async function stopChange(
  services: Changing,
  db: QueryBuilder,
  change: SellerChangeRow,
  actor: Actor,
): Promise<SellerChangeRow | undefined> {
  const { now, sellerNotices } = services;
  const seller = await lockSeller(services.database, db, change.seller_account_id);
  const stopped = isOpen(change) ? await closeChange(db, change, 'stopped', now()) : undefined;
  if (!seller || !stopped) return undefined;
  await writeAudit(db, now(), actor, 'seller-change-stopped', `seller-account:${seller.id}`, {
    change: change.id,
    kind: change.kind,
  });
  await tellOwner(services, db, seller, (recipient) => sellerNotices.changeStopped(recipient, change.kind));
  return stopped;
}

/** The seller stops a change on its dashboard. */
export async function stopOwnChange(
  services: SellerServices,
  sellerAccountId: string,
  id: string,
): Promise<Answer<{ readonly change: SellerChange }>> {
  const answer = await services.database.write(async (db) => {
    const change = await findChange(db, sellerAccountId, id);
    const stopped = change && (await stopChange(services, db, change, `seller-account:${sellerAccountId}`));
    return stopped ? ok({ change: serialiseChange(stopped) }) : fail(404, answersSellersText.noChange);
  });
  services.wake();
  return answer;
}

export const isOpen = ({ state }: SellerChangeRow): boolean => OPEN.some((open) => open === state);

const findChange = (db: QueryBuilder, sellerAccountId: string, id: string) =>
  db
    .selectFrom('seller_changes')
    .selectAll()
    .where('id', '=', id)
    .where('seller_account_id', '=', sellerAccountId)
    .executeTakeFirst();

/** The newest changes of a seller, without those that nobody has confirmed in time. */
export async function listChanges(
  { database, now }: Pick<Services, 'database' | 'now'>,
  sellerAccountId: string,
): Promise<SellerChangeRow[]> {
  const rows = await database.read
    .selectFrom('seller_changes')
    .selectAll()
    .where('seller_account_id', '=', sellerAccountId)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.filter(({ state, due_at: due }) => (state !== 'asked' && state !== 'unproven') || due > now());
}

/** The changes of a seller, for its dashboard. */
export async function readChanges(services: Services, seller: SellerRow): Promise<SellerChanges> {
  const phone = await phoneOf(services, services.database.read, seller);
  return {
    changes: (await listChanges(services, seller.id)).map(serialiseChange),
    codesBy: phone ? ['mail', 'phone'] : ['mail'],
  };
}

const endingOf = (change: SellerChangeRow): string | undefined => readValue(change).bank?.accountNumber.slice(-4);

function serialiseChange(change: SellerChangeRow): SellerChange {
  const { id, kind, state, due_at: due } = change;
  const accountEnding = endingOf(change);
  return { id, kind, state, accountEnding, dueAt: isoMoment(due) };
}
