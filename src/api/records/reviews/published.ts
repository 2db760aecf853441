import type { PublishedReview } from '../../../contract/reviews.ts';
import { indianDay } from '../../../core/calendar/indian-day.ts';
import { readSlices } from '../../ground/database/read-slices.ts';
import type { ReviewRow } from '../../ground/database/tables.ts';
import type { Database } from '../../ground/database/types.ts';
import { present } from '../../ground/http/present.ts';
import { SharedAnswer } from '../../ground/http/shared-answer.ts';

/** Every approved review, in the order of lines. */
export async function listPublished({ read }: Pick<Database, 'read'>): Promise<PublishedReview[]> {
  const all: PublishedReview[] = [];
  const slices = readSlices<ReviewRow>((last, most) => {
    const query = read
      .selectFrom('reviews')
      .selectAll()
      .where('status', '=', 'approved')
      .orderBy('line_id')
      .limit(most);
    return (last ? query.where('line_id', '>', last.line_id) : query).execute();
  });
  for await (const rows of slices)
    for (const { sku, stars, text, author, changed_at: at } of rows)
      all.push({ sku, stars, author, date: indianDay(at), ...present({ text }) });
  return all;
}

/** How long the shared answer may lag behind the operator. */
const KEPT_MS = 1_000;

const kept = new WeakMap<Database, { readonly until: number; readonly answer: Promise<SharedAnswer> }>();

/** The shared answer with the list, made at most once a second. */
export function sharePublished(database: Database): Promise<SharedAnswer> {
  const known = kept.get(database);
  if (known && performance.now() < known.until) return known.answer;
  const answer = listPublished(database).then(
    (reviews) => new SharedAnswer(JSON.stringify({ data: { reviews } }), 'no-cache'),
  );
  kept.set(database, { until: performance.now() + KEPT_MS, answer });
  answer.catch(() => kept.delete(database));
  return answer;
}
