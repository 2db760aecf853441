import { z } from 'zod';
import { ok } from '../../../ground/http/answer.ts';
import { isoMoment, present } from '../../../ground/http/present.ts';
import { nothing } from '../../../../contract/fields.ts';
import { routesOf, type Route } from '../../../ground/http/route.ts';
import type { HostServices } from '../../services.ts';
import { askForCode, logInByCode } from '../../../records/accounts/code-login.ts';
import { logIn } from '../../../records/accounts/login.ts';
import { phoneOf } from '../../../records/accounts/phone.ts';
import { register } from '../../../records/accounts/register.ts';
import { askForReset, confirmReset } from '../../../records/accounts/reset.ts';
import { closeSession, findAccount } from '../../../records/accounts/sessions/sessions.ts';
import {
  askedCode,
  codeLoginRequest,
  codeRequest,
  loginRequest,
  newPasswordRequest,
  openedSession,
  passwordResetRequest,
  registerRequest,
  sessionAccount,
} from '../../../../contract/accounts.ts';

const route = routesOf({ tag: 'Accounts' });

const sessionRoutes = (services: HostServices): Route[] => [
  route.get('/isValidSession', {
    summary: 'The account of the token; null when the token is not valid',
    data: z.object({ account: sessionAccount }).nullable(),
    handle: async ({ caller }) => {
      const found = caller.token && (await findAccount(services, caller.token));
      if (!found) return ok(null);
      const { id, username, email: address, created_at: at } = found;
      const phone = phoneOf(found);
      return ok({ account: { id, username, email: address, ...present({ phone }), createdAt: isoMoment(at) } });
    },
  }),
  route.post('/login', {
    summary: 'Log in with user name, email address or phone number',
    body: loginRequest,
    data: openedSession,
    codes: [401, 404, 429],
    handle: ({ body, caller, request }) => {
      const userAgent = request.headers['user-agent'];
      return logIn(services, {
        kind: 'shopper',
        login: body.phoneno,
        ...body,
        userAgent,
        client: { address: caller.address, device: body.device },
      });
    },
  }),
  route.post('/register', {
    summary: 'Make an account and log in to it',
    body: registerRequest,
    data: openedSession,
    codes: [409, 429],
    handle: ({ body, caller, request }) =>
      register(services, {
        ...body,
        userAgent: request.headers['user-agent'],
        client: { address: caller.address, device: body.device },
      }),
  }),
  route.post('/logout', {
    summary: 'End the session of the token, if there is one',
    data: nothing,
    handle: async ({ caller }) => {
      if (caller.token) await closeSession(services, caller.token);
      return ok({});
    },
  }),
];

const codeRoutes = (services: HostServices): Route[] => [
  route.post('/login/code', {
    summary:
      'Ask for a one-time code by phone number or e-mail address; the answer is the same whether or not somebody has it',
    body: codeRequest,
    data: askedCode,
    codes: [429],
    handle: ({ body, caller }) => askForCode(services, body, { address: caller.address, device: body.device }),
  }),
  route.post('/login/code/confirm', {
    summary: 'Log in with a one-time code: within ten minutes and five tries',
    body: codeLoginRequest,
    data: openedSession,
    codes: [401, 410, 429],
    handle: ({ body, caller, request }) =>
      logInByCode(services, {
        ...body,
        userAgent: request.headers['user-agent'],
        client: { address: caller.address, device: body.device },
      }),
  }),
];

const passwordRoutes = (services: HostServices): Route[] => [
  route.post('/password-reset', {
    summary: 'Ask for a link to choose a new password',
    body: passwordResetRequest,
    data: z.object({ sent: z.literal(true) }),
    codes: [429],
    handle: ({ body, caller }) => askForReset(services, body.kind, body.login, caller.address),
  }),
  route.post('/password-reset/confirm', {
    summary: 'Choose a new password with the token of the link',
    body: newPasswordRequest,
    data: nothing,
    codes: [410, 429],
    handle: ({ body, caller }) =>
      confirmReset(services, body.token, body.password, { address: caller.address, device: body.device }),
  }),
];

/** Logging in and out, registering, and resetting a password. */
export const accountRoutes = (services: HostServices): Route[] => [
  ...sessionRoutes(services),
  ...codeRoutes(services),
  ...passwordRoutes(services),
];
