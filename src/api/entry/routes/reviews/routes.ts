import { noOrder, findOwnOrder } from '../../../records/orders/record/find.ts';
import { z } from 'zod';
import { id } from '../../../../contract/fields.ts';
import { tooMany } from '../../../ground/http/answer.ts';
import { routesOf, type Route } from '../../../ground/http/route.ts';
import { chargeNow } from '../../../ground/limits/limits.ts';
import { orderPath } from '../../../../contract/order-requests.ts';
import type { HostServices } from '../../services.ts';
import { keepReview, listReviewable } from '../../../records/reviews/own-reviews.ts';
import { sharePublished } from '../../../records/reviews/published.ts';
import { ownReview, publishedReview, reviewableLine, reviewRequest } from '../../../../contract/reviews.ts';

const route = routesOf({ tag: 'Reviews' });

/** Reviews by buyers of delivered orders, and the list of approved ones for builds. */
export const reviewRoutes = (services: HostServices): Route[] => [
  route.get('/orders/{number}/reviews', {
    summary: 'The delivered lines of an order, with their reviews',
    access: 'order',
    params: orderPath,
    data: z.object({ lines: z.array(reviewableLine) }),
    handle: async ({ params, caller }) => {
      const order = await findOwnOrder(services, params.number, caller);
      return order ? { data: { lines: await listReviewable(services, order) } } : noOrder();
    },
  }),
  route.put('/orders/{number}/reviews/{lineId}', {
    summary: 'Review a delivered line, or edit its review once',
    access: 'order',
    params: orderPath.extend({ lineId: id }),
    body: reviewRequest,
    data: z.object({ review: ownReview }),
    codes: [409, 429],
    handle: async ({ params, body, caller }) => {
      const order = await findOwnOrder(services, params.number, caller);
      if (!order) return noOrder();
      const wait = await chargeNow(services, [['change-order', order.id]]);
      return wait === undefined ? keepReview(services, order, params.lineId, body) : tooMany(wait);
    },
  }),
  route.get('/reviews', {
    summary: 'Every approved review, for builds',
    data: z.object({ reviews: z.array(publishedReview) }),
    isShared: true,
    handle: () => sharePublished(services.database),
  }),
];
