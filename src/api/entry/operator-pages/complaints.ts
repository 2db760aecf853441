import { indianDay } from '../../../core/calendar/indian-day.ts';
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
  formatMoment,
  formatRecent,
  formatRecentDay,
  hint,
  lineColumn,
  link,
  linkTo,
  mailLink,
  pageLink,
  phoneLink,
  stateColumn,
  stateLabel,
  table,
  waitingSince,
} from './html.ts';
import type { PageContent } from './layout.ts';
import { orderCard } from './order-parts.ts';
import { onward, readPage } from './pager.ts';
import { beside, initials } from './pictures.ts';
import { elsewhere, pickStatus, statusLinks } from './status-links.ts';
import type { Visit } from './visit.ts';

const MOST = 200;
const MOST_SHOWN = 180;
const STATUSES = ['open', 'answered'] as const;

/** What stands in the place of an empty list. */
const EMPTY: Readonly<Record<ComplaintRow['status'], Html>> = {
  open: elsewhere('/complaints', 'No complaint is open.', 'See answered complaints', 'answered'),
  answered: elsewhere('/complaints', 'No complaint is answered.', 'See open complaints', 'open'),
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
      ...(isOpen ? [lineColumn('Next step')] : []),
      lineColumn('Text'),
      ...(hasOrders ? ['Order'] : []),
      isOpen ? stateColumn('Waits') : 'Received',
      '',
    ],
    page.rows.map((row) => [
      beside(initials(row.name), [
        row.name,
        html`<br><span class="whole soft">${link(`/complaints/${row.ticket}`, `Complaint ${row.ticket}`)}</span>`,
      ]),
      ...(isOpen ? [stateOf(row, now())] : []),
      html`<span class="brief">${shorten(row.text)}</span>`,
      ...(hasOrders ? [orderOf(row)] : []),
      isOpen ? waitingSince(row.created_at, now()) : formatMoment(row.created_at),
      pageLink(`/complaints/${row.ticket}`, isOpen ? 'Answer' : 'Open', row.ticket),
    ]),
    { caption: 'Complaints', empty: EMPTY[status], look: 'low' },
  );
  const rule = hint('Acknowledge each within 48 hours, and resolve it within a month (E-Commerce Rules 2020, rule 4).');
  const further = onward('/complaints', { status }, page, isOpen ? 'Later complaints' : 'Earlier complaints');
  const content = html`${list}${further}${rule}`;
  const tools = await statusLinks(database.read, {
    path: '/complaints',
    statuses: STATUSES,
    now: status,
    lists: 'complaints',
  });
  return { title: 'Complaints', tools, content };
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
    ['Orders', search && html`<a href="${linkTo('/orders', { search })}">Orders of this shopper</a>`],
  ]);
  const moments = [
    `Received ${formatMoment(row.created_at)}`,
    row.acknowledged_at !== null && `Acknowledged ${formatMoment(row.acknowledged_at)}`,
  ];
  const said = [
    html`<section class="card"><h2>Complaint</h2><p class="text">${row.text}</p>${hint(lines(moments))}</section>`,
    row.answer === null
      ? around(
          [answerForm(visit, row), acknowledgement(visit, row)],
          (forms) => html`<section class="card"><h2>Answer</h2><div class="joined">${forms}</div></section>`,
        )
      : html`<section class="card"><h2>Answer</h2><p class="text">${row.answer}</p>${hint(['Sent ', formatMoment(row.answered_at ?? 0)])}</section>`,
  ];
  const content = html`<div class="split"><div>${said}</div>
<div>${order}<section class="card reach"><h2>From</h2>${about}</section></div></div>`;
  return {
    title: `Complaint ${ticket}`,
    state: stateOf(row, services.now()),
    content,
    back: backLink('/complaints', 'Complaints'),
    section: '/complaints',
  };
}

const acknowledgement = (visit: Visit, { ticket: word, status, acknowledged_at: at, email }: ComplaintRow): Content =>
  status === 'open' &&
  at === null &&
  around(
    actionForm(visit, 'complaints acknowledge', { word, button: 'Acknowledge only', isPlain: true }),
    (form) =>
      html`${form}<p class="soft wide">${email === null ? 'You tell the shopper by phone' : 'Tells the shopper'} that you are on it; the complaint stays open.</p>`,
  );

function answerForm(visit: Visit, { ticket: word }: ComplaintRow): Html | undefined {
  const fields = area('What the shopper will read', 'text', { required: true, minlength: 2, maxlength: 4000 });
  return actionForm(visit, 'complaints answer', { word, button: 'Send the answer', fields });
}

const orderOf = ({ order_number: number }: ComplaintRow): Content => number && link(`/orders/${number}`, number);

/** "Acknowledge by 22 Nov, 1:00 pm", "Answer: late since 20 Dec", "Answered". */
function stateOf(row: ComplaintRow, now: number): Html {
  const next = nextStep(
    row,
    now,
    (moment) => (moment < now ? formatRecentDay(indianDay(moment), now) : formatRecent(moment, now)),
    (day) => formatRecentDay(day, now),
  );
  if (!next) return stateLabel('Answered', 'done');
  return stateLabel(
    `${withCapital(next.step)}${next.isLate ? ': late since' : ' by'} ${next.by}`,
    next.isLate ? 'waits' : 'going',
  );
}
