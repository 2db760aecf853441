import { UNREACHABLE } from '../../core/api-answer.ts';
import { addDays } from '../../core/delivery-date.ts';
import { indianDay } from '../../core/indian-day.ts';
import type { SellerFigures } from '../../core/contract/sellers.ts';
import { fetchApi } from '../platform/api.ts';
import { tell } from '../../stores/notice.ts';
import { askAsSeller, readSellerToken } from './seller-session.ts';
import { report } from './dashboard-list.ts';
import { onSend } from '../forms/form-send.ts';
import { formatIn } from '../lib/money.ts';
import { copyTemplate, writeTexts } from '../lib/templates.ts';

/** Default range of the spreadsheet, in days before today. */
const SPREADSHEET_DAYS = 30;

/** Shown larger, as sellers look for them first. */
const MAIN_FIGURES = ['To do now', 'Sales'];

const opened = new WeakSet<Element>();
let wish = 0;

/** A day's figures, and orders as a spreadsheet. */
export function open(place: HTMLElement, dashboard: HTMLElement): void {
  const day = place.querySelector<HTMLInputElement>('[data-day]');
  const form = place.querySelector<HTMLFormElement>('[data-csv]');
  if (!day || !form) return;
  if (!opened.has(place)) {
    opened.add(place);
    const today = indianDay(Date.now());
    day.value = today;
    const [from, to] = form.querySelectorAll('input');
    if (from) from.value = addDays(today, -SPREADSHEET_DAYS);
    if (to) to.value = today;
    day.addEventListener('change', () => void load(place, dashboard, day.value));
    onSend(form, () => download(place, new FormData(form)));
  }
  void load(place, dashboard, day.value);
}

async function load(place: HTMLElement, dashboard: HTMLElement, day: string): Promise<void> {
  if (!day) return;
  const own = ++wish;
  const answer = await askAsSeller<{ figures: SellerFigures }>(`/seller/figures?day=${day}`);
  // Another day was chosen meanwhile.
  if (own !== wish) return;
  if (!answer.ok) {
    report(place, answer);
    return;
  }
  const { figures } = answer.data;
  const rows: [label: string, value: string][] = [
    ['To do now', String(figures.waiting)],
    ['Sales', formatIn(figures.currency, figures.salesMinor)],
    ['Orders', String(figures.orders)],
    ['Pieces', String(figures.pieces)],
    ['Cancelled', String(figures.cancelled)],
    ['Handed over', String(figures.dispatched)],
    ['Delivered', String(figures.delivered)],
    ['Returns', String(figures.returns)],
  ];
  place.querySelector('[data-figures]')?.replaceChildren(
    ...rows.map(([label, value]) => {
      const figure = copyTemplate(dashboard, 'figure');
      writeTexts(figure, { label, value });
      figure.classList.toggle('dashboard__figure--main', MAIN_FIGURES.includes(label));
      return figure;
    }),
  );
}

/** The host streams the file with low priority, and the connection may be slow. */
const FILE_MS = 900_000;

/** A plain link can't carry the seller's token. */
async function download(place: HTMLElement, data: FormData): Promise<void> {
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
      else report(place, { ...UNREACHABLE, code });
      return;
    }
    file = await response.blob();
  } catch {
    report(place, UNREACHABLE);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `orders-${from}-${to}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
