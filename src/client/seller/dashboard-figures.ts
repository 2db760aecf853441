import { UNREACHABLE } from '../../browser/api-answer.ts';
import { addDays } from '../../core/delivery/delivery-date.ts';
import { indianDay } from '../../core/calendar/indian-day.ts';
import type { SellerCounts, SellerFigures, SellerMonth } from '../../core/contract/sellers.ts';
import { compactAmounts } from '../../core/money/compact-amount.ts';
import { decimalsOf } from '../../core/money/money.ts';
import { fetchApi } from '../../browser/api.ts';
import { tell } from '../../browser/notice.ts';
import { askAsSeller, readSellerToken } from './seller-session.ts';
import { makeChart } from './bar-chart.ts';
import { report, reportUnread, setFigureLook } from './dashboard-list.ts';
import { onSend } from '../forms/form-send.ts';
import { formatIn } from '../../browser/money.ts';
import { saveFile } from '../../browser/save-file.ts';
import { copyTemplate, formatDay, writeTexts } from '../../browser/templates.ts';

/** Default range of the spreadsheet, in days before today. */
const SPREADSHEET_DAYS = 30;

/** Shown larger, as sellers look for it first. */
const MAIN_FIGURE = 'Sales';

/** Months that can be chosen. */
const MONTHS = 12;

const months = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** "November 2026". */
const formatMonth = (month: string): string => months.format(new Date(`${month}-01T00:00:00Z`));

const opened = new WeakSet<Element>();
/** Numbers the requests of each part, so that an answer to an earlier one is not shown. */
const wishes = { day: 0, month: 0 };

/** A day's and a month's figures with charts, and orders as a spreadsheet. */
export function open(container: HTMLElement, dashboard: HTMLElement): void {
  const day = container.querySelector<HTMLInputElement>('[data-day]');
  const month = container.querySelector<HTMLSelectElement>('[data-month]');
  const form = container.querySelector<HTMLFormElement>('[data-csv]');
  if (!day || !month || !form) return;
  if (!opened.has(container)) {
    opened.add(container);
    const today = indianDay(Date.now());
    day.value = today;
    month.replaceChildren(...listMonths(today).map((one) => new Option(formatMonth(one), one)));
    const [from, to] = form.querySelectorAll('input');
    if (from) from.value = addDays(today, -SPREADSHEET_DAYS);
    if (to) to.value = today;
    day.addEventListener('change', () => void showDay(container, dashboard, day.value));
    month.addEventListener('change', () => void showMonth(container, dashboard, month.value));
    onSend(form, () => download(container, new FormData(form)));
  }
  void showDay(container, dashboard, day.value);
  void showMonth(container, dashboard, month.value);
}

/** This month and those before it. */
function listMonths(today: string): string[] {
  const listed = [today.slice(0, 7)];
  while (listed.length < MONTHS) listed.push(addDays(`${listed.at(-1)}-01`, -1).slice(0, 7));
  return listed;
}

async function showDay(container: HTMLElement, dashboard: HTMLElement, day: string): Promise<void> {
  if (!day) return;
  const own = ++wishes.day;
  const answer = await askAsSeller<{ figures: SellerFigures }>(`/seller/figures?day=${day}`);
  // Another day was chosen meanwhile.
  if (own !== wishes.day) return;
  if (!answer.ok) {
    reportUnread(container, answer);
    return;
  }
  const { figures } = answer.data;
  const { currency, hours } = figures;
  showFigures(container, dashboard, 'now', [
    ['Orders to do', String(figures.waiting)],
    ['Returns to do', String(figures.returnsWaiting)],
  ]);
  showFigures(container, dashboard, 'day', listCounts(figures, currency));
  const hourWords = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  showChart(container, dashboard, 'day', currency, {
    title: 'Sales by hour',
    entries: hours.map((entry) => ({ ...entry, name: hourWords(entry.hour), label: String(entry.hour) })),
    columns: ['Hour', 'Sales', 'Orders'],
    cells: ({ name, salesMinor, orders }) => [name, formatIn(currency, salesMinor), String(orders)],
  });
}

