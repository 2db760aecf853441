// Made from ../en/review-list.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface ReviewListText {
  readonly title: string;
  readonly average: (values: { rating: string | number; shoppers: string | number }) => readonly MessagePart<'value'>[];
  readonly byStars: string;
  readonly verified: string;
  readonly sort: string;
  readonly mostHelpful: string;
  readonly newest: string;
  readonly highest: string;
  readonly lowest: string;
  readonly pages: string;
  readonly review: readonly MessagePart<'link'>[];
}

export const reviewListText: ReviewListText = readRoom('review-list');
