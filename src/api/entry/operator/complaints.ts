import { complaintDeadlines } from '../../../core/calendar/complaint-deadlines.ts';
import { indianDay, indianMinute } from '../../../core/calendar/indian-day.ts';
import { cleanTicket } from '../../ground/database/ids.ts';
import type { ComplaintRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { acknowledgeComplaint, answerComplaint } from '../../records/complaints/answer-complaints.ts';
import {
  type OperatorCommand,
  type OperatorContext,
  OperatorError,
  recordViewed,
  requireOption,
  wordAt,
} from './command.ts';
import { listCommand } from './list-command.ts';
import { wordAcknowledged, wordAnswered } from '../outcomes/orders.ts';

/** Commands on complaints. */
export const complaintCommands: readonly OperatorCommand[] = [
  listCommand(
    {
      name: 'complaints',
      summary: 'list complaints, by default the open ones, with what is to be done next and by when',
      statuses: ['open', 'answered'],
      viewed: 'complaints',
    },
    ({ database }, status) =>
      database.read.selectFrom('complaints').selectAll().where('status', '=', status).orderBy('created_at'),
    {
      ticket: (row) => row.ticket,
      since: (row) => indianMinute(row.created_at),
      next: (row, { now }) => describeNext(row, now()),
      name: (row) => row.name,
      contact: (row) => row.phone ?? row.email ?? '',
      order: (row) => row.order_number ?? '',
      text: (row) => row.text.replace(/\s+/g, ' ').slice(0, 60),
    },
  ),
  {
    name: 'complaints show',
    usage: '<ticket>',
    summary: 'show a complaint',
    run: async (context, args) => {
      const row = await openComplaint(context, wordAt(args, 0, 'ticket'));
      return JSON.stringify(row, null, 2);
    },
  },
  {
    name: 'complaints acknowledge',
    usage: '<ticket>',
    summary:
      'acknowledge a complaint, within 48 hours of its receipt; the shopper is told if there is an email address',
    run: async ({ services, actor }, args) => {
      const ticket = cleanTicket(wordAt(args, 0, 'ticket'));
      return wordAcknowledged(await acknowledgeComplaint(services, actor, ticket), ticket);
    },
  },
  {
    name: 'complaints answer',
    usage: '<ticket> --text <text>',
    summary: 'answer a complaint; the answer is sent by email, or told by SMS or WhatsApp',
    run: async ({ services, actor }, args) => {
      const ticket = cleanTicket(wordAt(args, 0, 'ticket'));
      const answer = requireOption(args, 'text', 'the shopper reads it');
      return wordAnswered(await answerComplaint(services, actor, ticket, answer), ticket);
    },
  },
];

/** A complaint by its ticket as typed, with an entry in the audit trail that it was viewed. @throws OperatorError for an unknown one */
export async function openComplaint(context: OperatorContext, typed: string): Promise<ComplaintRow> {
  const ticket = cleanTicket(typed);
  const row = await context.services.database.read
    .selectFrom('complaints')
    .selectAll()
    .where('ticket', '=', ticket)
    .executeTakeFirst();
  if (!row) throw new OperatorError(`There is no ticket ${ticket}.`);
  await recordViewed(context, `complaint:${ticket}`);
  return row;
}

/**
 * The next step and its deadline: "acknowledge" by "2026-11-22 13:00" (with `formatTime` for the moment) or "answer" by "2026-12-20", and whether it is
 * late. Undefined once answered.
 */
export function nextStep<Text>(
  row: ComplaintRow,
  now: number,
  formatTime: (moment: number) => Text,
  formatDay: (day: string) => Text,
): { readonly step: 'acknowledge' | 'answer'; readonly by: Text; readonly isLate: boolean } | undefined {
  if (row.status === 'answered') return undefined;
  const { acknowledgeBy, settleBy } = complaintDeadlines(row.created_at);
  if (row.acknowledged_at !== null)
    return { step: 'answer', by: formatDay(settleBy), isLate: indianDay(now) > settleBy };
  const moment = Date.parse(acknowledgeBy);
  return { step: 'acknowledge', by: formatTime(moment), isLate: now > moment };
}

/** Whether an open complaint is past its deadline. */
export async function hasLateComplaint(db: QueryBuilder, now: number): Promise<boolean> {
  const open = db.selectFrom('complaints').selectAll().where('status', '=', 'open').orderBy('created_at').limit(1);
  // Of complaints with the same deadline, the oldest is late first.
  const oldest = [
    await open.where('acknowledged_at', 'is', null).executeTakeFirst(),
    await open.where('acknowledged_at', 'is not', null).executeTakeFirst(),
  ];
  return oldest.some((row) => row && nextStep(row, now, String, String)?.isLate);
}

function describeNext(row: ComplaintRow, now: number): string {
  const next = nextStep(row, now, indianMinute, String);
  return next ? `${next.isLate ? 'LATE: ' : ''}${next.step} by ${next.by}` : '';
}
