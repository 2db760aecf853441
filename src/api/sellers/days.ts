import { addDays } from '../../core/delivery-date.ts';
import { indianDayStart } from '../../core/indian-day.ts';

/** The moments between which days of India lie: from the start of the first to the end of the last. */
export const spanOf = (from: string, to: string): readonly [start: number, end: number] => [
  indianDayStart(from),
  indianDayStart(addDays(to, 1)),
];
