import { z } from 'zod';
import type {
  OwnReview,
  PublishedReview,
  ReviewableLine,
  ReviewRequest,
  ReviewStatus,
} from '../../../core/contract/reviews.ts';
import { BEST_RATING, MAX_REVIEW_AUTHOR, MAX_REVIEW_TEXT } from '../../../core/site/constants.ts';
import { fieldsText } from '../../../messages/rooms/fields.ts';
import { isoDay, optionalBlock, optionalLine } from '../../ground/http/fields.ts';

/** Schemas of requests and answers about reviews, of the types in core/contract/reviews.ts. */

const STARS = { error: () => fieldsText.stars({ most: BEST_RATING }) };

export const reviewRequest = z.object({
  stars: z.int(STARS).min(1, STARS).max(BEST_RATING, STARS),
  text: optionalBlock(MAX_REVIEW_TEXT),
  author: optionalLine(MAX_REVIEW_AUTHOR),
}) satisfies z.ZodType<unknown, ReviewRequest>;

export const REVIEW_STATUSES = ['waiting', 'approved', 'refused'] as const satisfies readonly ReviewStatus[];

export const ownReview = z.object({
  lineId: z.string(),
  stars: z.int(),
  text: z.string().optional(),
  author: z.string(),
  status: z.enum(REVIEW_STATUSES),
  reason: z.string().optional(),
  canEdit: z.boolean(),
}) satisfies z.ZodType<OwnReview>;

export const reviewableLine = z.object({
  lineId: z.string(),
  review: ownReview.optional(),
}) satisfies z.ZodType<ReviewableLine>;

export const publishedReview = z.object({
  sku: z.string(),
  stars: z.int(),
  text: z.string().optional(),
  author: z.string(),
  date: isoDay,
}) satisfies z.ZodType<PublishedReview>;
