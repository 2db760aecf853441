import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_LANGUAGE } from '../../src/messages/language.ts';
import { listRooms } from '../../src/messages/read-messages.ts';
import { sourceFolder } from '../../src/package.ts';

/** How a pseudo-language writes a piece of an English text. */
export type Spelling = (piece: string) => string;

/** The texts of a message between marks, so that a test sees where each comes from. */
const mark = (text: string, spell: Spelling): string =>
  text.startsWith('.')
    ? text.replace(/\{\{([\s\S]*?)\}\}(?!\})/g, (_, one: string) => `{{[${spread(one, spell)}]}}`)
    : `[${spread(text, spell)}]`;
/** Each piece of a text as it is spelled: what is between values and tags may be shown in elements of its own. */
const spread = (text: string, spell: Spelling): string =>
  text.replace(/(^|\})([^{}\\]+)/g, (_, before: string, piece: string) => before + spell(piece));

/** As it is, with a letter of another script before it, by which pages tell it from English texts. */
export const after =
  (letter: string): Spelling =>
  (piece) =>
    letter + piece;

/** The alphabet in other letters. */
const spellWith =
  (letters: string): Spelling =>
  (piece) =>
    piece.replace(/[a-z]/gi, (letter) => {
      const [lower = '', upper = lower] = [letters.slice(0, 26), letters.slice(26)].map(
        (alphabet) => alphabet['abcdefghijklmnopqrstuvwxyz'.indexOf(letter.toLowerCase())],
      );
      return letter === letter.toLowerCase() ? lower : upper;
    });

const accented = spellWith('ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ');
const arabic = spellWith('ابصدهفجحيزكلمنوپقرستعثغخطض');

/** With accents, and some 40 % longer, as every vowel stands twice. No letter of English is left. The mark joins a word of the message, not a value before it. */
export const spellLonger: Spelling = (piece) => accented(piece.replace(/[aeiou]/gi, '$&$&')).replace(/\p{L}/u, 'अ$&');
/** In letters that are written from right to left. */
export const spellFromRight: Spelling = (piece) => arabic(piece);

/** A text without values as a language says it that `writePseudoLanguage` has written. */
export const sayIn = (spell: Spelling, text: string): string => mark(text, spell);

/**
 * Writes all English messages between `[` and `]` as another language of a shop, without some that it has not translated.
 */
export function writePseudoLanguage(
  shop: string,
  tag: string,
  untranslated: readonly string[] = [],
  spell: Spelling = (piece) => piece,
): void {
  const folder = join(shop, 'messages', tag);
  mkdirSync(folder, { recursive: true });
  for (const room of listRooms()) {
    const file = join(sourceFolder, 'messages', FIRST_LANGUAGE, `${room}.json`);
    const english = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    const messages = english.filter(([key]) => !untranslated.includes(`${room}.${key}`));
    const marked = Object.fromEntries(messages.map(([key, text]) => [key, mark(text, spell)]));
    writeFileSync(join(folder, `${room}.json`), JSON.stringify(marked));
  }
}
