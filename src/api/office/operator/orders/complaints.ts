import { operatorComplaintsText } from '../../../../messages/rooms/operator-complaints.ts';
import { indianDay } from '../../../../core/calendar/indian-day.ts';
import { type Content, type Html, html, lines } from '../../../ground/http/html.ts';
import type { ComplaintRow } from '../../../ground/database/tables.ts';
import { recordViewed } from '../../../entry/operator/command.ts';
import { nextStep, openComplaint } from '../../../entry/operator/complaints.ts';
import { actionForm } from '../actions/actions.ts';
import { area } from '../../kit/pieces/fields.ts';
import { around, facts, hint, mailLink, phoneLink, stateLabel } from '../../kit/pieces/html.ts';
import { backLink, nameLink, linkTo, pageLink, onward, elsewhere, statusLinks } from '../frame/links.ts';
import { formatMoment, formatRecent, formatRecentDay } from '../../kit/pieces/format.ts';
import { lineColumn, stateColumn, table, waitingSince } from '../../kit/lists/table.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { orderCard } from './order-parts.ts';
import { readPage } from '../../kit/lists/pager.ts';
import { beside, initials } from '../../kit/pieces/pictures.ts';
import { pickStatus } from '../../kit/lists/lists.ts';
import type { Visit } from '../frame/visit.ts';

const MOST = 200;
const MOST_SHOWN = 180;
const STATUSES = ['open', 'answered'] as const;

/** Shown instead of an empty list. */
const EMPTY: Readonly<Record<ComplaintRow['status'], () => Html>> = {
  open: () =>
    elsewhere('/complaints', operatorComplaintsText.noneOpen, operatorComplaintsText.answeredComplaints, 'answered'),
  answered: () =>
    elsewhere('/complaints', operatorComplaintsText.noneAnswered, operatorComplaintsText.openComplaints, 'open'),
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
      operatorComplaintsText.from,
      ...(isOpen ? [lineColumn(operatorComplaintsText.nextStep)] : []),
      lineColumn(operatorComplaintsText.text),
      ...(hasOrders ? [operatorComplaintsText.order] : []),
      isOpen ? stateColumn(operatorComplaintsText.waits) : operatorComplaintsText.received,
      '',
    ],
    page.rows.map((row) => [
      beside(initials(row.name), [
        row.name,
        html`<br><span class="whole soft">${nameLink(`/complaints/${row.ticket}`, operatorComplaintsText.complaint({ ticket: row.ticket }))}</span>`,
      ]),
      ...(isOpen ? [stateOf(row, now())] : []),
      html`<span class="brief">${shorten(row.text)}</span>`,
      ...(hasOrders ? [orderOf(row)] : []),
      isOpen ? waitingSince(row.created_at, now()) : formatMoment(row.created_at),
      pageLink(
        `/complaints/${row.ticket}`,
        isOpen ? operatorComplaintsText.toAnswer : operatorComplaintsText.open,
        row.ticket,
      ),
    ]),
    { caption: operatorComplaintsText.complaints, empty: EMPTY[status](), look: 'low' },
  );
  const rule = hint(operatorComplaintsText.rule);
  const further = onward(
    '/complaints',
    { status },
    page,
    isOpen ? operatorComplaintsText.laterComplaints : operatorComplaintsText.earlierComplaints,
  );
  const content = html`${list}${further}${rule}`;
  const tools = await statusLinks(database.read, {
    path: '/complaints',
    statuses: STATUSES,
    now: status,
    lists: 'complaints',
  });
  return { title: operatorComplaintsText.complaints, tools, content };
}

/** The part of a text that a list shows. */
function shorten(whole: string): string {
  const line = whole.replace(/\s+/g, ' ');
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
    [operatorComplaintsText.name, row.name],
    [operatorComplaintsText.phone, phoneLink(phone)],
    [operatorComplaintsText.email, mailLink(email)],
    // The order itself is shown beside the complaint.
    [
      operatorComplaintsText.order,
      order ? undefined : row.order_number && operatorComplaintsText.noOrder({ number: row.order_number }),
    ],
    [operatorComplaintsText.proof, row.is_order_proved === 0 && operatorComplaintsText.notProved],
    [
      operatorComplaintsText.orders,
      search && html`<a href="${linkTo('/orders', { search })}">${operatorComplaintsText.ordersOfShopper}</a>`,
    ],
  ]);
  const moments = [
    operatorComplaintsText.receivedAt({ moment: formatMoment(row.created_at) }),
    row.acknowledged_at !== null &&
      operatorComplaintsText.acknowledgedAt({ moment: formatMoment(row.acknowledged_at) }),
  ];
  const said = [
    html`<section class="card"><h2>${operatorComplaintsText.complaintItself}</h2><p class="text">${row.text}</p>${hint(lines(moments))}</section>`,
    row.answer === null
      ? around(
          [answerForm(visit, row), acknowledgement(visit, row)],
          (forms) =>
            html`<section class="card"><h2>${operatorComplaintsText.answer}</h2><div class="joined">${forms}</div></section>`,
        )
      : html`<section class="card"><h2>${operatorComplaintsText.answer}</h2><p class="text">${row.answer}</p>${hint(operatorComplaintsText.sentAt({ moment: formatMoment(row.answered_at ?? 0) }))}</section>`,
  ];
  const content = html`<div class="split"><div>${said}</div>
<div>${order}<section class="card"><h2>${operatorComplaintsText.from}</h2>${about}</section></div></div>`;
  return {
    title: operatorComplaintsText.complaint({ ticket }),
    state: stateOf(row, services.now()),
    content,
    back: backLink('/complaints', operatorComplaintsText.complaints),
    section: '/complaints',
  };
}

const acknowledgement = (visit: Visit, { ticket: word, status, acknowledged_at: at, email }: ComplaintRow): Content =>
  status === 'open' &&
  at === null &&
  around(
    actionForm(visit, 'complaints acknowledge', { word, button: operatorComplaintsText.acknowledge, isPlain: true }),
    (form) =>
      html`${form}<p class="soft wide">${email === null ? operatorComplaintsText.tellByPhone : operatorComplaintsText.tellsShopper}</p>`,
  );

function answerForm(visit: Visit, { ticket: word }: ComplaintRow): Html | undefined {
  const fields = [area(operatorComplaintsText.answerText, 'text', { required: true, minlength: 2, maxlength: 4000 })];
  return actionForm(visit, 'complaints answer', { word, button: operatorComplaintsText.sendAnswer, fields });
}

const orderOf = ({ order_number: number }: ComplaintRow): Content => number && nameLink(`/orders/${number}`, number);

/** "Acknowledge by 22 Nov, 1:00 pm", "Answer: late since 20 Dec", "Answered". */
function stateOf(row: ComplaintRow, now: number): Html {
  const next = nextStep(
    row,
    now,
    (moment) => (moment < now ? formatRecentDay(indianDay(moment), now) : formatRecent(moment, now)),
    (day) => formatRecentDay(day, now),
  );
  if (!next) return stateLabel(operatorComplaintsText.answered, 'done');
  const moment = next.by;
  if (next.step === 'acknowledge')
    return next.isLate
      ? stateLabel(operatorComplaintsText.acknowledgeLate({ moment }), 'waits')
      : stateLabel(operatorComplaintsText.acknowledgeBy({ moment }), 'going');
  return next.isLate
    ? stateLabel(operatorComplaintsText.answerLate({ moment }), 'waits')
    : stateLabel(operatorComplaintsText.answerBy({ moment }), 'going');
}
