import { type Answered, UNREACHABLE } from '../../browser/api/api-answer.ts';
import { formatShortDay } from '../../core/calendar/short-day.ts';
import { addDays } from '../../core/delivery/delivery-date.ts';
import { indianDay } from '../../core/calendar/indian-day.ts';
import type { SellerCounts, SellerFigures, SellerMonth } from '../../contract/seller-orders.ts';
import { compactAmounts } from '../../core/money/compact-amount.ts';
import { decimalsOf } from '../../core/money/format-price.ts';
import { sellerFiguresText } from '../../messages/rooms/seller-figures.ts';
import { sellerOrdersText } from '../../messages/rooms/seller-orders.ts';
import { fetchApi } from '../../browser/api/api.ts';
import { tell } from '../../browser/notice.ts';
import { askAsSeller, readSellerToken } from './seller-session.ts';
import { makeChart } from './bar-chart.ts';
import { report, reportUnread, setFigureLook } from './dashboard-list.ts';
import { onSend } from '../forms/form-send.ts';
import { formatIn } from '../../browser/money.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import { make } from '../../browser/make.ts';
import { saveFile } from '../../browser/files/save-file.ts';
import { copyTemplate, formatDay, writeTexts } from '../../browser/templates.ts';
import { formatMonth } from './seller-dates.ts';
import styles from './dashboard-figures.css?url';

/** Months that can be chosen. */
const MONTHS = 12;

const opened = new WeakSet<Element>();
/** Numbers the requests, so that an answer to an earlier one is not shown. */
let wish = 0;

/** The figures of a period with a chart, and orders as a spreadsheet. */
export function open(container: HTMLElement, dashboard: HTMLElement): void {
  const day = container.querySelector<HTMLInputElement>('[data-of-period=day]');
  const month = container.querySelector<HTMLSelectElement>('[data-of-period=month]');
  const form = container.querySelector<HTMLFormElement>('[data-csv]');
  if (!day || !month || !form) return;
  const show = (): void => {
    const period = container.querySelector<HTMLInputElement>('[name=period]:checked')?.value;
    day.hidden = period !== 'day';
    month.hidden = period !== 'month';
    const today = indianDay(Date.now());
    if (period === 'month') setRange(form, `${month.value}-01`, lastOf(month.value, today));
    else if (period === 'day') setRange(form, day.value, day.value);
    else setRange(form, addDays(today, 1 - Number(period)), today);
    if (period === 'month') void showFigures(container, dashboard, readMonth(month.value));
    else if (period === 'day') void (day.value && showFigures(container, dashboard, readDay(day.value)));
    else void showFigures(container, dashboard, readDays(today, Number(period)));
  };
  if (!opened.has(container)) {
    opened.add(container);
    const today = indianDay(Date.now());
    day.value = today;
    month.replaceChildren(...listMonths(today).map((one) => new Option(formatMonth(one), one)));
    for (const control of [day, month, ...container.querySelectorAll('[name=period]')])
      control.addEventListener('change', show);
    onSend(form, () => download(container, new FormData(form)));
  }
  show();
}

/** The file has the days that are shown, until others are chosen. */
function setRange(form: HTMLFormElement, first: string, last: string): void {
  const [from, to] = form.querySelectorAll('input');
  if (from) from.value = first;
  if (to) to.value = last;
}

/** The last day of a month, or `today`. */
function lastOf(month: string, today: string): string {
  const next = addDays(`${month}-01`, 31).slice(0, 7);
  const last = addDays(`${next}-01`, -1);
  return last < today ? last : today;
}

/** This month and those before it. */
function listMonths(today: string): string[] {
  const listed = [today.slice(0, 7)];
  while (listed.length < MONTHS) listed.push(addDays(`${listed.at(-1)}-01`, -1).slice(0, 7));
  return listed;
}

/** An hour or a day. */
interface Entry extends Pick<SellerCounts, 'salesMinor' | 'orders'> {
  readonly name: string;
  /** Its name below the chart; empty for one without a name there. */
  readonly label: string;
  /** The cells of its row after the name and the sales. */
  readonly counts: readonly number[];
}

/** What is shown of a period. */
interface Period {
  readonly currency: string;
  readonly counts: Counts;
  /** Those of as many days before; of a day or a month there are none. */
  readonly before?: { readonly days: number; readonly counts: Counts };
  /** The title of the chart. */
  readonly title: string;
  readonly columns: readonly string[];
  readonly entries: readonly Entry[];
}

