import { compactAmounts } from '../../../../core/money/compact-amount.ts';
import { decimalsOf } from '../../../../core/money/format-price.ts';
import { addDays } from '../../../../core/delivery/delivery-date.ts';
import { indianDay } from '../../../../core/calendar/indian-day.ts';
import { day as dayField } from '../../../../contract/fields.ts';
import { operatorFiguresText } from '../../../../messages/rooms/operator-figures.ts';
import { sellerDashboardText } from '../../../../messages/rooms/seller-dashboard.ts';
import { sellerFiguresText } from '../../../../messages/rooms/seller-figures.ts';
import { sellerOrdersText } from '../../../../messages/rooms/seller-orders.ts';
import { type Html, html } from '../../../ground/http/html.ts';
import { choice, field, hiddenFields } from '../../kit/pieces/fields.ts';
import { formatMonth, money } from '../../kit/pieces/format.ts';
import { behind, card, facts, hint, nothing, tiles } from '../../kit/pieces/html.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { PICK_SCRIPT } from '../../kit/page/page-scripts.ts';
import { drawPlot, type Plot, roomOfLabels } from '../../kit/pieces/plot.ts';
import { numberColumn, table } from '../../kit/lists/table.ts';
import { tabs } from '../../kit/lists/tabs.ts';
import { trend } from '../../kit/pieces/trend.ts';
import { emptyOf, linkTo } from '../frame/links.ts';
import type { ShopVisit } from '../frame/visit.ts';
import { type Entry, type Period, readDay, readDays, readMonth } from './read-period.ts';

const PATH = '/figures';
/** The path of the table with the orders. */
export const ORDERS_FILE = `${PATH}/orders.csv`;

const PERIODS = ['day', '7', '30', 'month'] as const;
const DEFAULT_PERIOD = '30';
/** How many months can be chosen. */
const MONTHS = 12;

/** The figures of a period with a chart, and its orders as a table to download. */
export async function figuresPage({ services, shop: { sellerId }, query }: ShopVisit): Promise<PageContent> {
  const today = indianDay(services.now());
  const chosen = PERIODS.find((known) => known === query['period']) ?? DEFAULT_PERIOD;
  const months = listMonths(today);
  const month = months.find((known) => known === query['month']) ?? today.slice(0, 7);
  const day = dayField.safeParse(query['day']).data ?? today;
  const period =
    chosen === 'day'
      ? await readDay(services, sellerId, day)
      : chosen === 'month'
        ? await readMonth(services, sellerId, { month, today })
        : await readDays(services, sellerId, { count: Number(chosen), today });
  const periods = tabs(
    sellerFiguresText.period,
    PERIODS.map((known) => ({
      href: linkTo(PATH, { period: known }),
      text: nameOf(known),
      isOpen: known === chosen,
    })),
  );
  const pick =
    chosen === 'day'
      ? pickForm(chosen, field(unseen(sellerFiguresText.dayLabel), 'day', { type: 'date', required: true, value: day }))
      : chosen === 'month' &&
        pickForm(
          chosen,
          choice(
            unseen(sellerFiguresText.monthLabel),
            'month',
            months.map((known) => [known, formatMonth(known)]),
            month,
          ),
        );
  return {
    title: sellerDashboardText.figures,
    tools: [periods, pick],
    content: html`${totalsOf(period, chosen)}<div class="split"><div>${drawing(period)}</div><div>${statesOf(period)}${fileForm(query['from'] ?? period.days[0], query['to'] ?? period.days[1])}</div></div>`,
    ...(chosen === 'month' && { script: PICK_SCRIPT }),
  };
}

const unseen = (label: string): Html => html`<span class="unseen">${label}</span>`;

const nameOf = (period: (typeof PERIODS)[number]): string => {
  if (period === 'day') return sellerFiguresText.periodDay;
  return period === 'month' ? sellerFiguresText.periodMonth : sellerFiguresText.periodDays({ days: Number(period) });
};

