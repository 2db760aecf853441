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
