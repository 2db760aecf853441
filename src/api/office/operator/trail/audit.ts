import { operatorTrailText } from '../../../../messages/rooms/operator-trail.ts';
import { indianDay } from '../../../../core/calendar/indian-day.ts';
import { type Html, html, withTags } from '../../../ground/http/html.ts';
import { BANK_FILE } from '../../../records/ledger/bank-file.ts';
import { settledCurrency } from '../../../records/ledger/settled-seller.ts';
import { fieldsOf } from '../../../records/sellers/application.ts';
import { VIEWED } from '../../../entry/operator/command.ts';
import type { HostServices } from '../../../entry/services.ts';
import { actorMarkup, type Named, subjectParts, subjectWords } from './audit-subjects.ts';
import { detailWords, joinedWords } from './audit-words.ts';
import { checkbox, field } from '../../kit/pieces/fields.ts';
import { formatDay, formatTime } from '../../kit/pieces/format.ts';
import { link, linkTo, onward, emptyOf } from '../frame/links.ts';
import { nothing } from '../../kit/pieces/html.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { readPage } from '../../kit/lists/pager.ts';
import { beside, initials } from '../../kit/pieces/pictures.ts';
import { nameSeller } from '../frame/seller-names.ts';
import type { Visit } from '../frame/visit.ts';

const PAGE = 100;

interface Entry {
  readonly at: number;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly details: string;
}

/**
 * Who did what, the newest day first, and within a day by person in order of time. Views are listed for a single subject, and for all only on request.
 */
export async function auditPage({ services, query }: Visit): Promise<PageContent> {
  const subject = readSubject(query['subject']?.trim() ?? '');
  const actor = readActor(query['actor']?.trim() ?? '');
  const withViewed = query['views'] === 'yes' ? 'yes' : '';
  let found = services.database.read.selectFrom('audit').selectAll();
  if (subject) found = found.where('subject', '=', subject);
  if (!withViewed && !subject) found = found.where('action', '!=', VIEWED);
  if (actor) found = found.where('actor', '=', actor);
  const page = await readPage(found, { by: ['id'], direction: 'desc', most: PAGE, query });
  const nameOf = await readNames(services, page.rows);
  const currency = settledCurrency(services.shop()) ?? 'INR';
  const days = [...Map.groupBy(page.rows, ({ at }) => indianDay(at))].map(
    ([day, entries]) =>
      html`<h2>${formatDay(day)}</h2><ol class="trail">${runsOf(entries).map((run) => runOf(services, run, { nameOf, currency, withViewed, withIds: subject !== '' }))}</ol>`,
  );
  const list =
    days.length > 0
      ? html`<div class="trails">${days}</div>`
      : nothing(
          emptyOf(
            '/audit',
            operatorTrailText.nothing,
            html`<a class="button plain" href="${linkTo('/audit')}">${operatorTrailText.all}</a>`,
          ),
        );
  const isFiltered = subject !== '' || actor !== '' || withViewed !== '';
  const form = html`<form class="find short" method="get" action="${linkTo('/audit')}"><details${isFiltered && ' open'}><summary>${operatorTrailText.filters}</summary><div class="filters">
${filter(operatorTrailText.orderOrPayout, 'subject', subject)}
${filter(operatorTrailText.person, 'actor', actor)}
${checkbox(operatorTrailText.withViews, 'views', withViewed !== '')}
<div class="go"><button class="plain" type="submit">${operatorTrailText.show}</button>${isFiltered && link('/audit', operatorTrailText.clear)}</div></div></details></form>`;
  const content = html`${list}${onward('/audit', { subject, actor, views: withViewed }, page, operatorTrailText.older)}`;
  return { title: operatorTrailText.title, tools: form, content };
}

/** Numbers that people type, with the kind of thing that they name. */
const NUMBERS = [
  [/^P\d{4}-\d{5}$/, 'payout'],
  [/^C-[\dA-Z]{8}$/, 'complaint'],
  [/^[\dA-Z]{5}-[\dA-Z]{5}$/, 'order'],
] as const;

/** A typed subject with its kind: "order:7K3MQ-9XD2A" for "7k3mq-9xd2a". One that already has a kind, or whose kind is unknown, stays as it is. */
function readSubject(typed: string): string {
  const number = typed.toUpperCase();
  const kind = NUMBERS.find(([form]) => form.test(number))?.[1];
  return kind === undefined ? typed : `${kind}:${number}`;
}

/** A typed person with their kind: "operator:asha" for "asha". */
const readActor = (typed: string): string =>
  /^$|:|^(?:shopper|host|provider)$/.test(typed) ? typed : `operator:${typed}`;

