import { z } from 'zod';
import { pattern, say, shape } from './fields.ts';

/** By language: what a text in it has at least one letter of. Other languages are not looked at. */
const SCRIPTS: Readonly<Record<string, readonly [letter: RegExp, error: string]>> = {
  hi: [/\p{Script=Devanagari}/u, 'a text in Hindi, in Devanagari letters such as "सूती कुर्ता"'],
  mr: [/\p{Script=Devanagari}/u, 'a text in Marathi, in Devanagari letters'],
  ta: [/\p{Script=Tamil}/u, 'a text in Tamil, in Tamil letters such as "பருத்தி குர்தா"'],
  te: [/\p{Script=Telugu}/u, 'a text in Telugu, in Telugu letters'],
  kn: [/\p{Script=Kannada}/u, 'a text in Kannada, in Kannada letters'],
  ml: [/\p{Script=Malayalam}/u, 'a text in Malayalam, in Malayalam letters'],
  bn: [/\p{Script=Bengali}/u, 'a text in Bengali, in Bengali letters'],
  gu: [/\p{Script=Gujarati}/u, 'a text in Gujarati, in Gujarati letters'],
  pa: [/\p{Script=Gurmukhi}/u, 'a text in Punjabi, in Gurmukhi letters'],
  ar: [/\p{Script=Arabic}/u, 'a text in Arabic, in Arabic letters such as "كورتا قطن"'],
  ur: [/\p{Script=Arabic}/u, 'a text in Urdu, in Urdu letters'],
};

/** English stands in the fields themselves. */
export const language = pattern(
  /^(?!en(?:-|$))[a-z]{2,3}(?:-[A-Za-z]{4})?(?:-[A-Z]{2})?$/,
  'a language tag such as "hi" or "ta"; English texts stand in the fields themselves',
);

/** The texts of an entity in further languages: `{ "hi": { "title": "…" } }`. All of them are optional. */
export const translations = <T extends z.ZodRawShape>(texts: T, example: object) =>
  z
    .record(language, shape(texts), {
      error: `texts by language, such as ${JSON.stringify(example)}`,
    })
    .superRefine(refuseForeign)
    .optional()
    .meta(
      say('Translations', 'Its texts in other languages, by language. What is left out is shown in English.', example),
    );

/** What texts by language are checked for besides their shapes. */
export function refuseForeign(byLanguage: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  for (const [tag, own] of Object.entries(byLanguage))
    for (const issue of findForeign(tag, own)) context.addIssue({ ...issue, path: [tag, ...issue.path] });
}

/** The texts in a value that have no letter of the language. */
export function findForeign(tag: string, own: unknown): Foreign[] {
  const script = SCRIPTS[tag.split('-')[0] as string];
  return script ? listForeign(own, [], script) : [];
}

type Foreign = { code: 'custom'; path: string[]; message: string; input: unknown };

/** Texts without a letter of their language. Figures alone are of every language. */
function listForeign(value: unknown, path: readonly string[], script: readonly [RegExp, string]): Foreign[] {
  if (typeof value === 'string') {
    const isForeign = /\p{L}/u.test(value) && !script[0].test(value);
    return isForeign ? [{ code: 'custom', path: [...path], message: script[1], input: value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, own]) => listForeign(own, [...path, key], script));
}
