import { indianMinute } from '../../../core/calendar/indian-day.ts';
import { confirmPhoneFor } from '../../records/accounts/confirm-phone-for.ts';
import { isEmailConfirmed } from '../../records/accounts/email.ts';
import { findByLogin } from '../../records/accounts/find.ts';
import { phoneOf } from '../../records/accounts/phone.ts';
import type { AccountRow } from '../../ground/database/tables.ts';
import {
  type CommandArguments,
  type OperatorCommand,
  type OperatorContext,
  OperatorError,
  recordViewed,
  wordAt,
} from './command.ts';

/** Commands on shoppers' accounts. */
export const accountCommands: readonly OperatorCommand[] = [
  {
    name: 'accounts show',
    usage: '<user name, email, confirmed phone or id>',
    summary: 'show an account',
    run: async (context, args) => {
      const account = await findAccount(context, args);
      await recordViewed(context, `account:${account.id}`);
      const { id, username, email, created_at: since } = account;
      const facts = { isEmailConfirmed: isEmailConfirmed(account), isPhoneConfirmed: account.phone !== null };
      return JSON.stringify(
        { id, username, email, phone: phoneOf(account), ...facts, since: indianMinute(since) },
        null,
        2,
      );
    },
  },
  {
    name: 'accounts confirm-phone',
    usage: '<user name, email or id>',
    summary: 'confirm the phone number of an account, after you have called it; it can then be used to log in',
    run: async (context, args) => confirmPhone(context, await findAccount(context, args)),
  },
];

async function findAccount({ services }: OperatorContext, args: CommandArguments): Promise<AccountRow> {
  const named = wordAt(args, 0, 'account (user name, email address or id)');
  const byId = services.database.read.selectFrom('accounts').selectAll().where('id', '=', named).executeTakeFirst();
  const row = (await byId) ?? (await findByLogin(services, named));
  if (!row) throw new OperatorError(`There is no account "${named}".`);
  return row;
}

async function confirmPhone({ services, actor }: OperatorContext, account: AccountRow): Promise<string> {
  const confirmed = await confirmPhoneFor(services, actor, account);
  switch (confirmed.kind) {
    case 'confirmed-already':
      throw new OperatorError('The number is confirmed already.');
    case 'no-number':
      throw new OperatorError('The account has no number.');
    case 'changed-meanwhile':
      throw new OperatorError('The number has just been changed. Look at the account again.');
    case 'confirmed':
      return `${account.username}: ${confirmed.phone} is confirmed.`;
  }
}
