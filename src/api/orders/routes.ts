import { z } from 'zod';
import { OWN_WISH } from '../../core/order-words.ts';
import { fail, invalid, ok, tooMany } from '../http/answer.ts';
import { after, amountMinor, id, optionalLine, line, optionalBlock, quantity } from '../http/fields.ts';
import { type Caller, defineRoute, type Route } from '../http/route.ts';
import { readPhone } from '../accounts/find.ts';
import { cleanOrderNumber } from '../database/ids.ts';
import type { OrderRow } from '../database/tables.ts';
import type { Services } from '../services.ts';
import { charge, chargeAsker, type Charge } from '../limits.ts';
import { cancelOrder } from './cancel.ts';
import { findByNumber, findByNumbers, findOwnOrder, isSame } from './find.ts';
import { invoices, listInvoices } from './invoices.ts';
import { payCash } from './pay-cash.ts';
import { placeOrder } from './place.ts';
import { checkLines, priceOrder } from './pricing.ts';
import { knownRequest, orderPath, orderRequest, quoteRequest, trackRequest } from './requests.ts';
import { requestReturn } from './returns.ts';
import { readForSummary, readOrder, readOrders } from './rows.ts';
import { order, quote, summary } from './shapes.ts';
import { viewOrder, viewSummary } from './view.ts';

const tag = 'Orders';
const PAGE = 20;
const data = z.object({ order });

