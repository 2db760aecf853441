import { answersText } from '../../../../messages/rooms/answers.ts';
import { operatorSignInText } from '../../../../messages/rooms/operator-sign-in.ts';
import type { IncomingMessage } from 'node:http';
import { describeWait } from '../../../ground/http/answer.ts';
import { html, withTags } from '../../../ground/http/html.ts';
import { MAX_PASSWORD } from '../../../../core/site/constants.ts';
import { findPasswordProblem } from '../../../records/accounts/passwords/weak-passwords.ts';
import { makeToken } from '../../../ground/database/ids.ts';
import { clientAddress } from '../../../ground/net/client-address.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import { chargeNow } from '../../../ground/limits/limits.ts';
import type { HostServices } from '../../../entry/services.ts';
import { findInvited, joinStaff } from '../../../records/staff/people.ts';
import { offerSignIn, signInByPasskey } from '../../../records/staff/passkeys.ts';
import { findRelyingParty } from '../../../records/staff/relying-party.ts';
import { SESSION_LIFE_MS } from '../../../records/staff/sessions.ts';
import { openCodeSecret } from '../../../records/staff/seal-code-secret.ts';
import { signInStaff } from '../../../records/staff/sign-in.ts';
import { drawQrCode } from '../../../ground/http/qr-code.ts';
import { codeAddress, findCodeStep } from '../../../records/staff/totp.ts';
import { browserCookie, checkNavigation, readBrowser, readForm, sessionCookie } from '../../kit/page/guard.ts';
import { linkTo, HOME } from '../frame/links.ts';
import { office, readSession, signOut } from '../frame/visit.ts';
import { BASE } from '../../../ground/http/app.ts';
import { buttonLink, hint } from '../../kit/pieces/html.ts';
import { field, hiddenFields } from '../../kit/pieces/fields.ts';
import { officePage, ownPath, redirectTo } from '../../kit/page/layout.ts';
import { passkeyScript } from '../../kit/page/page-scripts.ts';
import { passkeyForm } from './passkey-form.ts';

/** Fewest characters of a password for the dashboard. */
const LEAST_PASSWORD = 12;

const CODE_FIELD = {
  inputmode: 'numeric',
  autocomplete: 'one-time-code',
  required: true,
  maxlength: 7,
  class: 'code',
} as const;

/** Signing in and out, and choosing a password with an invitation. */
export const signInPages = (services: HostServices): PageRoute[] => [
  {
    method: 'get',
    path: `${HOME.path}/sign-in`,
    handle: async (request, { query }) => {
      checkNavigation(request);
      const next = ownPath(HOME, query['next']);
      const isIn = query['again'] === undefined && (await readSession(services, request)) !== undefined;
      return isIn ? redirectTo(HOME, next) : signInForm(services, request, next);
    },
  },
  { method: 'post', path: `${HOME.path}/sign-in`, handle: (request) => signIn(services, request) },
  { method: 'post', path: `${HOME.path}/sign-in/passkey`, handle: (request) => signInWithPasskey(services, request) },
  signOut(services),
  {
    method: 'get',
    path: `${HOME.path}/join`,
    handle: async (request, { query }) => {
      checkNavigation(request);
      return joinForm(services, query['token'] ?? '');
    },
  },
  { method: 'post', path: `${HOME.path}/join`, handle: (request) => join(services, request) },
];

const error = (problem: string) => ({ isError: true, text: problem });

async function signInForm(
  services: HostServices,
  request: IncomingMessage,
  next: string,
  problem?: string,
  name = '',
): Promise<Response> {
  const party = findRelyingParty(request);
  const options = party && (await offerSignIn(services, party, addressOf(services, request)));
  const passkey =
    options &&
    passkeyForm({ kind: 'get', options }, '/sign-in/passkey', hiddenFields({ next }), operatorSignInText.withPasskey);
  const content = html`<form class="narrow" method="post" action="${linkTo('/sign-in')}">${hiddenFields({ next })}
${field(operatorSignInText.name, 'name', { autocomplete: 'username', required: true, maxlength: 60, value: name })}
${field(operatorSignInText.password, 'password', { type: 'password', autocomplete: 'current-password', required: true })}
${field(operatorSignInText.code, 'code', CODE_FIELD)}
<button type="submit">${operatorSignInText.signIn}</button></form>
${passkey}${hint(withTags(operatorSignInText.signedIn, (_, words) => html`<a href="${BASE + next}">${words}</a>`))}
${hint(operatorSignInText.lost)}`;
  return officePage(
    services,
    office,
    { title: operatorSignInText.signIn, content, script: options ? passkeyScript() : undefined },
    { told: problem ? error(problem) : undefined },
  );
}

