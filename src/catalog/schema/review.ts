import { z } from 'zod';
import { block, count, list, optionalLine, roughNumber, say, shape } from './fields.ts';

/** Texts that are longer than a page shows them are shortened with a warning; this limit is against damaged files. */
export const longLine = optionalLine(20_000);

/** What reviews and ratings lack, or what can't be read of them, is left out with a warning. */
export const reviewInput = shape({
  author: longLine.nullish().meta(say('Author', 'Name of the shopper.', 'Asha')),
  date: z
    .string({ error: 'a date such as "2025-11-02 18:20:11"' })
    .nullish()
    .meta(say('Date', 'Day, or day and time, in India.', '2025-11-02 18:20:11')),
  text: block(50_000).nullish().meta(say('Text', 'What the shopper wrote. A review needs a text or stars.')),
  stars: roughNumber.meta(say('Stars', 'From 1 to 5. A review needs a text or stars.', 4)),
  helpful: count.optional().meta(say('Found helpful', 'How many shoppers found it helpful.', 12)),
});

/** The rating of a product, of all shoppers together. */
export const ratingInput = shape({
  value: roughNumber.meta(say('Average stars', 'From 1 to 5 with at most one decimal.', 4.1)),
  count: roughNumber.meta(say('Number of ratings', 'How many shoppers rated it.', 1204)),
  stars: list(count, 5, 5)
    .optional()
    .meta(say('Ratings by stars', 'How many ratings have 1, 2, 3, 4 and 5 stars.', [2, 1, 4, 20, 41])),
  fit: list(count, 3, 3)
    .optional()
    .meta(say('Fit', 'How many shoppers found it small, true to its size, and large.', [9, 84, 7])),
});
