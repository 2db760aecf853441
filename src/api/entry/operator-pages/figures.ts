import { type Html, html } from '../../ground/http/html.ts';
import { compactAmounts } from '../../../core/money/compact-amount.ts';
import { decimalsOf, formatMoney } from '../../../core/money/money.ts';
import { countOf } from '../../../core/text/figures.ts';
import { isLongFigure } from '../../../core/text/long-figure.ts';
import { countFigures, type DayFigures } from '../operator/figures.ts';
import { behind, choice, facts, formatSpan, hiddenFields, hint, linkTo, money, numberColumn, table } from './html.ts';
import type { PageContent } from './layout.ts';
import { plot } from './plot.ts';
import { sellerChoices } from './seller-names.ts';
import { tabs } from './status-links.ts';
import type { Visit } from './visit.ts';

const HOUR_MS = 3_600_000;
const chartDays = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const SPANS = ['7', '30', '90'] as const;
const DEFAULT_SPAN = '30';

/** Orders, revenue, cancellations, returns and the time to dispatch. */
export async function figuresPage({ services, query }: Visit): Promise<PageContent> {
  const { sellers } = services.shop();
  const span = SPANS.find((known) => known === query['days']) ?? DEFAULT_SPAN;
  const sellerId = sellers.has(query['seller'] ?? '') ? query['seller'] : undefined;
  const { currency, days: byDay, total, dispatch } = await countFigures(services, Number(span), sellerId);
  const spans = tabs(
    'Days',
    SPANS.map((days) => ({
      href: linkTo('/figures', { days, seller: sellerId }),
      text: `${days} days`,
      isOpen: days === span,
    })),
  );
  const form = html`<form method="get" action="${linkTo('/figures')}">${hiddenFields({ days: span })}
${choice('Seller', 'seller', [['', 'All'], ...sellerChoices(services)], sellerId)}<button class="plain" type="submit">Show</button></form>`;
  const tiles = [
    [String(total.orders), total.orders === 1 ? 'order' : 'orders'],
    [money(total.revenueMinor, currency), 'revenue, without what was cancelled'],
    [percent(total.cancelled, total.shipments), `of ${countOf(total.shipments, 'shipment')} cancelled`],
    [percent(total.returned, total.delivered), `of ${countOf(total.delivered, 'delivered shipment')} returned`],
  ];
  const about = facts([
    ['Time to dispatch, median', dispatch ? formatSpan(dispatch.medianMs) : '–'],
    ['9 of 10 are dispatched within', dispatch ? formatSpan(dispatch.slowMs) : '–'],
  ]);
  const bars = (amountOf: (row: DayFigures) => number) =>
    byDay.map((row) => ({ label: chartDays.format(new Date(row.day)), value: amountOf(row) }));
  const rounded = (minor: number) => formatMoney(Math.round(minor / 100) * 100, currency, 'en-IN');
  const compact = compactAmounts(currency);
  const minorPerMajor = 10 ** decimalsOf(currency);
  const plots = [
    drawing(
      'Revenue by day',
      'Revenue by day',
      bars(({ revenueMinor }) => revenueMinor),
      rounded,
      (minor) => compact.format(minor / minorPerMajor),
    ),
    drawing(
      'Orders by day',
      'Orders by day',
      bars(({ orders }) => orders),
      String,
    ),
  ];
  const further = [
    drawing(
      'Cancelled shipments',
      'Share of cancelled shipments by day',
      bars((row) => share(row.cancelled, row.shipments)),
      formatPercent,
    ),
    drawing(
      'Delivered shipments',
      'Delivered shipments by day',
      bars(({ delivered }) => delivered),
      String,
    ),
    drawing(
      'Returned shipments',
      'Share of returned shipments by day',
      bars((row) => share(row.returned, row.delivered)),
      formatPercent,
    ),
    drawing(
      'Hours to dispatch',
      'Median hours to dispatch by day',
      // A bar is seen for what took minutes, too.
      bars(({ dispatchMs }) =>
        dispatchMs === undefined ? 0 : Math.max(0.1, Math.round((dispatchMs / HOUR_MS) * 10) / 10),
      ),
      String,
    ),
  ];
  const counted = ['Orders', 'Revenue', 'Shipments', 'Cancelled', 'Delivered', 'Returned', 'To dispatch'];
  const list = table(
    ['Day', ...counted.map(numberColumn)],
    byDay.map((row) => [
      ...[row.day, row.orders, money(row.revenueMinor, currency)],
      ...[row.shipments, row.cancelled, row.delivered, row.returned],
      row.dispatchMs !== undefined && formatSpan(row.dispatchMs),
    ]),
    'Figures by day',
  );
  const content = html`${spans}${form}
<ul class="tiles day">${tiles.map(([value = '', words]) => html`<li><div><b${isLongFigure(value) && html` class="long"`}>${value}</b> ${words}</div></li>`)}</ul>
<section class="card ends">${about}</section>
<div class="plots">${plots}</div>
${hint('By the day on which orders were placed. A seller’s part of an order is a shipment.')}
${behind('Cancelled, delivered, returned, and time to dispatch', html`<div class="plots">${further}</div>`)}
${behind('All figures as a table', list)}`;
  return { title: 'Figures', content };
}

const drawing = (heading: string, ...drawn: Parameters<typeof plot>): Html => {
  const [, bars] = drawn;
  const shown = bars.some(({ value }) => value > 0) ? plot(...drawn) : html`<p class="empty">None in these days.</p>`;
  return html`<div><h2>${heading}</h2>${shown}</div>`;
};

/** In percent, with one decimal; 0 where there is no whole. */
const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10);

const formatPercent = (value: number): string => `${value}%`;

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : formatPercent(share(part, whole)));
