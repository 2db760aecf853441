import { z } from 'zod';
import { PART_STATUSES, type PartStep } from '../../core/order-status.ts';
import { indianDay } from '../../core/indian-day.ts';
import { fail, invalid, ok } from '../http/answer.ts';
import { after, day, id, line, optionalLine, sku } from '../http/fields.ts';
import { type Caller, defineRoute, type Route } from '../http/route.ts';
import { answerReturn } from '../orders/returns.ts';
import { RETURN_STATUSES } from '../orders/shapes.ts';
import type { Services } from '../services.ts';
import { createExports } from './exports.ts';
import { countDay, figures } from './figures.ts';
import { findPart, listParts, sellerPart, stepSellerPart } from './parts.ts';
import { listReturns, sellerReturn } from './returns.ts';
import { listStock, stockProduct, switchStock } from './stock.ts';

const tag = "Seller's desk";
const access = 'approved-seller';
const MOST_DAYS = 366;
const partPath = z.object({ partId: id });
const returnPath = z.object({ id });
const missing = () => fail(404, 'There is no such order.');

/** Who is at the desk. The route lets only approved sellers in, and those have a shop. */
const deskOf = ({ seller }: Caller) => {
  if (!seller?.shop) throw new Error('The desk was opened to somebody without a shop.');
  return { id: seller.id, shop: seller.shop, actor: `seller:${seller.id}` as const };
};

export function deskRoutes(services: Services): Route[] {
  const writeOrders = createExports(services);
  const partStep = (step: PartStep) =>
    defineRoute({
      method: 'post',
      path: `/seller/orders/{partId}/${step}`,
      tag,
      summary: `Take a part one step on: ${step}`,
      access,
      params: partPath,
      data: z.object({ part: sellerPart }),
      codes: [403, 404, 409],
      handle: ({ params, caller }) => stepSellerPart(services, { ...deskOf(caller), partId: params.partId }, step),
    });
  const returnStep = (step: 'accept' | 'received') =>
    defineRoute({
      method: 'post',
      path: `/seller/returns/{id}/${step}`,
      tag,
      summary: `Answer a return: ${step}`,
      access,
      params: returnPath,
      data: z.object({ return: sellerReturn }),
      codes: [403, 404, 409],
      handle: ({ params, caller }) => stepReturn(services, params.id, caller, step),
    });

  return [
    defineRoute({
      method: 'get',
      path: '/seller/orders',
      tag,
      summary: "The seller's parts of orders, newest first",
      access,
      query: z.object({ status: z.enum(PART_STATUSES, { error: 'A status of a part.' }).optional(), after }),
      data: z.object({ parts: z.array(sellerPart), next: z.string().optional() }),
      codes: [403, 422],
      handle: async ({ query, caller }) => ok(await listParts(services, deskOf(caller).shop, query)),
    }),
    defineRoute({
      method: 'get',
      path: '/seller/orders/{partId}',
      tag,
      summary: 'A part of an order',
      access,
      params: partPath,
      data: z.object({ part: sellerPart }),
      codes: [403, 404],
      handle: async ({ params, caller }) => {
        const part = await findPart(services, deskOf(caller).shop, params.partId);
        return part ? ok({ part }) : missing();
      },
    }),
    partStep('accept'),
    partStep('pack'),
    partStep('deliver'),
    defineRoute({
      method: 'post',
      path: '/seller/orders/{partId}/dispatch',
      tag,
      summary: 'Hand a part to the courier; it gets its invoice number',
      access,
      params: partPath,
      body: z.object({ courier: line(60, 2), trackingNumber: line(60, 3) }),
      data: z.object({ part: sellerPart }),
      codes: [403, 404, 409, 422],
      handle: ({ params, body, caller }) =>
        stepSellerPart(services, { ...deskOf(caller), partId: params.partId }, 'dispatch', body),
    }),
    defineRoute({
      method: 'post',
      path: '/seller/orders/{partId}/decline',
      tag,
      summary: 'Say that a part can not be sent',
      access,
      params: partPath,
      body: z.object({ reason: line(300, 3) }),
      data: z.object({ part: sellerPart }),
      codes: [403, 404, 409, 422],
      handle: ({ params, body, caller }) =>
        stepSellerPart(services, { ...deskOf(caller), partId: params.partId }, 'decline', body),
    }),
    defineRoute({
      method: 'get',
      path: '/seller/returns',
      tag,
      summary: 'The returns of the shop, newest first',
      access,
      query: z.object({ status: z.enum(RETURN_STATUSES, { error: 'A status of a return.' }).optional(), after }),
      data: z.object({ returns: z.array(sellerReturn), next: z.string().optional() }),
      codes: [403, 422],
      handle: async ({ query, caller }) => ok(await listReturns(services, deskOf(caller).shop, query)),
    }),
    returnStep('accept'),
    returnStep('received'),
    defineRoute({
      method: 'post',
      path: '/seller/returns/{id}/refuse',
      tag,
      summary: 'Refuse a return, with a reason',
      access,
      params: returnPath,
      body: z.object({ reason: line(300, 3) }),
      data: z.object({ return: sellerReturn }),
      codes: [403, 404, 409, 422],
      handle: ({ params, body, caller }) => stepReturn(services, params.id, caller, 'refuse', body.reason),
    }),
    defineRoute({
      method: 'get',
      path: '/seller/stock',
      tag,
      summary: 'The products of the shop with their sold-out switches',
      access,
      data: z.object({ products: z.array(stockProduct) }),
      codes: [403],
      handle: async ({ caller }) => ok({ products: await listStock(services, deskOf(caller).shop) }),
    }),
    defineRoute({
      method: 'put',
      path: '/seller/stock/{sku}',
      tag,
      summary: 'Turn a sold-out switch',
      access,
      params: z.object({ sku }),
      body: z.object({ soldOut: z.boolean({ error: 'true or false.' }), size: optionalLine(20) }),
      data: z.object({ product: stockProduct }),
      codes: [403, 404, 422],
      handle: ({ params, body, caller }) => switchStock(services, deskOf(caller), params.sku, body),
    }),
    defineRoute({
      method: 'get',
      path: '/seller/figures',
      tag,
      summary: "A day's figures",
      access,
      query: z.object({ day: day.optional() }),
      data: z.object({ figures }),
      codes: [403, 422],
      handle: async ({ query, caller }) =>
        ok({ figures: await countDay(services, deskOf(caller).shop, query.day ?? indianDay(services.now())) }),
    }),
    defineRoute({
      method: 'get',
      path: '/seller/orders.csv',
      tag,
      summary: 'The orders placed between two days, for a spreadsheet',
      access,
      query: z.object({ from: day, to: day }),
      data: z.string(),
      mediaType: 'text/csv',
      codes: [403, 422, 429],
      handle: async ({ query: { from, to }, caller }) => {
        const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
        if (days < 0 || days > MOST_DAYS)
          return invalid({ to: `From the first day to at most ${MOST_DAYS} days later.` });
        return writeOrders(deskOf(caller).shop, from, to);
      },
    }),
  ];
}

async function stepReturn(
  services: Services,
  returnId: string,
  caller: Caller,
  step: 'accept' | 'refuse' | 'received',
  reason?: string,
) {
  const { shop, actor } = deskOf(caller);
  const answer = await answerReturn(services, returnId, actor, step, { shop, ...(reason !== undefined && { reason }) });
  if (answer.data === null) return answer;
  const [view] = (await listReturns(services, shop, { id: returnId })).returns;
  return view ? ok({ return: view }) : missing();
}
