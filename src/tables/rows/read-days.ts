import { indianClock, indianDay } from '../../core/calendar/indian-day.ts';
import { withLatinFigures } from '../../core/text/latin-digits.ts';
import { isDay } from '../../catalog/schema/fields.ts';
import { offsetAt, readZone } from './read-zone.ts';

/**
 * Reads days as tables write them: 2026-10-31, 31/10/2026, 31.10.26, 31-Oct-2026, "Oct 31, 2026", 20261031, numbers of days as in spreadsheets (46326),
 * seconds since 1970, and moments with a zone. All become days in India. A text with an unknown zone gives no day.
 */

/** Which number is the day where both may be, as in 04/05/2026. */
export type DateOrder = 'day-first' | 'month-first';

interface Reading {
  readonly day: string;
  /** The time in India, where the text has one: "2026-10-31T18:30". */
  readonly moment?: string;
  /** The day before, for a moment that names its zone and is the first one of a day: until then, that is the last day. */
  readonly dayBefore?: string;
}

export interface ReadDay extends Reading {
  /** The reading in the other order, if that is another day. */
  readonly other?: Reading;
  /** The order of a text that is valid in only one: 31/10/2026. */
  readonly order?: DateOrder;
}

/** What programs write instead of a day. */
const NO_DAY = /^(?:0{4}[-/]00[-/]00(?:[ T]00:00(?::00)?)?|0|-|–|n\/?a|nil|none|null|never|no end|always)?$/i;
/** Whether a cell means that there is no day. */
export const saysNoDay = (text: string): boolean => NO_DAY.test(text.trim());

const MONTH_LANGUAGES = [
  'en',
  'hi',
  'ta',
  'ar',
  'mr',
  'bn',
  'gu',
  'te',
  'kn',
  'ml',
  'pa',
  'ur',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
];
let months: ReadonlyMap<string, number> | undefined;

/** The number of a month by its name, short or long, without full stops and accents. */
function monthOf(word: string): number | undefined {
  months ??= new Map(
    MONTH_LANGUAGES.flatMap((language) =>
      (['long', 'short'] as const).flatMap((month) => {
        const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
        return Array.from({ length: 12 }, (_, index): [string, number] => [
          foldMonth(format.format(Date.UTC(2025, index, 15))),
          index + 1,
        ]);
      }),
    ),
  );
  const folded = foldMonth(word);
  return months.get(folded) ?? (folded === 'sept' ? 9 : undefined);
}

const foldMonth = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\p{Mn}.]/gu, '')
    .toLowerCase();

const pad = (number: number): string => String(number).padStart(2, '0');
const toDay = (year: number, month: number, date: number): string | undefined => {
  const day = `${year < 100 ? 2000 + year : year}-${pad(month)}-${pad(date)}`;
  return isDay(day) ? day : undefined;
};

