import { type Html, html } from '../../ground/http/html.ts';
import { countPayoutsToday } from '../../records/ledger/payouts.ts';
import { countQueues } from '../../ground/observe/queues.ts';
import { type Accepting, countNewOrders } from '../../records/orders/new-orders.ts';
import { listStuck } from '../../records/orders/stuck.ts';
import { countFigures } from '../operator/figures.ts';
import type { HostServices } from '../services.ts';
import { buttonLink, linkTo, money } from './html.ts';
import type { PageContent } from './layout.ts';
import { newestOrders } from './orders.ts';
import type { Visit } from './visit.ts';

/** The most reviews, products and payouts that are counted. */
const MOST = 1_000;
const NEWEST = 5;

/** What waits for the operator. */
export async function todayPage({ services }: Visit): Promise<PageContent> {
  const { database, now } = services;
  const { rows, isTooMany } = await listStuck(database.read, now());
  const queues = await countQueues(database.read, now());
  const reviews = await countUpToMost(
    database.read.selectFrom('reviews').select('line_id').where('status', '=', 'waiting'),
  );
  const products = await countUpToMost(
    database.read.selectFrom('seller_products').select('id').where('status', '=', 'submitted'),
  );
  const made = await countUpToMost(database.read.selectFrom('payouts').select('id').where('status', '=', 'made'));
  const [own, ofSellers] = [
    await countNewOrders(database.read, 'operator'),
    await countNewOrders(database.read, 'seller'),
  ];
  const tiles = [
    tile(own, 'new order for you to accept', 'new orders for you to accept', newOrders('operator')),
    tile(ofSellers, 'new order for its seller to accept', 'new orders for sellers to accept', newOrders('seller')),
    tile(
      rows.length,
      'stuck order',
      isTooMany ? 'stuck orders, or more' : 'stuck orders',
      linkTo('/orders', { stuck: 'yes' }),
    ),
    tile(queues.complaintsOpen, 'open complaint', 'open complaints', linkTo('/complaints')),
    tile(queues.returnsWaiting, 'return under way', 'returns under way', linkTo('/returns')),
    tile(queues.refundsDue + queues.refundsFailed, 'refund to send', 'refunds to send', linkTo('/refunds')),
    tile(queues.paymentsInReview, 'payment of the wrong amount', 'payments of the wrong amount', linkTo('/refunds')),
    tile(
      await countPayoutsToday(database.read, now()),
      'payout to make today',
      'payouts to make today',
      linkTo('/payouts'),
    ),
    tile(made, 'payout at the bank', 'payouts at the bank', linkTo('/payouts', { status: 'made' })),
    tile(queues.sellersWaiting, 'seller application', 'seller applications', linkTo('/sellers')),
    tile(reviews, 'review to moderate', 'reviews to moderate', linkTo('/reviews')),
    tile(products, 'product to review', 'products to review', linkTo('/products')),
    tile(queues.messagesGivenUp, 'message not sent', 'messages not sent', linkTo('/messages')),
    tile(
      queues.ordersOverdue,
      'overdue unpaid order',
      'overdue unpaid orders',
      linkTo('/orders', { status: 'awaiting-payment' }),
    ),
  ].filter((shown) => shown !== undefined);
  const waiting =
    tiles.length === 0
      ? html`<p class="empty">Nothing waits for you.</p>`
      : html`<ul class="tiles today">${tiles}</ul>`;
  const newest = await newestOrders(services, NEWEST);
  const all = newest && buttonLink(linkTo('/orders'), 'All orders');
  return { title: 'Today', content: html`${await describeDay(services)}${waiting}${newest}${all}` };
}

/** "Since midnight: 3 orders, Rs 1,000." */
async function describeDay(services: HostServices): Promise<Html> {
  const { total, currency } = await countFigures(services, 1);
  const orders = `${total.orders} ${total.orders === 1 ? 'order' : 'orders'}`;
  return html`<p>Since midnight: <a href="${linkTo('/figures')}">${orders}</a>, ${money(total.revenueMinor, currency)}</p>`;
}

async function countUpToMost(query: {
  limit(most: number): { execute(): Promise<readonly unknown[]> };
}): Promise<number> {
  const rows = await query.limit(MOST).execute();
  return rows.length;
}

const newOrders = (accepts: Accepting): string => linkTo('/orders', { status: 'placed', accepts });

const tile = (count: number, one: string, many: string, href: string): Html | undefined =>
  count === 0 ? undefined : html`<li><a href="${href}"><b>${count}</b> ${count === 1 ? one : many}</a></li>`;
