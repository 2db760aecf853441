import { indianDay } from '../../core/calendar/indian-day.ts';
import { withLatinFigures } from '../../core/text/latin-digits.ts';
import { isDay } from '../../catalog/schema/fields.ts';

/**
 * Days as tables write them: 2026-10-31, 31/10/2026, 31.10.26, 31-Oct-2026, "Oct 31, 2026", 20261031, numbers of days as spreadsheets keep them
 * (46326), seconds since 1970, and moments with a zone. All are days in India.
 */

/** Which of two numbers is the day where both may be: of 04/05/2026. */
export type DateOrder = 'day-first' | 'month-first';

export interface ReadDay {
  readonly day: string;
  /** What it is in the other order, where that is another day. */
  readonly other?: string;
  /** The order that a text can only have: 31/10/2026. */
  readonly order?: DateOrder;
  /** Where a moment names its zone and is the first one of a day: the day before, which is the last one until then. */
  readonly dayBefore?: string;
}

/** What programs write for no day. */
const NO_DAY = /^(?:0{4}[-/]00[-/]00(?:[ T]00:00(?::00)?)?|0|-|–|n\/?a|nil|none|null|never|no end|always)?$/i;
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

/** Names of months, short and long, without points and marks. */
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
/** A time of day that may follow; one with a zone makes a moment. */
const TIME = String.raw`(?:,?[ T]{1,2}(?:\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(?: ?[ap]\.?m\.?)?(?: ?(?:Z|UTC|GMT|IST|[+-]\d{2}:?\d{2}))?)?`;
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
  [/(?<!\d)(20\d{2})(\d{2})(\d{2})(?!\d)/u, ([y, m, d]) => plain(y, m, d)],
  // Seconds or milliseconds since 1970.
  [/(?<!\d)(1[3-9]\d{8})(\d{3})?(?!\d)/u, ([seconds]) => ({ day: indianDay(Number(seconds) * 1000) })],
  // Days since the end of 1899: 2009 to 2119.
  [/(?<![\d.])([4-7]\d{4})(?:\.\d{1,12})?(?![\d.])/u, ([days]) => ofSerial(Number(days))],
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
    return dayFirst === monthFirst ? { day: dayFirst } : { day: dayFirst, other: monthFirst };
  if (dayFirst !== undefined) return { day: dayFirst, order: 'day-first' };
  return monthFirst === undefined ? undefined : { day: monthFirst, order: 'month-first' };
}

const DAY_MS = 86_400_000;
const ofSerial = (days: number): ReadDay => ({
  day: new Date(Date.UTC(1899, 11, 30) + days * DAY_MS).toISOString().slice(0, 10),
});

/** A moment that says its zone, which may be another day in India. */
const ZONED = /(\d{1,2}):(\d{2})(?::(\d{2}))?[^\d]{0,5}?(Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i;

function atZone(read: ReadDay, text: string): ReadDay {
  const [, hours = '', minutes = '', seconds = '0', zone = ''] = ZONED.exec(text) ?? [];
  if (zone === '' || read.other !== undefined || /[ap]\.?m/i.test(text)) return read;
  const offset = /\d/.test(zone) ? zone.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2') : 'Z';
  const moment = Date.parse(`${read.day}T${pad(Number(hours))}:${minutes}:${pad(Number(seconds))}${offset}`);
  if (Number.isNaN(moment)) return read;
  const day = indianDay(moment);
  const before = indianDay(moment - 1);
  return { ...read, day, ...(before === day ? {} : { dayBefore: before }) };
}

const LONGEST = 200;
/** Stands where a day was. */
const MARK = '@';

/** The days in a text, in their order, and what of the text is around them. */
function findDays(written: string): { readonly days: readonly ReadDay[]; readonly rest: string } {
  let rest = withLatinFigures(written.slice(0, LONGEST)).replaceAll(MARK, ' ').replace(/\s+/g, ' ').trim();
  const days: { readonly at: number; readonly read: ReadDay }[] = [];
  for (const [form, read] of FORMS)
    for (let found = form.exec(rest); found && days.length < 3; found = form.exec(rest)) {
      const [whole, ...parts] = found;
      const day = read(parts as string[]);
      if (!day) break;
      days.push({ at: found.index, read: atZone(day, whole) });
      rest = `${rest.slice(0, found.index)}${MARK}${rest.slice(found.index + whole.length)}`;
    }
  return { days: days.sort((a, b) => a.at - b.at).map(({ read }) => read), rest: rest.trim() };
}

/** The day of a text that says one and nothing else but words around it, such as "till 31 Oct 2026"; undefined for all others. */
export function readDay(text: string): ReadDay | undefined {
  const { days, rest } = findDays(text);
  return days.length === 1 && !/\d/.test(rest) ? days[0] : undefined;
}

/** The first and the last day of a text that says both, or the last one: "1/10/2026 to 31/10/2026", "till 31 Oct". */
export function readDays(
  text: string,
): { readonly from?: ReadDay | undefined; readonly until?: ReadDay | undefined } | undefined {
  const { days, rest } = findDays(text);
  if (days.length === 0 || days.length > 2 || /\d/.test(rest)) return undefined;
  if (days.length === 2) return { from: days[0], until: days[1] };
  const isFrom = /^(?:from|since|ab|depuis|desde)\b|@ ?\/|@ ?से/i.test(rest);
  return isFrom ? { from: days[0] } : { until: days[0] };
}

/** The day by the order of the source. */
export const dayBy = (read: ReadDay | undefined, order: DateOrder | undefined): string | undefined =>
  order === 'month-first' ? (read?.other ?? read?.day) : read?.day;
