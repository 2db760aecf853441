import { type Actor, writeAudit } from '../../ground/audit/audit.ts';
import type { Services } from '../../ground/services.ts';

/** What is decided about a review: whether builds take it. Who wrote it reads the reason. */
export type ReviewDecision = { readonly status: 'approved' } | { readonly status: 'refused'; readonly reason: string };

/** What comes of it. */
export type DecidedReview =
  | { readonly kind: 'unknown-review' }
  | { readonly kind: 'decided'; readonly status: ReviewDecision['status'] };

/** The operator's decision about a review, by the id of its order line; it can be taken back by another. */
export function decideReview(
  { database, now }: Pick<Services, 'database' | 'now'>,
  actor: Actor,
  lineId: string,
  decision: ReviewDecision,
): Promise<DecidedReview> {
  const { status } = decision;
  const reason = decision.status === 'refused' ? decision.reason : null;
  return database.write(async (db) => {
    const row = await db
      .updateTable('reviews')
      .set({ status, reason, decided_at: now() })
      .where('line_id', '=', lineId)
      .returningAll()
      .executeTakeFirst();
    if (!row) return { kind: 'unknown-review' };
    const details = { sku: row.sku, reason: reason || undefined };
    await writeAudit(db, now(), actor, `review-${status}`, `review:${lineId}`, details);
    return { kind: 'decided', status };
  });
}
