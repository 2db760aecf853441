import { addDays } from '../../core/delivery-date.ts';

/** The moments between which days of India lie: from the start of the first to the end of the last. */
export const spanOf = (from: string, to: string): readonly [start: number, end: number] => [
  Date.parse(`${from}T00:00:00+05:30`),
  Date.parse(`${addDays(to, 1)}T00:00:00+05:30`),
];
