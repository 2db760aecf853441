import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sourceFolder } from '../package.ts';
import { compileMessage, isNumber, type Message } from './format/compile.ts';
import { pluralCategories } from './format/plural.ts';
import { FIRST_LANGUAGE } from './language.ts';

/** The package's folder of messages, and the one of the shop, which need not be there and whose messages take the place of the package's. */
export const messageFolders = (): string[] => [join(sourceFolder, 'messages'), resolve('messages')];

/** A message and the language whose rules its variants follow. */
export interface FoundMessage {
  readonly message: Message;
  readonly language: string;
}

export type RoomMessages = ReadonlyMap<string, FoundMessage>;

const rooms = new Map<string, RoomMessages>();

/** Forgets what was read: files have changed. */
export const forgetMessages = (): void => rooms.clear();

/** The messages of a room, such as "cart", in a language; in English what it has not. @throws Error that names the file and the message. */
export function readMessages(room: string, language: string): RoomMessages {
  const name = `${language}/${room}`;
  const known = rooms.get(name);
  if (known) return known;
  const first = language === FIRST_LANGUAGE ? new Map<string, FoundMessage>() : readMessages(room, FIRST_LANGUAGE);
  const found = new Map(first);
  for (const folder of messageFolders()) {
    const file = join(folder, language, `${room}.json`);
    for (const [key, text] of Object.entries(readTexts(file)))
      found.set(key, read(text, language, first.get(key), file, key));
  }
  rooms.set(name, found);
  return found;
}

/** The rooms of the package, sorted. */
export const listRooms = (): string[] =>
  readdirSync(join(sourceFolder, 'messages', FIRST_LANGUAGE))
    .flatMap((name) => (name.endsWith('.json') ? name.slice(0, -'.json'.length) : []))
    .sort();

/** The texts of a file by their keys; none where there is no file. */
function readTexts(file: string): Record<string, string> {
  let json: string;
  try {
    json = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  try {
    return JSON.parse(json) as Record<string, string>;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}. Mend the JSON.`);
  }
}

function read(
  text: unknown,
  language: string,
  first: FoundMessage | undefined,
  file: string,
  key: string,
): FoundMessage {
  try {
    if (!/^[a-z]\w*$/.test(key)) throw new Error('Its name is not like "title" or "freeFrom".');
    if (typeof text !== 'string') throw new Error('It is not text.');
    const message = compileMessage(text);
    checkPlurals(message, language);
    if (first) checkSame(message, first.message);
    return { message, language };
  } catch (error) {
    throw new Error(`${file}: "${key}": ${(error as Error).message}`);
  }
}

function checkPlurals({ parameters, selectors, variants }: Message, language: string): void {
  const categories = pluralCategories(language);
  for (const { keys } of variants)
    for (const [index, key] of keys.entries()) {
      if (key === undefined || isNumber(key) || parameters.get(selectors[index] as string) !== 'number') continue;
      if (!categories.includes(key))
        throw new Error(`"${key}" is no plural of this language, which has ${categories.join(', ')}.`);
    }
}

/** A translation may leave values out, as a sentence for one piece does, but has no others. */
function checkSame(message: Message, first: Message): void {
  for (const name of message.parameters.keys())
    if (!first.parameters.has(name))
      throw new Error(`"{$${name}}" is unknown; English has ${nameAll([...first.parameters.keys()], '$')}.`);
  if (message.tags.join() !== first.tags.join())
    throw new Error(`It needs the tags of the English text: ${nameAll(first.tags, '#')}.`);
}

const nameAll = (names: readonly string[], sign: string): string =>
  names.map((name) => `{${sign}${name}}`).join(', ') || 'none';
