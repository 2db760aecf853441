import { currentLanguage, FIRST_LANGUAGE } from '../../messages/language.ts';
import { localDates } from '../ground/text/language.ts';

const day = localDates({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const OF_MOMENT = {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
} as const;
const moment = localDates(OF_MOMENT);
/** Only English says "pm". */
const spoken = localDates({ ...OF_MOMENT, dayPeriod: 'short' });

/** An ISO day: "20 December 2026". */
export const dayWords = (iso: string): string => day(new Date(`${iso}T00:00:00Z`));

/** An ISO moment in Indian time as people say it: "22 November at 1:00 pm", "22 नवंबर को दोपहर 1:00 बजे". */
export const momentWords = (iso: string): string =>
  (currentLanguage() === FIRST_LANGUAGE ? moment : spoken)(new Date(iso));
