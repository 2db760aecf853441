import { countOf } from '../../../core/text/figures.ts';
import { type Html, html } from '../../ground/http/html.ts';
import { countPayoutsToday } from '../../records/ledger/payouts.ts';
import { countQueues } from '../../ground/observe/queues.ts';
import { type Accepting, acceptingFor, countNewOrders, oldestNewOrder } from '../../records/orders/new-orders.ts';
import { listStuck, STUCK_AFTER_MS } from '../../records/orders/stuck.ts';
import { hasLateComplaint } from '../operator/complaints.ts';
import { countFigures } from '../operator/figures.ts';
import type { HostServices } from '../services.ts';
import { buttonLink, formatSpan, linkTo, money, nothing, stateLabel, tiles } from './html.ts';
import type { PageContent } from './layout.ts';
import { newestOrders } from './orders.ts';
import { emptyOf } from './status-links.ts';
import type { Visit } from './visit.ts';
import {
  countMadePayouts,
  countProducts,
  countReviews,
  readFailedPayouts,
  readOldest,
  readReturnsUnderWay,
} from './waiting.ts';

/** The most orders, reviews, products and payouts that are counted. */
const MOST = 1_000;
const NEWEST = 5;
/** What has failed is late after a day. */
const LATE_MS = 86_400_000;

/** Something that waits: how much of it, since when the oldest does, and whether that is late. */
interface Task {
  readonly count: number;
  readonly one: string;
  readonly many: string;
  readonly href: string;
  readonly since?: number | undefined;
  readonly isLate?: boolean;
}

/** What waits for the operator. */
export async function todayPage({ services }: Visit): Promise<PageContent> {
  const now = services.now();
  const forUs = showTasks(await listOwnTasks(services), now);
  const forOthers = showTasks(await listTasksOfOthers(services), now);
  const newest = await newestOrders(services, NEWEST);
  const all = newest && buttonLink(linkTo('/orders'), 'All orders');
  const content = html`<div class="queues"><section><h2>To do</h2>${forUs ?? nothing(emptyOf('', 'Nothing waits for you.', 'New orders, complaints and applications appear here.'))}</section>
<div>${forOthers && html`<section><h2>Waiting for others</h2>${forOthers}</section>`}
<section><h2>Sales <a class="number" href="${linkTo('/figures', { days: '7' })}">Figures by day</a></h2>${await describeDay(services)}</section></div></div>${newest}${all}`;
  return { title: 'Today', content };
}

/** What the operator has to do. What two lists have is counted in one of them: new orders of the operator are not among those that are stuck. */
async function listOwnTasks({ database: { read }, now }: HostServices): Promise<readonly Task[]> {
  const moment = now();
  const { rows, isTooMany } = await listStuck(read, moment);
  const stuck = rows.filter(({ status, account }) => status !== 'placed' || acceptingFor(account) !== 'operator');
  const other = stuck.length < rows.length ? 'other ' : '';
  const queues = await countQueues(read, moment);
  const oldest = await readOldest(read);
  const newSince = await oldestNewOrder(read, { by: 'operator' });
  const failedPayouts = await readFailedPayouts(read);
  const isOver = (since: number | undefined) => since !== undefined && moment - since > LATE_MS;
  return [
    {
      count: await countNewOrders(read, { by: 'operator' }, MOST),
      one: 'new order for you to accept',
      many: 'new orders for you to accept',
      href: newOrders('operator'),
      since: newSince,
      isLate: newSince !== undefined && moment - newSince > STUCK_AFTER_MS.placed,
    },
    {
      count: stuck.length,
      one: `${other}stuck order`,
      many: `${other}stuck orders${isTooMany ? ', or more' : ''}`,
      href: linkTo('/orders', { stuck: 'yes' }),
      since: stuck[0]?.created_at,
      isLate: true,
    },
    {
      count: queues.complaintsOpen,
      one: 'open complaint',
      many: 'open complaints',
      href: linkTo('/complaints'),
      since: oldest.complaint,
      isLate: await hasLateComplaint(read, moment),
    },
    {
      count: queues.refundsDue + queues.refundsFailed,
      one: 'refund to send',
      many: 'refunds to send',
      href: linkTo('/refunds'),
      since: oldest.refund,
    },
    {
      count: queues.paymentsInReview,
      one: 'payment of the wrong amount',
      many: 'payments of the wrong amount',
      href: linkTo('/refunds'),
      since: oldest.payment,
    },
    {
      count: await countPayoutsToday(read, moment),
      one: 'payout to make today',
      many: 'payouts to make today',
      href: linkTo('/payouts'),
    },
    {
      count: failedPayouts.count,
      one: 'payout that has failed',
      many: 'payouts that have failed',
      href: linkTo('/payouts', { status: 'failed' }),
      since: failedPayouts.oldest,
      isLate: isOver(failedPayouts.oldest),
    },
    {
      count: queues.sellersWaiting,
      one: 'seller application',
      many: 'seller applications',
      href: linkTo('/sellers'),
      since: oldest.application,
    },
    {
      count: await countReviews(read, MOST),
      one: 'review to moderate',
      many: 'reviews to moderate',
      href: linkTo('/reviews'),
      since: oldest.review,
    },
    {
      count: await countProducts(read, MOST),
      one: 'product to review',
      many: 'products to review',
      href: linkTo('/products'),
      since: oldest.product,
    },
    {
      count: queues.messagesGivenUp,
      one: 'failed message',
      many: 'failed messages',
      href: linkTo('/messages'),
      since: oldest.message,
      isLate: isOver(oldest.message),
    },
  ];
}

