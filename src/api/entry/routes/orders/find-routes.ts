import { isSameSecret } from '../../../../compare-secrets.ts';
import { noOrder, findByNumber, findByNumbers, findOwnOrder } from '../../../records/orders/record/find.ts';
import { z } from 'zod';
import { readPhone } from '../../../records/accounts/find.ts';
import { cleanOrderNumber } from '../../../ground/database/ids.ts';
import { type Answer, type Failure, ok, tooMany } from '../../../ground/http/answer.ts';
import { after } from '../../../../contract/fields.ts';
import { type Caller, routesOf, type Route } from '../../../ground/http/route.ts';
import { chargeAsker, chargeNow, chargesOfTracking } from '../../../ground/limits/limits.ts';
import type { HostServices } from '../../services.ts';
import { answerOrder } from './answer-order.ts';
import { listCreditNotes } from '../../../records/orders/record/credit-notes.ts';
import { listInvoices } from '../../../records/orders/record/invoices.ts';
import { shownBill } from '../../../records/orders/record/shown-bill.ts';
import { openByCode, sendOrderCode } from '../../../records/orders/order-codes.ts';
import { knownRequest, orderPath } from '../../../../contract/order-requests.ts';
import { openOrderRequest, orderCodeRequest, trackRequest, trackedOrder } from '../../../../contract/tracking.ts';
import { readForSummary, readOrder } from '../../../records/orders/record/rows.ts';
import { creditNote, invoice } from '../../../../contract/bills.ts';
import { type OrderList, type OrderSummary, order, orderList, summary } from '../../../../contract/orders.ts';
import { serialiseTracked } from '../../../records/orders/track.ts';
import { askedCode } from '../../../../contract/accounts.ts';
import type { OrderRow } from '../../../ground/database/tables.ts';
import { serialiseSummary } from '../../../records/orders/record/serialise-order.ts';

const route = routesOf({ tag: 'Orders' });
const PAGE = 20;
const data = z.object({ order });

/** Finds orders by account, by key, or by a code. Number and phone, which are printed on parcels, only show the state of the parcels. */
export const findRoutes = (services: HostServices): Route[] => [
  route.get('/orders', {
    summary: 'The orders of the account, newest first',
    access: 'account',
    query: z.object({ after }),
    data: orderList,
    handle: async ({ query, caller }) => ok(await listOwn(services, caller.account?.id ?? '', query.after)),
  }),
  route.post('/orders/known', {
    summary: 'The orders of a list of keys, which a guest keeps',
    body: knownRequest,
    data: z.object({ orders: z.array(summary) }),
    codes: [429],
    handle: ({ body, caller }) => listKnown(services, body.orders, caller),
  }),
  route.post('/orders/track', {
    summary: 'How the parcels of an order are, by its number and phone: to read, without its key',
    body: trackRequest,
    data: z.object({ order: trackedOrder }),
    codes: [404, 429],
    handle: async ({ body, caller }) => {
      const found = await findTracked(services, body, caller);
      if ('error' in found) return found;
      const rows = await readOrder(services.database.read, found.id);
      const { config, shop, now } = services;
      return rows ? ok({ order: serialiseTracked(rows, { shop: shop(), config, now: now() }) }) : noOrder();
    },
  }),
  route.post('/orders/{number}/code', {
    summary: 'Ask for a one-time code that opens an order; it goes to the address or number of the order',
    params: orderPath,
    body: orderCodeRequest,
    data: askedCode,
    codes: [409, 429],
    handle: async ({ params, body, caller }) => {
      const found = await findTracked(services, { number: params.number, phone: body.phone }, caller);
      return 'error' in found ? found : sendOrderCode(services, found, body, caller.address);
    },
  }),
  route.post('/orders/{number}/code/confirm', {
    summary: 'Open an order with the code: within ten minutes and five tries',
    params: orderPath,
    body: openOrderRequest,
    data,
    codes: [401, 410, 429],
    handle: async ({ params, body, caller }) =>
      openByCode(services, (await findByNumber(services, params.number))?.id, body, caller.address),
  }),
  route.get('/orders/{number}', {
    summary: 'An order',
    access: 'order',
    params: orderPath,
    data,
    handle: async ({ params, caller }) => answerOrder(services, await findOwnOrder(services, params.number, caller)),
  }),
  route.get('/orders/{number}/invoices', {
    summary: 'The invoices of an order, one for each shipment',
    access: 'order',
    params: orderPath,
    data: z.object({ invoices: z.array(invoice) }),
    handle: async ({ params, caller }) => {
      const { database, shop } = services;
      const found = await findOwnOrder(services, params.number, caller);
      const rows = found && (await readOrder(database.read, found.id));
      if (!rows) return noOrder();
      const invoices = await listInvoices(database.read, rows, shop());
      return ok({ invoices: invoices.map((one) => shownBill(shop(), rows.order, one)) });
    },
  }),
  route.get('/orders/{number}/credit-notes', {
    summary: 'The credit notes of an order, one for each return that has arrived',
    access: 'order',
    params: orderPath,
    data: z.object({ creditNotes: z.array(creditNote) }),
    handle: async ({ params, caller }) => {
      const found = await findOwnOrder(services, params.number, caller);
      const rows = found && (await readOrder(services.database.read, found.id));
      if (!rows) return noOrder();
      return ok({ creditNotes: listCreditNotes(rows).map((one) => shownBill(services.shop(), rows.order, one)) });
    },
  }),
];

/** A page of the orders of an account, after the id `last`. */
async function listOwn(
  { database, shop }: HostServices,
  accountId: string,
  last: string | undefined,
): Promise<OrderList> {
  let found = database.read
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(PAGE);
  if (last !== undefined) found = found.where('id', '<', last);
  const rows = await found.execute();
  const next = rows.length === PAGE ? rows.at(-1)?.id : undefined;
  const orders = (await readForSummary(database.read, rows)).map((one) => serialiseSummary(one, shop()));
  return { orders, next };
}

async function listKnown(
  services: HostServices,
  typed: z.output<typeof knownRequest>['orders'],
  { address }: Caller,
): Promise<Answer<{ readonly orders: OrderSummary[] }>> {
  const named = typed.map(({ number, key }) => ({ number: cleanOrderNumber(number), key }));
  const found = await findByNumbers(
    services,
    named.map(({ number }) => number),
  );
  const own = found.filter((row) =>
    named.some(({ number, key }) => number === row.number && isSameSecret(key, row.access_key)),
  );
  own.sort((a, b) => (a.id < b.id ? 1 : -1));
  const [newest] = own;
  if (typed.length > 0) {
    // Nobody can guess a correct key, so the request is legitimate.
    const wait = await chargeNow(services, [newest ? ['track-right', newest.id] : ['track-address', address]]);
    if (wait !== undefined) return tooMany(wait);
  }
  return ok({
    orders: (await readForSummary(services.database.read, own)).map((one) => serialiseSummary(one, services.shop())),
  });
}

/** The order with this number and its buyer's phone, within the limits of such lookups. */
async function findTracked(
  services: HostServices,
  { number, phone }: z.output<typeof trackRequest>,
  { address }: Caller,
): Promise<OrderRow | Failure> {
  const found = await findByNumber(services, number);
  const charges = chargesOfTracking(found?.id ?? cleanOrderNumber(number), address);
  const known = found?.contact_phone === readPhone(services, phone) ? found : undefined;
  const asker = { charges, right: known?.id };
  const { database, config, now } = services;
  const wait = await database.write((db) => chargeAsker(db, config.limits, asker, now()));
  if (wait !== undefined) return tooMany(wait);
  return known ?? noOrder();
}
