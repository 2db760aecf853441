import type { ReviewsView } from '../../views/product/reviews.ts';

export const reviews: ReviewsView = {
  summary: { value: '4.6', shoppers: '41 shoppers' },
  shown: '2 reviews',
  reviews: [
    {
      author: 'Meera',
      written: { date: '2026-05-02', day: '2 May 2026' },
      text: 'खुशबू बहुत अच्छी है 🌿',
      language: 'hi',
      rating: { value: 5 },
    },
    { author: 'Shopper', written: { date: '2026-11-02', day: '2 Nov 2026' }, text: '', rating: { value: 2 } },
  ],
};
