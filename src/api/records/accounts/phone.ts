import type { AccountServices } from './services.ts';
import type { ChangePhoneRequest } from '../../../contract/accounts.ts';
import { fieldsText } from '../../../messages/rooms/fields.ts';
import type { AccountRow } from '../../ground/database/tables.ts';
import { type Answer, invalid, ok } from '../../ground/http/answer.ts';
import { enqueue } from '../../ground/outbox/outbox.ts';
import { dropPhoneCodes } from './confirm-phone.ts';
import { readPhone } from './find.ts';
import { refuseWithoutProof } from './proof.ts';

/**
 * Changes or removes the phone number. A new number can't be used to log in with the password until it is confirmed: by its owner with
 * a code (confirm-phone.ts) where the host sends messages to phones, or by the operator (`npm run operator -- accounts confirm-phone`).
 * Until then one-time codes for it go to the account's e-mail address (code-login.ts).
 */
export async function changePhone(
  services: AccountServices,
  account: AccountRow,
  { phone, ...proof }: ChangePhoneRequest,
): Promise<Answer<Record<string, never>>> {
  const { database, now, accountNotices } = services;
  const known = phone === undefined ? null : readPhone(services, phone);
  if (known === undefined) return invalid({ phone: fieldsText.phone });
  const refused = await refuseWithoutProof(services, account, proof);
  if (refused) return refused;
  if (known === phoneOf(account)) return ok({});
  await database.write(async (db) => {
    await dropPhoneCodes(db, account.id);
    await db.updateTable('accounts').set({ phone: null, claimed_phone: known }).where('id', '=', account.id).execute();
    await enqueue(db, accountNotices.phoneChanged(account), now());
  });
  services.wake();
  return ok({});
}

/** The number of an account, confirmed or not. */
export const phoneOf = (account: Pick<AccountRow, 'phone' | 'claimed_phone'>): string | null =>
  account.phone ?? account.claimed_phone;