/** A field of the filters. In a row with the title, its name is inside, as above it would look like a heading. */
const filter = (label: string, name: string, value: string): Html =>
  field(html`<span>${label}</span>`, name, { value: withoutKind(value), maxlength: 100, placeholder: label });

/** A name of the trail, as people type it. */
const withoutKind = (name: string): string => name.replace(/^(?:order|payout|complaint|operator):/, '');

interface Names {
  nameOf(subject: string): Named;
  readonly currency: string;
  readonly withViewed: string;
  /** Whether ids of rows are shown, as in the trail of a single subject. */
  readonly withIds: boolean;
}

/** Groups neighbours that fit together. */
function groups<Item>(
  items: readonly Item[],
  fits: (item: Item, first: Item) => boolean,
): readonly (readonly [Item, ...Item[]])[] {
  const found: [Item, ...Item[]][] = [];
  for (const item of items) {
    const last = found.at(-1);
    if (last && fits(item, last[0])) last.push(item);
    else found.push([item]);
  }
  return found;
}

/** Neighbouring entries of one person. */
const runsOf = (entries: readonly Entry[]) => groups(entries, (entry, { actor }) => entry.actor === actor);

/** A person with what they did. In the trail of a single subject, each step stands alone with its time. */
function runOf(services: HostServices, run: readonly [Entry, ...Entry[]], names: Names): Html {
  const [{ actor }] = run;
  const named = names.nameOf(actor);
  const words = actorMarkup(named, (kind) => html`<span class="soft">${kind}</span>`);
  const who = html`<a href="${linkTo('/audit', { actor, views: names.withViewed })}">${words}</a>`;
  const steps = names.withIds ? run.map((entry): readonly [Entry, ...Entry[]] => [entry]) : foldable(run);
  return html`<li>${beside(initials(named.name), who)}<ol>${steps.map((entries) => sentenceOf(services, entries, names))}</ol></li>`;
}

/** Neighbouring entries about one order that one sentence can describe. */
const foldable = (run: readonly Entry[]) =>
  groups(
    run,
    (entry, first) =>
      entry.subject === first.subject &&
      first.subject.startsWith('order:') &&
      joinedWords([entry.action, first.action]) !== undefined,
  );

/** "3:21 pm: Marked payout P2627-00001 as paid", followed by the details; for several steps, the time of the last one. */
function sentenceOf(services: HostServices, entries: readonly [Entry, ...Entry[]], names: Names): Html {
  const { nameOf, currency, withViewed, withIds } = names;
  const [{ at, subject }] = entries;
  const inOrder = entries.toReversed();
  const { kind, name } = nameOf(subject);
  const to = html`<a${NUMBERED.has(kind) && html` class="whole"`} href="${linkTo('/audit', { subject, views: withViewed })}">${name}</a>`;
  const what = kind === '' ? to : withTags(subjectWords(kind), () => to);
  const done = joinedWords(inOrder.map(({ action }) => action)) ?? [];
  const options = { nameSeller: (id: string) => nameSeller(services, id), withIds, known: name };
  const more = inOrder
    .map(({ details }) => details !== '{}' && detailWords(details, currency, options))
    .filter(Boolean)
    .join('. ');
  return html`<li><time datetime="${new Date(at).toISOString()}">${formatTime(at)}</time><div>${withTags(done, () => what)}</div>${more && html`<p class="soft">${more}</p>`}</li>`;
}

/** Kinds of things with a number, which does not wrap. */
const NUMBERED: ReadonlySet<string> = new Set(['order', 'payout', 'complaint']);

/** Names whoever acted and the subject; sellers by the names of their shops. */
async function readNames(services: HostServices, entries: readonly Entry[]): Promise<(subject: string) => Named> {
  const kind = 'seller-account:';
  const ids = entries
    .flatMap(({ actor, subject }) => [actor, subject])
    .filter((name) => name.startsWith(kind))
    .map((name) => name.slice(kind.length));
  const rows =
    ids.length === 0
      ? []
      : await services.database.read
          .selectFrom('sellers')
          .selectAll()
          .where('id', 'in', [...new Set(ids)])
          .execute();
  const names = new Map(rows.map((row) => [`${kind}${row.id}`, fieldsOf(row).businessName ?? row.email]));
  return (subject) => {
    if (subject === BANK_FILE) return { kind: '', name: operatorTrailText.bankFile };
    const name = names.get(subject);
    if (name !== undefined) return { kind: 'seller', name };
    if (subject.startsWith('seller:'))
      return { kind: 'seller', name: nameSeller(services, subject.slice('seller:'.length)) };
    return subjectParts(subject);
  };
}
