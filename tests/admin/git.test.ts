import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareRecords } from '../../src/admin/server/changes.ts';
import { commit, readGitState } from '../../src/admin/server/git.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const work = makeTemporaryFolder();
const catalog = join(work, 'my shop', 'catalog');
mkdirSync(catalog, { recursive: true });
const git = (...words: string[]) => execFileSync('git', ['-C', work, ...words], { encoding: 'utf8' });
const write = (file: string, text: string) => writeFileSync(join(catalog, file), text);

test('a folder without Git has no state', async () => {
  expect(await readGitState(catalog)).toBeUndefined();
});

test('the chosen files of the catalogue are committed, and nothing else', async () => {
  git('init', '-q', '-b', 'main');
  git('config', 'user.name', 'Asha');
  git('config', 'user.email', 'asha@shop.example');
  for (const file of ['a.json', 'gone.json', 'ü ö.json']) write(file, '1');
  git('add', '-A');
  git('commit', '-q', '-m', 'First');
  write('a.json', '2');
  write('ü ö.json', '2');
  write('*.json', 'new');
  rmSync(join(catalog, 'gone.json'));
  writeFileSync(join(work, 'other.txt'), 'of another folder');
  git('add', 'other.txt');
  expect(await readGitState(catalog)).toEqual({
    branch: 'main',
    files: [
      { file: 'a.json', change: 'changed' },
      { file: 'gone.json', change: 'gone' },
      { file: 'ü ö.json', change: 'changed' },
      { file: '*.json', change: 'new' },
    ],
    obstacle: undefined,
  });
  const message = 'Lower prices\n\n$(touch x) "quoted" --amend';
  const { commit: name } = await commit(catalog, { message, files: ['*.json', 'gone.json', 'ü ö.json'] });
  expect(git('log', '-1', '--format=%h%n%B').trim()).toBe(`${name}\n${message}`);
  expect(git('show', '--name-only', '--format=', '-z', 'HEAD').split('\0').filter(Boolean).sort()).toEqual([
    'my shop/catalog/*.json',
    'my shop/catalog/gone.json',
    'my shop/catalog/ü ö.json',
  ]);
  expect((await readGitState(catalog))?.files).toEqual([{ file: 'a.json', change: 'changed' }]);
  expect(git('status', '--porcelain')).toContain('A  other.txt');
});

test('a commit has a message, and files that have changed', async () => {
  await expect(commit(catalog, { message: ' ', files: ['a.json'] })).rejects.toThrow('what has changed');
  await expect(commit(catalog, { message: 'x', files: [] })).rejects.toThrow('no changes');
  await expect(commit(catalog, { message: 'x', files: ['../../other.txt'] })).rejects.toThrow('no changes');
});

test('files are compared with those of the last build', () => {
  expect(compareRecords({ a: '1', b: '1', c: '1' }, { a: '1', b: '2', d: '1' })).toEqual([
    { file: 'b', change: 'changed' },
    { file: 'c', change: 'gone' },
    { file: 'd', change: 'new' },
  ]);
});
