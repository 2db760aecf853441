import { writeAudit } from '../audit.ts';
import type { ReviewRow } from '../database/tables.ts';
import { REVIEW_STATUSES } from '../reviews/shapes.ts';
import {
  type CommandArguments,
  type OperatorCommand,
  type OperatorContext,
  OperatorError,
  recordView,
  requireOption,
  statusOption,
  wordAt,
} from './command.ts';
import { formatList, formatTime } from './table.ts';

/** Commands on reviews. Builds take the approved ones. */
export const reviewCommands: readonly OperatorCommand[] = [
  {
    name: 'reviews list',
    usage: '[--status waiting|approved|refused] [--most <count>]',
    summary: 'list reviews, by default those that wait',
    run: async (context, args) => {
      const status = statusOption(args, REVIEW_STATUSES);
      await recordView(context, 'reviews', { status });
      const query = context.services.database.read
        .selectFrom('reviews')
        .selectAll()
        .where('status', '=', status)
        .orderBy('line_id');
      return formatList(args, query, ['review', 'written', 'sku', 'stars', 'author', 'text'], (row) => [
        row.line_id,
        formatTime(row.changed_at),
        row.sku,
        String(row.stars),
        row.author,
        (row.text ?? '').replace(/\s+/g, ' '),
      ]);
    },
  },
  {
    name: 'reviews approve',
    usage: '<review>',
    summary: 'approve a review; the next build publishes it',
    run: (context, args) => decide(context, args, 'approved', null),
  },
  {
    name: 'reviews refuse',
    usage: '<review> --reason <text>',
    summary: 'refuse a review, or take back its approval',
    run: (context, args) => decide(context, args, 'refused', requireOption(args, 'reason', 'the shopper reads it')),
  },
];

async function decide(
  { services: { database, now }, actor }: OperatorContext,
  args: CommandArguments,
  status: Exclude<ReviewRow['status'], 'waiting'>,
  reason: string | null,
): Promise<string> {
  const id = wordAt(args, 0, 'review');
  return database.write(async (db) => {
    const row = await db
      .updateTable('reviews')
      .set({ status, reason, decided_at: now() })
      .where('line_id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new OperatorError(`There is no review ${id}.`);
    await writeAudit(db, now(), actor, `review-${status}`, `review:${id}`, { sku: row.sku, ...(reason && { reason }) });
    return `${id}: ${status}.`;
  });
}