async function showMonth(container: HTMLElement, dashboard: HTMLElement, chosen: string): Promise<void> {
  const own = ++wishes.month;
  const answer = await askAsSeller<{ month: SellerMonth }>(`/seller/figures/${chosen}`);
  if (own !== wishes.month) return;
  if (!answer.ok) {
    reportUnread(container, answer);
    return;
  }
  const { month } = answer.data;
  const { currency, days } = month;
  showFigures(container, dashboard, 'month', listCounts(month, currency));
  showChart(container, dashboard, 'month', currency, {
    title: 'Sales by day',
    entries: days.map((entry) => ({ ...entry, name: formatDay(entry.day), label: String(Number(entry.day.slice(8))) })),
    columns: ['Day', 'Sales', 'Orders', 'Pieces', 'Cancelled', 'Handed over', 'Delivered', 'Returns'],
    cells: (entry) => [
      entry.name,
      formatIn(currency, entry.salesMinor),
      ...[entry.orders, entry.pieces, entry.cancelled, entry.dispatched, entry.delivered, entry.returns].map(String),
    ],
  });
}

type Figure = readonly [label: string, value: string];

const listCounts = (counts: SellerCounts, currency: string): Figure[] => [
  ['Sales', formatIn(currency, counts.salesMinor)],
  ['Orders', String(counts.orders)],
  ['Pieces', String(counts.pieces)],
  ['Cancelled', String(counts.cancelled)],
  ['Handed over', String(counts.dispatched)],
  ['Delivered', String(counts.delivered)],
  ['Returns', String(counts.returns)],
];

function showFigures(container: HTMLElement, dashboard: HTMLElement, part: string, figures: readonly Figure[]): void {
  container.querySelector(`[data-figures=${part}]`)?.replaceChildren(
    ...figures.map(([label, value]) => {
      const figure = copyTemplate(dashboard, 'figure');
      writeTexts(figure, { label, value });
      setFigureLook(figure, value, label === MAIN_FIGURE);
      return figure;
    }),
  );
}

/** A part of the day or month. */
interface Entry extends Pick<SellerCounts, 'salesMinor' | 'orders'> {
  readonly name: string;
  /** Its name below the chart. */
  readonly label: string;
}

/** Whether anything happened in a part. */
const hasHappened = ({ orders, cancelled, dispatched, delivered, returns }: Entry & Partial<SellerCounts>): boolean =>
  [orders, cancelled, dispatched, delivered, returns].some((count) => count !== undefined && count > 0);

interface Series<T extends Entry> {
  readonly title: string;
  readonly entries: readonly T[];
  readonly columns: readonly string[];
  cells(entry: T): readonly string[];
}

/** Draws the sales; nothing where there are none and nothing else happened. */
function showChart<T extends Entry>(
  container: HTMLElement,
  dashboard: HTMLElement,
  part: string,
  currency: string,
  { title, entries, columns, cells }: Series<T>,
): void {
  const best = entries.reduce<T | undefined>(
    (most, entry) => (entry.salesMinor > (most?.salesMinor ?? 0) ? entry : most),
    undefined,
  );
  const compact = compactAmounts(currency);
  const minorPerMajor = 10 ** decimalsOf(currency);
  container.querySelector(`[data-chart=${part}]`)?.replaceChildren(
    ...(best
      ? [
          makeChart(dashboard, {
            title,
            summary: `${title}. Most: ${formatIn(currency, best.salesMinor)}, ${best.name}. All figures are in the table below.`,
            names: entries.map(({ label }) => label),
            values: entries.map(({ salesMinor }) => salesMinor / minorPerMajor),
            formatTick: (value) => compact.format(value),
            columns,
            rows: entries.filter(hasHappened).map(cells),
          }),
        ]
      : []),
  );
}

/** The host streams the file with low priority, and the connection may be slow. */
const FILE_MS = 900_000;

/** A plain link can't carry the seller's token. */
async function download(container: HTMLElement, data: FormData): Promise<void> {
  const [from, to] = [String(data.get('from')), String(data.get('to'))];
  if (!from || !to || from > to) {
    tell('Choose the first day and the last day.');
    return;
  }
  const path = `/seller/orders.csv?${new URLSearchParams({ from, to })}`;
  let file: Blob;
  try {
    const response = await fetchApi(path, { token: readSellerToken(), timeoutMs: FILE_MS });
    if (!response.headers.get('content-type')?.startsWith('text/csv')) {
      const { code } = ((await response.json()) as { error: { code: number } }).error;
      if (code === 422) tell('Choose one year at most.');
      else if (code === 429 || code === 503) tell('Another file is being made. Try again in a minute.');
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
