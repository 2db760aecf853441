// Made from ../en/operator-reviews.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface OperatorReviewsText {
  readonly reviews: string;
  readonly product: string;
  readonly stars: string;
  readonly review: string;
  readonly waits: string;
  readonly written: string;
  readonly refusedBecause: string;
  readonly by: (values: { author: string | number }) => string;
  readonly noText: string;
  readonly starsOf: (values: { stars: string | number }) => readonly MessagePart<'sign' | 'unseen'>[];
  readonly noneWaiting: string;
  readonly noneApproved: string;
  readonly noneRefused: string;
  readonly seeApproved: string;
  readonly seeNew: string;
  readonly afterPublishing: string;
  readonly further: string;
  readonly approve: string;
  readonly refuse: string;
  readonly takeBack: string;
}

export const operatorReviewsText: OperatorReviewsText = readRoom('operator-reviews');
