import { localDates } from '../ground/text/language.ts';

const day = localDates({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const moment = localDates({
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** An ISO day: "20 December 2026". */
export const dayWords = (iso: string): string => day(new Date(`${iso}T00:00:00Z`));

/** An ISO moment in Indian time: "22 November at 1:00 pm". */
export const momentWords = (iso: string): string => moment(new Date(iso));
