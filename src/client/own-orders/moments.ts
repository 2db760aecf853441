import { page } from '../../browser/page.ts';
import { localFormat } from '../../messages/language.ts';

const timeZone = page.zone ?? 'Asia/Kolkata';
const dates = localFormat(Intl.DateTimeFormat, { dateStyle: 'medium', timeZone });
const times = localFormat(Intl.DateTimeFormat, { timeStyle: 'short', timeZone });
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** The day of a moment in the time of the market, in one piece: "20 Nov 2026". */
export const formatDate = (moment: string): string => unbroken(dates.format(new Date(moment)));

/** The time of a moment in the time zone of the market, in one piece: "1:00 pm". */
export const formatTime = (moment: string): string => unbroken(times.format(new Date(moment)));
