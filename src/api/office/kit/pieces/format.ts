import { currentLocale } from '../../../../messages/language.ts';
import { indianDay } from '../../../../core/calendar/indian-day.ts';
import { formatShortDay } from '../../../../core/calendar/short-day.ts';
import { decimalsOf } from '../../../../core/money/format-price.ts';
import { operatorFrameText } from '../../../../messages/rooms/operator-frame.ts';
import { formatDocumentDay, formatDocumentMoment } from '../../../records/documents/format.ts';

/** Days, moments, spans and amounts as offices write them. */

/** A text that does not wrap at its spaces. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** An ISO day as text: "20 Nov 2026". */
export const formatDay = (day: string): string => unbroken(formatDocumentDay(day));

/** Two ISO days as text: "28 Nov to 3 Dec 2026"; one day if both are the same. */
export function formatDays(from: string, to: string): string {
  if (from === to) return formatDay(from);
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = isOneMonth ? String(Number(from.slice(8))) : isOneYear ? formatShortDay(from) : formatDay(from);
  return operatorFrameText.days({ from: first, to: formatDay(to) });
}

/** A month such as 2026-11 as text: "November 2026". */
export const formatMonth = (month: string): string =>
  new Date(`${month}-01`).toLocaleDateString(currentLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "20 Nov 2026, 1:00 pm" in Indian time. It wraps only before the time. */
export const formatMoment = (at: number): string => formatDocumentMoment(at).split(', ').map(unbroken).join(', ');

/** An ISO day as text, "20 Nov"; with the year if it is not that of `now`. */
export const formatRecentDay = (day: string, now: number): string =>
  day.slice(0, 4) === indianDay(now).slice(0, 4) ? formatShortDay(day) : formatDay(day);

/** "20 Nov, 1:00 pm" in Indian time; with the year if it is not that of `now`. */
export const formatRecent = (at: number, now: number): string =>
  `${formatRecentDay(indianDay(at), now)}, ${formatTime(at)}`;

/** "1:00 pm" in Indian time. */
export const formatTime = (at: number): string => unbroken(formatDocumentMoment(at).split(', ').at(-1) ?? '');

const amounts = new Map<string, Intl.NumberFormat>();

/** Minor units with all decimals, so that amounts in a column align: "₹45.00", "− ₹29.90". */
export function money(minor: number, currency: string): string {
  const format = amounts.get(currency) ?? new Intl.NumberFormat('en-IN', { style: 'currency', currency });
  amounts.set(currency, format);
  return `${minor < 0 ? '−\u00a0' : ''}${format.format(Math.abs(minor) / 10 ** decimalsOf(currency))}`;
}

const MINUTE_MS = 60_000;

/** A span in words: "12 minutes", "3 hours", "2 days". The number does not wrap from its unit. */
export const formatSpan = (ms: number): string =>
  ms < MINUTE_MS ? operatorFrameText.lessThanMinute : unbroken(spanWords(ms));

function spanWords(ms: number): string {
  const hours = Math.floor(ms / 3_600_000);
  if (hours < 1) return operatorFrameText.spanMinutes({ minutes: Math.floor(ms / MINUTE_MS) });
  if (hours < 48) return operatorFrameText.spanHours({ hours });
  return operatorFrameText.spanDays({ days: Math.floor(hours / 24) });
}

/** A span in ms as the figure of a tile: "3 hours", "< 1 min". */
export const spanFigure = (ms: number): string =>
  ms < MINUTE_MS ? unbroken(operatorFrameText.lessThanMinuteFigure) : formatSpan(ms);
