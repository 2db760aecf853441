import { formatShortDay } from '../../../core/calendar/short-day.ts';
import { type Content, type Html, html } from '../../ground/http/html.ts';
import { compactAmounts } from '../../../core/money/compact-amount.ts';
import { decimalsOf } from '../../../core/money/money.ts';
import { countOf } from '../../../core/text/figures.ts';
import { withCapital } from '../../../core/text/capital.ts';
import { countFigures, type DayFigures, type Figures, type Report } from '../operator/figures.ts';
import {
  behind,
  card,
  choice,
  formatDay,
  formatSpan,
  hiddenFields,
  hint,
  linkTo,
  money,
  nothing,
  numberColumn,
  spanFigure,
  table,
  tiles,
} from './html.ts';
import type { PageContent } from './layout.ts';
import { drawPlot, type Plot, roomOfLabels } from './plot.ts';
import { sellerChoices } from './seller-names.ts';
import { emptyOf, tabs } from './status-links.ts';
import type { Visit } from './visit.ts';

const HOUR_MS = 3_600_000;
/** The fewest of which a share is said in percent. */
const LEAST_FOR_PERCENT = 20;
const SPANS = ['7', '30', '90'] as const;
const DEFAULT_SPAN = '30';
/** So many charts are open on phones. */
const OPEN_PLOTS = 2;

/** Orders, sales, cancellations, returns and the time to dispatch. */
export async function figuresPage({ services, query }: Visit): Promise<PageContent> {
  const { sellers } = services.shop();
  const span = SPANS.find((known) => known === query['days']) ?? DEFAULT_SPAN;
  const sellerId = sellers.has(query['seller'] ?? '') ? query['seller'] : undefined;
  const report = await countFigures(services, Number(span), sellerId);
  const { currency, days: byDay, total, dispatch } = report;
  const spans = tabs(
    'Days',
    SPANS.map((days) => ({
      href: linkTo('/figures', { days, seller: sellerId }),
      text: `${days} days`,
      isOpen: days === span,
    })),
  );
  const form = html`<form class="pick" method="get" action="${linkTo('/figures')}">${hiddenFields({ days: span })}
${choice(html`<span class="unseen">Seller</span>`, 'seller', [['', 'All sellers'], ...sellerChoices(services)], sellerId)}<button class="plain" type="submit">Show</button></form>`;
  const shown = tiles([
    [String(total.orders), [total.orders === 1 ? 'order' : 'orders', trend(({ orders }) => orders, report, span)]],
    [
      money(total.salesMinor, currency),
      [
        'sales',
        trend(
          ({ salesMinor }) => salesMinor,
          report,
          span,
          (minor) => money(minor, currency),
        ),
      ],
    ],
    shareTile(total.cancelled, total.shipments, 'shipment', 'cancelled'),
    shareTile(total.returned, total.delivered, 'delivery', 'returned', 'deliveries'),
    ...(dispatch ? [[withCapital(spanFigure(dispatch.medianMs)), 'to dispatch, median'] as const] : []),
    ...(dispatch && dispatch.count >= LEAST_FOR_PERCENT
      ? [[withCapital(spanFigure(dispatch.slowMs)), 'to dispatch 9 of 10'] as const]
      : []),
  ]);
  const bars = (amountOf: (row: DayFigures) => number) =>
    byDay.map((row) => ({ label: formatShortDay(row.day), value: amountOf(row) }));
  const compact = compactAmounts(currency);
  const minorPerMajor = 10 ** decimalsOf(currency);
  const counts = (title: string, heading: string, amountOf: (row: DayFigures) => number): Drawn => ({
    ...{ title, heading, bars: bars(amountOf), format: String, formatTick: String },
  });
  const plots: readonly Drawn[] = [
    {
      ...{ title: 'Sales by day', heading: 'Sales by day' },
      bars: bars(({ salesMinor }) => salesMinor),
      format: (minor) => money(minor, currency),
      formatTick: (minor) => compact.format(minor / minorPerMajor),
    },
    counts('Orders by day', 'Orders by day', ({ orders }) => orders),
    counts('Cancelled shipments by day', 'Cancelled shipments', ({ cancelled }) => cancelled),
    counts('Delivered shipments by day', 'Delivered shipments', ({ delivered }) => delivered),
    counts('Returned shipments by day', 'Returned shipments', ({ returned }) => returned),
    counts('Median hours to dispatch by day', 'Hours to dispatch', ({ dispatchMs }) =>
      // A bar is seen for what took minutes, too.
      dispatchMs === undefined ? 0 : Math.max(0.1, Math.round((dispatchMs / HOUR_MS) * 10) / 10),
    ),
  ];
  const counted = ['Orders', 'Sales', 'Shipments', 'Cancelled', 'Delivered', 'Returned', 'To dispatch'];
  const list = table(
    ['Day', ...counted.map(numberColumn)],
    byDay.map((row) => [
      ...[formatDay(row.day), row.orders, money(row.salesMinor, currency)],
      ...[row.shipments, row.cancelled, row.delivered, row.returned],
      row.dispatchMs !== undefined && formatSpan(row.dispatchMs),
    ]),
    { caption: 'Figures by day' },
  );
  if (total.shipments === 0)
    return {
      title: 'Figures',
      tools: [spans, form],
      content: html`${shown}${nothing(emptyOf('/figures', `No orders in these ${span} days.`))}`,
    };
  const content = html`${shown}
${drawings(plots)}
${hint('By the day on which orders were placed. Orders and sales leave out what was cancelled. A shipment is one seller’s share of an order.')}
${behind('All figures as a table', list)}`;
  return { title: 'Figures', tools: [spans, form], content };
}

/** A chart with the heading of its card. */
interface Drawn extends Plot {
  readonly heading: string;
}

/** Charts side by side; on a phone the first ones, and the others behind their headings. */
function drawings(plots: readonly Drawn[]): Html {
  const left = roomOfLabels(plots);
  return html`<div class="plots">${plots.map((drawn, index) => {
    const { heading, bars } = drawn;
    const shown = bars.some(({ value }) => value > 0) ? drawPlot(drawn, left) : hint('None in these days.');
    return card(heading, index < OPEN_PLOTS ? shown : behind(heading, shown));
  })}</div>`;
}

/** "12% more than the 30 days before", and of few orders "8 in the 30 days before"; nothing where there were none. */
function trend(
  amountOf: (of: Figures) => number,
  { total, before }: Pick<Report, 'total' | 'before'>,
  days: string,
  format: (amount: number) => string = String,
): Content {
  const [now, then] = [amountOf(total), amountOf(before)];
  if (before.orders === 0 || then <= 0) return undefined;
  const percent = Math.round((100 * (now - then)) / then);
  const change = percent === 0 ? 'as much as in' : `${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'} than`;
  const words = before.orders < LEAST_FOR_PERCENT ? `${format(then)} in` : change;
  return html`<br><span class="trend">${words} the ${days} days before</span>`;
}

/** How many of a whole: "5%" of 40 shipments, "1 of 3" of few. */
function shareTile(
  part: number,
  whole: number,
  word: string,
  did: string,
  words = `${word}s`,
): readonly [figure: string, words: string] {
  if (whole === 0) return ['0', `${words} ${did}`];
  if (whole < LEAST_FOR_PERCENT) return [`${part} of ${whole}`, `${whole === 1 ? word : words} ${did}`];
  return [`${Math.round((1000 * part) / whole) / 10}%`, `of ${countOf(whole, word, words)} ${did}`];
}