/** What others have to do, without what is stuck, which the operator has to look after. */
async function listTasksOfOthers({ database: { read }, now }: HostServices): Promise<readonly Task[]> {
  const moment = now();
  const queues = await countQueues(read, moment);
  const oldest = await readOldest(read);
  const ofSellers = { by: 'seller', since: moment - STUCK_AFTER_MS.placed } as const;
  const returns = await readReturnsUnderWay(read, moment);
  return [
    {
      count: await countNewOrders(read, ofSellers, MOST),
      one: 'new order for its seller to accept',
      many: 'new orders for sellers to accept',
      href: newOrders('seller'),
      since: await oldestNewOrder(read, ofSellers),
    },
    {
      count: returns.count,
      one: 'return under way',
      many: 'returns under way',
      href: linkTo('/returns'),
      since: returns.oldest,
    },
    {
      count: await countMadePayouts(read, MOST),
      one: 'payout to be paid',
      many: 'payouts to be paid',
      href: linkTo('/payouts', { status: 'made' }),
      since: oldest.payout,
    },
    {
      count: queues.ordersOverdue,
      one: 'overdue unpaid order',
      many: 'overdue unpaid orders',
      href: linkTo('/orders', { status: 'awaiting-payment' }),
    },
  ];
}

const newOrders = (accepts: Accepting): string => linkTo('/orders', { status: 'placed', accepts });

/** The tasks of which there are any, as a list: late ones first, then the others, those that wait longest first. */
function showTasks(tasks: readonly Task[], now: number): Html | undefined {
  const waiting = tasks
    .filter(({ count }) => count > 0)
    .sort((a, b) =>
      a.isLate || b.isLate ? Number(!a.isLate) - Number(!b.isLate) : (a.since ?? now) - (b.since ?? now),
    );
  if (waiting.length === 0) return undefined;
  return html`<ul class="tasks">${waiting.map(
    ({ count, one, many, href, since, isLate }) =>
      html`<li><a href="${href}"><b>${count}</b> ${count === 1 ? one : many}<span class="age">${isLate && stateLabel('Late', 'waits')}${since !== undefined && html`<span>${count > 1 ? 'oldest' : 'waiting'} ${formatSpan(now - since)}</span>`}</span></a></li>`,
  )}</ul>`;
}

/** Sales since midnight, Indian time, and those of the week that ends today. */
async function describeDay(services: HostServices): Promise<Html> {
  const { days, total, currency } = await countFigures(services, 7);
  const spans = [
    [days.at(-1) ?? total, 'today'],
    [total, 'in 7 days'],
  ] as const;
  const shown = spans.map(([{ orders, salesMinor }, span]) => {
    return [money(salesMinor, currency), `${countOf(orders, 'order')} ${span}`] as const;
  });
  return tiles(shown);
}
