import { indianDay } from '../../core/calendar/indian-day.ts';
import { formatShortDay } from '../../core/calendar/short-day.ts';
import { ordersText } from '../../messages/rooms/orders.ts';
import { deliveryText } from '../../messages/rooms/delivery.ts';
import { copyTemplate, formatDay, writeTexts } from '../../browser/templates.ts';

/** A step of the bar that shows the way of a parcel, or of a return. */
interface ShownStep {
  readonly word: string;
  readonly isDone: boolean;
  readonly isCurrent: boolean;
  /** It ended the way before its end. */
  readonly isRefused?: boolean;
  /** When it was done, an ISO moment. */
  readonly at?: string | undefined;
  /** The day by which it is expected, ISO. */
  readonly expected?: string | undefined;
}

/** The day in India of an ISO moment: "Wed, 25 Nov". */
export const formatDayOf = (moment: string): string => formatDay(indianDay(Date.parse(moment)));

export function showStep(
  container: HTMLElement,
  { word, isDone, isCurrent, isRefused = false, at, expected }: ShownStep,
): HTMLElement {
  const item = copyTemplate(container, 'step');
  item.classList.toggle('order-way__step--done', isDone);
  item.classList.toggle('order-way__step--refused', isRefused);
  if (isCurrent) item.setAttribute('aria-current', 'step');
  writeTexts(item, {
    word,
    expected: at || !expected ? '' : ordersText.expected,
    date: at
      ? formatShortDay(indianDay(Date.parse(at)))
      : expected && deliveryText.byDay({ day: formatShortDay(expected) }),
  });
  return item;
}
