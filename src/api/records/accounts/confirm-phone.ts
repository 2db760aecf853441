import type { AccountServices } from './services.ts';
import type { ConfirmPhoneRequest } from '../../../contract/accounts.ts';
import { answersText } from '../../../messages/rooms/answers.ts';
import type { AccountRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { type Answer, fail, ok, tooMany } from '../../ground/http/answer.ts';
import type { Charge } from '../../ground/limits/limits.ts';
import { phoneChannelOf } from '../../ground/outbox/drivers.ts';
import { isStopped } from '../../ground/outbox/opt-outs.ts';
import { enqueueAsked } from '../../ground/outbox/asked.ts';
import { codeFailure, countWrongCode } from './code-login.ts';
import { isEmailConfirmed } from './email.ts';
import { makeCode, storeCode, tryCode } from './one-time-codes.ts';
import { provePhone } from './prove-phone.ts';

/** The owner of an account confirms its number with a code that goes to that number. */

/**
 * What a code to a number counts for that nobody has proven yet, apart from requests to log in. Accounts that have proven nothing share
 * what the number and their address get. One that has proven its e-mail address has codes of its own, so that strangers who name a
 * number, or who share an address, do not keep its owner from confirming it.
 */
const chargesOfConfirming = (id: string, phone: string, isProven: boolean, address: string): Charge[] => [
  ['code-recipient-address', `account ${id}`],
  ['confirm-account', id],
  ...(isProven
    ? ([
        ['confirm-account-number', `${id} ${phone}`],
        ['confirm-number-proven', phone],
      ] as const)
    : ([
        ['confirm-number', phone],
        ['confirm-address', address],
      ] as const)),
];

/** Sends a code to the number that the account names. */
export async function sendPhoneCode(
  services: AccountServices,
  { id }: AccountRow,
  clientAddress: string,
): Promise<Answer<{ readonly request: string }>> {
  const { database, config, now, accountNotices } = services;
  const channel = phoneChannelOf(config);
  if (!channel) return fail(409, answersText.noPhoneMessages);
  const asked = await database.write(async (db) => {
    // As it is now: another page may have changed it.
    const account = await db
      .selectFrom('accounts')
      .select(['phone', 'claimed_phone', 'email_key', 'language'])
      .where('id', '=', id)
      .executeTakeFirst();
    const phone = account?.claimed_phone;
    if (!phone) return fail(409, account?.phone ? answersText.numberConfirmed : answersText.noNumber);
    if (await isStopped(db, { phone })) return fail(409, answersText.numberStopped);
    const isProven = isEmailConfirmed(account);
    const made = makeCode();
    const message = accountNotices.loginCode(channel, { phone, language: account.language }, made.code);
    const wait = await enqueueAsked(services, db, message, {
      address: isProven ? { not: 'proven-account' } : clientAddress,
      account: id,
      target: chargesOfConfirming(id, phone, isProven, clientAddress),
    });
    if (wait !== undefined)
      return tooMany(wait, isProven ? answersText.numberAskedOften : answersText.confirmEmailFirst);
    await storeCode(db, 'phone', made, { account_id: id, channel: 'phone' }, now());
    return ok({ request: made.request });
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
  const answer = await database.write(async (db): Promise<Answer<Record<string, never>>> => {
    const used = await tryCode(db, { request, code, purpose: 'phone' }, now());
    if (typeof used === 'string') return countWrongCode(db, config.limits, used, clientAddress, now());
    const owner = await db.selectFrom('accounts').selectAll().where('id', '=', account.id).executeTakeFirst();
    const phone = owner?.claimed_phone;
    if (used.account_id !== account.id || !owner || !phone || !(await provePhone(services, db, owner, phone)))
      return codeFailure('gone');
    return ok({});
  });
  services.wake();
  return answer;
}

/** Codes that were sent to a number are of no use for the next one. Has to run in a write job, before the number is changed. */
export async function dropPhoneCodes(db: QueryBuilder, accountId: string): Promise<void> {
  await db.deleteFrom('one_time_codes').where('account_id', '=', accountId).where('purpose', '=', 'phone').execute();
}
