import type { AccountServices } from './services.ts';
import type { ConfirmPhoneRequest } from '../../../core/contract/accounts.ts';
import { answersText } from '../../../messages/rooms/answers.ts';
import { digest } from '../../ground/database/ids.ts';
import type { AccountRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { type Answer, fail, ok, tooMany } from '../../ground/http/answer.ts';
import { type Charge, charge, refund } from '../../ground/limits/limits.ts';
import { phoneChannelOf } from '../../ground/outbox/drivers.ts';
import { isStopped } from '../../ground/outbox/opt-outs.ts';
import { enqueue } from '../../ground/outbox/outbox.ts';
import { codeFailure } from './code-login.ts';
import { assignCode, createCode, tryCode } from './one-time-codes.ts';
import { provePhone } from './prove-phone.ts';

/** The owner of an account confirms its number with a code that goes to that number. */

/** Sends a code to the number that the account names. */
export async function sendPhoneCode(
  services: AccountServices,
  { id }: AccountRow,
): Promise<Answer<{ readonly request: string }>> {
  const { database, config, now, accountNotices } = services;
  const channel = phoneChannelOf(config);
  if (!channel) return fail(409, answersText.noPhoneMessages);
  const asked = await database.write(async (db) => {
    // As it is now: another page may have changed it.
    const account = await db
      .selectFrom('accounts')
      .select(['phone', 'claimed_phone', 'language'])
      .where('id', '=', id)
      .executeTakeFirst();
    const phone = account?.claimed_phone;
    if (!phone) return fail(409, account?.phone ? answersText.numberConfirmed : answersText.noNumber);
    // Counted apart from requests to log in, which strangers can make.
    const charges: Charge[] = [
      ['code-recipient-address', `account ${id}`],
      ['code-recipient-day', `account ${id}`],
      ['code-recipient-day', `confirm ${phone}`],
    ];
    const wait = await charge(db, config.limits, charges, now());
    if (wait !== undefined) return tooMany(wait);
    if (await isStopped(db, { phone })) return fail(409, answersText.numberStopped);
    const { request, code } = await createCode(db, 'phone', now());
    await enqueue(db, accountNotices.loginCode(channel, { phone, language: account.language }, code), now());
    await assignCode(db, digest(request), { account_id: id, channel: 'phone' });
    return ok({ request });
  });
  services.wake();
  return asked;
}

/** Confirms the number with the code that was sent to it. */
export async function confirmPhone(
  services: AccountServices,
  account: AccountRow,
  { request, code }: ConfirmPhoneRequest,
  clientAddress: string,
): Promise<Answer<Record<string, never>>> {
  const { database, config, now } = services;
  const charges: Charge[] = [['login-address', clientAddress]];
  const wait = await database.write((db) => charge(db, config.limits, charges, now()));
  if (wait !== undefined) return tooMany(wait);
  const answer = await database.write(async (db): Promise<Answer<Record<string, never>>> => {
    const used = await tryCode(db, { request, code, purpose: 'phone' }, now());
    if (typeof used === 'string') return codeFailure(used);
    const owner = await db.selectFrom('accounts').selectAll().where('id', '=', account.id).executeTakeFirst();
    const phone = owner?.claimed_phone;
    if (used.account_id !== account.id || !owner || !phone || !(await provePhone(services, db, owner, phone)))
      return codeFailure('gone');
    await refund(db, config.limits, charges, now());
    return ok({});
  });
  services.wake();
  return answer;
}

/** Codes that were sent to a number are of no use for the next one. Has to run in a write job, before the number is changed. */
export async function dropPhoneCodes(db: QueryBuilder, accountId: string): Promise<void> {
  await db.deleteFrom('one_time_codes').where('account_id', '=', accountId).where('purpose', '=', 'phone').execute();
}