export function orderRoutes(services: Services): Route[] {
  const { store, now } = services;
  const view = async (found: OrderRow) => {
    const [rows] = await readOrders(store.read, [found]);
    return rows ? ok({ order: viewOrder(rows, services.shop(), now()) }) : missing();
  };
  const limit = (charges: readonly Charge[]) => store.write((db) => charge(db, services.config.limits, charges, now()));
  /** The caller's own order, to be changed, within the limits: the key or token is proof enough not to count by address. */
  const forChange = async (number: string, caller: Caller) => {
    const found = await findOwnOrder(services, number, caller);
    if (!found) return missing();
    const wait = await limit([['change-order', found.id]]);
    return wait === undefined ? { orderId: found.id } : tooMany(wait);
  };

  return [
    defineRoute({
      method: 'post',
      path: '/quote',
      tag,
      summary: 'What an order would cost, and when it would come',
      body: quoteRequest,
      data: z.object({ quote }),
      codes: [422],
      handle: async ({ body }) => {
        const market = services.shop().markets.get(body.market);
        if (!market) return invalid({ market: 'A market of this shop.' });
        const fields = checkLines(services.shop(), body.lines);
        if (Object.keys(fields).length > 0) return invalid(fields);
        const { provider } = services.config;
        return ok({ quote: (await priceOrder(store.read, services.shop(), market, body, provider, now())).quote });
      },
    }),
    defineRoute({
      method: 'post',
      path: '/orders',
      tag,
      summary: 'Place an order, once for a key',
      access: 'maybe-account',
      wantsKey: true,
      body: orderRequest,
      data,
      codes: [409, 422, 429],
      handle: ({ body, caller, idempotencyKey }) =>
        placeOrder(services, {
          request: body,
          key: idempotencyKey,
          account: caller.account,
          clientAddress: caller.address,
        }),
    }),
    defineRoute({
      method: 'get',
      path: '/orders/by-key',
      tag,
      summary: 'The order that was placed with a key',
      wantsKey: true,
      data,
      codes: [404, 429],
      handle: async ({ idempotencyKey, caller }) => {
        const row = await store.read
          .selectFrom('idempotency_keys')
          .select('answer')
          .where('key', '=', idempotencyKey)
          .executeTakeFirst();
        const placed = z.object({ number: z.string() }).safeParse(row && JSON.parse(row.answer));
        const found = placed.success ? await findByNumber(services, placed.data.number) : undefined;
        const wait = await limit([found ? ['track-right', found.id] : ['track-address', caller.address]]);
        if (wait !== undefined) return tooMany(wait);
        return found ? view(found) : missing();
      },
    }),
    defineRoute({
      method: 'get',
      path: '/orders',
      tag,
      summary: 'The orders of the account, newest first',
      access: 'account',
      query: z.object({ after }),
      data: z.object({ orders: z.array(summary), next: z.string().optional() }),
      codes: [422],
      handle: async ({ query, caller }) => {
        let found = store.read
          .selectFrom('orders')
          .selectAll()
          .where('account_id', '=', caller.account?.id ?? '')
          .orderBy('id', 'desc')
          .limit(PAGE);
        if (query.after !== undefined) found = found.where('id', '<', query.after);
        const rows = await found.execute();
        const next = rows.length === PAGE ? rows.at(-1)?.id : undefined;
        const orders = (await readForSummary(store.read, rows)).map(viewSummary);
        return ok({ orders, ...(next !== undefined && { next }) });
      },
    }),
    defineRoute({
      method: 'post',
      path: '/orders/known',
      tag,
      summary: 'The orders that a guest keeps the keys of',
      body: knownRequest,
      data: z.object({ orders: z.array(summary) }),
      codes: [422, 429],
      handle: async ({ body, caller }) => {
        const named = body.orders.map(({ number, key }) => ({ number: cleanOrderNumber(number), key }));
        const found = await findByNumbers(
          services,
          named.map(({ number }) => number),
        );
        const own = found.filter((row) =>
          named.some(({ number, key }) => number === row.number && isSame(key, row.access_key)),
        );
        own.sort((a, b) => (a.id < b.id ? 1 : -1));
        const [newest] = own;
        if (body.orders.length > 0) {
          // Nobody guesses a key: one that fits shows that this is no search.
          const wait = await limit([newest ? ['track-right', newest.id] : ['track-address', caller.address]]);
          if (wait !== undefined) return tooMany(wait);
        }
        return ok({ orders: (await readForSummary(store.read, own)).map(viewSummary) });
      },
    }),
    defineRoute({
      method: 'post',
      path: '/orders/track',
      tag,
      summary: 'An order by its number and phone',
      body: trackRequest,
      data,
      codes: [404, 422, 429],
      handle: async ({ body, caller }) => {
        const found = await findByNumber(services, body.number);
        const charges: Charge[] = [
          ['track-address', caller.address],
          ['track-number', found?.id ?? cleanOrderNumber(body.number)],
        ];
        const known = found?.contact_phone === readPhone(services, body.phone) ? found : undefined;
        const asker = { charges, right: known?.id };
        const wait = await store.write((db) => chargeAsker(db, services.config.limits, asker, now()));
        if (wait !== undefined) return tooMany(wait);
        return known ? view(known) : missing();
      },
    }),
    defineRoute({
      method: 'get',
      path: '/orders/{number}',
      tag,
      summary: 'An order',
      access: 'order',
      params: orderPath,
      data,
      codes: [404],
      handle: async ({ params, caller }) => {
        const found = await findOwnOrder(services, params.number, caller);
        return found ? view(found) : missing();
      },
    }),
    defineRoute({
      method: 'post',
      path: '/orders/{number}/cancel',
      tag,
      summary: 'Cancel an order, or parts of it, before dispatch',
      access: 'order',
      params: orderPath,
      body: z.object({ reason: optionalLine(300), partIds: z.array(id).min(1).max(100).optional() }),
      data,
      codes: [404, 409, 422, 429],
      handle: async ({ params, body, caller }) => {
        const found = await forChange(params.number, caller);
        if (!('orderId' in found)) return found;
        const reason = body.reason ?? OWN_WISH;
        return cancelOrder(services, found.orderId, 'shopper', { ...body, reason });
      },
    }),
    defineRoute({
      method: 'post',
      path: '/orders/{number}/returns',
      tag,
      summary: 'Ask for a return',
      access: 'order',
      params: orderPath,
      body: z.object({
        lines: z
          .array(z.object({ lineId: id, quantity }), { error: 'A list of lines.' })
          .min(1)
          .max(100),
        reason: line(300),
        note: optionalBlock(2_000),
      }),
      data,
      codes: [404, 409, 422, 429],
      handle: async ({ params, body, caller }) => {
        const found = await forChange(params.number, caller);
        return 'orderId' in found ? requestReturn(services, found.orderId, body) : found;
      },
    }),
    defineRoute({
      method: 'get',
      path: '/orders/{number}/invoices',
      tag,
      summary: 'The invoices of an order, one a part',
      access: 'order',
      params: orderPath,
      data: z.object({ invoices }),
      codes: [404],
      handle: async ({ params, caller }) => {
        const found = await findOwnOrder(services, params.number, caller);
        const rows = found && (await readOrder(store.read, found.id));
        return rows ? ok({ invoices: await listInvoices(store.read, rows, services.shop()) }) : missing();
      },
    }),
    defineRoute({
      method: 'post',
      path: '/orders/{number}/pay-cash',
      tag,
      summary: 'Pay an unpaid online order in cash at the door',
      access: 'order',
      params: orderPath,
      body: z.object({ expectedTotalMinor: amountMinor }),
      data,
      codes: [404, 409, 422, 429],
      handle: async ({ params, body, caller }) => {
        const found = await forChange(params.number, caller);
        return 'orderId' in found ? payCash(services, found.orderId, body.expectedTotalMinor) : found;
      },
    }),
  ];
}

const missing = () => fail(404, 'There is no such order.');
