import { answersText } from '../../../messages/rooms/answers.ts';
import { fieldsText } from '../../../messages/rooms/fields.ts';
import type { AccountServices } from './services.ts';
import { z } from 'zod';
import type { CodeRequest } from '../../../contract/accounts.ts';
import { digest } from '../../ground/database/ids.ts';
import { parseColumn } from '../../ground/database/json-column.ts';
import type { AccountRow, OutboxRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { Limits } from '../../ground/config/rate-limits.ts';
import { type Answer, type Failure, fail, invalid, ok, tooMany } from '../../ground/http/answer.ts';
import { type Client, recogniseClient } from '../../ground/limits/known-clients.ts';
import { type Charge, charge, chargeShared } from '../../ground/limits/limits.ts';
import type { Cause } from '../../ground/outbox/asked.ts';
import { enqueue, takeBack } from '../../ground/outbox/outbox.ts';
import type { Services } from '../../ground/services.ts';
import { findChannel, sendCode } from './code-channel.ts';
import { findByLogin, readLoginName, readPhone } from './find.ts';
import { assignCode, makeCode, storeCode, tryCode } from './one-time-codes.ts';
import { openSession } from './sessions/sessions.ts';

/** Kind of outbox rows that are requests for a code, not yet messages. */
export const CODE_REQUEST = 'code-request';

/** `phone` is the number or the address, normalised. `byMail`: no more messages go to the number, or none for the network that asked. */
const requested = z.object({ phone: z.string(), code: z.string(), byMail: z.boolean().optional() });

const isAddress = (login: string): boolean => login.includes('@');

/**
 * Takes a request for a code by phone number or e-mail address. It only stores what was typed; the mail worker looks up the account later, so that
 * neither the answer nor its timing reveals whether somebody has the number.
 */
export async function askForCode(
  services: Services,
  typed: Pick<CodeRequest, 'phone' | 'email'>,
  client: Client,
): Promise<Answer<{ readonly request: string }>> {
  const { database, config, now } = services;
  const phone =
    typed.email === undefined ? readPhone(services, typed.phone ?? '') : readLoginName(services, typed.email).key;
  if (phone === undefined) return invalid({ phone: fieldsText.phone });
  const device = await findKnownDevice(services, phone, client);
  const asked = await database.write(async (db) => {
    const { wait, byMail } = await chargeAsking(db, config.limits, { phone, address: client.address, device }, now());
    if (wait !== undefined) return wait;
    const made = makeCode();
    await storeCode(db, 'login', made, { account_id: null, channel: null }, now());
    const { request, code } = made;
    const body = JSON.stringify({ phone, code, ...(byMail && { byMail }) } satisfies z.input<typeof requested>);
    await enqueue(db, { kind: CODE_REQUEST, recipient: '', subject: digest(request), body }, now());
    return request;
  });
  if (typeof asked === 'number') return tooMany(asked, answersText.tooManyCodes);
  services.wake();
  return ok({ request: asked });
}

/**
 * The browser that asks, if it has logged in to the account before. Only a browser that sends such a text is looked up, so the answer
 * tells others nothing.
 */
async function findKnownDevice(services: Services, phone: string, client: Client): Promise<string | undefined> {
  const account = client.device === undefined ? undefined : await findOwner(services, phone);
  const known = account && (await recogniseClient(services.database.read, `shopper ${account.id}`, client));
  return known === 'device' ? client.device : undefined;
}

/**
 * Counts a request for a code. A browser that has logged in to the account before has codes of its own, which strangers can't use up.
 * What strangers ask for a number, or others who share the address, refuses nothing: beyond it, codes go by mail. Has to run in a write
 * job.
 */
async function chargeAsking(
  db: QueryBuilder,
  limits: Limits,
  { phone, address, device }: { readonly phone: string; readonly address: string; readonly device: string | undefined },
  now: number,
): Promise<{ readonly wait: number | undefined; readonly byMail: boolean }> {
  if (device !== undefined) {
    const own: Charge[] = [
      ['code-recipient-address', `${phone} ${device}`],
      ['code-recipient-day', `${phone} ${device}`],
    ];
    return { wait: await charge(db, limits, own, now), byMail: false };
  }
  const pair = ['code-recipient-address', `${phone} ${address}`] as const;
  const { wait, isFlooded } = await chargeShared(db, limits, { address: ['code-address', address], pair }, now);
  if (wait !== undefined) return { wait, byMail: false };
  const ofNumber: Charge[] = [
    ['code-recipient', phone],
    ['code-recipient-day', phone],
  ];
  if (!isFlooded && (await charge(db, limits, ofNumber, now)) === undefined) return { wait: undefined, byMail: false };
  return { wait: await charge(db, limits, [['code-mail', phone]], now), byMail: true };
}

/** Sends the code of a stored request to the account with the number or the address, which then gets it; drops it when there is none. */
export async function answerCodeRequest(services: AccountServices, row: OutboxRow): Promise<void> {
  const { phone, code, byMail } = parseColumn(requested, row.body);
  const account = await findOwner(services, phone);
  await services.database.write(async (db) => {
    if (!(await takeBack(db, row.id)) || !account) return;
    const cause: Cause = { address: { not: 'counted-before' }, target: [] };
    const channel = await sendCode(
      services,
      db,
      account,
      code,
      byMail || isAddress(phone) ? 'login-by-mail' : 'login',
      cause,
    );
    if (typeof channel === 'object')
      await assignCode(db, row.subject, { account_id: account.id, channel: channel.name });
  });
}

/** The account of a normalised number or address. */
const findOwner = (services: Services, login: string): Promise<AccountRow | undefined> =>
  isAddress(login) ? findByLogin(services, login) : findByPhone(services, login);

/**
 * The account that has proven a number, or else the oldest of those that name it, first among those with a confirmed e-mail
 * address. Its owner gets the code, so nobody gets into an account by naming another's number.
 */
async function findByPhone({ database }: Services, phone: string): Promise<AccountRow | undefined> {
  const accounts = database.read.selectFrom('accounts').selectAll();
  const proven = await accounts.where('phone', '=', phone).executeTakeFirst();
  if (proven) return proven;
  const named = accounts.where('claimed_phone', '=', phone);
  const confirmed = await named.where('claimed_email_key', 'is', null).orderBy('id').executeTakeFirst();
  return confirmed ?? named.orderBy('id').executeTakeFirst();
}

interface CodeLogin {
  readonly request: string;
  readonly code: string;
  readonly deviceType?: number;
  readonly userAgent?: string | undefined;
  readonly client: Client;
}

/** Logs in with the code of a request. */
export async function logInByCode(
  services: Services,
  { request, code, deviceType, userAgent, client }: CodeLogin,
): Promise<Answer<{ readonly token: string }>> {
  const { database, config, now } = services;
  return database.write(async (db) => {
    const used = await tryCode(db, { request, code, purpose: 'login' }, now());
    if (typeof used === 'string') return countWrongCode(db, config.limits, used, client.address, now());
    const account = await db.selectFrom('accounts').selectAll().where('id', '=', used.account_id).executeTakeFirst();
    if (!account) return codeFailure('gone');
    await findChannel(used.channel)?.prove(db, account);
    return ok({
      token: await openSession(db, { kind: 'shopper', subjectId: account.id, deviceType, userAgent, client }, now()),
    });
  });
}

/**
 * Answers a code that is not right, and counts it by address. A right one counts nothing: only its request is known to the browser, and
 * each has five tries, so those who share an address with many wrong ones still get in. Has to run in a write job.
 */
export async function countWrongCode(
  db: QueryBuilder,
  limits: Limits,
  how: 'wrong' | 'gone',
  address: string,
  now: number,
): Promise<Failure> {
  const wait = await charge(db, limits, [['login-address', address]], now);
  return wait === undefined ? codeFailure(how) : tooMany(wait, answersText.tooManyTries);
}

/** The answer to a code that is not right: 401, or 410 where only a new one helps. */
export const codeFailure = (how: 'wrong' | 'gone') =>
  how === 'wrong'
    ? fail(401, answersText.codeWrong, { fields: { code: fieldsText.notTheCode } })
    : fail(410, answersText.codeExpired);
