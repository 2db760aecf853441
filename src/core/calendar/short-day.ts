const days = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** An ISO day without its weekday, in one piece: "25 Nov". */
export const formatShortDay = (day: string): string => days.format(new Date(`${day}T00:00:00Z`)).replace(' ', '\u00a0');
