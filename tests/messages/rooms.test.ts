import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exportOf } from '../../src/messages/types/describe-room.ts';
import { FIRST_LANGUAGE } from '../../src/messages/language.ts';
import { listLanguages, listRooms, readMessages } from '../../src/messages/read-messages.ts';
import { sourceFolder } from '../../src/package.ts';

const FOLDER = join(sourceFolder, 'messages');
const code = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:ts|tsx|astro)$/.test(file) && !file.startsWith('messages'))
  .map((file) => readFileSync(join(sourceFolder, file), 'utf8'))
  .join('\n');

/** Whether a message chooses by a number, so that its words fit "one", "two" and "many". */
const choosesByNumber = (message: string): boolean => /\.input \{\$\w+ :number\}.*\.match/s.test(message);

/** A number and the word that it counts: "{$days} days", not "Order {$number} is". */
const COUNTED = /\{\$(?:count|days|\w+Days|pieces|parcels|products|photos|rows|hours|minutes)\}[ \u00a0]\p{L}+s\b/u;

/** Limits and spans of the code, which are never one. */
const NEVER_ONE: readonly string[] = [
  ...['checks.sizes', 'fields.atLeast', 'fields.atMost', 'listings.describeFirst', 'shared-lists.linkHas'],
  ...['notices.restockStop', 'product-actions.restockPromise'],
  ...['moreThanBefore', 'lessThanBefore', 'asMuchAsBefore', 'inDaysBefore', 'noneBefore', 'none'].map(
    (key) => `operator-figures.${key}`,
  ),
];

describe.each(listRooms())('numbers in the messages of %s', (room) => {
  const read = (language: string) =>
    Object.entries(
      JSON.parse(readFileSync(join(FOLDER, language, `${room}.json`), 'utf8')) as Readonly<Record<string, string>>,
    );
  const english = read(FIRST_LANGUAGE);

  test('that are spoken as a count choose its words in English', () => {
    const fixed = english.filter(([, message]) => COUNTED.test(message) && !choosesByNumber(message));
    expect(fixed.map(([key]) => `${room}.${key}`).filter((name) => !NEVER_ONE.includes(name))).toEqual([]);
  });

  test.each(listLanguages())('choose their words in "%s" wherever they do in English', (language) => {
    const counted = new Set(english.filter(([, message]) => choosesByNumber(message)).map(([key]) => key));
    expect(read(language).filter(([key, message]) => counted.has(key) && !choosesByNumber(message))).toEqual([]);
  });
});

describe.each(listRooms())('the messages of %s', (room) => {
  test('are all used', () => {
    const keys = [...readMessages(room, FIRST_LANGUAGE).keys()];
    const used = new Set(
      [...code.matchAll(new RegExp(`\\b${exportOf(room)}\\s*\\.(\\w+)`, 'g'))].map(([, key]) => key),
    );
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });

  test.each(listLanguages())('are all there in the folder "%s", and read', (language) => {
    readMessages(room, language);
    const keysOf = (folder: string) =>
      Object.keys(JSON.parse(readFileSync(join(FOLDER, folder, `${room}.json`), 'utf8')));
    expect(keysOf(language).sort()).toEqual(keysOf(FIRST_LANGUAGE).sort());
  });
});
