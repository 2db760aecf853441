import { addDays } from '../../../core/delivery/delivery-date.ts';
import { indianDayStart } from '../../../core/calendar/indian-day.ts';

/** Start of the first and end of the last of two Indian days, in epoch milliseconds. */
export const spanOf = (from: string, to: string): readonly [start: number, end: number] => [
  indianDayStart(from),
  indianDayStart(addDays(to, 1)),
];
