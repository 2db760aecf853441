import { complaintDeadlines } from '../../core/complaint-deadlines.ts';
import { indianDay } from '../../core/indian-day.ts';
import { writeAudit } from '../audit.ts';
import { cleanTicket } from '../database/ids.ts';
import type { ComplaintRow } from '../database/tables.ts';
import { complaintAnswered, complaintAcknowledged } from '../mail/messages.ts';
import { enqueue } from '../mail/outbox.ts';
import {
  type OperatorCommand,
  type OperatorContext,
  OperatorError,
  recordView,
  requireOption,
  statusOption,
  wordAt,
} from './command.ts';
import { formatList, formatTime } from './table.ts';

/** Commands on complaints. */
export const complaintCommands: readonly OperatorCommand[] = [
  {
    name: 'complaints',
    usage: '[--status open|answered] [--most <count>]',
    summary: 'list complaints, by default the open ones, with what is to be done next and by when',
    run: async (context, args) => {
      const status = statusOption(args, ['open', 'answered']);
      await recordView(context, 'complaints', { status });
      const query = context.services.database.read
        .selectFrom('complaints')
        .selectAll()
        .where('status', '=', status)
        .orderBy('created_at');
      const now = context.services.now();
      return formatList(args, query, ['ticket', 'since', 'next', 'name', 'contact', 'order', 'text'], (row) => [
        row.ticket,
        formatTime(row.created_at),
        describeNext(row, now),
        row.name,
        row.phone ?? row.email ?? '',
        row.order_number ?? '',
        row.text.replace(/\s+/g, ' ').slice(0, 60),
      ]);
    },
  },
  {
    name: 'complaints show',
    usage: '<ticket>',
    summary: 'show a complaint',
    run: async (context, args) => {
      const row = await viewComplaint(context, wordAt(args, 0, 'ticket'));
      return JSON.stringify(row, null, 2);
    },
  },
  {
    name: 'complaints acknowledge',
    usage: '<ticket>',
    summary:
      'acknowledge a complaint, within 48 hours of its receipt; the shopper is told if there is an email address',
    run: async ({ services, actor }, args) => {
      const { database, now } = services;
      const ticket = cleanTicket(wordAt(args, 0, 'ticket'));
      return database.write(async (db) => {
        const row = await db
          .updateTable('complaints')
          .set({ acknowledged_at: now() })
          .where('ticket', '=', ticket)
          .where('acknowledged_at', 'is', null)
          .where('status', '=', 'open')
          .returningAll()
          .executeTakeFirst();
        if (!row) throw new OperatorError(`There is no open ticket ${ticket} that waits for this.`);
        await writeAudit(db, now(), actor, 'complaint-acknowledged', `complaint:${ticket}`);
        const { settleBy } = complaintDeadlines(row.created_at);
        const message = complaintAcknowledged(services, row, ticket, settleBy);
        if (message) await enqueue(db, message, now());
        return `${ticket}: acknowledged. Answer it by ${settleBy}.${message ? '' : ` Tell ${row.name} by phone: ${row.phone}.`}`;
      });
    },
  },
  {
    name: 'complaints answer',
    usage: '<ticket> --text <text>',
    summary: 'answer a complaint; the answer is sent by email, or told by SMS or WhatsApp',
    run: async ({ services, actor }, args) => {
      const { database, now } = services;
      const ticket = cleanTicket(wordAt(args, 0, 'ticket'));
      const answer = requireOption(args, 'text', 'the shopper reads it');
      return database.write(async (db) => {
        const row = await db
          .updateTable('complaints')
          .set({ status: 'answered', answer, answered_at: now() })
          .where('ticket', '=', ticket)
          .returningAll()
          .executeTakeFirst();
        if (!row) throw new OperatorError(`There is no ticket ${ticket}.`);
        await writeAudit(db, now(), actor, 'complaint-answered', `complaint:${ticket}`, {
          characters: answer.length,
        });
        const message = complaintAnswered(services, row, ticket, answer);
        if (message) await enqueue(db, message, now());
        return `${ticket}: answered.${message ? '' : ` Tell ${row.name} by phone: ${row.phone}.`}`;
      });
    },
  },
];

/** A complaint by its ticket as typed; records that it was viewed. @throws OperatorError for an unknown one */
export async function viewComplaint(context: OperatorContext, typed: string): Promise<ComplaintRow> {
  const ticket = cleanTicket(typed);
  const row = await context.services.database.read
    .selectFrom('complaints')
    .selectAll()
    .where('ticket', '=', ticket)
    .executeTakeFirst();
  if (!row) throw new OperatorError(`There is no ticket ${ticket}.`);
  await recordView(context, `complaint:${ticket}`);
  return row;
}

/**
 * What is to be done next: "acknowledge by 2026-11-22 13:00" (with `formatTime` for the moment), "answer by 2026-12-20", and whether
 * that is late. Undefined once answered.
 */
export function nextStep(
  row: ComplaintRow,
  now: number,
  formatTime: (moment: number) => string,
): { readonly text: string; readonly isLate: boolean } | undefined {
  if (row.status === 'answered') return undefined;
  const { acknowledgeBy, settleBy } = complaintDeadlines(row.created_at);
  if (row.acknowledged_at !== null) return { text: `answer by ${settleBy}`, isLate: indianDay(now) > settleBy };
  const moment = Date.parse(acknowledgeBy);
  return { text: `acknowledge by ${formatTime(moment)}`, isLate: now > moment };
}

function describeNext(row: ComplaintRow, now: number): string {
  const next = nextStep(row, now, formatTime);
  return next ? `${next.isLate ? 'LATE: ' : ''}${next.text}` : '';
}
