import type { AccountServices } from './services.ts';
import { type Actor, writeAudit } from '../../ground/audit/audit.ts';
import type { AccountRow } from '../../ground/database/tables.ts';
import { provePhone } from './prove-phone.ts';

/** What comes of confirming a number for its owner. Only `confirmed` has changed something. */
type ConfirmedPhone =
  | { readonly kind: 'confirmed-already' }
  | { readonly kind: 'no-number' }
  /** The account names another number by now. */
  | { readonly kind: 'changed-meanwhile' }
  | { readonly kind: 'confirmed'; readonly phone: string };

/** Confirms the number that an account names, for somebody whom the operator has called. */
export async function confirmPhoneFor(
  services: AccountServices,
  actor: Actor,
  account: AccountRow,
): Promise<ConfirmedPhone> {
  const { database, now } = services;
  const phone = account.claimed_phone;
  if (phone === null) return { kind: account.phone ? 'confirmed-already' : 'no-number' };
  return database.write(async (db) => {
    const proven = await provePhone(services, db, account, phone);
    if (!proven) return { kind: 'changed-meanwhile' };
    if (proven.lost) await writeAudit(db, now(), actor, 'phone-lost', `account:${proven.lost.id}`);
    await writeAudit(db, now(), actor, 'phone-confirmed', `account:${account.id}`);
    return { kind: 'confirmed', phone };
  });
}
