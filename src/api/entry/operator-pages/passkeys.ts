import type { IncomingMessage } from 'node:http';
import { nameBrowser } from '../../records/accounts/browser-name.ts';
import { line } from '../../ground/http/fields.ts';
import { type Html, html } from '../../ground/http/html.ts';
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
import { PASSKEY_SCRIPT } from './page-scripts.ts';
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
    ['Name', 'For', 'Since', 'Last used', 'Action'],
    rows.map(({ id, name, rp_id: host, created_at: since, used_at: used }) => [
      name,
      host,
      formatMoment(since),
      used === null ? 'never' : formatMoment(used),
      html`<form method="post" action="${linkTo('/passkeys/remove')}">${hiddenFields({ form: session.formToken, id })}
<button class="plain" type="submit">Remove<span class="unseen"> ${name}</span></button></form>`,
    ]),
    { caption: 'Your passkeys' },
  );
  const form = await addForm(visit, request);
  const content =
    rows.length === 0
      ? html`<div class="split"><div>${nothing(html`${icon('key')}<b>You have no passkey yet.</b> ${ABOUT}`)}</div><div>${form}</div></div>`
      : html`${list}<div class="split"><div>${form}</div><div>${hint(ABOUT)}</div></div>`;
  return { title: 'Passkeys', content, script: PASSKEY_SCRIPT };
}

const ABOUT =
  'With a passkey you sign in by fingerprint, face or the PIN of your device, without password and code. It works only on this site, so nobody can trick you into giving it away.';

const HEADING = html`<h2>A new passkey</h2>`;

async function addForm({ services, session }: Visit, request: IncomingMessage): Promise<Html> {
  const party = findRelyingParty(request);
  if (!party)
    return html`<section class="card">${HEADING}<p>Passkeys belong to a host name. You have opened the dashboard by an IP address: open it by its name (on this machine: localhost).</p></section>`;
  if (!isFresh(session, services.now()))
    return html`<section class="card">${HEADING}<p>For this you have to have signed in within the last 15 minutes.</p>
${buttonLink(linkTo('/sign-in', { next: `${HOME}/passkeys`, again: 'yes' }), 'Sign in again')}</section>`;
  const options = await offerPasskey(services, party, session.person);
  if (!options)
    return html`<section class="card">${HEADING}<p>You have as many passkeys as there may be. Remove one first.</p></section>`;
  const name = nameBrowser(request.headers['user-agent']);
  const fields = html`${HEADING}${hiddenFields({ form: session.formToken })}
${field('Name, so that you recognise it', 'name', { value: name, required: true, maxlength: MOST_NAME })}`;
  return html`<p data-no-passkeys class="soft">Passkeys need script and a browser of 2025 or later.</p>
${passkeyForm({ kind: 'create', options }, '/passkeys', fields, 'Add a passkey')}`;
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
  if (!party || name === undefined) return { isError: true, text: 'The passkey needs a name.' };
  if (!isFresh(session, services.now())) return { isError: true, text: 'You have to sign in again for this.' };
  const response = form.get('response') ?? '';
  const problem = await addPasskey(services, party, session.person, { response, name });
  return problem === undefined ? { isError: false, text: `${name} is added.` } : { isError: true, text: problem };
};

const remove = async (
  services: HostServices,
  _request: IncomingMessage,
  { person }: StaffSession,
  form: URLSearchParams,
): Promise<Notice> =>
  (await removePasskey(services, person, form.get('id') ?? ''))
    ? { isError: false, text: 'The passkey is removed. Remove it from your device, too.' }
    : { isError: true, text: 'There is no such passkey.' };
