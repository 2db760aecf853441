import { z } from 'zod';
import type { PartStep } from '../../core/order-status.ts';
import { ok } from '../http/answer.ts';
import { id } from '../http/fields.ts';
import { defineRoute, type Route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { DASHBOARD, noOrder, sellerOf } from './dashboard.ts';
import { findPart, listParts, stepSellerPart } from './parts.ts';
import { dispatchRequest, reasonRequest, sellerPart, sellerPartList, sellerPartQuery } from './shapes.ts';

const partPath = z.object({ partId: id });
const data = z.object({ part: sellerPart });

/** The seller's parts of orders, and the steps that they take. */
export const partRoutes = (services: Services): Route[] => [
  defineRoute({
    ...DASHBOARD,
    method: 'get',
    path: '/seller/orders',
    summary: "The seller's parts of orders, newest first",
    query: sellerPartQuery,
    data: sellerPartList,
    codes: [403, 422],
    handle: async ({ query, caller }) => ok(await listParts(services, sellerOf(caller).shop, query)),
  }),
  defineRoute({
    ...DASHBOARD,
    method: 'get',
    path: '/seller/orders/{partId}',
    summary: 'A part of an order',
    params: partPath,
    data,
    codes: [403, 404],
    handle: async ({ params, caller }) => {
      const part = await findPart(services, sellerOf(caller).shop, params.partId);
      return part ? ok({ part }) : noOrder();
    },
  }),
  plainStep(services, 'accept'),
  plainStep(services, 'pack'),
  plainStep(services, 'deliver'),
  defineRoute({
    ...DASHBOARD,
    method: 'post',
    path: '/seller/orders/{partId}/dispatch',
    summary: 'Hand a part to the courier; it gets its invoice number',
    params: partPath,
    body: dispatchRequest,
    data,
    codes: [403, 404, 409, 422],
    handle: ({ params, body, caller }) =>
      stepSellerPart(services, { ...sellerOf(caller), partId: params.partId }, 'dispatch', body),
  }),
  defineRoute({
    ...DASHBOARD,
    method: 'post',
    path: '/seller/orders/{partId}/decline',
    summary: 'Say that a part can not be sent',
    params: partPath,
    body: reasonRequest,
    data,
    codes: [403, 404, 409, 422],
    handle: ({ params, body, caller }) =>
      stepSellerPart(services, { ...sellerOf(caller), partId: params.partId }, 'decline', body),
  }),
];

/** A step that needs nothing to be told. */
const plainStep = (services: Services, step: PartStep): Route =>
  defineRoute({
    ...DASHBOARD,
    method: 'post',
    path: `/seller/orders/{partId}/${step}`,
    summary: `Take a part one step on: ${step}`,
    params: partPath,
    data,
    codes: [403, 404, 409],
    handle: ({ params, caller }) => stepSellerPart(services, { ...sellerOf(caller), partId: params.partId }, step),
  });
