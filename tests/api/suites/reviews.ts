import { describe, expect, test } from 'vitest';
import type { OwnReview, PublishedReview, ReviewableLine } from '../../../src/contract/reviews.ts';
import type { Placed } from '../support/client.ts';
import { runOperator } from '../support/operator.ts';
import type { OpenHost, TestHost } from '../support/host.ts';
import { deliver } from './cash-rules.ts';

const lines = [
  { sku: 'LEAF', quantity: 1 },
  { sku: 'CUP', quantity: 1 },
];

async function openDelivered(open: OpenHost): Promise<{ host: TestHost; placed: Placed; path: string }> {
  const host = await open();
  const placed = await host.client.place({ lines: lines.slice(0, 1) });
  await deliver(host, placed.order.number);
  const lineId = placed.order.shipments[0]?.lines[0]?.id ?? '';
  return { host, placed, path: `/orders/${placed.order.number}/reviews/${lineId}` };
}

type Answer = Awaited<ReturnType<TestHost['client']['get']>>;
const reviewIn = ({ data }: Answer) => (data as unknown as { review: OwnReview }).review;
const linesIn = ({ data }: Answer) => (data as unknown as { lines: ReviewableLine[] }).lines;
const publishedIn = ({ data }: Answer) => (data as unknown as { reviews: PublishedReview[] }).reviews;

export function testReviews(open: OpenHost): void {
  describe('a review', () => {
    test('is written by the buyer of a delivered line, and waits for approval', async () => {
      const { host, placed, path } = await openDelivered(open);
      const { client } = host;
      const answer = await client.put(
        path,
        { stars: 4, text: ' Fresh <b>leaves</b>\u0007 ', author: 'Asha' },
        placed.own,
      );
      const lineId = path.slice(-36);
      const review = {
        lineId,
        stars: 4,
        text: 'Fresh <b>leaves</b>',
        author: 'Asha',
        status: 'waiting',
        canEdit: true,
      };
      expect(reviewIn(answer)).toEqual(review);
      expect(linesIn(await client.get(`/orders/${placed.order.number}/reviews`, placed.own))).toEqual([
        { lineId, review },
      ]);
      expect(publishedIn(await client.get('/reviews'))).toEqual([]);
    });

    test('is not written by others, before the delivery, or about a line of another order', async () => {
      const { host, placed, path } = await openDelivered(open);
      const { client } = host;
      expect((await client.put(path, { stars: 4 }, { orderKey: 'wrong' })).code).toBe(404);
      const other = await client.place({ lines });
      const line = other.order.shipments[0]?.lines[0]?.id;
      const own = `/orders/${other.order.number}/reviews`;
      expect((await client.put(`${own}/${line}`, { stars: 4 }, other.own)).code).toBe(404);
      expect((await client.put(`${own}/${path.slice(-36)}`, { stars: 4 }, other.own)).code).toBe(404);
      expect(linesIn(await client.get(own, other.own))).toEqual([]);
      expect(linesIn(await client.get(`/orders/${placed.order.number}/reviews`, placed.own))).toHaveLength(1);
    });

    test('has 1 to 5 whole stars, and texts that are not too long', async () => {
      const { host, placed, path } = await openDelivered(open);
      const fieldsOf = async (body: unknown) =>
        Object.keys((await host.client.put(path, body, placed.own)).error?.fields ?? {});
      expect(await fieldsOf({ stars: 0 })).toEqual(['stars']);
      expect(await fieldsOf({ stars: 4.5 })).toEqual(['stars']);
      expect(await fieldsOf({ stars: 5, text: 'x'.repeat(2001), author: 'x'.repeat(61) })).toEqual(['text', 'author']);
      expect(reviewIn(await host.client.put(path, { stars: 5 }, placed.own))).toMatchObject({ author: 'Shopper' });
    });

    test('is edited once, and waits again then', async () => {
      const { host, placed, path } = await openDelivered(open);
      const { client } = host;
      await client.put(path, { stars: 1, text: 'Stale' }, placed.own);
      await runOperator(host, `reviews approve ${path.slice(-36)}`);
      const edited = reviewIn(await client.put(path, { stars: 5 }, placed.own));
      expect(edited).toMatchObject({ stars: 5, status: 'waiting', canEdit: false });
      expect(edited).not.toHaveProperty('text');
      expect((await client.put(path, { stars: 2 }, placed.own)).error).toMatchObject({
        code: 409,
        message: 'A review can be edited once.',
      });
    });

    test('is limited like other changes of an order', async () => {
      const { host, placed, path } = await openDelivered((options) =>
        open({ ...options, environment: { RATE_LIMITS: 'change-order=1/60' } }),
      );
      await host.client.put(path, { stars: 5 }, placed.own);
      expect((await host.client.put(path, { stars: 4 }, placed.own)).code).toBe(429);
    });

    test('is published once the operator has approved it, and no more when that is taken back', async () => {
      const { host, placed, path } = await openDelivered(open);
      const { client } = host;
      await client.put(path, { stars: 5, text: 'Fresh', author: 'Asha' }, placed.own);
      const id = path.slice(-36);
      expect(await runOperator(host, 'reviews list')).toContain('Fresh');
      await expect(runOperator(host, 'reviews list', { status: 'new' })).rejects.toThrow(
        '--status takes one of waiting, approved, refused.',
      );
      expect(await runOperator(host, `reviews approve ${id}`)).toBe(`${id}: Approved.`);
      await expect
        .poll(async () => publishedIn(await client.get('/reviews')))
        .toEqual([{ sku: 'LEAF', stars: 5, text: 'Fresh', author: 'Asha', date: '2026-11-20' }]);
      await expect(runOperator(host, `reviews refuse ${id}`)).rejects.toThrow('--reason is missing');
      await runOperator(host, `reviews refuse ${id}`, { reason: 'It is about another shop.' });
      await expect.poll(async () => publishedIn(await client.get('/reviews')), { timeout: 3000 }).toEqual([]);
      expect(linesIn(await client.get(`/orders/${placed.order.number}/reviews`, placed.own))[0]?.review).toMatchObject({
        status: 'refused',
        reason: 'It is about another shop.',
      });
      expect(await runOperator(host, 'audit', { subject: `review:${id}` })).toMatch(
        /review-refused[\s\S]*review-approved/,
      );
      await expect(runOperator(host, 'reviews approve none')).rejects.toThrow('There is no review none.');
    });
  });
}
