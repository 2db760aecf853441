import { AsyncLocalStorage } from 'node:async_hooks';
import { isRightToLeft } from './direction.ts';

/** The language that all messages are written in first, and that stands in where another one has none. */
export const FIRST_LANGUAGE = 'en';

const storage = new AsyncLocalStorage<string>();

/**
 * The language of texts that Node makes now, such as "hi": of mails, documents and answers of the host. Bundled code has one language
 * throughout.
 */
export const currentLanguage = (): string => storage.getStore() ?? FIRST_LANGUAGE;

/** The end of names of what is kept in a language: "" in English, ".hi" in Hindi. A bundle has it as a text. */
export const languageEnding = (): string => (currentLanguage() === FIRST_LANGUAGE ? '' : `.${currentLanguage()}`);

/** Runs with another language, also what `run` waits for. What runs meanwhile for others keeps theirs. */
export const inLanguage = <Result>(language: string, run: () => Result): Result => storage.run(language, run);

/**
 * Whether a language is written in other letters than English, as Hindi is, so that its letters tell English texts from others. A bundle has the
 * answer for its language.
 */
export function hasOwnScript(language = currentLanguage()): boolean {
  const known = ownScripts.get(language) ?? new Intl.Locale(language).maximize().script !== 'Latn';
  ownScripts.set(language, known);
  return known;
}
const ownScripts = new Map<string, boolean>();

/** The region whose ways of writing dates and amounts the languages without one get. */
const REGION = 'IN';

/** A language with its region, for `Intl`: "hi-IN". Figures are Latin in all, as in prices. */
function localeOf(language: string): string {
  let locale = locales.get(language);
  if (locale === undefined) {
    const { baseName, region } = new Intl.Locale(language);
    locale = withLatinDigits(region === undefined ? `${baseName}-${REGION}` : baseName);
    locales.set(language, locale);
  }
  return locale;
}
const locales = new Map<string, string>();

/** A locale whose figures are Latin: "mr-IN-u-nu-latn". */
const withLatinDigits = (locale: string): string =>
  new Intl.NumberFormat(locale).resolvedOptions().numberingSystem === 'latn' ? locale : `${locale}-u-nu-latn`;

/**
 * The locale of amounts and dates of a market in a language: its own in its own language, else the language with its country. Figures are
 * Latin.
 */
export function localeIn(
  market: { readonly locale: string; readonly country: string } | undefined,
  language = currentLanguage(),
): string {
  if (!market) return localeOf(language);
  const key = `${language} ${market.locale} ${market.country}`;
  let locale = marketLocales.get(key);
  if (locale === undefined) {
    const isOwn = new Intl.Locale(market.locale).language === language;
    const named = language.includes('-') ? language : `${language}-${market.country}`;
    locale = isOwn ? market.locale : withLatinDigits(named);
    marketLocales.set(key, locale);
  }
  return locale;
}
const marketLocales = new Map<string, string>();

/** The language of texts that Node makes now, as a locale for `Intl`. A bundle has it as a text. */
export const currentLocale = (): string => localeOf(currentLanguage());

/**
 * A formatter of `Intl` in the language of texts: in Node in that of each call, while a bundle constructs it once, in its own.
 *
 *     const days = localFormat(Intl.DateTimeFormat, { day: 'numeric', month: 'short' });
 */
export function localFormat<Options extends readonly unknown[], Format extends object>(
  Kind: new (locale: string, ...options: Options) => Format,
  ...options: Options
): Format {
  const formats = new Map<string, Format>();
  const current = (): Format => {
    const locale = currentLocale();
    const format = formats.get(locale) ?? new Kind(locale, ...options);
    formats.set(locale, format);
    return format;
  };
  return new Proxy({} as Format, {
    get(_, name) {
      const format = current();
      const value: unknown = Reflect.get(format, name, format);
      return typeof value === 'function' ? (value.bind(format) as unknown) : value;
    },
  });
}

/** What stands between the entries of a list: ", ", in Arabic letters "، ". A bundle has it as a text. */
export function listComma(): string {
  const language = currentLanguage();
  let comma = commas.get(language);
  if (comma === undefined) {
    comma = new Intl.Locale(language).maximize().script === 'Arab' ? '، ' : ', ';
    commas.set(language, comma);
  }
  return comma;
}
const commas = new Map<string, string>();

/**
 * How weekdays are written with a day: in full where their abbreviation ends with a point, as in Tamil, whose endings are joined to the day. A
 * bundle has it as a text.
 */
export const weekdayLength = (): 'long' | 'short' =>
  new Intl.DateTimeFormat(currentLocale(), { weekday: 'short', timeZone: 'UTC' }).format(0).endsWith('.')
    ? 'long'
    : 'short';

/** Whether texts run from right to left, so that rows are scrolled to negative places. A bundle has the answer for its language. */
export const runsRightToLeft = (): boolean => isRightToLeft(currentLanguage());

/** A phone number for a sentence: from right to left it stands apart (LRI and PDI of UAX #9), as it would be read "50 971+" else. */
export const keepOrder = (number: string): string => (runsRightToLeft() ? `\u2066${number}\u2069` : number);
