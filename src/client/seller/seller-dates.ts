const days = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Formats an ISO day without its weekday: "20 Nov". */
export const formatShortDay = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

const months = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats an ISO month: "November 2026". */
export const formatMonth = (month: string): string => months.format(new Date(`${month}-01T00:00:00Z`));
