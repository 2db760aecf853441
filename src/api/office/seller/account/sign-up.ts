import type { IncomingMessage } from 'node:http';
import { sellerApplicationText } from '../../../../messages/rooms/seller-application.ts';
import { sellerEntryText } from '../../../../messages/rooms/seller-entry.ts';
import { sellerFormText } from '../../../../messages/rooms/seller-form.ts';
import { type Answer, type ErrorBody, ok } from '../../../ground/http/answer.ts';
import { type Html, html, withTags } from '../../../ground/http/html.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import { clientAddress } from '../../../ground/net/client-address.ts';
import { languageColumn } from '../../../ground/text/language.ts';
import { logIn } from '../../../records/accounts/login.ts';
import { findSellerSession, setSessionNotice } from '../../../records/accounts/sessions/sessions.ts';
import { noteSeen } from '../../../records/sellers/note-seen.ts';
import { saveApplication, signUp, submitApplication } from '../../../records/sellers/sign-up.ts';
import type { HostServices } from '../../../entry/services.ts';
import type { Typed } from '../../kit/pieces/fields.ts';
import { checkNavigation, readForm, sessionCookie } from '../../kit/page/guard.ts';
import { officePage, redirectTo } from '../../kit/page/layout.ts';
import { HOME, linkTo } from '../frame/links.ts';
import { office, readSession } from '../frame/visit.ts';
import { applicationParts, type ReadApplication, readApplication } from './application-form.ts';
import { askingForPinCode, fillInAddress } from './pin-code.ts';
import { shopOrigins } from './sign-in.ts';

const PATH = '/sign-up';

/** An application that opens an account. The form on the shop's own page is sent here too. */
export const signUpPages = (services: HostServices): PageRoute[] => [
  {
    method: 'get',
    path: HOME.path + PATH,
    handle: async (request) => {
      checkNavigation(request);
      const isIn = (await readSession(services, request)) !== undefined;
      return isIn ? redirectTo(HOME, HOME.path) : signUpPage(services, { values: {} });
    },
  },
  { method: 'post', path: HOME.path + PATH, handle: (request) => take(services, request) },
];

/** The buttons of an application, which send it or save it for later. */
export const sendButtons = (): Html =>
  html`<div class="actions"><button type="submit" name="way" value="send">${sellerFormText.send}</button><button class="plain" type="submit" name="way" value="save">${sellerFormText.saveForLater}</button></div>`;

function signUpPage(services: HostServices, typed: Typed, refused?: ErrorBody): Response {
  const content = html`<p>${withTags(sellerEntryText.haveAccount, (_, text) => html`<a href="${linkTo('/sign-in')}">${text}</a>`)}</p>
<form class="parts" method="post" action="${linkTo(PATH, { language: languageColumn() ?? undefined })}">
${applicationParts(services, typed, { isNew: true })}${sendButtons()}</form>`;
  const told = refused && { isError: true, text: refused.message };
  const status = refused?.code ?? (typed.problems ? 422 : 200);
  const page = { title: sellerEntryText.openShop, content, status, ...askingForPinCode() };
  return officePage(services, office, page, { told });
}

async function take(services: HostServices, request: IncomingMessage): Promise<Response> {
  checkNavigation(request, shopOrigins(services));
  const values = fillInAddress(Object.fromEntries(await readForm(request)));
  const isComplete = values['way'] !== 'save';
  const read = readApplication({ values }, { isNew: true, isComplete });
  if (Object.keys(read.problems).length > 0) return signUpPage(services, { values, problems: read.problems });
  const address = clientAddress(request, services.config.trustedProxies);
  const opened = await openAccount(services, read, values['password'] ?? '', address);
  if ('error' in opened) {
    const { fields } = opened.error;
    return fields ? signUpPage(services, { values, problems: fields }) : signUpPage(services, { values }, opened.error);
  }
  const session = await findSellerSession(services, opened.data.token);
  // If something is wrong, the page that continues the application says so.
  if (session && isComplete) await submitApplication(services, session.seller.id, address);
  const text = isComplete ? sellerFormText.received : sellerFormText.saved;
  if (session) await setSessionNotice(services, session, { isError: false, text });
  return redirectTo(HOME, HOME.path, sessionCookie(HOME, request, opened.data.token));
}

/** Opens an account, or continues the one with this password, as the answer to a first try may have been lost. */
async function openAccount(
  services: HostServices,
  { checked }: ReadApplication,
  password: string,
  address: string,
): Promise<Answer<{ readonly token: string }>> {
  const made = await signUp(services, checked, password, address);
  if (!('error' in made) || made.error.code !== 409) return made;
  const client = { address };
  const known = await logIn(services, { kind: 'seller', login: checked.email ?? '', password, client, note: noteSeen });
  if ('error' in known) return { ...made, error: { ...made.error, message: sellerApplicationText.hasAccount } };
  const session = await findSellerSession(services, known.data.token);
  if (session) await saveApplication(services, session.seller.id, checked, address);
  return ok(known.data);
}
