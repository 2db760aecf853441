import { operatorPasskeysText } from '../../../messages/rooms/operator-passkeys.ts';
import type { IncomingMessage } from 'node:http';
import { nameBrowser } from '../../records/accounts/browser-name.ts';
import { line } from '../../ground/http/fields.ts';
import { type Html, html, withTags } from '../../ground/http/html.ts';
import type { PageRoute } from '../../ground/http/page-route.ts';
import { inLanguageOf } from '../../ground/text/language.ts';
import type { HostServices } from '../services.ts';
import { addPasskey, listPasskeys, offerPasskey, removePasskey } from '../../records/staff/passkeys.ts';
import { findRelyingParty } from '../../records/staff/relying-party.ts';
import { type Notice, setNotice, type StaffSession } from '../../records/staff/sessions.ts';
import { checkNavigation, checkOwnForm, readForm, readSession } from './guard.ts';
import { buttonLink, field, formatMoment, hiddenFields, hint, HOME, linkTo, nothing, table } from './html.ts';
import { icon } from './icons.ts';
import { type PageContent, redirectTo } from './layout.ts';
import { passkeyScript } from './page-scripts.ts';
import { passkeyForm } from './passkey-form.ts';
import { page, type Visit } from './visit.ts';

/** Passkeys can be added for this long after a sign-in, so that a session that somebody left open gives nobody a lasting way in. */
const FRESH_MS = 900_000;

const MOST_NAME = 60;

/** A person's own passkeys. */
export const passkeyPages = (services: HostServices): PageRoute[] => [
  page(services, '/passkeys', passkeysPage),
  { method: 'post', path: `${HOME}/passkeys`, handle: (request) => change(services, request, add) },
  { method: 'post', path: `${HOME}/passkeys/remove`, handle: (request) => change(services, request, remove) },
];

const isFresh = ({ openedAt }: StaffSession, now: number): boolean => now - openedAt < FRESH_MS;

async function passkeysPage(visit: Visit): Promise<PageContent> {
  const { services, session, request } = visit;
  const rows = await listPasskeys(services.database.read, session.person.id);
  const list = table(
    [
      operatorPasskeysText.name,
      operatorPasskeysText.host,
      operatorPasskeysText.since,
      operatorPasskeysText.lastUsed,
      operatorPasskeysText.action,
    ],
    rows.map(({ id, name, rp_id: host, created_at: since, used_at: used }) => [
      name,
      host,
      formatMoment(since),
      used === null ? operatorPasskeysText.never : formatMoment(used),
      html`<form method="post" action="${linkTo('/passkeys/remove')}">${hiddenFields({ form: session.formToken, id })}
<button class="plain" type="submit">${withTags(operatorPasskeysText.remove({ name }), (_, words) => html`<span class="unseen">${words}</span>`)}</button></form>`,
    ]),
    { caption: operatorPasskeysText.caption },
  );
  const form = await addForm(visit, request);
  const content =
    rows.length === 0
      ? html`<div class="split"><div>${nothing(html`${icon('key')}<b>${operatorPasskeysText.none}</b> ${operatorPasskeysText.about}`)}</div><div>${form}</div></div>`
      : html`${list}<div class="split"><div>${form}</div><div>${hint(operatorPasskeysText.about)}</div></div>`;
  return { title: operatorPasskeysText.title, content, script: passkeyScript() };
}

async function addForm({ services, session }: Visit, request: IncomingMessage): Promise<Html> {
  const heading = html`<h2>${operatorPasskeysText.newPasskey}</h2>`;
  const party = findRelyingParty(request);
  if (!party) return html`<section class="card">${heading}<p>${operatorPasskeysText.needsName}</p></section>`;
  if (!isFresh(session, services.now()))
    return html`<section class="card">${heading}<p>${operatorPasskeysText.signInFirst}</p>
${buttonLink(linkTo('/sign-in', { next: `${HOME}/passkeys`, again: 'yes' }), operatorPasskeysText.signInAgain)}</section>`;
  const options = await offerPasskey(services, party, session.person);
  if (!options) return html`<section class="card">${heading}<p>${operatorPasskeysText.tooMany}</p></section>`;
  const name = nameBrowser(request.headers['user-agent']);
  const fields = html`${heading}${hiddenFields({ form: session.formToken })}
${field(operatorPasskeysText.nameHint, 'name', { value: name, required: true, maxlength: MOST_NAME })}`;
  return html`<p data-no-passkeys class="soft">${operatorPasskeysText.needsScript}</p>
${passkeyForm({ kind: 'create', options }, '/passkeys', fields, operatorPasskeysText.add)}`;
}

/** Runs a change of a person's own passkeys, and leads back to their page. */
async function change(
  services: HostServices,
  request: IncomingMessage,
  work: (
    services: HostServices,
    request: IncomingMessage,
    session: StaffSession,
    form: URLSearchParams,
  ) => Promise<Notice>,
): Promise<Response> {
  checkNavigation(request);
  const form = await readForm(request);
  const session = await readSession(services, request);
  if (!session) return redirectTo(`${HOME}/sign-in?${new URLSearchParams({ next: `${HOME}/passkeys` })}`);
  checkOwnForm(session, form);
  const notice = await inLanguageOf(session.person, () => work(services, request, session, form));
  await setNotice(services, session, notice);
  return redirectTo(`${HOME}/passkeys`);
}

const add = async (
  services: HostServices,
  request: IncomingMessage,
  session: StaffSession,
  form: URLSearchParams,
): Promise<Notice> => {
  const party = findRelyingParty(request);
  const name = line(MOST_NAME).safeParse(form.get('name')).data;
  if (!party || name === undefined) return { isError: true, text: operatorPasskeysText.nameMissing };
  if (!isFresh(session, services.now())) return { isError: true, text: operatorPasskeysText.haveToSignIn };
  const response = form.get('response') ?? '';
  const problem = await addPasskey(services, party, session.person, { response, name });
  return problem === undefined
    ? { isError: false, text: operatorPasskeysText.added({ name }) }
    : { isError: true, text: problem };
};

const remove = async (
  services: HostServices,
  _request: IncomingMessage,
  { person }: StaffSession,
  form: URLSearchParams,
): Promise<Notice> =>
  (await removePasskey(services, person, form.get('id') ?? ''))
    ? { isError: false, text: operatorPasskeysText.removed }
    : { isError: true, text: operatorPasskeysText.noPasskey };
