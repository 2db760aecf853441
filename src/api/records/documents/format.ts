import { localDates } from '../../ground/text/language.ts';

/** Days and moments on documents and the operator's pages, in Indian time and without the weekday. */

const days = localDates({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const moments = localDates({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** "20 Nov 2026", of an ISO day. */
export const formatDocumentDay = (day: string): string => days(new Date(`${day}T00:00:00Z`));

/** "20 Nov 2026, 1:00 pm", of an ISO moment or of milliseconds since 1970. */
export const formatDocumentMoment = (moment: string | number): string => moments(new Date(moment));
