import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseCommands } from '../../src/api/entry/operator/backup.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';
import { startHost } from './support/host.ts';

const DAY_MS = 86_400_000;
const nameOf = (ageDays: number): string =>
  `haat-${new Date(Date.now() - ageDays * DAY_MS).toISOString().slice(0, 19).replaceAll(':', '-')}Z.jsonl.gz`;

const backup = async (keep: string, to: string): Promise<string> => {
  const { host } = await startHost();
  const command = databaseCommands.find(({ name }) => name === 'backup');
  return String(await command?.run(host.database, 'operator:asha', { words: [to], options: { keep } }));
};

test('backup --keep deletes the backups of the folder that are older, and nothing else', async () => {
  const folder = join(makeTemporaryFolder(), 'backups');
  mkdirSync(folder);
  const [old, kept] = [nameOf(31), nameOf(29)];
  const others = ['haat-2020-01-01.txt', 'haat-0000-99-99T00-00-00Z.jsonl.gz'];
  for (const name of [old, kept, ...others]) writeFileSync(join(folder, name), '');
  const text = await backup('30', folder);
  expect(text).toMatch(new RegExp(`succeeded\\.\\nDeleted, as older than 30 days: ${old}$`));
  const left = readdirSync(folder);
  expect(left).toHaveLength(4);
  expect(left).toEqual(expect.arrayContaining([kept, ...others]));
});

test.each(['0', 'x', '1.5', '-1', ''])('backup --keep %j says what it takes, and writes no backup', async (keep) => {
  const folder = join(makeTemporaryFolder(), 'backups');
  await expect(backup(keep, folder)).rejects.toThrow('--keep takes a number of days from 1 to 3650, such as 30.');
  expect(existsSync(folder)).toBe(false);
});

test('backup --keep needs a folder', async () => {
  const file = join(makeTemporaryFolder(), 'mine.gz');
  await expect(backup('30', file)).rejects.toThrow(
    '--keep deletes old backups of a folder: name a folder, not a file.',
  );
  expect(existsSync(file)).toBe(false);
});
