import { forgetReviewers, listReviewsOf, removeAuthor } from './own-reviews.ts';
import type { PersonalData } from '../../ground/privacy/personal-data.ts';
import { by, given, none, ruleFor } from '../../ground/privacy/rules.ts';

/** What the host keeps about people in reviews. */
export const reviewData: PersonalData = {
  tables: {
    reviews: ruleFor<'reviews'>()({
      words: 'review',
      found: [by('order', 'order_id')],
      onRequest: { does: 'review' },
      columns: {
        ...none('line_id', 'order_id', 'sku', 'stars', 'status', 'edits', 'created_at', 'changed_at', 'decided_at'),
        author: given('name', 'request', ''),
        // Published text stays without the name, until the operator refuses the review as its writer asks.
        text: given('what was written', 'stays'),
        reason: given('why it was refused', 'request'),
      },
    }),
  },
  leaveAccount: (db, account) => removeAuthor(db, account.id),
  erase: (db, person) => forgetReviewers(db, person.ids.order),
  shown: ['reviews'],
  exportAccount: async ({ database }, account) => ({ reviews: await listReviewsOf(database.read, account.id) }),
};