const addressOf = ({ config }: HostServices, request: IncomingMessage): string =>
  clientAddress(request, config.trustedProxies);

async function signIn(services: HostServices, request: IncomingMessage): Promise<Response> {
  checkNavigation(request);
  const form = await readForm(request);
  const [name = '', password = '', code = ''] = ['name', 'password', 'code'].map((key) => form.get(key) ?? '');
  const next = ownPath(HOME, form.get('next'));
  const isTooLong = name.length > 60 || password.length > MAX_PASSWORD || code.length > 20;
  const device = readBrowser(request) ?? makeToken();
  const result = isTooLong
    ? { problem: operatorSignInText.tooLong }
    : await signInStaff(services, { name, password, code }, { address: addressOf(services, request), device });
  if ('problem' in result) return signInForm(services, request, next, result.problem, name);
  return redirectTo(
    HOME,
    next,
    sessionCookie(HOME, request, result.token, SESSION_LIFE_MS / 1000),
    browserCookie(HOME, request, device),
  );
}

async function signInWithPasskey(services: HostServices, request: IncomingMessage): Promise<Response> {
  checkNavigation(request);
  const form = await readForm(request);
  const next = ownPath(HOME, form.get('next'));
  const party = findRelyingParty(request);
  const result = await signInByPasskey(services, form.get('response') ?? '', party, addressOf(services, request));
  if ('problem' in result) return signInForm(services, request, next, result.problem);
  return redirectTo(HOME, next, sessionCookie(HOME, request, result.token, SESSION_LIFE_MS / 1000));
}

async function joinForm(services: HostServices, token: string, problem?: string): Promise<Response> {
  const person = await findInvited(services, token);
  if (!person) {
    const content = html`<p>${operatorSignInText.askForInvitation}</p>`;
    return officePage(services, office, { title: operatorSignInText.oldInvitation, content, status: 404 });
  }
  const { name } = person;
  const secret = openCodeSecret(services.config, person.code_secret) ?? '';
  const address = codeAddress(services.shop().name, name, secret);
  const password = field(operatorSignInText.newPassword({ least: LEAST_PASSWORD }), 'password', {
    type: 'password',
    autocomplete: 'new-password',
    minlength: LEAST_PASSWORD,
    maxlength: MAX_PASSWORD,
    required: true,
  });
  const content = html`<p>${operatorSignInText.addKey}</p>
<p>${operatorSignInText.pointCamera}</p>${await drawQrCode(address, operatorSignInText.qrCode)}
<p><code>${secret.replace(/.{4}(?=.)/g, '$& ')}</code></p>${buttonLink(address, operatorSignInText.openApp)}
<form class="narrow" method="post" action="${linkTo('/join')}">${hiddenFields({ token })}
<input type="hidden" name="username" autocomplete="username" value="${name}">
${password}${field(operatorSignInText.codeNow, 'code', CODE_FIELD)}<button type="submit">${operatorSignInText.save}</button></form>`;
  return officePage(
    services,
    office,
    { title: operatorSignInText.welcome({ name }), content },
    { told: problem ? error(problem) : undefined },
  );
}

async function join(services: HostServices, request: IncomingMessage): Promise<Response> {
  checkNavigation(request);
  const form = await readForm(request);
  const [token = '', password = '', code = ''] = ['token', 'password', 'code'].map((key) => form.get(key) ?? '');
  const { config, now, passwords, shop } = services;
  const address = addressOf(services, request);
  const wait = await chargeNow(services, [['login-address', address]]);
  if (wait !== undefined) return joinForm(services, token, answersText.tooManyAttempts({ when: describeWait(wait) }));
  const person = await findInvited(services, token);
  if (!person) return joinForm(services, token);
  const isBadLength = password.length < LEAST_PASSWORD || password.length > MAX_PASSWORD;
  const problem = isBadLength
    ? operatorSignInText.passwordLength({ least: LEAST_PASSWORD, most: MAX_PASSWORD })
    : findPasswordProblem(password, [shop().name, person.name]);
  if (problem !== undefined) return joinForm(services, token, problem);
  const step = findCodeStep(openCodeSecret(config, person.code_secret) ?? '', code, now());
  if (step === undefined) return joinForm(services, token, operatorSignInText.codeWrong);
  const isJoined = await joinStaff(services, person, await passwords.hash(password), step);
  return isJoined ? redirectTo(HOME, `${HOME.path}/sign-in`) : joinForm(services, token);
}
