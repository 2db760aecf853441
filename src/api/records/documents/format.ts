import { inTimeZone } from '../../../core/calendar/local-time.ts';
import { localDates } from '../../ground/text/language.ts';

/** Days and moments on documents and the operator's pages, in Indian time where a market has none of its own, and without the weekday. */

const days = localDates({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const momentsIn = (timeZone: string | undefined) =>
  localDates({
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...inTimeZone(timeZone),
  });
const zones = new Map<string | undefined, ReturnType<typeof momentsIn>>();

/** "20 Nov 2026", of an ISO day. */
export const formatDocumentDay = (day: string): string => days(new Date(`${day}T00:00:00Z`));

/** "20 Nov 2026, 1:00 pm", of an ISO moment or of milliseconds since 1970; with the time zone of a market outside India. */
export function formatDocumentMoment(moment: string | number, timeZone?: string): string {
  const moments = zones.get(timeZone) ?? momentsIn(timeZone);
  zones.set(timeZone, moments);
  return moments(new Date(moment));
}
