import { hasOwnScript, localFormat, weekdayLength } from '../messages/language.ts';
import type { DeliveryEstimate } from '../core/delivery/delivery-date.ts';
import { formatDayRange } from '../core/calendar/short-day.ts';
import { deliveryText } from '../messages/rooms/delivery.ts';
import { markLanguage } from './mark-language.ts';
import { page } from './page.ts';
import { writeOnce } from './write-once.ts';

/** A copy of the element in `<template data-of="name">` of a place. */
export function copyTemplate(container: ParentNode, name: string): HTMLElement {
  const template = container.querySelector<HTMLTemplateElement>(`template[data-of="${name}"]`);
  const copy = template?.content.firstElementChild?.cloneNode(true);
  if (!copy) throw new Error(`The page has no template "${name}".`);
  return copy as HTMLElement;
}

/**
 * Writes texts into the elements named by `data-text`, and hides those without text. A text that stays is not written again: WebKit drops the
 * click on a button whose text is replaced while it is pressed, as when the field that loses the focus then has changed.
 */
export function writeTexts(container: ParentNode, texts: Readonly<Record<string, string | undefined>>): void {
  for (const [name, text] of Object.entries(texts)) {
    for (const element of container.querySelectorAll<HTMLElement>(`[data-text="${name}"]`)) {
      writeOnce(element, text ?? '');
      element.hidden = !text;
      if (hasOwnScript()) markLanguage(element);
    }
  }
}

const days = localFormat(Intl.DateTimeFormat, {
  weekday: weekdayLength(),
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
/** Replaces spaces by no-break spaces within the day and within the time. */
const holdTogether = (date: string): string => date.replace(/(^\w+,|[^,]) /g, '$1\u00a0');
/** Formats an ISO day: "Wed, 25 Nov". */
export const formatDay = (day: string): string => holdTogether(days.format(new Date(`${day}T00:00:00Z`)));

/** The days of an estimate: "2–9 Dec", "26 Nov – 1 Dec", or "by Tue, 1 Dec" where sellers send on different days. */
export const formatDays = ({ from, to, bySeller }: DeliveryEstimate): string =>
  bySeller ? deliveryText.byDay({ day: formatDay(to) }) : formatDayRange(from, to);

const moments = localFormat(Intl.DateTimeFormat, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: page.zone ?? 'Asia/Kolkata',
  timeZoneName: page.zone && 'long',
});
/** Formats a moment in the time of the market, which is said outside India: "20 Nov 2026, 1:00 pm". */
export const formatMoment = (moment: string): string => holdTogether(moments.format(new Date(moment)));
