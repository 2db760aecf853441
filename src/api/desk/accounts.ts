import { isEmailConfirmed } from '../accounts/email.ts';
import { findByLogin } from '../accounts/find.ts';
import { phoneOf } from '../accounts/phone.ts';
import { writeAudit } from '../audit.ts';
import type { AccountRow } from '../database/tables.ts';
import { phoneChanged } from '../mail/account-messages.ts';
import { enqueue } from '../mail/outbox.ts';
import { clock, type Desk, type DeskArguments, type DeskCommand, DeskError, recordView, wordAt } from './desk.ts';

/** Accounts of shoppers, for whoever calls the shop about one. */
export const accountCommands: readonly DeskCommand[] = [
  {
    name: 'accounts show',
    usage: '<user name, e-mail, confirmed phone or id>',
    summary: 'an account, and what of it is confirmed',
    run: async (desk, args) => {
      const account = await findAccount(desk, args);
      await recordView(desk, `account:${account.id}`);
      const { id, username, email, created_at: since } = account;
      const facts = { isEmailConfirmed: isEmailConfirmed(account), isPhoneConfirmed: account.phone !== null };
      return JSON.stringify({ id, username, email, phone: phoneOf(account), ...facts, since: clock(since) }, null, 2);
    },
  },
  {
    name: 'accounts confirm-phone',
    usage: '<user name, e-mail or id>',
    summary: 'the number of an account counts for the login, once you have called it and heard who it is',
    run: async (desk, args) => confirmPhone(desk, await findAccount(desk, args)),
  },
];

async function findAccount({ services }: Desk, args: DeskArguments): Promise<AccountRow> {
  const named = wordAt(args, 0, 'account (user name, e-mail address or id)');
  const byId = services.store.read.selectFrom('accounts').selectAll().where('id', '=', named).executeTakeFirst();
  const row = (await byId) ?? (await findByLogin(services, named));
  if (!row) throw new DeskError(`There is no account "${named}".`);
  return row;
}

/** Numbers are given to other people in time: an account that had it proven before loses it. */
function confirmPhone({ services, actor }: Desk, account: AccountRow): Promise<string> {
  const { store, now, shop, siteUrl } = services;
  const phone = account.claimed_phone;
  if (phone === null)
    throw new DeskError(account.phone ? 'The number is confirmed already.' : 'The account has no number.');
  return store.write(async (db) => {
    const before = await db
      .updateTable('accounts')
      .set({ phone: null, claimed_phone: phone })
      .where('phone', '=', phone)
      .returningAll()
      .executeTakeFirst();
    const confirmed = await db
      .updateTable('accounts')
      .set({ phone, claimed_phone: null })
      .where('id', '=', account.id)
      .where('claimed_phone', '=', phone)
      .returning('id')
      .executeTakeFirst();
    if (!confirmed) throw new DeskError('The number was changed in this moment. Look at it again.');
    if (before) {
      await enqueue(db, phoneChanged(shop(), siteUrl(), before.email), now());
      await writeAudit(db, now(), actor, 'phone-lost', `account:${before.id}`);
    }
    await enqueue(db, phoneChanged(shop(), siteUrl(), account.email), now());
    await writeAudit(db, now(), actor, 'phone-confirmed', `account:${account.id}`);
    return `${account.username}: ${phone} is confirmed.`;
  });
}
