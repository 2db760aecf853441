import { addDays } from '../../core/delivery/delivery-date.ts';

/** Times of files, in India, as `indianClock` compares with them: "2026-12-01T00:00:00". */

/** When something begins that begins at a moment of a file: a day alone is its beginning. */
export const startTime = (moment: string): string => moment.replace(' ', 'T') + 'T00:00:00'.slice(moment.length - 10);

/** When something is over that ends at a moment of a file: a day alone is the last day. */
export const endTime = (moment: string): string => startTime(moment.length > 10 ? moment : addDays(moment, 1));
