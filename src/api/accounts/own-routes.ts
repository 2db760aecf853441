import { z } from 'zod';
import { ok, tooMany } from '../http/answer.ts';
import { anyPassword, line, nothing } from '../http/fields.ts';
import { type Caller, defineRoute, type Route } from '../http/route.ts';
import { charge } from '../limits.ts';
import type { Services } from '../services.ts';
import { changePassword } from './change-password.ts';
import { deleteAccount } from './delete-account.ts';
import { changeEmail, confirmEmail, sendAgain } from './email.ts';
import { exportAccount } from './export-account.ts';
import { endOtherSessions, endSession, listSessions } from './own-sessions.ts';
import { changePhone } from './phone.ts';
import { changeEmailRequest, changePasswordRequest, changePhoneRequest, ownAccount, ownSession } from './shapes.ts';
import { viewAccount } from './view-account.ts';

const sent = z.object({ sent: z.literal(true) });

const own = { tag: 'Own account', access: 'account' } as const;

/** The account of a request; `access: 'account'` makes sure that there is one. */
function requireAccount({ account: row, token }: Caller) {
  if (!row || token === undefined) throw new Error('A route of the own account was reached without a login.');
  return { row, token };
}

const identityRoutes = (services: Services): Route[] => [
  defineRoute({
    ...own,
    method: 'get',
    path: '/account',
    summary: 'The account, and which of its contacts are confirmed',
    data: z.object({ account: ownAccount }),
    handle: async ({ caller }) => ok({ account: await viewAccount(services, requireAccount(caller).row) }),
  }),
  defineRoute({
    ...own,
    method: 'post',
    path: '/account/password',
    summary: 'Change the password; all other sessions end',
    body: changePasswordRequest,
    data: nothing,
    codes: [401, 422, 429],
    handle: ({ caller, body }) =>
      changePassword(services, requireAccount(caller).row, body, requireAccount(caller).token, caller.address),
  }),
  defineRoute({
    ...own,
    method: 'post',
    path: '/account/phone',
    summary: 'Change the phone number, or remove it; a new one counts once the operator has confirmed it',
    body: changePhoneRequest,
    data: nothing,
    codes: [401, 422, 429],
    handle: ({ caller, body }) => changePhone(services, requireAccount(caller).row, body, caller.address),
  }),
];

const emailRoutes = (services: Services): Route[] => [
  defineRoute({
    ...own,
    method: 'post',
    path: '/account/email',
    summary: 'Ask for another e-mail address; it counts once its owner follows the link sent to it',
    body: changeEmailRequest,
    data: sent,
    codes: [401, 422, 429],
    handle: ({ caller, body }) => changeEmail(services, requireAccount(caller).row, body, caller.address),
  }),
  defineRoute({
    ...own,
    method: 'post',
    path: '/account/email/send',
    summary: 'Send the link that confirms the e-mail address again',
    data: sent,
    codes: [429],
    handle: ({ caller }) => sendAgain(services, requireAccount(caller).row),
  }),
  defineRoute({
    tag: own.tag,
    method: 'post',
    path: '/account/email/confirm',
    summary: 'Confirm an e-mail address with the token of the link',
    body: z.object({ token: line(100) }),
    data: nothing,
    codes: [409, 410, 422, 429],
    handle: ({ body, caller }) => confirmEmail(services, body.token, caller.address),
  }),
];

const sessionRoutes = (services: Services): Route[] => [
  defineRoute({
    ...own,
    method: 'get',
    path: '/account/sessions',
    summary: 'The sessions of the account, the newest first',
    data: z.object({ sessions: z.array(ownSession) }),
    handle: async ({ caller }) =>
      ok({ sessions: await listSessions(services, requireAccount(caller).row.id, requireAccount(caller).token) }),
  }),
  defineRoute({
    ...own,
    method: 'post',
    path: '/account/sessions/end-others',
    summary: 'End all other sessions of the account',
    data: nothing,
    handle: async ({ caller }) => {
      await endOtherSessions(services, requireAccount(caller).row.id, requireAccount(caller).token);
      return ok({});
    },
  }),
  defineRoute({
    ...own,
    method: 'post',
    path: '/account/sessions/{session}/end',
    summary: 'End one session of the account',
    params: z.object({ session: z.string().regex(/^[\w-]{43}$/) }),
    data: nothing,
    codes: [404],
    handle: ({ caller, params }) => endSession(services, requireAccount(caller).row.id, params.session),
  }),
];

const dataRoutes = (services: Services): Route[] => [
  defineRoute({
    ...own,
    method: 'get',
    path: '/account/export',
    summary: 'Everything that the host holds about the account (a JSON file, as it is, not in a `data` field)',
    data: z.record(z.string(), z.unknown()),
    mediaType: 'application/json',
    codes: [429],
    handle: async ({ caller }) => {
      const { row, token } = requireAccount(caller);
      const { database, config, now } = services;
      const wait = await database.write((db) => charge(db, config.limits, [['export-account', row.id]], now()));
      return wait === undefined ? exportAccount(services, row, token) : tooMany(wait);
    },
  }),
  defineRoute({
    ...own,
    method: 'post',
    path: '/account/delete',
    summary: 'Delete the account; its orders stay without it',
    body: z.object({ password: anyPassword }),
    data: nothing,
    codes: [401, 422, 429],
    handle: ({ caller, body }) => deleteAccount(services, requireAccount(caller).row, body.password, caller.address),
  }),
];

/** What shoppers can do with their own account. */
export const ownAccountRoutes = (services: Services): Route[] => [
  ...identityRoutes(services),
  ...emailRoutes(services),
  ...sessionRoutes(services),
  ...dataRoutes(services),
];
