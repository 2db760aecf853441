import { z } from 'zod';

/**
 * Marks of texts that a merchant still has to write, such as `{{fill-in: street and PIN code}}`. A new shop has them where the law asks for
 * something that nobody was asked. Any file but those of products may have them. Pages show `[fill in: street and PIN code]`.
 */
const MARK = /\{\{\s*fill[ -]?in\b([^{}]*)\}\}/gi;

const SHOWN = '[fill in: ';

/** A text that is nothing but a mark, for fields that otherwise have a form of their own. */
const ONLY_MARK = String.raw`\{\{\s*fill-in:[^{}]+\}\}`;

/** The schema of a telephone number or e-mail address that a shop must have, by the form of its text. */
export const orFillIn = (form: RegExp, error: string) =>
  z
    .string({ error })
    .regex(new RegExp(`^(?:${form.source.replace(/^\^|\$$/g, '')}|${ONLY_MARK})$`, form.flags), { error });

/** A copy of a value of a file in which each mark is as pages show it. */
export function showFillIns<T>(value: T): T {
  if (typeof value === 'string')
    return value.replace(
      MARK,
      (_mark, what: string) => `${SHOWN}${what.trim().replace(/^:/, '').trim() || 'this'}]`,
    ) as T;
  if (Array.isArray(value)) return value.map(showFillIns) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, showFillIns(entry)])) as T;
}

/** The marks of a text, as files have them. */
export const findFillIns = (text: string): string[] => text.match(MARK) ?? [];

/** Whether a text has a mark as pages show it. */
const hasFillIn = (text: string): boolean => text.includes(SHOWN);

/** Inline HTML with its marks in `<mark>`, and without links to telephone numbers and e-mail addresses that are still marks. */
export const markFillIns = (html: string): string =>
  hasFillIn(html)
    ? html
        .replace(/<a href="(?:tel|mailto):([^"<]*)"[^<>]*>([^<]*)<\/a>/g, (link, address: string, text: string) =>
          hasFillIn(address) ? text : link,
        )
        .replace(/\[fill in: [^\][<]*\]/g, '<mark>$&</mark>')
    : html;
