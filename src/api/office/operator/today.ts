import { figure } from '../../../core/text/figures.ts';
import { operatorTodayText } from '../../../messages/rooms/operator-today.ts';
import { type Html, html } from '../../ground/http/html.ts';
import { type Accepting, acceptingFor, countNewOrders, oldestNewOrder } from '../../records/orders/new-orders.ts';
import { listStuck, STUCK_AFTER_MS, type StuckList } from '../../records/orders/stuck.ts';
import { hasLateComplaint } from '../../entry/operator/complaints.ts';
import { countFigures, type Figures } from '../../entry/operator/lists/figures.ts';
import type { HostServices } from '../../entry/services.ts';
import { buttonLink, nothing, tiles } from '../kit/pieces/html.ts';
import { showTasks, type Task } from '../kit/pieces/tasks.ts';
import { money } from '../kit/pieces/format.ts';
import { linkTo, emptyOf } from './frame/links.ts';
import type { PageContent } from '../kit/page/layout.ts';
import { newestOrders } from './orders/orders.ts';
import type { Visit } from './frame/visit.ts';
import {
  countMadePayouts,
  countProducts,
  countReviews,
  readFailedPayouts,
  readOldest,
  readReturns,
  type SharedCounts,
} from './frame/waiting.ts';

/** How many orders, reviews, products and payouts are counted at most. */
const MOST = 1_000;
const NEWEST = 5;
/** After a day, things that have failed are late. */
const LATE_MS = 86_400_000;

/** What waits for the operator. */
export async function todayPage({ services, counts }: Visit): Promise<PageContent> {
  const now = services.now();
  const shared = await counts();
  const stuck = await listStuck(services.database.read, now);
  const forUs = showTasks(await listOwnTasks(services, shared, stuck), now);
  const forOthers = showTasks(await listTasksOfOthers(services, shared), now);
  const newest = await newestOrders(services, NEWEST, stuck);
  const all = newest && buttonLink(linkTo('/orders'), operatorTodayText.allOrders);
  const none = emptyOf('', operatorTodayText.nothingWaits, operatorTodayText.newHere);
  const content = html`<div class="queues"><section><h2>${operatorTodayText.toDo}</h2>${forUs ?? nothing(none)}</section>
<div>${forOthers && html`<section><h2>${operatorTodayText.waitingForOthers}</h2>${forOthers}</section>`}
<section><h2>${operatorTodayText.sales} <a class="number" href="${linkTo('/figures', { days: '7' })}">${operatorTodayText.figuresByDay}</a></h2>${await describeDay(services)}</section></div></div>${newest}${all}`;
  return { title: operatorTodayText.title, content };
}