const pickForm = (period: string, control: Html): Html =>
  html`<form class="pick" method="get" action="${linkTo(PATH)}">${hiddenFields({ period })}${control}<button class="plain" type="submit">${operatorFiguresText.show}</button></form>`;

/** This month and those before it. */
function listMonths(today: string): string[] {
  const listed = [today.slice(0, 7)];
  while (listed.length < MONTHS) listed.push(addDays(`${listed.at(-1)}-01`, -1).slice(0, 7));
  return listed;
}

/** The figures of a period, compared with the days before. */
function totalsOf({ total, before, currency }: Period, days: string): Html {
  const format = (minor: number): string => money(minor, currency);
  const compared = (name: 'salesMinor' | 'orders' | 'pieces' | 'returns') =>
    before && trend((of) => of[name], { total, before }, days, name === 'salesMinor' ? format : String);
  return tiles([
    [format(total.salesMinor), [sellerFiguresText.sales, compared('salesMinor')]],
    [String(total.orders), [sellerFiguresText.withoutCancelled, compared('orders')]],
    [String(total.pieces), [sellerFiguresText.pieces, compared('pieces')]],
    [String(total.returns), [sellerFiguresText.returns, compared('returns')]],
  ]);
}

/** The sales as a chart, followed by all figures as a table; says so if there are none. */
function drawing({ currency, title, columns, entries }: Period): Html {
  const best = entries.reduce<Entry | undefined>(
    (most, entry) => (entry.salesMinor > (most?.salesMinor ?? 0) ? entry : most),
    undefined,
  );
  const [first = '', ...others] = columns;
  const rows = entries.filter(({ counts }) => counts.some((count) => count > 0));
  const list = table(
    [first, ...others.map(numberColumn)],
    rows.map(({ name, salesMinor, counts }) => [name, money(salesMinor, currency), ...counts]),
    { caption: sellerFiguresText.table({ title }) },
  );
  if (!best)
    return html`${nothing(
      emptyOf(
        PATH,
        sellerFiguresText.none,
        html`${sellerFiguresText.noneHint} <a class="button plain" href="${linkTo('/products')}">${sellerDashboardText.seeProducts}</a>`,
      ),
    )}${rows.length > 0 && behind(sellerFiguresText.asTable, list)}`;
  const compact = compactAmounts(currency);
  const minorPerMajor = 10 ** decimalsOf(currency);
  const plot: Plot = {
    title: sellerFiguresText.summary({ title, sales: money(best.salesMinor, currency), name: best.name }),
    bars: entries.map(({ label, salesMinor }) => ({ label, value: salesMinor })),
    format: (minor) => money(minor, currency),
    formatTick: (minor) => compact.format(minor / minorPerMajor),
  };
  return html`<div class="plots">${card(title, drawPlot(plot, roomOfLabels([plot])))}</div>${behind(sellerFiguresText.asTable, list)}`;
}

const statesOf = ({ total: { toDo, onTheWay, arrived, cancelled } }: Period): Html =>
  card(
    sellerFiguresText.byState,
    facts([
      // These are named like the lists of orders.
      [sellerOrdersText.filterWaiting, String(toDo)],
      [sellerOrdersText.filterDispatched, String(onTheWay)],
      [sellerOrdersText.filterDelivered, String(arrived)],
      [sellerFiguresText.cancelled, String(cancelled)],
    ]),
  );

/** The form that downloads orders. It has the shown days until others are chosen. */
const fileForm = (from: string, to: string): Html =>
  card(
    sellerFiguresText.downloadOrders,
    html`${hint(sellerFiguresText.downloadHint)}<form class="narrow" method="get" action="${linkTo(ORDERS_FILE)}">${field(sellerFiguresText.firstDay, 'from', { type: 'date', required: true, value: from })}${field(sellerFiguresText.lastDay, 'to', { type: 'date', required: true, value: to })}<button class="plain" type="submit">${sellerFiguresText.download}</button></form>`,
  );
