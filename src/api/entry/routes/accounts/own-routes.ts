import { z } from 'zod';
import { ok, tooMany } from '../../../ground/http/answer.ts';
import { line, nothing } from '../../../../contract/fields.ts';
import { routesOf, type Route } from '../../../ground/http/route.ts';
import { chargeNow } from '../../../ground/limits/limits.ts';
import type { HostServices } from '../../services.ts';
import { addressRoutes } from './address-routes.ts';
import { changePassword } from '../../../records/accounts/change-password.ts';
import { deleteAccount } from '../../privacy/delete-account.ts';
import { confirmPhone, sendPhoneCode } from '../../../records/accounts/confirm-phone.ts';
import { changeEmail, confirmEmail, sendAgain } from '../../../records/accounts/email.ts';
import { exportAccount } from '../../privacy/export-account.ts';
import { endOtherSessions, endSession, listSessions } from '../../../records/accounts/sessions/own-sessions.ts';
import { changePhone } from '../../../records/accounts/phone.ts';
import { changeMarket, changeName } from '../../../records/accounts/profile.ts';
import { refuseWithoutProof, sendProofCode } from '../../../records/accounts/proof.ts';
import { requireAccount } from './require-account.ts';
import {
  askedCode,
  changeEmailRequest,
  changeMarketRequest,
  changeNameRequest,
  changePasswordRequest,
  changePhoneRequest,
  confirmPhoneRequest,
  ownAccount,
  ownSession,
  proof,
} from '../../../../contract/accounts.ts';
import { serialiseAccount } from '../../../records/accounts/serialise-account.ts';

const sent = z.object({ sent: z.literal(true) });

/** Status codes of routes that require the password or a one-time code. */
const PROOF_CODES = [401, 410, 422, 429];

const own = routesOf({ tag: 'Own account', access: 'account' });

const identityRoutes = (services: HostServices): Route[] => [
  own.get('/account', {
    summary: 'The account, and which of its contacts are confirmed',
    data: z.object({ account: ownAccount }),
    handle: async ({ caller }) => ok({ account: await serialiseAccount(services, requireAccount(caller).row) }),
  }),
  own.post('/account/password', {
    summary: 'Change password; all other sessions end',
    body: changePasswordRequest,
    data: nothing,
    codes: PROOF_CODES,
    handle: ({ caller, body }) =>
      changePassword(services, requireAccount(caller).row, body, requireAccount(caller).token),
  }),
  own.post('/account/phone', {
    summary: 'Change the phone number, or remove it; a new one counts once it is confirmed',
    body: changePhoneRequest,
    data: nothing,
    codes: PROOF_CODES,
    handle: ({ caller, body }) => changePhone(services, requireAccount(caller).row, body),
  }),
  own.post('/account/phone/code', {
    summary: 'Send a code to the phone number that is not confirmed yet',
    data: askedCode,
    codes: [409, 429],
    handle: ({ caller }) => sendPhoneCode(services, requireAccount(caller).row, caller.address),
  }),
  own.post('/account/phone/confirm', {
    summary: 'Confirm the phone number with the code that was sent to it',
    body: confirmPhoneRequest,
    data: nothing,
    codes: [401, 410, 429],
    handle: ({ caller, body }) => confirmPhone(services, requireAccount(caller).row, body, caller.address),
  }),
  own.post('/account/name', {
    summary: 'Change the user name',
    body: changeNameRequest,
    data: nothing,
    codes: [409, 429],
    handle: ({ caller, body }) => changeName(services, requireAccount(caller).row, body.username),
  }),
  own.post('/account/market', {
    summary: 'Set the market that the account uses',
    body: changeMarketRequest,
    data: nothing,
    handle: ({ caller, body }) => changeMarket(services, requireAccount(caller).row, body.market),
  }),
  own.post('/account/code', {
    summary: 'Ask for a one-time code, which proves who asks in place of the password',
    data: askedCode,
    codes: [409, 429],
    handle: ({ caller }) => sendProofCode(services, requireAccount(caller).row),
  }),
];

const emailRoutes = (services: HostServices): Route[] => [
  own.post('/account/email', {
    summary: 'Ask for another email address; it counts once its owner follows the link sent to it',
    body: changeEmailRequest,
    data: sent,
    codes: PROOF_CODES,
    handle: ({ caller, body }) => changeEmail(services, requireAccount(caller).row, body, caller.address),
  }),
  own.post('/account/email/send', {
    summary: 'Send the link that confirms the email address again',
    data: sent,
    codes: [429],
    handle: ({ caller }) => sendAgain(services, requireAccount(caller).row, caller.address),
  }),
  own.post('/account/email/confirm', {
    access: 'anyone',
    summary: 'Confirm an email address with the token of the link',
    body: z.object({ token: line(100) }),
    data: nothing,
    codes: [409, 410, 429],
    handle: ({ body }) => confirmEmail(services, body.token),
  }),
];

const sessionRoutes = (services: HostServices): Route[] => [
  own.get('/account/sessions', {
    summary: 'The sessions of the account, the newest first',
    data: z.object({ sessions: z.array(ownSession) }),
    handle: async ({ caller }) =>
      ok({ sessions: await listSessions(services, requireAccount(caller).row.id, requireAccount(caller).token) }),
  }),
  own.post('/account/sessions/end-others', {
    summary: 'End all other sessions of the account',
    data: nothing,
    handle: async ({ caller }) => {
      await endOtherSessions(services, requireAccount(caller).row.id, requireAccount(caller).token);
      return ok({});
    },
  }),
  own.post('/account/sessions/{session}/end', {
    summary: 'End one session of the account',
    params: z.object({ session: z.string().regex(/^[\w-]{43}$/) }),
    data: nothing,
    handle: ({ caller, params }) => endSession(services, requireAccount(caller).row.id, params.session),
  }),
];

const dataRoutes = (services: HostServices): Route[] => [
  own.post('/account/export', {
    summary: 'Everything that the host holds about the account (a JSON file, as it is, not in a `data` field)',
    body: proof,
    data: z.record(z.string(), z.unknown()),
    mediaType: 'application/json',
    codes: PROOF_CODES,
    handle: async ({ caller, body }) => {
      const { row, token } = requireAccount(caller);
      const refused = await refuseWithoutProof(services, row, body);
      if (refused) return refused;
      const wait = await chargeNow(services, [['export-account', row.id]]);
      return wait === undefined ? exportAccount(services, row, token) : tooMany(wait);
    },
  }),
  own.post('/account/delete', {
    summary: 'Delete the account; its orders stay without it',
    body: proof,
    data: nothing,
    codes: PROOF_CODES,
    handle: ({ caller, body }) => deleteAccount(services, requireAccount(caller).row, body),
  }),
];

/** Routes for shoppers' own accounts. */
export const ownAccountRoutes = (services: HostServices): Route[] => [
  ...identityRoutes(services),
  ...emailRoutes(services),
  ...sessionRoutes(services),
  ...addressRoutes(services),
  ...dataRoutes(services),
];