/** The operator's tasks. What is in two lists is counted in one of them: new orders of the operator are not counted among the stuck ones. */
async function listOwnTasks(
  { database: { read }, now }: HostServices,
  { queues, payable }: SharedCounts,
  { rows, isTooMany }: StuckList,
): Promise<readonly Task[]> {
  const moment = now();
  const stuck = rows.filter(({ status, account }) => status !== 'placed' || acceptingFor(account) !== 'operator');
  const oldest = await readOldest(read);
  const newSince = await oldestNewOrder(read, { by: 'operator' });
  const failedPayouts = await readFailedPayouts(read);
  const isOver = (since: number | undefined) => since !== undefined && moment - since > LATE_MS;
  const newCount = await countNewOrders(read, { by: 'operator' }, MOST);
  const stuckCounts = { count: stuck.length, hasMore: isTooMany ? 'yes' : 'no' };
  const refundCount = queues.refundsDue + queues.refundsFailed;
  const madeCount = await countMadePayouts(read, MOST);
  const returns = await readReturns(read, moment, 'operator');
  const reviewCount = await countReviews(read, MOST);
  const productCount = await countProducts(read, MOST);
  return [
    {
      count: newCount,
      words: operatorTodayText.newForYou({ count: newCount }),
      href: newOrders('operator'),
      since: newSince,
      isLate: newSince !== undefined && moment - newSince > STUCK_AFTER_MS.placed,
    },
    {
      count: stuck.length,
      words:
        stuck.length < rows.length ? operatorTodayText.otherStuck(stuckCounts) : operatorTodayText.stuck(stuckCounts),
      href: linkTo('/orders', { stuck: 'yes' }),
      since: stuck[0]?.created_at,
      isLate: true,
    },
    {
      count: queues.complaintsOpen,
      words: operatorTodayText.complaints({ count: queues.complaintsOpen }),
      href: linkTo('/complaints'),
      since: oldest.complaint,
      isLate: await hasLateComplaint(read, moment),
    },
    {
      count: refundCount,
      words: operatorTodayText.refunds({ count: refundCount }),
      href: linkTo('/refunds'),
      since: oldest.refund,
    },
    {
      count: queues.paymentsInReview,
      words: operatorTodayText.wrongPayments({ count: queues.paymentsInReview }),
      href: linkTo('/refunds'),
      since: oldest.payment,
    },
    {
      count: returns.count,
      words: operatorTodayText.returnsToAnswer({ count: returns.count }),
      href: linkTo('/returns'),
      since: returns.oldest,
    },
    {
      count: madeCount,
      words: operatorTodayText.payoutsMade({ count: madeCount }),
      href: linkTo('/payouts', { status: 'made' }),
      since: oldest.payout,
    },
    {
      count: payable.count,
      words: operatorTodayText.payable({
        count: payable.count,
        amount: money(payable.amountMinor, payable.currency ?? 'INR'),
      }),
      href: linkTo('/payouts'),
    },
    {
      count: failedPayouts.count,
      words: operatorTodayText.payoutsFailed({ count: failedPayouts.count }),
      href: linkTo('/payouts', { status: 'failed' }),
      since: failedPayouts.oldest,
      isLate: isOver(failedPayouts.oldest),
    },
    {
      count: queues.sellersWaiting,
      words: operatorTodayText.applications({ count: queues.sellersWaiting }),
      href: linkTo('/sellers'),
      since: oldest.application,
    },
    {
      count: reviewCount,
      words: operatorTodayText.reviews({ count: reviewCount }),
      href: linkTo('/reviews'),
      since: oldest.review,
    },
    {
      count: productCount,
      words: operatorTodayText.products({ count: productCount }),
      href: linkTo('/products'),
      since: oldest.product,
    },
    {
      count: queues.messageSumsExceeded,
      words: operatorTodayText.messageSums({ count: queues.messageSumsExceeded }),
      href: linkTo('/messages', { status: 'sent' }),
      isLate: true,
    },
    {
      count: queues.messagesGivenUp,
      words: operatorTodayText.messages({ count: queues.messagesGivenUp }),
      href: linkTo('/messages'),
      since: oldest.message,
      isLate: isOver(oldest.message),
    },
  ];
}

/** Tasks of others, without stuck ones, which the operator has to look after. */
async function listTasksOfOthers(
  { database: { read }, now }: HostServices,
  { queues, returnsOfOthers: returns }: SharedCounts,
): Promise<readonly Task[]> {
  const ofSellers = { by: 'seller', since: now() - STUCK_AFTER_MS.placed } as const;
  const newCount = await countNewOrders(read, ofSellers, MOST);
  return [
    {
      count: newCount,
      words: operatorTodayText.newForSellers({ count: newCount }),
      href: newOrders('seller'),
      since: await oldestNewOrder(read, ofSellers),
    },
    {
      count: returns.count,
      words: operatorTodayText.returns({ count: returns.count }),
      href: linkTo('/returns'),
      since: returns.oldest,
    },
    {
      count: queues.ordersOverdue,
      words: operatorTodayText.overdue({ count: queues.ordersOverdue }),
      href: linkTo('/orders', { status: 'awaiting-payment' }),
    },
  ];
}

const newOrders = (accepts: Accepting): string => linkTo('/orders', { status: 'placed', accepts });

/** Sales since midnight in India, and those of the seven days that end today. */
async function describeDay(services: HostServices): Promise<Html> {
  const { days, total, currency } = await countFigures(services, 7);
  const today = days.at(-1) ?? total;
  const counts = ({ orders }: Figures) => ({ count: orders, orders: figure(orders) });
  return tiles([
    [money(today.salesMinor, currency), operatorTodayText.ordersToday(counts(today))],
    [money(total.salesMinor, currency), operatorTodayText.ordersOfWeek(counts(total))],
  ]);
}
