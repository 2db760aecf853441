import { writeAudit } from '../audit.ts';
import { cleanTicket } from '../database/ids.ts';
import { complaintAnswered } from '../mail/messages.ts';
import { enqueue } from '../mail/outbox.ts';
import { type OperatorCommand, OperatorError, recordView, requireOption, wordAt } from './command.ts';
import { formatList, formatTime } from './table.ts';

/** Commands on complaints. */
export const complaintCommands: readonly OperatorCommand[] = [
  {
    name: 'complaints',
    usage: '[--status open|answered] [--most <count>]',
    summary: 'list complaints, by default the open ones',
    run: async (context, args) => {
      const status = args.options['status'] === 'answered' ? 'answered' : 'open';
      await recordView(context, 'complaints', { status });
      const query = context.services.database.read
        .selectFrom('complaints')
        .selectAll()
        .where('status', '=', status)
        .orderBy('created_at');
      return formatList(args, query, ['ticket', 'since', 'name', 'contact', 'order', 'text'], (row) => [
        row.ticket,
        formatTime(row.created_at),
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
      const ticket = cleanTicket(wordAt(args, 0, 'ticket'));
      const row = await context.services.database.read
        .selectFrom('complaints')
        .selectAll()
        .where('ticket', '=', ticket)
        .executeTakeFirst();
      if (!row) throw new OperatorError(`There is no ticket ${ticket}.`);
      await recordView(context, `complaint:${ticket}`);
      return JSON.stringify(row, null, 2);
    },
  },
  {
    name: 'complaints answer',
    usage: '<ticket> --text <text>',
    summary: 'answer a complaint; the answer is sent if there is an e-mail address',
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
        if (row.email !== null)
          await enqueue(db, complaintAnswered(services.shop(), row.name, row.email, ticket, answer), now());
        return `${ticket}: answered.${row.email === null ? ` Tell ${row.name} by phone: ${row.phone}.` : ''}`;
      });
    },
  },
];
