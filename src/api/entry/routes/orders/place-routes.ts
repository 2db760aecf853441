import { z } from 'zod';
import { fieldsText } from '../../../../messages/rooms/fields.ts';
import { type Answer, invalid, ok, tooMany } from '../../../ground/http/answer.ts';
import { type Caller, routesOf, type Route } from '../../../ground/http/route.ts';
import { findKept } from '../../../ground/limits/idempotency.ts';
import { chargeNow } from '../../../ground/limits/limits.ts';
import type { HostServices } from '../../services.ts';
import { answerOrder } from './answer-order.ts';
import { findByNumber } from '../../../records/orders/record/find.ts';
import { placeOrder } from '../../../records/orders/place.ts';
import { readPinCode } from '../../../records/delivery/delivery.ts';
import { checkLines, priceOrder } from '../../../records/orders/prices/pricing.ts';
import { type Quote, orderRequest, quoteRequest, quote } from '../../../../contract/order-requests.ts';
import { type Order, order } from '../../../../contract/orders.ts';

const route = routesOf({ tag: 'Orders' });
const data = z.object({ order });

/** Quotes, placing orders, and finding an order whose request got no answer. */
export const placeOrderRoutes = (services: HostServices): Route[] => [
  route.post('/quote', {
    summary: 'The price and delivery date of an order',
    access: 'maybe-account',
    body: quoteRequest,
    data: z.object({ quote }),
    codes: [429],
    handle: ({ body, caller }) => answerQuote(services, body, caller),
  }),
  route.post('/orders', {
    summary: 'Place an order, once for each key',
    access: 'maybe-account',
    wantsKey: true,
    body: orderRequest,
    data,
    codes: [409, 429],
    handle: ({ body, caller, idempotencyKey }) =>
      placeOrder(services, {
        request: body,
        key: idempotencyKey,
        account: caller.account,
        clientAddress: caller.address,
      }),
  }),
  route.get('/orders/by-key', {
    summary: 'The order that was placed with a key',
    wantsKey: true,
    data,
    codes: [404, 429],
    handle: ({ idempotencyKey, caller }) => findPlaced(services, idempotencyKey, caller),
  }),
];

async function answerQuote(
  services: HostServices,
  request: z.output<typeof quoteRequest>,
  { address, account }: Caller,
): Promise<Answer<{ readonly quote: Quote }>> {
  const { shop, config, database, now } = services;
  const market = shop().markets.get(request.market);
  if (!market) return invalid({ market: fieldsText.market });
  const read = market.country === 'IN' && request.pinCode ? readPinCode(request.pinCode) : undefined;
  const fields = {
    ...checkLines(shop(), request.lines),
    ...(read && 'problem' in read ? { pinCode: read.problem } : {}),
  };
  if (Object.keys(fields).length > 0) return invalid(fields);
  // Codes are not to be guessed.
  const wait = request.code === undefined ? undefined : await chargeNow(services, [['offer-address', address]]);
  if (wait !== undefined) return tooMany(wait);
  const asked = { ...request, at: read && 'at' in read ? read.at : undefined, accountId: account?.id };
  return ok({ quote: (await priceOrder(database.read, shop(), market, asked, config.provider, now())).quote });
}

async function findPlaced(
  services: HostServices,
  key: string,
  { address }: Caller,
): Promise<Answer<{ readonly order: Order }>> {
  const number = await findKept(services.database.read, key);
  const found = number === undefined ? undefined : await findByNumber(services, number);
  const wait = await chargeNow(services, [found ? ['track-right', found.id] : ['track-address', address]]);
  return wait === undefined ? answerOrder(services, found) : tooMany(wait);
}