async function readDay(day: string): Promise<Answered<Period>> {
  const answer = await askAsSeller<{ figures: SellerFigures }>(`/seller/figures?day=${day}`);
  if (!answer.ok) return answer;
  const { figures: counts } = answer.data;
  const entries = counts.hours.map(({ hour, salesMinor, orders }) => ({
    name: `${String(hour).padStart(2, '0')}:00`,
    label: hour % 6 === 0 ? `${hour}:00` : '',
    salesMinor,
    orders,
    counts: [orders],
  }));
  const title = sellerFiguresText.byHour({ day: formatDay(day) });
  return {
    ok: true,
    data: {
      currency: counts.currency,
      counts,
      title,
      columns: [sellerFiguresText.hour, sellerFiguresText.sales, sellerFiguresText.orders],
      entries,
    },
  };
}

const askForMonth = (month: string) => askAsSeller<{ month: SellerMonth }>(`/seller/figures/${month}`);

async function readMonth(chosen: string): Promise<Answered<Period>> {
  const answer = await askForMonth(chosen);
  if (!answer.ok) return answer;
  const { month } = answer.data;
  const period = byDay(sellerFiguresText.byDay({ month: formatMonth(chosen) }), month.currency, month.days, (day) =>
    Number(day.slice(8)) % 5 === 0 ? String(Number(day.slice(8))) : '',
  );
  return { ok: true, data: { ...period, counts: month } };
}

/** So many days until `today`, which may be those of several months, with as many before them. */
async function readDays(today: string, count: number): Promise<Answered<Period>> {
  const first = addDays(today, 1 - count);
  const start = addDays(first, -count);
  const days: SellerMonth['days'][number][] = [];
  let currency = '';
  const months = new Set(Array.from({ length: 2 * count }, (_, index) => addDays(start, index).slice(0, 7)));
  for (const answer of await Promise.all([...months].map(askForMonth))) {
    if (!answer.ok) return answer;
    days.push(...answer.data.month.days.filter(({ day }) => day >= start && day <= today));
    ({ currency } = answer.data.month);
  }
  const title = sellerFiguresText.byDays({ from: formatShortDay(first), to: formatShortDay(today) });
  const shown = days.filter(({ day }) => day >= first);
  const before = { days: count, counts: addUp(days.filter(({ day }) => day < first)) };
  return { ok: true, data: { ...byDay(title, currency, shown, formatShortDay), before } };
}

const NAMES = ['orders', 'pieces', 'salesMinor', 'toDo', 'onTheWay', 'arrived', 'cancelled', 'returns'] as const;
type Counts = Pick<SellerCounts, (typeof NAMES)[number]>;

const addUp = (days: SellerMonth['days']): Counts =>
  Object.fromEntries(NAMES.map((name) => [name, days.reduce((sum, day) => sum + day[name], 0)])) as unknown as Counts;

function byDay(title: string, currency: string, days: SellerMonth['days'], label: (day: string) => string): Period {
  return {
    currency,
    counts: addUp(days),
    title,
    columns: [sellerFiguresText.day, sellerFiguresText.sales, ...COUNTED.map((name) => COUNT_WORDS[name])],
    entries: days.map((day) => ({
      name: formatDay(day.day),
      label: label(day.day),
      salesMinor: day.salesMinor,
      orders: day.orders,
      counts: COUNTED.map((name) => day[name]),
    })),
  };
}

async function showFigures(
  container: HTMLElement,
  dashboard: HTMLElement,
  asked: Promise<Answered<Period>>,
): Promise<void> {
  const own = ++wish;
  const [answer] = await Promise.all([asked, loadStyles(styles)]);
  // Another period was chosen meanwhile.
  if (own !== wish) return;
  if (!answer.ok) {
    reportUnread(container, answer);
    return;
  }
  const { counts, before, currency } = answer.data;
  // Who has just begun has nothing to compare with.
  const isCompared = TILES.some((name) => (before?.counts[name] ?? 0) > 0);
  const tiles = TILES.map((name) => {
    const value = name === 'salesMinor' ? formatIn(currency, counts.salesMinor) : String(counts[name]);
    const label = name === 'orders' ? sellerFiguresText.withoutCancelled : COUNT_WORDS[name];
    const compared = before && isCompared ? compareWords(counts[name], before.counts[name], before.days) : '';
    const figure = makeFigure(dashboard, label, value, compared);
    setFigureLook(figure, value);
    return figure;
  });
  container.querySelector('[data-figures]')?.replaceChildren(...tiles);
  container
    .querySelector('[data-facts]')
    ?.replaceChildren(
      ...(['toDo', 'onTheWay', 'arrived', 'cancelled'] as const).map((name) =>
        makeFigure(dashboard, COUNT_WORDS[name], String(counts[name])),
      ),
    );
  showChart(container, answer.data);
}

