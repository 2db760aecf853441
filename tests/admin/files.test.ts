import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { CatalogFolder } from '../../src/admin/server/catalog-folder.ts';
import { Refused } from '../../src/admin/server/refused.ts';
import { undoUnfinished, writeFiles } from '../../src/admin/server/write-files.ts';

const work = mkdtempSync(join(tmpdir(), 'haat-files-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));
const root = join(work, 'catalog');
mkdirSync(join(root, 'products', 'cups'), { recursive: true });
writeFileSync(join(root, 'store.json'), '{}');
writeFileSync(join(work, 'secret.json'), '{}');

describe('the files of the editor', () => {
  const folder = new CatalogFolder(root);

  test.each([
    '../secret.json',
    'products/../../secret.json',
    'products/cups/../../../secret.json',
    '/etc/passwd',
    'products//x.json',
    'products/cups/.hidden.json',
    'products/cups/x.json\0.md',
    'products\\cups\\x.json',
    'products/cups/x.exe',
    'products/x.json/',
    'images/x.png',
    'package.json',
    'C:/x.json',
    '',
    `products/cups/${'x'.repeat(400)}.json`,
  ])('are none outside the catalogue or of another kind: %j', (file) => {
    expect(() => folder.resolve(file)).toThrow(Refused);
  });

  test('are not reached by links that lead out', () => {
    symlinkSync(work, join(root, 'products', 'out'));
    symlinkSync(join(work, 'secret.json'), join(root, 'home.json'));
    expect(() => folder.resolve('products/out/secret.json')).toThrow('leads out');
    expect(() => folder.resolve('products/out/new.json')).toThrow('leads out');
    expect(() => folder.resolve('home.json')).toThrow('leads out');
  });

  test('may be new, in new folders, and named in any script', () => {
    expect(folder.resolve('products/नया/चाय.json')).toBe(join(root, 'products/नया/चाय.json'));
    expect(folder.read('products/cups/none.json')).toBeUndefined();
  });

  test('keep their byte-order mark', () => {
    writeFileSync(join(root, 'facets.json'), '\ufeff{}');
    expect(folder.read('facets.json')).toMatchObject({ text: '{}', hasMark: true });
    writeFileSync(join(root, 'search.json'), Buffer.from([0x7b, 0xff, 0x7d]));
    expect(folder.read('search.json')).toMatchObject({ text: '{\ufffd}', hasMark: false });
  });

  test('in UTF-16 can be read, to be saved in UTF-8', () => {
    writeFileSync(join(root, 'search.json'), Buffer.from('\ufeff{ "a": 1 }', 'utf16le'));
    expect(folder.read('search.json')).toMatchObject({ text: '{ "a": 1 }', hasMark: false });
  });
});

describe('a save', () => {
  const cache = join(work, 'cache');
  const file = (name: string) => join(work, name);
  const bytes = (text: string) => Buffer.from(text);

  test('writes, makes and removes files, and leaves nothing else', () => {
    writeFileSync(file('a'), 'old');
    writeFileSync(file('b'), 'old');
    writeFiles(
      [
        { path: file('a'), before: bytes('old'), after: bytes('new') },
        { path: file('b'), before: bytes('old'), after: undefined },
        { path: file('c'), before: undefined, after: bytes('new') },
      ],
      cache,
    );
    expect(readFileSync(file('a'), 'utf8')).toBe('new');
    expect(existsSync(file('b'))).toBe(false);
    expect(readFileSync(file('c'), 'utf8')).toBe('new');
    expect(readdirSync(work).filter((name) => name.includes('saving'))).toEqual([]);
    expect(readdirSync(cache)).toEqual([]);
  });

  test('puts all files back when one can not be written', () => {
    writeFileSync(file('d'), 'old');
    const write = () =>
      writeFiles(
        [
          { path: file('d'), before: bytes('old'), after: bytes('new') },
          { path: join(work, 'no-folder', 'e'), before: undefined, after: bytes('new') },
        ],
        cache,
      );
    expect(write).toThrow('ENOENT');
    expect(readFileSync(file('d'), 'utf8')).toBe('old');
  });

  test('that was killed is undone by the next start', () => {
    const before = bytes('old').toString('base64');
    mkdirSync(cache, { recursive: true });
    writeFileSync(join(root, 'store.json'), 'new');
    writeFileSync(join(root, 'delivery.json'), 'new');
    const entries = [
      { path: join(root, 'store.json'), before },
      { path: join(root, 'delivery.json') },
      { path: file('a'), before },
    ];
    writeFileSync(join(cache, 'unfinished-save.json'), JSON.stringify(entries));
    const isOwn = (path: string) => new CatalogFolder(root).owns(path);
    expect(undoUnfinished(cache, isOwn)).toHaveLength(2);
    expect(readFileSync(join(root, 'store.json'), 'utf8')).toBe('old');
    expect(existsSync(join(root, 'delivery.json'))).toBe(false);
    // A file of another catalogue is none of this one's.
    expect(readFileSync(file('a'), 'utf8')).toBe('new');
    expect(undoUnfinished(cache, isOwn)).toEqual([]);
  });
});
