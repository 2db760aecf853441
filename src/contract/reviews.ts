import { z } from 'zod';
import { BEST_RATING, MAX_REVIEW_AUTHOR, MAX_REVIEW_TEXT } from '../core/site/constants.ts';
import { fieldsText } from '../messages/rooms/fields.ts';
import { isoDay, optionalBlock, optionalLine } from './fields.ts';
import type { AnswerOf, RequestOf } from './types.ts';

/** Requests and answers about reviews by buyers (src/api/docs/contract-orders.md). */

const STARS = { error: () => fieldsText.stars({ most: BEST_RATING }) };

/** A buyer's review of a line in a delivered order. Texts are plain text. */
export const reviewRequest = z.object({
  /** 1 to 5. */
  stars: z.int(STARS).min(1, STARS).max(BEST_RATING, STARS),
  text: optionalBlock(MAX_REVIEW_TEXT),
  /** The name to show; "Shopper" by default. */
  author: optionalLine(MAX_REVIEW_AUTHOR),
});
export type ReviewRequest = RequestOf<typeof reviewRequest>;

export const REVIEW_STATUSES = ['waiting', 'approved', 'refused'] as const;

/** A buyer's own review. */
export const ownReview = z.object({
  lineId: z.string(),
  stars: z.int(),
  text: z.string().optional(),
  author: z.string(),
  /** Approved reviews are on the product's page after the shop's next build. */
  status: z.enum(REVIEW_STATUSES),
  /** Why it was refused. */
  reason: z.string().optional(),
  /** A review can be edited once; the shop looks at it again then. */
  canEdit: z.boolean(),
});
export type OwnReview = AnswerOf<typeof ownReview>;

/** A line of an order that can be reviewed: its shipment is delivered. */
export const reviewableLine = z.object({
  lineId: z.string(),
  review: ownReview.optional(),
});
export type ReviewableLine = AnswerOf<typeof reviewableLine>;

/** An approved review, for builds. */
export const publishedReview = z.object({
  /** The SKU as it was ordered: that of the variant, if there is one. */
  sku: z.string(),
  stars: z.int(),
  text: z.string().optional(),
  author: z.string(),
  /** ISO day in India. */
  date: isoDay,
});
export type PublishedReview = AnswerOf<typeof publishedReview>;
