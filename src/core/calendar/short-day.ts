import { localFormat } from '../../messages/language.ts';

const days = localFormat(Intl.DateTimeFormat, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** An ISO day without its weekday, in one piece: "25 Nov". */
export const formatShortDay = (day: string): string => days.format(new Date(`${day}T00:00:00Z`)).replace(' ', '\u00a0');

/** From one ISO day to another: "2–9 Dec", or "26 Nov – 1 Dec", which may be broken after its dash. */
export const formatDayRange = (from: string, to: string): string =>
  days
    .formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
    .replace(/\s/g, '\u00a0')
    .replace('–\u00a0', '– ');
