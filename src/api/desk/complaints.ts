import { writeAudit } from '../audit.ts';
import { cleanTicket } from '../database/ids.ts';
import { complaintAnswered } from '../mail/messages.ts';
import { enqueue } from '../mail/outbox.ts';
import { clock, type DeskCommand, DeskError, recordView, showList, wanted, wordAt } from './desk.ts';

/** Complaints of shoppers. */
export const complaintCommands: readonly DeskCommand[] = [
  {
    name: 'complaints',
    usage: '[--status open|answered] [--most <count>]',
    summary: 'the complaints; the open ones when no status is named',
    run: async (desk, args) => {
      const status = args.options['status'] === 'answered' ? 'answered' : 'open';
      await recordView(desk, 'complaints', { status });
      const query = desk.services.store.read
        .selectFrom('complaints')
        .selectAll()
        .where('status', '=', status)
        .orderBy('created_at');
      return showList(args, query, ['ticket', 'since', 'name', 'contact', 'order', 'text'], (row) => [
        row.ticket,
        clock(row.created_at),
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
    summary: 'a complaint in full',
    run: async (desk, args) => {
      const ticket = cleanTicket(wordAt(args, 0, 'ticket'));
      const row = await desk.services.store.read
        .selectFrom('complaints')
        .selectAll()
        .where('ticket', '=', ticket)
        .executeTakeFirst();
      if (!row) throw new DeskError(`There is no ticket ${ticket}.`);
      await recordView(desk, `complaint:${ticket}`);
      return JSON.stringify(row, null, 2);
    },
  },
  {
    name: 'complaints answer',
    usage: '<ticket> --text <text>',
    summary: 'answer a complaint; who left an e-mail address gets it by mail',
    run: async ({ services, actor }, args) => {
      const { store, now } = services;
      const ticket = cleanTicket(wordAt(args, 0, 'ticket'));
      const answer = wanted(args, 'text', 'the shopper reads it');
      return store.write(async (db) => {
        const row = await db
          .updateTable('complaints')
          .set({ status: 'answered', answer, answered_at: now() })
          .where('ticket', '=', ticket)
          .returningAll()
          .executeTakeFirst();
        if (!row) throw new DeskError(`There is no ticket ${ticket}.`);
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
