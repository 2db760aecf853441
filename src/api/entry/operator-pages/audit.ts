import { html } from '../../ground/http/html.ts';
import { settledCurrency } from '../../records/ledger/settled-seller.ts';
import { VIEWED } from '../operator/command.ts';
import { detailWords, nameWords, subjectWords } from './audit-words.ts';
import { checkbox, field, formatMoment, linkTo, table } from './html.ts';
import type { PageContent } from './layout.ts';
import { onward, readPage } from './pager.ts';
import type { Visit } from './visit.ts';

const PAGE = 100;

/** Who did what, newest first. What was only looked at is listed for one object, and for all on request. */
export async function auditPage({ services, query }: Visit): Promise<PageContent> {
  const [subject = '', actor = ''] = ['subject', 'actor'].map((name) => query[name]?.trim());
  const withViewed = query['views'] === 'yes' ? 'yes' : '';
  let found = services.database.read.selectFrom('audit').selectAll();
  if (subject) found = found.where('subject', '=', subject);
  if (!withViewed && !subject) found = found.where('action', '!=', VIEWED);
  if (actor) found = found.where('actor', '=', actor);
  const currency = settledCurrency(services.shop()) ?? 'INR';
  const page = await readPage(found, { by: ['id'], direction: 'desc', most: PAGE, query });
  const list = table(
    ['When', 'Who', 'What', 'Object', 'Details'],
    page.rows.map((row) => [
      html`<span class="number">${formatMoment(row.at)}</span>`,
      html`<a href="${linkTo('/audit', { actor: row.actor, views: withViewed })}">${subjectWords(row.actor)}</a>`,
      nameWords(row.action),
      html`<a href="${linkTo('/audit', { subject: row.subject, views: withViewed })}">${subjectWords(row.subject)}</a>`,
      row.details !== '{}' && html`<span class="soft">${detailWords(row.details, currency)}</span>`,
    ]),
    { caption: 'Audit trail', empty: 'Nothing is recorded that fits. Leave both fields empty to see everything.' },
  );
  const isFiltered = subject !== '' || actor !== '' || withViewed !== '';
  const form = html`<form class="find" method="get" action="${linkTo('/audit')}"><details${isFiltered && ' open'}><summary>Filters</summary><div class="filters">
${field('Object', 'subject', { value: subject, placeholder: 'order:7K3MQ-9XD2A', maxlength: 100 })}
${field('Who', 'actor', { value: actor, placeholder: 'operator:asha', maxlength: 100 })}
${checkbox('Also what was looked at', 'views', withViewed !== '')}
<button type="submit">Show</button></div></details></form>`;
  const content = html`${list}${onward('/audit', { subject, actor, views: withViewed }, page, 'Older entries')}`;
  return { title: 'Audit trail', tools: form, content };
}
