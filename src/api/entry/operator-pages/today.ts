import { type Html, html } from '../../ground/http/html.ts';
import { isLongFigure } from '../../../core/text/long-figure.ts';
import { countPayoutsToday } from '../../records/ledger/payouts.ts';
import { countQueues } from '../../ground/observe/queues.ts';
import { type Accepting, countNewOrders } from '../../records/orders/new-orders.ts';
import { listStuck } from '../../records/orders/stuck.ts';
import { countFigures } from '../operator/figures.ts';
import type { HostServices } from '../services.ts';
import { buttonLink, linkTo, money, nothing } from './html.ts';
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
  const forUs = [
    tile(own, 'new order for you to accept', 'new orders for you to accept', newOrders('operator')),
    tile(
      rows.length,
      'stuck order',
      isTooMany ? 'stuck orders, or more' : 'stuck orders',
      linkTo('/orders', { stuck: 'yes' }),
    ),
    tile(queues.complaintsOpen, 'open complaint', 'open complaints', linkTo('/complaints')),
    tile(queues.refundsDue + queues.refundsFailed, 'refund to send', 'refunds to send', linkTo('/refunds')),
    tile(queues.paymentsInReview, 'payment of the wrong amount', 'payments of the wrong amount', linkTo('/refunds')),
    tile(
      await countPayoutsToday(database.read, now()),
      'payout to make today',
      'payouts to make today',
      linkTo('/payouts'),
    ),
    tile(queues.sellersWaiting, 'seller application', 'seller applications', linkTo('/sellers')),
    tile(reviews, 'review to moderate', 'reviews to moderate', linkTo('/reviews')),
    tile(products, 'product to review', 'products to review', linkTo('/products')),
    tile(queues.messagesGivenUp, 'message not sent', 'messages not sent', linkTo('/messages')),
  ];
  const forOthers = [
    tile(ofSellers, 'new order for its seller to accept', 'new orders for sellers to accept', newOrders('seller')),
    tile(queues.returnsWaiting, 'return under way', 'returns under way', linkTo('/returns')),
    tile(made, 'payout at the bank', 'payouts at the bank', linkTo('/payouts', { status: 'made' })),
    tile(
      queues.ordersOverdue,
      'overdue unpaid order',
      'overdue unpaid orders',
      linkTo('/orders', { status: 'awaiting-payment' }),
    ),
  ];
  const others = tilesOf(forOthers);
  const newest = await newestOrders(services, NEWEST);
  const all = newest && buttonLink(linkTo('/orders'), 'All orders');
  const content = html`${await describeDay(services)}<div class="queues"><section><h2>To do</h2>${tilesOf(forUs) ?? nothing('Nothing waits for you.')}</section>
${others && html`<section><h2>Waiting for others</h2>${others}</section>`}</div>${newest}${all}`;
  return { title: 'Today', content };
}

const tilesOf = (tiles: readonly (Html | undefined)[]): Html | undefined =>
  tiles.some(Boolean) ? html`<ul class="tiles today">${tiles}</ul>` : undefined;

/** Orders and sales since midnight, Indian time, and those of the week that ends today. */
async function describeDay(services: HostServices): Promise<Html> {
  const { days, total, currency } = await countFigures(services, 7);
  const spans = [
    [days.at(-1) ?? total, 'today', linkTo('/figures')],
    [total, 'in 7 days', linkTo('/figures', { days: '7' })],
  ] as const;
  return html`<ul class="tiles day">${spans.map(([figures, span, href]) => {
    const sales = money(figures.revenueMinor, currency);
    const orders = figures.orders === 1 ? 'order' : 'orders';
    return html`<li><a href="${href}"><b>${figures.orders}</b> ${orders} ${span}</a></li>
<li><div><b${isLongFigure(sales) && html` class="long"`}>${sales}</b> sales ${span}</div></li>`;
  })}</ul>`;
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
