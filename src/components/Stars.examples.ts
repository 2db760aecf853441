import type { RatingView } from '../views/parts/card.ts';

export const ratings: readonly RatingView[] = [1, 2.4, 3.5, 4.1, 5].map((value) => ({ value, count: '27,969' }));
