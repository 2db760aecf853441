import { indianDay } from './indian-day.ts';

/** Where the time of India is local, it goes without saying. */
const INDIAN_TIME = 'Asia/Kolkata';

/** The time zones of countries that have one. A market of another country names its own. */
const ZONES: Readonly<Record<string, string>> = { AE: 'Asia/Dubai' };

/** The ISO date at a place. `now` is epoch milliseconds; without a time zone the date is that of India. */
export const localDay = (now: number, timeZone: string | undefined): string =>
  timeZone === undefined ? indianDay(now) : new Date(now).toLocaleDateString('sv', { timeZone });

/** The IANA time zone of a country; undefined for India, and where a market has to name it. */
export const timeZoneOf = (country: string): string | undefined => ZONES[country];

/** Options of `Intl.DateTimeFormat` for moments at a place: Indian time, or that of another zone, which is said: "1:00 pm Gulf Standard Time". */
export const inTimeZone = (timeZone: string | undefined): Intl.DateTimeFormatOptions =>
  timeZone === undefined ? { timeZone: INDIAN_TIME } : { timeZone, timeZoneName: 'long' };
