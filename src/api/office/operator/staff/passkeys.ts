import { operatorPasskeysText } from '../../../../messages/rooms/operator-passkeys.ts';
import { nameBrowser } from '../../../records/accounts/sessions/browser-name.ts';
import { line } from '../../../../contract/fields.ts';
import { type Html, html, withTags } from '../../../ground/http/html.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import type { HostServices } from '../../../entry/services.ts';
import { addPasskey, listPasskeys, offerPasskey, removePasskey } from '../../../records/staff/passkeys.ts';
import { findRelyingParty } from '../../../records/staff/relying-party.ts';
import type { Notice } from '../../../ground/http/notice.ts';
import type { StaffSession } from '../../../records/staff/sessions.ts';
import { buttonLink, hint, nothing } from '../../kit/pieces/html.ts';
import { typedInto } from '../../kit/forms/sent-form.ts';
import { field, hiddenFields } from '../../kit/pieces/fields.ts';
import { formatMoment } from '../../kit/pieces/format.ts';
import { linkTo, HOME } from '../frame/links.ts';
import { table } from '../../kit/lists/table.ts';
import { icon } from '../../kit/pieces/icons.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { passkeyScript } from '../../kit/page/page-scripts.ts';
import { passkeyForm } from './passkey-form.ts';
import { form, page, type Visit } from '../frame/visit.ts';

/** How long after a sign-in passkeys can be added, so that an open session gives nobody lasting access. */
const FRESH_MS = 900_000;

const MOST_NAME = 60;

/** A person's own passkeys. */
export const passkeyPages = (services: HostServices): PageRoute[] => [
  page(services, '/passkeys', passkeysPage),
  form(services, '/passkeys', add),
  form(services, '/passkeys/remove', remove, '/passkeys'),
];

const isFresh = ({ openedAt }: StaffSession, now: number): boolean => now - openedAt < FRESH_MS;

async function passkeysPage(visit: Visit): Promise<PageContent> {
  const { services, session } = visit;
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
  const added = await addForm(visit);
  const content =
    rows.length === 0
      ? html`<div class="split"><div>${nothing(html`${icon('key')}<b>${operatorPasskeysText.none}</b> ${operatorPasskeysText.about}`)}</div><div>${added}</div></div>`
      : html`${list}<div class="split"><div>${added}</div><div>${hint(operatorPasskeysText.about)}</div></div>`;
  return { title: operatorPasskeysText.title, content, script: passkeyScript() };
}

async function addForm(visit: Visit): Promise<Html> {
  const { services, session, request } = visit;
  const heading = html`<h2>${operatorPasskeysText.newPasskey}</h2>`;
  const party = findRelyingParty(request);
  if (!party) return html`<section class="card">${heading}<p>${operatorPasskeysText.needsName}</p></section>`;
  if (!isFresh(session, services.now()))
    return html`<section class="card">${heading}<p>${operatorPasskeysText.signInFirst}</p>
${buttonLink(linkTo('/sign-in', { next: `${HOME.path}/passkeys`, again: 'yes' }), operatorPasskeysText.signInAgain)}</section>`;
  const options = await offerPasskey(services, party, session.person);
  if (!options) return html`<section class="card">${heading}<p>${operatorPasskeysText.tooMany}</p></section>`;
  const name = field(operatorPasskeysText.nameHint, 'name', {
    value: nameBrowser(request.headers['user-agent']),
    required: true,
    maxlength: MOST_NAME,
  });
  const typed = typedInto(visit, { path: '/passkeys' }, ['name']);
  const fields = html`${heading}${hiddenFields({ form: session.formToken })}
${typed ? name.again(typed) : name}`;
  return html`<p data-no-passkeys class="soft">${operatorPasskeysText.needsScript}</p>
${passkeyForm({ kind: 'create', options }, '/passkeys', fields, operatorPasskeysText.add)}`;
}

const add = async ({ services, request, session }: Visit, typed: URLSearchParams): Promise<Notice> => {
  const party = findRelyingParty(request);
  const name = line(MOST_NAME).safeParse(typed.get('name')).data;
  if (!party || name === undefined) return { isError: true, text: operatorPasskeysText.nameMissing };
  if (!isFresh(session, services.now())) return { isError: true, text: operatorPasskeysText.haveToSignIn };
  const response = typed.get('response') ?? '';
  const problem = await addPasskey(services, party, session.person, { response, name });
  return problem === undefined
    ? { isError: false, text: operatorPasskeysText.added({ name }) }
    : { isError: true, text: problem };
};

const remove = async ({ services, session: { person } }: Visit, typed: URLSearchParams): Promise<Notice> =>
  (await removePasskey(services, person, typed.get('id') ?? ''))
    ? { isError: false, text: operatorPasskeysText.removed }
    : { isError: true, text: operatorPasskeysText.noPasskey };
