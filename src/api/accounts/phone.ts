import type { AccountRow } from '../database/tables.ts';
import { type Answer, invalid, ok } from '../http/answer.ts';
import { phoneChanged } from '../mail/account-messages.ts';
import { enqueue } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import { readPhone } from './find.ts';
import { refuseWithoutPassword } from './own-password.ts';

/**
 * Changes or removes the phone number. A new number can't be used to log in until the operator has confirmed it
 * (`npm run operator -- accounts confirm-phone`), because the host can't send text messages.
 */
export async function changePhone(
  services: Services,
  account: AccountRow,
  { phone, password }: { readonly phone?: string; readonly password: string },
  clientAddress: string,
): Promise<Answer<Record<string, never>>> {
  const { database, now, shop, siteUrl } = services;
  const known = phone === undefined ? null : readPhone(services, phone);
  if (known === undefined) return invalid({ phone: 'A mobile number.' });
  const refused = await refuseWithoutPassword(services, account, password, clientAddress);
  if (refused) return refused;
  if (known === phoneOf(account)) return ok({});
  await database.write(async (db) => {
    await db.updateTable('accounts').set({ phone: null, claimed_phone: known }).where('id', '=', account.id).execute();
    await enqueue(db, phoneChanged(shop(), siteUrl(), account.email), now());
  });
  services.wake();
  return ok({});
}

/** The number of an account, confirmed or not. */
export const phoneOf = (account: Pick<AccountRow, 'phone' | 'claimed_phone'>): string | null =>
  account.phone ?? account.claimed_phone;