const YEAR = String.raw`\d{4}|\d{2}`;
/** An optional time after a day. */
const TIME = String.raw`(?:,?[ T]{1,2}(?<hours>\d{1,2}):(?<minutes>\d{2})(?::(?<seconds>\d{2})(?:\.\d{1,9})?)?(?: ?(?<half>[ap])\.?m(?!\p{L})\.?)?)?`;
const FORMS: readonly (readonly [form: RegExp, read: (parts: string[]) => ReadDay | undefined])[] = [
  [
    new RegExp(String.raw`(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)${TIME}`, 'iu'),
    ([y, m, d]) => plain(y, m, d),
  ],
  [
    new RegExp(String.raw`(?<!\d)(\d{1,2})[-/. ](\d{1,2})[-/. ](${YEAR})(?!\d)${TIME}`, 'iu'),
    ([a, b, y]) => either(a, b, y),
  ],
  [
    new RegExp(
      String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th|\.)?[-/. ]{0,2}(?:de )?(\p{L}[\p{L}\p{M}]{1,20})\.?,?[-/. ']{0,2}(?:de )?(${YEAR})(?!\d)${TIME}`,
      'iu',
    ),
    ([d, word, y]) => named(d, word, y),
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{M}])(\p{L}[\p{L}\p{M}]{1,20})\.?[-/. ]{1,2}(\d{1,2})(?:st|nd|rd|th)?,? {1,2}(\d{4})(?!\d)${TIME}`,
      'iu',
    ),
    ([word, d, y]) => named(d, word, y),
  ],
  [
    /(?<!\d)(20\d{2})(\d{2})(\d{2})(?:T(?<hours>\d{2})(?<minutes>\d{2})(?<seconds>\d{2})?)?(?!\d)/u,
    ([y, m, d]) => plain(y, m, d),
  ],
  // Seconds or milliseconds since 1970.
  [/(?<!\d)(1[3-9]\d{8})(\d{3})?(?!\d)/u, ([seconds]) => inIndia(Number(seconds) * 1000)],
  // Days since the end of 1899, for the years 2009 to 2119.
  [/(?<![\d.])([4-7]\d{4}(?:\.\d{1,12})?)(?![\d.])/u, ([days]) => ofSerial(Number(days))],
];

function plain(y = '', m = '', d = ''): ReadDay | undefined {
  const day = toDay(Number(y), Number(m), Number(d));
  return day === undefined ? undefined : { day };
}

function named(d = '', word = '', y = ''): ReadDay | undefined {
  const month = monthOf(word);
  return month === undefined ? undefined : plain(y, String(month), d);
}

function either(a = '', b = '', y = ''): ReadDay | undefined {
  const [dayFirst, monthFirst] = [toDay(Number(y), Number(b), Number(a)), toDay(Number(y), Number(a), Number(b))];
  if (dayFirst !== undefined && monthFirst !== undefined)
    return dayFirst === monthFirst ? { day: dayFirst } : { day: dayFirst, other: { day: monthFirst } };
  if (dayFirst !== undefined) return { day: dayFirst, order: 'day-first' };
  return monthFirst === undefined ? undefined : { day: monthFirst, order: 'month-first' };
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
function ofSerial(days: number): ReadDay {
  const text = new Date(Date.UTC(1899, 11, 30) + Math.round((days * DAY_MS) / MINUTE_MS) * MINUTE_MS).toISOString();
  return { day: text.slice(0, 10), ...(Number.isInteger(days) ? {} : { moment: text.slice(0, 16) }) };
}

/** A moment in India. If it is the first one of a day, "until" means the day before. */
function inIndia(ms: number): Reading {
  const [day, before] = [indianDay(ms), indianDay(ms - 1)];
  return { day, moment: indianClock(ms).slice(0, 16), ...(before === day ? {} : { dayBefore: before }) };
}

/** A day at the time of a text. Without a zone it is a time in India, where midnight means only the day. Undefined for a text that is not a time. */
function atTime(day: string, time: Readonly<Record<string, string | undefined>>, zone: string): Reading | undefined {
  const { hours, minutes, seconds = '0', half } = time;
  if (hours === undefined) return { day };
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  if (hour > 24 || Number(minutes) > 59 || Number(seconds) > 60) return undefined;
  const clock = Date.parse(`${day}T00:00Z`) + (hour * 60 + Number(minutes)) * MINUTE_MS + Number(seconds) * 1000;
  if (zone !== '') {
    const offset = offsetAt(zone, clock);
    return offset === undefined ? undefined : inIndia(clock - offset * MINUTE_MS);
  }
  const isWholeDay = hour === 24 || (hour === 0 && Number(minutes) === 0);
  return { day, ...(isWholeDay ? {} : { moment: new Date(clock).toISOString().slice(0, 16) }) };
}

/** Both readings of a day at its time. */
function atTimes(read: ReadDay, time: Readonly<Record<string, string | undefined>>, zone: string): ReadDay | undefined {
  // Seconds since 1970 already include the time.
  if (read.moment !== undefined) return read;
  const [first, other] = [read, read.other].map((one) => one && atTime(one.day, time, zone));
  return first && { ...read, ...first, ...(other && { other }) };
}

const LONGEST = 200;
/** Replaces a day in a text. */
const MARK = '@';

/** The days in a text, in their order, and the text around them. */
function findDays(written: string): { readonly days: readonly ReadDay[]; readonly rest: string } {
  let rest = withLatinFigures(written.slice(0, LONGEST)).replaceAll(MARK, ' ').replace(/\s+/g, ' ').trim();
  const days: { readonly at: number; readonly read: ReadDay }[] = [];
  for (const [form, read] of FORMS)
    for (let found = form.exec(rest); found && days.length < 3; found = form.exec(rest)) {
      const [whole, ...parts] = found;
      const day = read(parts as string[]);
      if (!day) break;
      const end = found.index + whole.length;
      const { hours } = found.groups ?? {};
      const { zone, length } = readZone(rest.slice(end), hours !== undefined);
      const timed = atTimes(day, found.groups ?? {}, zone);
      if (!timed) return { days: [], rest };
      days.push({ at: found.index, read: timed });
      rest = `${rest.slice(0, found.index)}${MARK}${rest.slice(end + length)}`;
    }
  return { days: days.sort((a, b) => a.at - b.at).map(({ read }) => read), rest: rest.trim() };
}

/** The day in a text that has one day and otherwise only words for it, such as "till 31 Oct 2026"; undefined for other texts. */
export function readDay(text: string): ReadDay | undefined {
  const { days, rest } = findDays(text);
  return days.length === 1 && !/\d/.test(rest) ? days[0] : undefined;
}

/** The first and the last day in a text with both, or only the last one: "1/10/2026 to 31/10/2026", "till 31 Oct". */
export function readDays(
  text: string,
): { readonly from?: ReadDay | undefined; readonly until?: ReadDay | undefined } | undefined {
  const { days, rest } = findDays(text);
  if (days.length === 0 || days.length > 2 || /\d/.test(rest)) return undefined;
  if (days.length === 2) return { from: days[0], until: days[1] };
  const isFrom = /^(?:from|since|ab|depuis|desde)\b|@ ?\/|@ ?से/i.test(rest);
  return isFrom ? { from: days[0] } : { until: days[0] };
}

/** What is expected instead of a day that can't be read, or whose order is unknown. */
export const expectDay = (isAmbiguous: boolean): string =>
  isAmbiguous
    ? 'a mapping that says which number is the day: "dates": "day-first" or "month-first"'
    : 'a day such as 31/12/2026, or a time with its zone such as 2026-12-31T18:00+05:30';

/** The reading of a day in the order of the source. */
export const readingBy = (read: ReadDay | undefined, order: DateOrder | undefined): Reading | undefined =>
  order === 'month-first' ? (read?.other ?? read) : read;