const COUNT_WORDS = {
  salesMinor: sellerFiguresText.sales,
  orders: sellerFiguresText.orders,
  pieces: sellerFiguresText.pieces,
  // As the filters of the orders say it.
  toDo: sellerOrdersText.filterWaiting,
  onTheWay: sellerOrdersText.filterDispatched,
  arrived: sellerOrdersText.filterDelivered,
  cancelled: sellerFiguresText.cancelled,
  returns: sellerFiguresText.returns,
} as const;
/** What has a tile. */
const TILES = ['salesMinor', 'orders', 'pieces', 'returns'] as const;
/** The columns of the table, after the sales. */
const COUNTED = ['orders', 'pieces', 'cancelled', 'returns'] as const;

/** "12% more than the 30 days before". */
function compareWords(now: number, before: number, days: number): string {
  if (before === 0) return sellerFiguresText.noneBefore({ days });
  const percent = Math.round((now / before - 1) * 100);
  if (percent === 0) return sellerFiguresText.same({ days });
  return percent > 0 ? sellerFiguresText.more({ percent, days }) : sellerFiguresText.less({ percent: -percent, days });
}

function makeFigure(dashboard: HTMLElement, label: string, value: string, note = ''): HTMLElement {
  const figure = copyTemplate(dashboard, 'figure');
  writeTexts(figure, { label, value });
  if (note) figure.append(make('dd', {}, note));
  return figure;
}

/** Draws the sales, and says so where there are none. */
function showChart(container: HTMLElement, { currency, title, columns, entries }: Period): void {
  const best = entries.reduce<Entry | undefined>(
    (most, entry) => (entry.salesMinor > (most?.salesMinor ?? 0) ? entry : most),
    undefined,
  );
  const compact = compactAmounts(currency);
  const minorPerMajor = 10 ** decimalsOf(currency);
  const chart =
    best &&
    makeChart({
      title,
      summary: sellerFiguresText.summary({
        title,
        sales: formatIn(currency, best.salesMinor),
        name: best.name,
      }),
      names: entries.map(({ label }) => label),
      values: entries.map(({ salesMinor }) => salesMinor / minorPerMajor),
      formatTick: (value) => compact.format(value),
      columns,
      rows: entries
        .filter(({ counts }) => counts.some((count) => count > 0))
        .map(({ name, salesMinor, counts }) => [name, formatIn(currency, salesMinor), ...counts.map(String)]),
    });
  container.querySelector('[data-chart]')?.replaceChildren(...(chart ? [chart] : []));
  const empty = container.querySelector<HTMLElement>('[data-empty]');
  if (empty) empty.hidden = best !== undefined;
}

/** The host streams the file with low priority, and the connection may be slow. */
const FILE_MS = 900_000;

/** A plain link can't carry the seller's token. */
async function download(container: HTMLElement, data: FormData): Promise<void> {
  const [from, to] = [String(data.get('from')), String(data.get('to'))];
  if (!from || !to || from > to) {
    tell(sellerFiguresText.chooseDays);
    return;
  }
  const path = `/seller/orders.csv?${new URLSearchParams({ from, to })}`;
  let file: Blob;
  try {
    const response = await fetchApi(path, { token: readSellerToken(), timeoutMs: FILE_MS });
    if (!response.headers.get('content-type')?.startsWith('text/csv')) {
      const { code } = ((await response.json()) as { error: { code: number } }).error;
      if (code === 422) tell(sellerFiguresText.oneYear);
      else if (code === 429 || code === 503) tell(sellerFiguresText.anotherFile);
      else report(container, { ...UNREACHABLE, code });
      return;
    }
    file = await response.blob();
  } catch {
    report(container, UNREACHABLE);
    return;
  }
  saveFile(file, `orders-${from}-${to}.csv`);
}
