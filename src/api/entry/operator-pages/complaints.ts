import { withCapital } from '../../../core/text/capital.ts';
import { type Content, type Html, html, lines } from '../../ground/http/html.ts';
import type { ComplaintRow } from '../../ground/database/tables.ts';
import { recordViewed } from '../operator/command.ts';
import { nextStep, openComplaint } from '../operator/complaints.ts';
import { actionForm } from './actions.ts';
import {
  area,
  around,
  backLink,
  facts,
  formatDay,
  formatMoment,
  hint,
  link,
  linkTo,
  mailLink,
  pageLink,
  phoneLink,
  stateLabel,
  table,
  waitingSince,
} from './html.ts';
import type { PageContent } from './layout.ts';
import { orderCard } from './order-parts.ts';
import { onward, readPage } from './pager.ts';
import { beside, initials } from './pictures.ts';
import { countByStatus } from './status-counts.ts';
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
      'Text',
      ...(isOpen ? ['Next step'] : []),
      ...(hasOrders ? ['Order'] : []),
      isOpen ? 'Waits' : 'Received',
      '',
    ],
    page.rows.map((row) => [
      beside(initials(row.name), [
        row.name,
        html`<br><span class="whole soft">${link(`/complaints/${row.ticket}`, row.ticket)}</span>`,
      ]),
      shorten(row.text),
      ...(isOpen ? [[describeNext(row, now()), ' ', lateLabel(row, now())]] : []),
      ...(hasOrders ? [orderOf(row)] : []),
      isOpen ? waitingSince(row.created_at, now()) : formatMoment(row.created_at),
      pageLink(`/complaints/${row.ticket}`, isOpen ? 'Answer' : 'Open', row.ticket),
    ]),
    { caption: 'Complaints', empty: EMPTY[status] },
  );
  const rule = hint('Acknowledge each within 48 hours, and resolve it within a month (E-Commerce Rules 2020, rule 4).');
  const further = onward('/complaints', { status }, page, isOpen ? 'Later complaints' : 'Earlier complaints');
  const content = html`${list}${further}${rule}`;
  const counts = await countByStatus(database.read, 'complaints', STATUSES);
  return { title: 'Complaints', tools: statusLinks('/complaints', STATUSES, status, counts), content };
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
  const order = row.order_number === null ? undefined : await orderCard(services, row.order_number);
  const search = phone ?? email;
  const about = facts([
    ['Name', row.name],
    ['Phone', phoneLink(phone)],
    ['Email', mailLink(email)],
    // The order itself stands beside the complaint.
    ['Order', order ? undefined : row.order_number && `${row.order_number}: there is no such order`],
    ['Orders', search && html`<a href="${linkTo('/orders', { search })}">Find all of this shopper</a>`],
  ]);
  const moments = [
    `Received ${formatMoment(row.created_at)}`,
    row.acknowledged_at !== null && `Acknowledged ${formatMoment(row.acknowledged_at)}`,
  ];
  const said = [
    html`<section class="card"><h2>Complaint</h2><p class="text">${row.text}</p>${hint(lines(moments))}${acknowledgement(visit, row)}</section>`,
    row.answer === null
      ? around(answerForm(visit, row), (form) => html`<section class="card"><h2>Answer</h2>${form}</section>`)
      : html`<section class="card"><h2>Answer</h2><p class="text">${row.answer}</p>${hint(['Sent ', formatMoment(row.answered_at ?? 0)])}</section>`,
  ];
  const content = html`<div class="split"><div>${said}</div>
<div>${order}<section class="card"><h2>From</h2>${about}</section></div></div>`;
  const state = html`${stateOf(row, services.now())}<span>${describeNext(row, services.now())}</span>`;
  return {
    title: `Complaint ${ticket}`,
    state,
    content,
    back: backLink('/complaints', 'Complaints'),
    section: '/complaints',
  };
}

const acknowledgement = (visit: Visit, { ticket: word, status, acknowledged_at: at }: ComplaintRow): Content =>
  status === 'open' &&
  at === null &&
  actionForm(visit, 'complaints acknowledge', { word, button: 'Acknowledge', isPlain: true });

function answerForm(visit: Visit, { ticket: word }: ComplaintRow): Html | undefined {
  const fields = area('What the shopper will read', 'text', { required: true, minlength: 2, maxlength: 4000 });
  return actionForm(visit, 'complaints answer', { word, button: 'Send the answer', fields });
}

const orderOf = ({ order_number: number }: ComplaintRow): Content => number && link(`/orders/${number}`, number);

const stepOf = (row: ComplaintRow, now: number) => nextStep(row, now, formatMoment, formatDay);

function stateOf(row: ComplaintRow, now: number): Html {
  const next = stepOf(row, now);
  if (!next) return stateLabel('Answered', 'done');
  return lateLabel(row, now) ?? stateLabel('Open', 'going');
}

/** Undefined for one whose next step is not late. */
const lateLabel = (row: ComplaintRow, now: number): Html | undefined =>
  stepOf(row, now)?.isLate ? stateLabel('Late', 'waits') : undefined;

/** "Acknowledge by 22 Nov 2026, 1:00 pm"; undefined for one that is answered. */
function describeNext(row: ComplaintRow, now: number): Content {
  const next = stepOf(row, now);
  const words = next && withCapital(next.text);
  return next?.isLate ? html`<span class="bad">${words}</span>` : words;
}
