import { z } from 'zod';
import { defineRoute, type Route } from '../../../ground/http/route.ts';
import type { HostServices } from '../../services.ts';
import { soldOutSwitch, stockCount } from '../../../../contract/sellers.ts';
import { shareSoldOut } from '../../../records/sellers/sold-out.ts';

/** The stock that builds read for price files and pages. */
export const stockRoutes = (services: HostServices): Route[] => [
  defineRoute({
    method: 'get',
    path: '/stock',
    tag: 'Orders',
    summary: 'Every sold-out switch that is on, the products of suspended sellers, and the pieces that sellers count',
    data: z.object({ soldOut: z.array(soldOutSwitch), counts: z.array(stockCount) }),
    isShared: true,
    handle: () => shareSoldOut(services),
  }),
];
