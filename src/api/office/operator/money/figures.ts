import { operatorFiguresText } from '../../../../messages/rooms/operator-figures.ts';
import { formatShortDay } from '../../../../core/calendar/short-day.ts';
import { type Content, type Html, html } from '../../../ground/http/html.ts';
import { compactAmounts } from '../../../../core/money/compact-amount.ts';
import { decimalsOf } from '../../../../core/money/format-price.ts';
import { figure } from '../../../../core/text/figures.ts';
import { withCapital } from '../../../../core/text/capital.ts';
import { countFigures, type DayFigures, type Figures } from '../../../entry/operator/lists/figures.ts';
import { behind, card, hint, nothing, tiles } from '../../kit/pieces/html.ts';
import { choice, hiddenFields } from '../../kit/pieces/fields.ts';
import { formatDay, formatSpan, money, spanFigure } from '../../kit/pieces/format.ts';
import { linkTo, emptyOf } from '../frame/links.ts';
import { numberColumn, table } from '../../kit/lists/table.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { PICK_SCRIPT } from '../../kit/page/page-scripts.ts';
import { drawPlot, type Plot, roomOfLabels } from '../../kit/pieces/plot.ts';
import { sellerChoices } from '../frame/seller-names.ts';
import { tabs } from '../../kit/lists/tabs.ts';
import { LEAST_FOR_PERCENT, trend, trendWords } from '../../kit/pieces/trend.ts';
import type { Visit } from '../frame/visit.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Shorter times are drawn in minutes, as an axis of hours would have only two lines. */
const LEAST_IN_HOURS_MS = 2 * HOUR_MS;
/** The lowest bar in a chart of minutes, so that it is a line on the axis. */
const LEAST_MINUTES = 0.03;
const SPANS = ['7', '30', '90'] as const;
const DEFAULT_SPAN = '30';
/** How many charts are open on phones. */
const OPEN_PLOTS = 2;

/** Orders, sales, cancellations, returns and the time to dispatch. */
export async function figuresPage({ services, query }: Visit): Promise<PageContent> {
  const { sellers } = services.shop();
  const span = SPANS.find((known) => known === query['days']) ?? DEFAULT_SPAN;
  const sellerId = sellers.has(query['seller'] ?? '') ? query['seller'] : undefined;
  const report = await countFigures(services, Number(span), sellerId);
  const { currency, days: byDay, total, dispatch } = report;
  const spans = tabs(
    operatorFiguresText.days,
    SPANS.map((days) => ({
      href: linkTo('/figures', { days, seller: sellerId }),
      text: operatorFiguresText.spanDays({ days: Number(days) }),
      isOpen: days === span,
    })),
  );
  const form = html`<form class="pick" method="get" action="${linkTo('/figures')}">${hiddenFields({ days: span })}
${choice(html`<span class="unseen">${operatorFiguresText.seller}</span>`, 'seller', [['', operatorFiguresText.allSellers], ...sellerChoices(services)], sellerId)}<button class="plain" type="submit">${operatorFiguresText.show}</button></form>`;
  const { before } = report;
  const shareBefore = (share: (of: Figures) => string): Content =>
    before.shipments > 0 && trendWords(operatorFiguresText.inDaysBefore({ figure: share(before), days: span }));
  const cancelledShare = (of: Figures) => shareFigure(of.cancelled, of.shipments);
  const returnedShare = (of: Figures) => shareFigure(of.returned, of.delivered);
  const shown = tiles([
    [
      String(total.orders),
      [operatorFiguresText.orderCount({ count: total.orders }), trend(({ orders }) => orders, report, span)],
    ],
    [
      money(total.salesMinor, currency),
      [
        operatorFiguresText.salesSum,
        trend(
          ({ salesMinor }) => salesMinor,
          report,
          span,
          (minor) => money(minor, currency),
        ),
      ],
    ],
    [cancelledShare(total), [cancelledWords(total.shipments), shareBefore(cancelledShare)]],
    [returnedShare(total), [returnedWords(total.delivered), before.delivered > 0 && shareBefore(returnedShare)]],
    ...(dispatch ? [[withCapital(spanFigure(dispatch.medianMs)), operatorFiguresText.medianToDispatch] as const] : []),
    ...(dispatch && dispatch.count >= LEAST_FOR_PERCENT
      ? [[withCapital(spanFigure(dispatch.slowMs)), operatorFiguresText.mostToDispatch] as const]
      : []),
  ]);
  const compact = compactAmounts(currency);
  const minorPerMajor = 10 ** decimalsOf(currency);
  const counts = (title: string, heading: string, amountOf: (row: Figures) => number): Drawn => ({
    ...{ title, heading, bars: barsOf(byDay, amountOf), format: String, formatTick: String },
    total: figure(amountOf(total)),
  });
  const plots: readonly Drawn[] = [
    {
      ...{ title: operatorFiguresText.salesByDay, heading: operatorFiguresText.salesByDay },
      bars: barsOf(byDay, ({ salesMinor }) => salesMinor),
      format: (minor) => money(minor, currency),
      formatTick: (minor) => compact.format(minor / minorPerMajor),
    },
    counts(operatorFiguresText.ordersByDay, operatorFiguresText.ordersByDay, ({ orders }) => orders),
    counts(operatorFiguresText.cancelledByDay, operatorFiguresText.cancelledShipments, ({ cancelled }) => cancelled),
    counts(operatorFiguresText.deliveredByDay, operatorFiguresText.deliveredShipments, ({ delivered }) => delivered),
    counts(operatorFiguresText.returnedByDay, operatorFiguresText.returnedShipments, ({ returned }) => returned),
    { ...dispatchPlot(byDay), total: dispatch && spanFigure(dispatch.medianMs) },
  ];
  const counted = [
    ...[operatorFiguresText.orders, operatorFiguresText.sales, operatorFiguresText.shipments],
    ...[operatorFiguresText.cancelled, operatorFiguresText.delivered, operatorFiguresText.returned],
    operatorFiguresText.toDispatch,
  ];
  const list = table(
    [operatorFiguresText.day, ...counted.map(numberColumn)],
    byDay.map((row) => [
      ...[formatDay(row.day), row.orders, money(row.salesMinor, currency)],
      ...[row.shipments, row.cancelled, row.delivered, row.returned],
      row.dispatchMs !== undefined && formatSpan(row.dispatchMs),
    ]),
    { caption: operatorFiguresText.byDay },
  );
  if (total.shipments === 0)
    return {
      title: operatorFiguresText.title,
      tools: [spans, form],
      script: PICK_SCRIPT,
      content: html`${shown}${nothing(emptyOf('/figures', operatorFiguresText.none({ days: span })))}`,
    };
  const content = html`${shown}
${drawings(plots)}
${hint(operatorFiguresText.howCounted)}
${behind(operatorFiguresText.asTable, list)}`;
  return { title: operatorFiguresText.title, tools: [spans, form], content, script: PICK_SCRIPT };
}

