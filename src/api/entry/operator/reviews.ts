import { indianMinute } from '../../../core/calendar/indian-day.ts';
import { decideReview, type ReviewDecision } from '../../records/reviews/decide.ts';
import { REVIEW_STATUSES } from '../../../contract/reviews.ts';
import { type CommandArguments, type OperatorCommand, type OperatorContext, requireOption, wordAt } from './command.ts';
import { listCommand } from './list-command.ts';
import { wordDecidedReview } from '../outcomes/orders.ts';

/** Commands on reviews. Builds read the approved ones. */
export const reviewCommands: readonly OperatorCommand[] = [
  listCommand(
    {
      name: 'reviews list',
      summary: 'list reviews, by default those that wait',
      statuses: REVIEW_STATUSES,
      viewed: 'reviews',
    },
    ({ database }, status) =>
      database.read.selectFrom('reviews').selectAll().where('status', '=', status).orderBy('line_id'),
    {
      review: (row) => row.line_id,
      written: (row) => indianMinute(row.changed_at),
      sku: (row) => row.sku,
      stars: (row) => String(row.stars),
      author: (row) => row.author,
      text: (row) => (row.text ?? '').replace(/\s+/g, ' '),
    },
  ),
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
