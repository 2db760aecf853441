import type { AccountServices } from './services.ts';
import type { Proof } from '../../../contract/accounts.ts';
import { answersText } from '../../../messages/rooms/answers.ts';
import { fieldsText } from '../../../messages/rooms/fields.ts';
import type { AccountRow } from '../../ground/database/tables.ts';
import { type Answer, type Failure, fail, invalid, ok, tooMany } from '../../ground/http/answer.ts';
import { type Charge, chargeNow, refund } from '../../ground/limits/limits.ts';
import type { Cause } from '../../ground/outbox/asked.ts';
import { sendCode } from './code-channel.ts';
import { codeFailure } from './code-login.ts';
import { makeCode, storeCode, tryCode } from './one-time-codes.ts';

/**
 * Checks the password or a one-time code before a sensitive change, in case somebody else holds the phone. Returns the failure to
 * answer with, or undefined. Attempts count by account, apart from those of the login, which strangers can make. `field` is the name of the password in the request.
 */
export async function refuseWithoutProof(
  services: AccountServices,
  account: AccountRow,
  { password, request = '', code }: Proof,
  field = 'password',
): Promise<Failure | undefined> {
  const { database, config, passwords, now } = services;
  if (code === undefined && password === undefined) return invalid({ [field]: fieldsText.passwordOrCode });
  const charges: Charge[] = [['login-account-address', `proof ${account.id}`]];
  const wait = await chargeNow(services, charges);
  if (wait !== undefined) return tooMany(wait);
  if (code !== undefined) {
    const used = await database.write((db) => tryCode(db, { request, code, purpose: 'proof' }, now()));
    if (typeof used === 'string') return codeFailure(used);
    if (used.account_id !== account.id) return codeFailure('gone');
  } else if (!(await passwords.verify(password ?? '', account.password))) return fail(401, answersText.passwordWrong);
  await database.write((db) => refund(db, config.limits, charges, now()));
  return undefined;
}

/** Sends a code to the owner of an account, as the proof of a sensitive change. */
export async function sendProofCode(
  services: AccountServices,
  account: AccountRow,
): Promise<Answer<{ readonly request: string }>> {
  const { database, now } = services;
  const target: Charge[] = [
    ['code-recipient-address', `account ${account.id}`],
    ['code-recipient-day', `account ${account.id}`],
  ];
  const asked = await database.write(async (db): Promise<Answer<{ readonly request: string }>> => {
    const made = makeCode();
    const cause: Cause = { address: { not: 'proven-account' }, account: account.id, target };
    const channel = await sendCode(services, db, account, made.code, 'proof', cause);
    if (typeof channel === 'number') return tooMany(channel);
    if (!channel) return fail(409, answersText.noCodeNow);
    await storeCode(db, 'proof', made, { account_id: account.id, channel: channel.name }, now());
    return ok({ request: made.request });
  });
  services.wake();
  return asked;
}