/** A chart with the heading of its card. */
interface Drawn extends Plot {
  readonly heading: string;
  /** The total, for phones. */
  readonly total?: string | undefined;
}

const barsOf = (byDay: readonly DayFigures[], amountOf: (row: DayFigures) => number) =>
  byDay.map((row) => ({ label: formatShortDay(row.day), value: amountOf(row) }));

/** The median time to dispatch of each day, in hours or, where it never took long, in minutes. */
function dispatchPlot(byDay: readonly DayFigures[]): Drawn {
  const inHours = byDay.some(({ dispatchMs = 0 }) => dispatchMs >= LEAST_IN_HOURS_MS);
  // Times below a minute are fractions, with the words of the tile. Even the shortest has a visible bar.
  const bars = barsOf(byDay, ({ dispatchMs }) => {
    if (dispatchMs === undefined) return 0;
    if (inHours) return Math.max(0.1, Math.round((dispatchMs / HOUR_MS) * 10) / 10);
    const minutes = dispatchMs / MINUTE_MS;
    return minutes < 1 ? Math.max(LEAST_MINUTES, minutes) : Math.floor(minutes);
  }).map((bar, index) => {
    const { dispatchMs = MINUTE_MS } = byDay[index] ?? {};
    return !inHours && dispatchMs < MINUTE_MS ? { ...bar, said: '<1' } : bar;
  });
  const words = inHours
    ? { title: operatorFiguresText.hoursByDay, heading: operatorFiguresText.hoursToDispatch }
    : { title: operatorFiguresText.minutesByDay, heading: operatorFiguresText.minutesToDispatch };
  return { ...words, bars, format: String, formatTick: String };
}

/** Charts side by side; on a phone the first ones, and the others behind their headings. */
function drawings(plots: readonly Drawn[]): Html {
  const left = roomOfLabels(plots);
  return html`<div class="plots">${plots.map((drawn, index) => {
    const { heading, bars, total } = drawn;
    const shown = bars.some(({ value }) => value > 0) ? drawPlot(drawn, left) : hint(operatorFiguresText.noneInDays);
    const summary = html`<span>${heading}</span>${total !== undefined && html` <span class="number">${total}</span>`}`;
    return card(heading, index < OPEN_PLOTS ? shown : behind(summary, shown));
  })}</div>`;
}

/** A part of a whole: "5%" of 40 shipments, or "1 of 3" if they are few. */
function shareFigure(part: number, whole: number): string {
  if (whole === 0) return '0';
  return whole < LEAST_FOR_PERCENT
    ? operatorFiguresText.partOf({ part, all: whole })
    : operatorFiguresText.share({ percent: Math.round((1000 * part) / whole) / 10 });
}

/** The words after the figure: "of 40 shipments cancelled" after a percentage, "shipments cancelled" after "1 of 3". */
function cancelledWords(whole: number): string {
  if (whole === 0) return operatorFiguresText.cancelledNone;
  return whole < LEAST_FOR_PERCENT
    ? operatorFiguresText.cancelledPart({ all: whole })
    : operatorFiguresText.cancelledShare({ count: whole, all: figure(whole) });
}

function returnedWords(whole: number): string {
  if (whole === 0) return operatorFiguresText.returnedNone;
  return whole < LEAST_FOR_PERCENT
    ? operatorFiguresText.returnedPart({ all: whole })
    : operatorFiguresText.returnedShare({ count: whole, all: figure(whole) });
}
