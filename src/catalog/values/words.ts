import { inLanguage, listComma } from '../../messages/language.ts';

/** The words of a catalogue in a language: short texts that recur, such as values of attributes, each translated once. */
export interface Words {
  readonly language: string;
  /** What a text is in the language; undefined where nobody has translated it. */
  find(text: string): string | undefined;
}

/** A number, for which `{n}` stands: "{n} cm" is for "42 cm" and "8.5 cm". */
const NUMBER = /\d+(?:[.,/]\d+)*/g;
const FIGURE = '{n}';

/** Upper and lower case and spaces make no difference: "Sleeve Length" is "Sleeve length". */
const fold = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** @param texts by English text, as `catalog/words/hi.json` has them */
export function makeWords(language: string, texts: Readonly<Record<string, string>>): Words {
  const known = new Map(Object.entries(texts).map(([english, own]) => [fold(english), own]));
  const findOne = (text: string): string | undefined => {
    const folded = fold(text);
    return known.get(folded) ?? withNumbers(known.get(folded.replaceAll(NUMBER, FIGURE)), folded);
  };
  const comma = inLanguage(language, listComma);
  const found = new Map<string, string | undefined>();
  const find = (text: string): string | undefined => {
    if (!found.has(text)) found.set(text, findOne(text) ?? findParts(text, findOne, comma));
    return found.get(text);
  };
  return { language, find };
}

/** A translation with the numbers of a text in its places, in their order. */
function withNumbers(own: string | undefined, text: string): string | undefined {
  const numbers = text.match(NUMBER);
  if (own === undefined || numbers === null) return undefined;
  return numbers.reduce((filled, number) => filled.replace(FIGURE, () => number), own);
}

/** A list such as "Cotton, silk" whose parts are all known, with the comma of the language. */
function findParts(text: string, find: (part: string) => string | undefined, comma: string): string | undefined {
  const parts = text.split(', ');
  if (parts.length < 2) return undefined;
  const own = parts.map(find);
  return own.includes(undefined) ? undefined : own.join(comma);
}

/** Those of the texts that read otherwise in the language, for an entity that shows them; undefined where none does. */
export function pickWords(
  words: Words,
  texts: Iterable<string | undefined>,
): Readonly<Record<string, string>> | undefined {
  const entries = [...new Set(texts)].flatMap((text) => {
    const own = text && words.find(text);
    return own && own !== text ? [[text, own] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** A text of an entity as shoppers read it in its language. */
export const inWords = (words: Readonly<Record<string, string>> | undefined, text: string): string =>
  (words && Object.hasOwn(words, text) ? words[text] : undefined) ?? text;
