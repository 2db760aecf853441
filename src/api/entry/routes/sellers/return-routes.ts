import { noOrder } from '../../../records/orders/record/find.ts';
import { z } from 'zod';
import type { ReturnStep } from '../../../../core/order/returns.ts';
import { answersSellersText } from '../../../../messages/rooms/answers-sellers.ts';
import { type Answer, type Failure, fail, ok } from '../../../ground/http/answer.ts';
import { id } from '../../../../contract/fields.ts';
import { fileAnswer } from '../../../ground/http/file-answer.ts';
import type { Caller, Route } from '../../../ground/http/route.ts';
import { pictureNumber } from '../orders/return-picture-routes.ts';
import { readReturnPicture } from '../../../records/orders/return-pictures.ts';
import { answerReturn } from '../../../records/orders/returns.ts';
import type { HostServices } from '../../services.ts';
import { dashboard, sellerOf } from './dashboard.ts';
import { listReturns } from '../../../records/seller-orders/returns.ts';
import {
  type SellerReturn,
  reasonRequest,
  sellerReturn,
  sellerReturnList,
  sellerReturnQuery,
} from '../../../../contract/seller-orders.ts';

const returnPath = z.object({ id });
const data = z.object({ return: sellerReturn });

/** The returns of a seller and the answers to them. */
export const returnRoutes = (services: HostServices): Route[] => [
  dashboard.get('/seller/returns', {
    summary: 'The returns of the shop, newest first',
    query: sellerReturnQuery,
    data: sellerReturnList,
    codes: [403],
    handle: async ({ query, caller }) => ok(await listReturns(services, sellerOf(caller).sellerId, query)),
  }),
  dashboard.get('/seller/returns/{id}/pictures/{picture}', {
    summary: 'A picture that the shopper has added to a return',
    params: returnPath.extend({ picture: pictureNumber }),
    mediaType: 'image/webp',
    data: z.string(),
    codes: [403],
    handle: ({ params, caller }) => showPicture(services, sellerOf(caller).sellerId, params),
  }),
  plainStep(services, 'accept'),
  plainStep(services, 'received'),
  dashboard.post('/seller/returns/{id}/refuse', {
    summary: 'Refuse a return, with a reason',
    params: returnPath,
    body: reasonRequest,
    data,
    codes: [403, 409],
    handle: ({ params, body, caller }) => stepReturn(services, params.id, caller, 'refuse', body.reason),
  }),
];

/** A step without a reason. */
const plainStep = (services: HostServices, step: Exclude<ReturnStep, 'refuse'>): Route =>
  dashboard.post(`/seller/returns/{id}/${step}`, {
    summary: `Answer a return: ${step}`,
    params: returnPath,
    data,
    codes: [403, 409],
    handle: ({ params, caller }) => stepReturn(services, params.id, caller, step),
  });

async function showPicture(
  services: HostServices,
  sellerId: string,
  { id: returnId, picture }: { readonly id: string; readonly picture: number },
): Promise<Response | Failure> {
  const isOwn = (await listReturns(services, sellerId, { id: returnId })).returns.length > 0;
  const found = isOwn ? await readReturnPicture(services.database.read, returnId, picture) : undefined;
  return found ? fileAnswer(found, 'image/webp') : fail(404, answersSellersText.noPicture);
}

async function stepReturn(
  services: HostServices,
  returnId: string,
  caller: Caller,
  step: ReturnStep,
  reason?: string,
): Promise<Answer<{ readonly return: SellerReturn }>> {
  const { sellerId, actor } = sellerOf(caller);
  const { kind } = await answerReturn(services, returnId, actor, step, {
    sellerId,
    reason,
  });
  if (kind === 'unknown-return') return fail(404, answersSellersText.noReturn);
  if (kind === 'impossible') return fail(409, answersSellersText.returnStepNotPossible);
  const [answer] = (await listReturns(services, sellerId, { id: returnId })).returns;
  return answer ? ok({ return: answer }) : noOrder();
}
