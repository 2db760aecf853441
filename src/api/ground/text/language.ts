import type { IncomingMessage } from 'node:http';
import { currentLanguage, FIRST_LANGUAGE, inLanguage, localFormat } from '../../../messages/language.ts';
import { findLanguage, listLanguages } from '../../../messages/read-messages.ts';

/** The languages of requests, and of people who read what the host writes. */

/** Anybody whose row keeps a language; null is English. */
export interface Reader {
  readonly language: string | null;
}

/** Somebody who reads mails. */
export interface MailReader extends Reader {
  readonly email: string;
}

/** The length of tags that RFC 5646 requires to be supported. */
const MOST_TAG = 35;
const IN_QUERY = /[?&]language=([\w-]+)(?:&|$)/;

/**
 * The language of the page that sends a request: its header, or the address of a link in a message. English if none is given, or one that the host does
 * not have. `Accept-Language` is ignored, as the page may be in another language than its browser.
 */
export function languageOfRequest({ headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>): string {
  const named = (headers['x-language'] as string | undefined) ?? IN_QUERY.exec(url)?.[1];
  return named === undefined || named.length > MOST_TAG ? FIRST_LANGUAGE : findLanguage(named);
}

/** The language for a new row: the one in which its request is answered. */
export const languageColumn = (): string | null => columnOf(currentLanguage());

/** A language as rows keep it: null for English. */
export const columnOf = (language: string): string | null => (language === FIRST_LANGUAGE ? null : language);

/** Runs in the language of a reader. */
export const inLanguageOf = <Result>({ language }: Reader, run: () => Result): Result =>
  inLanguage(findLanguage(language), run);

/** Whether there are messages in a language, by exactly this tag. */
export const isLanguage = (tag: string): boolean => listLanguages().includes(tag);

/** The languages that somebody can choose from, each by its own name: "हिन्दी". */
export const languageChoices = (): { readonly tag: string; readonly name: string }[] =>
  listLanguages().map((tag) => ({ tag, name: nameOf(tag) }));

const nameOf = (tag: string): string => new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;

/** The end of the query of a link to one of the host's pages, which a browser opens without a header. Empty for English. */
export const languageQuery = ({ language }: Reader = { language: languageColumn() }): string =>
  language === null ? '' : `&language=${language}`;

/** Writes dates in the current language, as India writes them. */
export function localDates(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const dates = localFormat(Intl.DateTimeFormat, options);
  return (date) => dates.format(date);
}
