import { withCapital } from '../../../core/text/capital.ts';
import { type Content, type Html, html } from '../../ground/http/html.ts';
import type { ComplaintRow } from '../../ground/database/tables.ts';
import { recordViewed } from '../operator/command.ts';
import { nextStep, openComplaint } from '../operator/complaints.ts';
import { actionForm } from './actions.ts';
import {
  area,
  backLink,
  facts,
  formatDay,
  formatMoment,
  hint,
  link,
  mailLink,
  pageLink,
  phoneLink,
  stateColumn,
  stateLabel,
  table,
  waitingSince,
} from './html.ts';
import type { PageContent } from './layout.ts';
import { onward, readPage } from './pager.ts';
import { beside, initials } from './pictures.ts';
import { elsewhere, pickStatus, statusLinks } from './status-links.ts';
import type { Visit } from './visit.ts';

const MOST = 200;
const MOST_SHOWN = 120;
const STATUSES = ['open', 'answered'] as const;

/** What stands in the place of an empty list. */
const EMPTY: Readonly<Record<ComplaintRow['status'], Html>> = {
  open: elsewhere('/complaints', 'No complaint is open.', 'Closed ones are under', 'answered'),
  answered: elsewhere('/complaints', 'No complaint is answered.', 'Those to answer are under', 'open'),
};

/** Complaints with their deadlines; open ones, the oldest first. */
export async function complaintsPage({ services, context, query }: Visit): Promise<PageContent> {
  const { database, now } = services;
  const status = pickStatus(query, STATUSES);
  await recordViewed(context, 'complaints', { status });
  const isOpen = status === 'open';
  const all = database.read.selectFrom('complaints').selectAll().where('status', '=', status);
  const direction = isOpen ? 'asc' : 'desc';
  const page = await readPage(all, { by: ['created_at', 'ticket'], direction, most: MOST, query });
  const hasOrders = page.rows.some((row) => row.order_number !== null);
  const list = table(
    [
      'From',
      stateColumn(),
      'Text',
      ...(isOpen ? ['Next'] : []),
      isOpen ? 'Waits' : 'Received',
      ...(hasOrders ? ['Order'] : []),
      '',
    ],
    page.rows.map((row) => [
      beside(initials(row.name), [
        row.name,
        html`<br><span class="whole soft">${link(`/complaints/${row.ticket}`, row.ticket)}</span>`,
      ]),
      stateOf(row, now()),
      shorten(row.text),
      ...(isOpen ? [describeNext(row, now())] : []),
      isOpen ? waitingSince(row.created_at, now()) : formatMoment(row.created_at),
      ...(hasOrders ? [orderOf(row)] : []),
      pageLink(`/complaints/${row.ticket}`, isOpen ? 'Answer' : 'Open', row.ticket),
    ]),
    { caption: 'Complaints', empty: EMPTY[status] },
  );
  const rule = hint('Acknowledge each within 48 hours, and settle it within a month (E-Commerce Rules 2020, rule 4).');
  const further = onward('/complaints', { status }, page, isOpen ? 'Later complaints' : 'Earlier complaints');
  const content = html`${list}${further}${rule}`;
  return { title: 'Complaints', tools: statusLinks('/complaints', STATUSES, status), content };
}

/** Of a text what a list shows of it. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)}…` : line;
}

/** One complaint with its answer. */
export async function complaintPage(visit: Visit): Promise<PageContent> {
  const { services, context, params } = visit;
  const row = await openComplaint(context, params['ticket'] ?? '');
  const { ticket, phone, email } = row;
  const about = facts([
    ['Received', formatMoment(row.created_at)],
    ['Acknowledged', row.acknowledged_at && formatMoment(row.acknowledged_at)],
    ['Name', row.name],
    ['Phone', phoneLink(phone)],
    ['Email', mailLink(email)],
    ['Order', orderOf(row)],
  ]);
  const answer =
    row.answer !== null &&
    html`<h2>Answer</h2><p class="text">${row.answer}</p>${hint(formatMoment(row.answered_at ?? 0))}`;
  const content = html`<div class="split"><div><section class="card"><h2>What it says</h2><p class="text">${row.text}</p>${answer}</section>${forms(visit, row)}</div>
<div><section class="card"><h2>From</h2>${about}</section></div></div>`;
  const state = html`${stateOf(row, services.now())}<span>${describeNext(row, services.now())}</span>`;
  return {
    title: `Complaint ${ticket}`,
    state,
    content,
    back: backLink('/complaints', 'Complaints'),
    section: '/complaints',
  };
}

function forms(visit: Visit, { ticket: word, status, acknowledged_at: acknowledged }: ComplaintRow): Content {
  if (status === 'answered') return undefined;
  const fields = area('Answer (the shopper will see it)', 'text', { required: true, minlength: 2, maxlength: 4000 });
  const both = [
    actionForm(visit, 'complaints answer', { word, button: 'Send the answer', fields }),
    acknowledged === null &&
      actionForm(visit, 'complaints acknowledge', { word, button: 'Acknowledge now, answer later', isPlain: true }),
  ];
  return both.some(Boolean) && html`<section class="card">${both}</section>`;
}

const orderOf = ({ order_number: number }: ComplaintRow): Content => number && link(`/orders/${number}`, number);

const stepOf = (row: ComplaintRow, now: number) => nextStep(row, now, formatMoment, formatDay);

function stateOf(row: ComplaintRow, now: number): Html {
  const next = stepOf(row, now);
  return next
    ? stateLabel(next.isLate ? 'Late' : 'Open', next.isLate ? 'waits' : 'going')
    : stateLabel('Answered', 'done');
}

/** "Acknowledge by 22 Nov 2026, 1:00 pm"; undefined for one that is answered. */
function describeNext(row: ComplaintRow, now: number): Content {
  const next = stepOf(row, now);
  const words = next && withCapital(next.text);
  return next?.isLate ? html`<span class="bad">${words}</span>` : words;
}
