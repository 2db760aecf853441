// Made from ../en/reviews.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface ReviewsText {
  readonly title: (values: { product: string | number }) => string;
  readonly step: string;
  readonly count: (values: { count: number; shown: string | number }) => string;
  readonly description: (values: { count: number; shown: string | number; product: string | number }) => string;
  readonly descriptionRated: (values: { count: number; shown: string | number; product: string | number; rating: string | number; shoppers: string | number }) => string;
  readonly previous: string;
  readonly next: string;
  readonly shown: (values: { count: number; some: string | number; shown: string | number }) => string;
  readonly all: (values: { count: number; shown: string | number }) => string;
  readonly shoppers: (values: { count: number; shown: string | number }) => string;
  readonly helpful: (values: { count: number }) => string;
  readonly runsSmall: (values: { count: number; percent: string | number; shown: string | number }) => string;
  readonly trueToSize: (values: { count: number; percent: string | number; shown: string | number }) => string;
  readonly runsLarge: (values: { count: number; percent: string | number; shown: string | number }) => string;
}

export const reviewsText: ReviewsText = readRoom('reviews');
