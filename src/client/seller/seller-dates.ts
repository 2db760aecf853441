import { localFormat } from '../../messages/language.ts';

const moments = localFormat(Intl.DateTimeFormat, {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** Formats a moment of the last months in Indian time: "20 Nov, 1:00 pm". */
export const formatRecent = (moment: string): string => moments.format(new Date(moment));

const months = localFormat(Intl.DateTimeFormat, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats an ISO month: "November 2026". */
export const formatMonth = (month: string): string => months.format(new Date(`${month}-01T00:00:00Z`));
