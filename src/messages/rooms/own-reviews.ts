// Made from ../en/own-reviews.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface OwnReviewsText {
  readonly stars: (values: { stars: number; most: string | number }) => string;
  readonly waiting: (values: { stars: number }) => string;
  readonly approved: (values: { stars: number }) => string;
  readonly refused: (values: { stars: number }) => string;
  readonly refusedFor: (values: { stars: number; reason: string | number }) => string;
  readonly edit: string;
  readonly editOf: (values: { title: string | number }) => string;
  readonly rate: string;
  readonly rateTitle: (values: { title: string | number }) => string;
  readonly submit: string;
  readonly hint: string;
  readonly chooseStars: string;
  readonly howMany: string;
  readonly text: readonly MessagePart<'optional'>[];
  readonly author: readonly MessagePart<'optional'>[];
}

export const ownReviewsText: OwnReviewsText = readRoom('own-reviews');
