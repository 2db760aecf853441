import type { IncomingMessage } from 'node:http';
import { loginText } from '../../../../messages/rooms/login.ts';
import { sellerApplicationText } from '../../../../messages/rooms/seller-application.ts';
import { sellerDashboardText } from '../../../../messages/rooms/seller-dashboard.ts';
import { sellerEntryText } from '../../../../messages/rooms/seller-entry.ts';
import { sellerPagesText } from '../../../../messages/rooms/seller-pages.ts';
import { APP_PATHS } from '../../../../paths.ts';
import { makeToken } from '../../../ground/database/ids.ts';
import type { ErrorBody } from '../../../ground/http/answer.ts';
import { html } from '../../../ground/http/html.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import { clientAddress } from '../../../ground/net/client-address.ts';
import { languageColumn } from '../../../ground/text/language.ts';
import { logIn } from '../../../records/accounts/login.ts';
import { SESSION_LIFE_MS } from '../../../records/accounts/sessions/sessions.ts';
import { noteSeen } from '../../../records/sellers/note-seen.ts';
import { signInRequest } from '../../../../contract/sellers.ts';
import type { HostServices } from '../../../entry/services.ts';
import { checkbox, field, hiddenFields } from '../../kit/pieces/fields.ts';
import { browserCookie, checkNavigation, readBrowser, readForm, sessionCookie } from '../../kit/page/guard.ts';
import { officePage, ownPath, redirectTo } from '../../kit/page/layout.ts';
import { siteOrigin } from '../../kit/pieces/pictures.ts';
import { linkTo, HOME } from '../frame/links.ts';
import { office, readSession, signOut } from '../frame/visit.ts';

/** Signing in and out. The form on the shop's own page is sent here too. */
export const signInPages = (services: HostServices): PageRoute[] => [
  {
    method: 'get',
    path: `${HOME.path}/sign-in`,
    handle: async (request, { query }) => {
      checkNavigation(request);
      const next = ownPath(HOME, query['next']);
      const isIn = (await readSession(services, request)) !== undefined;
      return isIn ? redirectTo(HOME, next) : signInForm(services, { next });
    },
  },
  { method: 'post', path: `${HOME.path}/sign-in`, handle: (request) => signIn(services, request) },
  signOut(services),
];

interface TypedSignIn {
  /** The path to which the sign-in leads, below the host's base path. */
  readonly next: string;
  readonly login?: string;
  readonly isRemembered?: boolean;
}

function signInForm(services: HostServices, typed: TypedSignIn, refused?: ErrorBody): Response {
  const { next, login = '', isRemembered = false } = typed;
  const site = services.siteUrl();
  const content = html`<form class="narrow" method="post" action="${linkTo('/sign-in', { language: languageColumn() ?? undefined })}">${hiddenFields({ next })}
${field(sellerDashboardText.login, 'login', { autocomplete: 'username', autocapitalize: 'none', spellcheck: 'false', required: true, maxlength: 200, value: login })}
${field(loginText.password, 'password', { type: 'password', autocomplete: 'current-password', required: true })}
${checkbox(loginText.rememberMe, 'remember', isRemembered)}
<button type="submit">${sellerPagesText.signIn}</button></form>
<p><a href="${site}${APP_PATHS.resetPassword}?kind=seller">${loginText.lostPassword}</a></p>
<p><a href="${site}${APP_PATHS.sellerSignUp}">${sellerEntryText.openShop}</a></p>`;
  return officePage(
    services,
    office,
    { title: sellerEntryText.signIn, content, status: refused?.code ?? 200 },
    { told: refused && { isError: true, text: wordsOf(refused) } },
  );
}

/** Does not say whether the name or the password is wrong. */
const wordsOf = ({ code, message }: ErrorBody): string =>
  code === 401 || code === 422 ? sellerApplicationText.wrongSignIn : message;

/** The origins of the shop's own pages. */
export const shopOrigins = (services: HostServices): readonly string[] => [
  siteOrigin(services),
  ...services.config.corsOrigins,
];

async function signIn(services: HostServices, request: IncomingMessage): Promise<Response> {
  checkNavigation(request, shopOrigins(services));
  const form = await readForm(request);
  const typed = {
    next: ownPath(HOME, form.get('next')),
    login: form.get('login') ?? '',
    isRemembered: form.has('remember'),
  };
  const device = readBrowser(request) ?? makeToken();
  const checked = signInRequest.safeParse({ login: typed.login, password: form.get('password') ?? '' });
  if (!checked.success) return signInForm(services, typed, { code: 422, message: '' });
  const answer = await logIn(services, {
    kind: 'seller',
    ...checked.data,
    userAgent: request.headers['user-agent'],
    client: { address: clientAddress(request, services.config.trustedProxies), device },
    note: noteSeen,
  });
  if ('error' in answer) return signInForm(services, typed, answer.error);
  const life = typed.isRemembered ? SESSION_LIFE_MS / 1000 : undefined;
  return redirectTo(
    HOME,
    typed.next,
    sessionCookie(HOME, request, answer.data.token, life),
    browserCookie(HOME, request, device),
  );
}
