import { z } from 'zod';
import { fold } from '../../ground/text/identity.ts';
import { panOfGstin } from '../../../core/tax/pan.ts';
import { answersSellersText } from '../../../messages/rooms/answers-sellers.ts';
import { type Actor, writeAudit } from '../../ground/audit/audit.ts';
import { parseColumn } from '../../ground/database/json-column.ts';
import type { SellerChangeRow, SellerRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { fieldsOf, findContradictions, mergeFields, type SellerFields } from './application.ts';
import { type Changing, lockSeller, tellOwner } from './owner.ts';
import { bank, pickup } from '../../../contract/sellers.ts';

/** Making a confirmed change of a seller's details. */

const changedFields = z.object({
  pickup: pickup.optional(),
  gstin: z.string().optional(),
  gstExempt: z.boolean().optional(),
  bank: bank.optional(),
});
export type ChangedFields = z.output<typeof changedFields>;

export const readValue = ({ value }: SellerChangeRow): ChangedFields =>
  value === null ? {} : parseColumn(changedFields, value);

/** The fields of a seller after a change. The PAN stays: it is in the GSTIN before, where it was not asked for. */
function mergeChange(before: SellerFields, changed: ChangedFields): SellerFields {
  const pan = before.pan ?? (before.gstin === undefined ? undefined : panOfGstin(before.gstin));
  return mergeFields({ ...before, ...(pan !== undefined && { pan }) }, changed);
}

/** What is wrong with a change, by field: the rules of the application, for what is new and what stays. */
export function findProblems(before: SellerFields, changed: ChangedFields): Record<string, string> {
  const { pan, ...problems } = findContradictions(mergeChange(before, changed));
  if (pan === undefined) return problems;
  return { gstin: answersSellersText.otherPan, ...problems };
}

/** Whether another seller has the address or number. */
export async function isTaken(
  db: QueryBuilder,
  sellerAccountId: string,
  { email, phone }: { readonly email?: string | null | undefined; readonly phone?: string | null | undefined },
): Promise<boolean> {
  if (!email && !phone) return false;
  const other = await db
    .selectFrom('sellers')
    .select('id')
    .where('id', '!=', sellerAccountId)
    .where((eb) =>
      eb.or([...(email ? [eb('email_key', '=', fold(email))] : []), ...(phone ? [eb('phone', '=', phone)] : [])]),
    )
    .executeTakeFirst();
  return other !== undefined;
}

/** What the seller's row gets; undefined where something else was changed meanwhile, so that it fits no more. */
async function rowAfter(
  db: QueryBuilder,
  seller: SellerRow,
  change: SellerChangeRow,
  now: number,
): Promise<Partial<SellerRow> | undefined> {
  const { kind, email, phone } = change;
  if (await isTaken(db, seller.id, change)) return undefined;
  if (kind === 'email') return email === null ? undefined : { email, email_key: fold(email), email_confirmed_at: now };
  if (kind === 'phone') return phone === null ? undefined : { phone };
  const before = fieldsOf(seller);
  const changed = readValue(change);
  if (Object.keys(findProblems(before, changed)).length > 0) return undefined;
  const fields = kind === 'bank' ? { ...before, ...changed, bankSince: now } : mergeChange(before, changed);
  return { fields: JSON.stringify(fields) };
}

/**
 * Makes a change that is confirmed and tells the owner everywhere. Returns the change as it is then; `undefined` when it was stopped or
 * made meanwhile, or fits no more. Has to run in a write job.
 */
export async function makeChange(
  services: Changing,
  db: QueryBuilder,
  change: SellerChangeRow,
  actor: Actor,
): Promise<SellerChangeRow | undefined> {
  const { now, sellerNotices } = services;
  const seller = await lockSeller(services.database, db, change.seller_account_id);
  const set = seller && (await rowAfter(db, seller, change, now()));
  if (!seller || !set) {
    await closeChange(db, change, 'stopped', now());
    return undefined;
  }
  // The former address or number, which hears about further changes.
  const former = {
    email: change.kind === 'email' ? seller.email : null,
    phone: change.kind === 'phone' ? seller.phone : null,
  };
  const done = await closeChange(db, change, 'done', now(), former);
  if (!done) return undefined;
  await db.updateTable('sellers').set(set).where('id', '=', seller.id).execute();
  await writeAudit(db, now(), actor, 'seller-changed', `seller-account:${seller.id}`, {
    change: change.id,
    kind: change.kind,
  });
  await tellOwner(services, db, { ...seller, ...set }, (recipient) =>
    sellerNotices.detailsChanged(recipient, change.kind),
  );
  return done;
}

/** Ends a change and forgets what it had. Of concurrent ones, one succeeds. Has to run in a write job. */
export const closeChange = (
  db: QueryBuilder,
  { id, state }: SellerChangeRow,
  to: 'done' | 'stopped',
  now: number,
  former: Pick<SellerChangeRow, 'email' | 'phone'> = { email: null, phone: null },
): Promise<SellerChangeRow | undefined> =>
  db
    .updateTable('seller_changes')
    .set({ ...former, state: to, value: null, due_at: now })
    .where('id', '=', id)
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirst();

/** Makes the changes whose time has come. Returns how many. Has to run in a write job. */
async function makeDueChanges(services: Changing, db: QueryBuilder): Promise<number> {
  const due = await selectDue(services, db).execute();
  for (const change of due) await makeChange(services, db, change, 'host');
  return due.length;
}

const selectDue = ({ now }: Pick<Changing, 'now'>, db: QueryBuilder) =>
  db
    .selectFrom('seller_changes')
    .selectAll()
    .where('state', '=', 'cooling')
    .where('due_at', '<=', now())
    .orderBy('due_at')
    .limit(100);

/** The same for a worker, which seldom has something to do. */
export async function makeChanges(services: Changing): Promise<number> {
  const { database } = services;
  if (!(await selectDue(services, database.read).executeTakeFirst())) return 0;
  return database.write((db) => makeDueChanges(services, db));
}
