import { z } from 'zod';
import { withoutEndSlash } from '../../../core/text/strings.ts';

/** Environment variables as several settings have them. Errors say what was expected. */

/** An address of a web server, without a slash at its end. */
export const webAddress = (error: string) => z.url({ protocol: /^https?$/, error }).transform(withoutEndSlash);

/** Splits a list at blanks and commas: `INR, AED` is INR and AED. */
export const splitList = (text: string): string[] => text.split(/[\s,]+/).filter((entry) => entry !== '');

/** A list in which each entry matches a pattern. */
export const listOf = (entry: RegExp, error: string) =>
  z
    .string()
    .transform(splitList)
    .refine((entries) => entries.every((one) => entry.test(one)), error);

/** One line for each set of variables that belong together of which only some are set. */
export const findIncomplete = (
  sets: readonly (readonly string[])[],
  present: Readonly<Record<string, string | undefined>>,
): string[] =>
  sets
    .filter((names) => new Set(names.map((name) => present[name] === undefined)).size > 1)
    .map((names) => `${names.join(', ')}: expected ${names.length === 2 ? 'both' : 'all'} or none`);
