import { z } from 'zod';
import { defineRoute, type Route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { soldOutSwitch } from './shapes.ts';
import { shareSoldOut } from './sold-out.ts';

/** Read by the build, for the price files and pages. */
export const stockRoutes = (services: Services): Route[] => [
  defineRoute({
    method: 'get',
    path: '/stock',
    tag: 'Orders',
    summary: 'Every sold-out switch that is on, and the products of suspended sellers',
    data: z.object({ soldOut: z.array(soldOutSwitch) }),
    isShared: true,
    handle: () => shareSoldOut(services),
  }),
];
