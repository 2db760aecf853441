import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { FIRST_LANGUAGE } from '../../src/messages/language.ts';
import { forgetMessages, listRooms } from '../../src/messages/read-messages.ts';
import { sourceFolder } from '../../src/package.ts';
import { makeTemporaryFolder } from './temporary.ts';

/** The texts of a message between marks, so that a test sees where each comes from, with a letter of the language's script before it. */
const mark = (text: string, letter: string): string =>
  text.startsWith('.')
    ? text.replace(/\{\{([\s\S]*?)\}\}(?!\})/g, (_, one: string) => `{{[${spread(one, letter)}]}}`)
    : `[${spread(text, letter)}]`;
/** The letter before each piece of a text: what is between values and tags may be shown in elements of its own. */
const spread = (text: string, letter: string): string =>
  text.replace(/(^|\})([^{}\\]+)/g, (_, before: string, piece: string) => before + letter + piece);

/**
 * Writes all English messages between `[` and `]` as another language of a shop, without some that it has not translated. With a letter of
 * another script, pages tell them from English texts.
 */
export function writePseudoLanguage(
  shop: string,
  tag: string,
  untranslated: readonly string[] = [],
  letter = '',
): void {
  const folder = join(shop, 'messages', tag);
  mkdirSync(folder, { recursive: true });
  for (const room of listRooms()) {
    const file = join(sourceFolder, 'messages', FIRST_LANGUAGE, `${room}.json`);
    const english = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    const messages = english.filter(([key]) => !untranslated.includes(`${room}.${key}`));
    const marked = Object.fromEntries(messages.map(([key, text]) => [key, mark(text, letter)]));
    writeFileSync(join(folder, `${room}.json`), JSON.stringify(marked));
  }
}

/** Has the process run in the folder of a shop of its own until the end of the test, and returns it. */
export function enterShop(): string {
  const shop = makeTemporaryFolder();
  vi.spyOn(process, 'cwd').mockReturnValue(shop);
  forgetMessages();
  onTestFinished(() => {
    vi.restoreAllMocks();
    forgetMessages();
  });
  return shop;
}
