import { field, formatMoment, linkTo, table, toHtml } from './html.ts';
import type { PageContent } from './layout.ts';
import type { View } from './view.ts';

const PAGE = 100;

/** Who did what, newest first. */
export async function auditPage({ services, query }: View): Promise<PageContent> {
  const [subject = '', actor = '', after = ''] = ['subject', 'actor', 'after'].map((name) => query[name]?.trim());
  let found = services.database.read
    .selectFrom('audit')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(PAGE + 1);
  if (subject) found = found.where('subject', '=', subject);
  if (actor) found = found.where('actor', '=', actor);
  if (/^[0-9a-f-]{36}$/.test(after)) found = found.where('id', '<', after);
  const rows = await found.execute();
  const page = rows.slice(0, PAGE);
  const next = rows.length > PAGE ? page.at(-1)?.id : undefined;
  const content =
    `<form method="get" action="${linkTo('/audit')}">` +
    field('Of', 'subject', { value: subject, placeholder: 'order:7K3MQ-9XD2A', maxlength: 100 }) +
    field('Who', 'actor', { value: actor, placeholder: 'operator:asha', maxlength: 100 }) +
    '<button type="submit">Show</button></form>' +
    table(
      ['When', 'Who', 'What', 'Of', 'Details'],
      page.map((row) => [
        formatMoment(row.at),
        toHtml(row.actor),
        toHtml(row.action),
        `<a href="${toHtml(linkTo('/audit', { subject: row.subject }))}">${toHtml(row.subject)}</a>`,
        row.details === '{}' ? '' : `<span class="soft">${toHtml(row.details)}</span>`,
      ]),
      'Audit trail',
    ) +
    (next === undefined
      ? ''
      : `<p><a class="button plain" href="${toHtml(linkTo('/audit', { subject, actor, after: next }))}">Older entries</a></p>`);
  return { title: 'Audit trail', content };
}
