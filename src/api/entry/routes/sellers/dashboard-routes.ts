import { z } from 'zod';
import { indianDay } from '../../../../core/calendar/indian-day.ts';
import { ok } from '../../../ground/http/answer.ts';
import { day, month, sku } from '../../../../contract/fields.ts';
import type { Route } from '../../../ground/http/route.ts';
import type { HostServices } from '../../services.ts';
import { dashboard, sellerOf } from './dashboard.ts';
import { countLists } from '../../../records/seller-orders/counts.ts';
import { exportsOf } from '../../../records/seller-orders/exports.ts';
import { countDay, countMonth } from '../../../records/seller-orders/figures.ts';
import { shipmentRoutes } from './shipment-routes.ts';
import { returnRoutes } from './return-routes.ts';
import { figures, listCounts, monthFigures } from '../../../../contract/seller-orders.ts';
import { stockProduct, stockRequest } from '../../../../contract/sellers.ts';
import { changeStock, listStock } from '../../../records/sellers/stock.ts';

/** The seller dashboard: shipments, returns and their counts, stock and figures of a seller. */
export const dashboardRoutes = (services: HostServices): Route[] => [
  ...shipmentRoutes(services),
  ...returnRoutes(services),
  countRoute(services),
  ...shopStockRoutes(services),
  ...figureRoutes(services),
];

const countRoute = (services: HostServices): Route =>
  dashboard.get('/seller/counts', {
    summary: 'How many shipments and returns the seller has, by status, up to 1,000 of each',
    data: z.object({ counts: listCounts }),
    codes: [403],
    handle: async ({ caller }) => ok({ counts: await countLists(services, sellerOf(caller).sellerId) }),
  });

const shopStockRoutes = (services: HostServices): Route[] => [
  dashboard.get('/seller/stock', {
    summary: 'The products of the shop with their sold-out switches and the pieces that are left',
    data: z.object({ products: z.array(stockProduct) }),
    codes: [403],
    handle: async ({ caller }) => ok({ products: await listStock(services, sellerOf(caller).sellerId) }),
  }),
  dashboard.put('/seller/stock/{sku}', {
    summary: 'Set a sold-out switch or the number of pieces',
    params: z.object({ sku }),
    body: stockRequest,
    data: z.object({ product: stockProduct }),
    codes: [403],
    handle: ({ params, body, caller }) => changeStock(services, sellerOf(caller), params.sku, body),
  }),
];

const figureRoutes = (services: HostServices): Route[] => [
  dashboard.get('/seller/figures', {
    summary: "A day's figures",
    query: z.object({ day: day.optional() }),
    data: z.object({ figures }),
    codes: [403],
    handle: async ({ query, caller }) =>
      ok({ figures: await countDay(services, sellerOf(caller).sellerId, query.day ?? indianDay(services.now())) }),
  }),
  dashboard.get('/seller/figures/{month}', {
    summary: "A month's figures, by day",
    params: z.object({ month }),
    data: z.object({ month: monthFigures }),
    codes: [403],
    handle: async ({ params, caller }) =>
      ok({ month: await countMonth(services, sellerOf(caller).sellerId, params.month) }),
  }),
  dashboard.get('/seller/orders.csv', {
    summary: 'The orders placed between two days, as CSV',
    query: z.object({ from: day, to: day }),
    data: z.string(),
    mediaType: 'text/csv',
    codes: [403, 429],
    handle: async ({ query: { from, to }, caller }) => exportsOf(services)(sellerOf(caller).sellerId, from, to),
  }),
];
