import { indianMinute } from '../../../core/calendar/indian-day.ts';
import { decideReview, type ReviewDecision } from '../../records/reviews/decide.ts';
import { REVIEW_STATUSES } from '../../../contract/reviews.ts';
import {
  type CommandArguments,
  type OperatorCommand,
  type OperatorContext,
  recordViewed,
  requireOption,
  statusOption,
  wordAt,
} from './command.ts';
import { formatList } from './table.ts';
import { wordDecidedReview } from '../outcomes/orders.ts';

/** Commands on reviews. Builds take the approved ones. */
export const reviewCommands: readonly OperatorCommand[] = [
  {
    name: 'reviews list',
    usage: '[--status waiting|approved|refused] [--most <count>]',
    summary: 'list reviews, by default those that wait',
    run: async (context, args) => {
      const status = statusOption(args, REVIEW_STATUSES);
      await recordViewed(context, 'reviews', { status });
      const query = context.services.database.read
        .selectFrom('reviews')
        .selectAll()
        .where('status', '=', status)
        .orderBy('line_id');
      return formatList(args, query, ['review', 'written', 'sku', 'stars', 'author', 'text'], (row) => [
        row.line_id,
        indianMinute(row.changed_at),
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
    run: (context, args) => decide(context, args, { status: 'approved' }),
  },
  {
    name: 'reviews refuse',
    usage: '<review> --reason <text>',
    summary: 'refuse a review, or take back its approval',
    run: (context, args) =>
      decide(context, args, { status: 'refused', reason: requireOption(args, 'reason', 'the shopper reads it') }),
  },
];

async function decide(
  { services, actor }: OperatorContext,
  args: CommandArguments,
  decision: ReviewDecision,
): Promise<string> {
  const id = wordAt(args, 0, 'review');
  return wordDecidedReview(await decideReview(services, actor, id, decision), id);
}
