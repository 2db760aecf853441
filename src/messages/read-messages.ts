import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { sourceFolder } from '../package.ts';
import { compileMessage, isNumber, type Message } from './format/compile.ts';
import { pluralCategories } from './format/plural.ts';
import { FIRST_LANGUAGE } from './language.ts';

/** The package's folder of messages, and the one of the shop, which need not be there and whose messages take the place of the package's. */
export const messageFolders = (): string[] => [join(sourceFolder, 'messages'), resolve('messages')];

/** A file of messages that can't be used. */
export class MessageFault extends Error {
  /** Absolute, as is the name in the message. */
  readonly file: string;
  /** The message that is wrong; undefined where the whole file is. */
  readonly key: string | undefined;
  readonly reason: string;

  constructor(file: string, key: string | undefined, reason: string) {
    super([file, ...(key === undefined ? [] : [JSON.stringify(key)]), reason].join(': '));
    this.file = file;
    this.key = key;
    this.reason = reason;
  }
}

/** A message and the language whose rules its variants follow. */
export interface FoundMessage {
  readonly message: Message;
  readonly language: string;
}

export type RoomMessages = ReadonlyMap<string, FoundMessage>;

const rooms = new Map<string, RoomMessages>();
let languages: readonly string[] | undefined;

/** By language. */
const digests = new Map<string, string>();

/** A digest of all messages that a language may show: its own, and English ones for those that it has not. */
export function digestMessages(language: string): string {
  const known = digests.get(language);
  if (known !== undefined) return known;
  const tags = new Set([FIRST_LANGUAGE, language]);
  const texts = messageFolders().flatMap((folder) =>
    [...tags].flatMap((tag) => {
      const files = roomsIn(join(folder, tag)).sort();
      return files.map((room) => `${tag} ${room} ${readFileSync(join(folder, tag, `${room}.json`), 'utf8')}`);
    }),
  );
  const digest = hash('sha1', texts.join('\n'), 'base64url');
  digests.set(language, digest);
  return digest;
}

/** Forgets what was read: files have changed. */
export function forgetMessages(): void {
  rooms.clear();
  digests.clear();
  languages = undefined;
}

/** The languages that there are messages in, English first: the folders of package and shop that have any. @throws Error that names a folder */
export function listLanguages(): readonly string[] {
  languages ??= [...new Set([FIRST_LANGUAGE, ...messageFolders().flatMap(listTags)])];
  return languages;
}

/** The language that comes closest to a tag: "hi" for "hi-IN". English for one without messages, and where none is named. */
export function findLanguage(tag: string | null | undefined): string {
  const known = listLanguages();
  for (
    let wanted = tag?.toLowerCase() ?? '';
    wanted !== '';
    wanted = wanted.slice(0, Math.max(0, wanted.lastIndexOf('-')))
  ) {
    const found = known.find((language) => language.toLowerCase() === wanted);
    if (found !== undefined) return found;
  }
  return FIRST_LANGUAGE;
}

/** Reads every file of the shop's own folder, so that a wrong one is found at the start of a host and not by a shopper. @throws Error that names the file and the message */
export function checkOwnMessages(): void {
  const [fault] = listOwnFaults();
  if (fault) throw fault;
}

/** Why files of the shop's own folder can't be used: of each the first message that is wrong. */
export function listOwnFaults(): Error[] {
  const known = listRooms();
  const [, own = ''] = messageFolders();
  const check = (language: string, room: string): Error[] => {
    if (!known.includes(room)) {
      const reason = `There is no such file of English messages: ${known.join(', ')}.`;
      return [new MessageFault(join(own, language, `${room}.json`), undefined, reason)];
    }
    readMessages(room, language);
    return [];
  };
  return faultsOf(() =>
    listTags(own).flatMap((language) =>
      roomsIn(join(own, language)).flatMap((room) => faultsOf(() => check(language, room))),
    ),
  );
}

/** The faults that `run` returns, or the one that it throws. */
function faultsOf(run: () => Error[]): Error[] {
  try {
    return run();
  } catch (error) {
    return [error as Error];
  }
}

/** The folders in a folder that have messages, by the language tags that they are named by. */
const listTags = (folder: string): string[] =>
  readFolder(folder)
    .filter((name) => roomsIn(join(folder, name)).length > 0)
    .map((name) => {
      if (canonicalTag(name) !== name)
        throw new Error(
          `${relative('', join(folder, name))}: The folder of a language is named by its tag, such as "${canonicalTag(name.replaceAll('_', '-')) ?? 'pt-BR'}".`,
        );
      return name;
    });

function canonicalTag(name: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(name)[0];
  } catch {
    return undefined;
  }
}

/** The messages of a room, such as "cart", in a language; in English what it has not. @throws Error that names the file and the message. */
export function readMessages(room: string, language: string): RoomMessages {
  const name = `${language}/${room}`;
  const known = rooms.get(name);
  if (known) return known;
  const first = language === FIRST_LANGUAGE ? new Map<string, FoundMessage>() : readMessages(room, FIRST_LANGUAGE);
  const found = new Map(first);
  for (const [index, folder] of messageFolders().entries()) {
    const file = join(folder, language, `${room}.json`);
    const isFirst = language === FIRST_LANGUAGE && index === 0;
    for (const [key, text] of Object.entries(readTexts(file)))
      found.set(
        key,
        read(text, language, isFirst ? undefined : (first.get(key) ?? found.get(key) ?? 'missing'), file, key),
      );
  }
  rooms.set(name, found);
  return found;
}

/** The rooms of the package, sorted. */
export const listRooms = (): string[] => roomsIn(join(sourceFolder, 'messages', FIRST_LANGUAGE)).sort();

const roomsIn = (folder: string): string[] =>
  readFolder(folder).flatMap((name) => (name.endsWith('.json') ? name.slice(0, -'.json'.length) : []));

/** The names in a folder; none where there is no folder. */
function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** The texts of a file by their keys; none where there is no file. */
function readTexts(file: string): Record<string, string> {
  let json: string;
  try {
    json = readFileSync(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return {};
    throw error;
  }
  let value: unknown;
  try {
    value = JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new MessageFault(file, undefined, `${(error as Error).message}. Fix the JSON.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new MessageFault(file, undefined, 'It is no object of messages by their names: { "title": "..." }.');
  return value as Record<string, string>;
}

function read(
  text: unknown,
  language: string,
  /** The English message; undefined of that itself. */
  first: FoundMessage | 'missing' | undefined,
  file: string,
  key: string,
): FoundMessage {
  try {
    if (!/^[a-z]\w*$/.test(key)) throw new Error('Its name is not like "title" or "freeFrom".');
    if (first === 'missing') throw new Error('English has no message of this name.');
    if (typeof text !== 'string') throw new Error('It is not text.');
    const message = compileMessage(text);
    checkPlurals(message, language);
    if (!first) return { message, language };
    checkSame(message, first.message);
    // Code gives it all values of the English message, also where it says nothing of them.
    const parameters = new Map([...first.message.parameters, ...message.parameters]);
    return { message: { ...message, parameters }, language };
  } catch (error) {
    throw new MessageFault(file, key, (error as Error).message);
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
