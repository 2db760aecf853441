import { z } from 'zod';
import { ok } from '../http/answer.ts';
import { defineRoute, type Route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { listSoldOut } from './stock.ts';

/** What a build asks, so that price files and pages know what sellers have switched off. */
export const stockRoutes = ({ store }: Services): Route[] => [
  defineRoute({
    method: 'get',
    path: '/stock',
    tag: 'Orders',
    summary: 'Every sold-out switch that is on',
    data: z.object({ soldOut: z.array(z.object({ sku: z.string(), size: z.string().optional() })) }),
    handle: async () => ok({ soldOut: await listSoldOut(store) }),
  }),
];
