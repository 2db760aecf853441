import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseEvicted,
  isShortOfStorage,
  MOST_AGE_MS,
  type CachedEntry,
  readIndex,
} from '../../../src/core/offline/copy-index.ts';
import { findImports, findNamedFiles, findPageFiles, readTitle } from '../../../src/core/offline/find-files.ts';
import { readKeepFile } from '../../../src/core/offline/keep-file.ts';
import { markCopy, noteText } from '../../../src/core/offline/mark-copy.ts';

const NOW = Date.UTC(2026, 10, 22);
const file = (path: string, bytes: number, used: number): CachedEntry => ({ cache: 'x', path, bytes, used });
const pageAt = (path: string, bytes: number, used: number, savedAt = NOW): CachedEntry => ({
  ...file(path, bytes, used),
  page: { title: path, savedAt },
});
const pathsOf = (entries: readonly CachedEntry[]) => entries.map(({ path }) => path);

describe('what has to go', () => {
  test('is nothing while there is room', () => {
    expect(chooseEvicted([file('/a', 5, 1), file('/b', 5, 2)], 10, NOW)).toEqual([]);
  });

  test('is what was used least recently', () => {
    expect(pathsOf(chooseEvicted([file('/new', 5, 3), file('/old', 5, 1), file('/mid', 5, 2)], 10, NOW))).toEqual([
      '/old',
    ]);
  });

  test('is a page before files that were used with it', () => {
    expect(pathsOf(chooseEvicted([file('/script', 5, 1), pageAt('/page', 5, 1)], 5, NOW))).toEqual(['/page']);
  });

  test('is a page whose files servers have no more, even where there is room', () => {
    expect(pathsOf(chooseEvicted([pageAt('/page', 5, NOW, NOW - MOST_AGE_MS - 1)], 10, NOW))).toEqual(['/page']);
  });

  test('never leaves a page without a file that was used no earlier than it', () => {
    const entry = fc.record({ isPage: fc.boolean(), bytes: fc.nat(100), used: fc.nat(20) });
    fc.assert(
      fc.property(fc.array(entry), fc.nat(1000), (made, most) => {
        const entries = made.map(({ isPage, bytes, used }, index) =>
          (isPage ? pageAt : file)(`/${index}`, bytes, used),
        );
        const evicted = new Set(chooseEvicted(entries, most, NOW));
        const left = entries.filter((one) => !evicted.has(one));
        expect(left.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(most);
        const oldestPage = Math.min(...left.filter(({ page }) => page).map(({ used }) => used));
        for (const gone of evicted) if (!gone.page) expect(gone.used).toBeLessThan(oldestPage);
      }),
    );
  });
});

test('an index is read with distrust', () => {
  const good = { bytes: 1, used: 2 };
  const page = { title: 'Sarees', savedAt: 3 };
  expect(
    readIndex({ '/a': good, 'https://b.example/': good, '/c': { bytes: '1' }, '/d': { ...good, page }, '/e': null }),
  ).toEqual({ '/a': good, '/d': { ...good, page } });
  for (const broken of [null, 'x', 7, undefined]) expect(readIndex(broken)).toEqual({});
});

test('a list of what can be kept names this site’s addresses only', () => {
  expect(readKeepFile({ pages: ['/a'], files: ['/_img/b'], bytes: 3 })).toEqual({
    pages: ['/a'],
    files: ['/_img/b'],
    bytes: 3,
  });
  for (const pages of [['//elsewhere.example/'], ['https://elsewhere.example/'], 'a', [7]])
    expect(() => readKeepFile({ pages, files: [], bytes: 3 })).toThrow('not a list');
});

test('a device with little storage left keeps nothing', () => {
  expect(isShortOfStorage({ quota: 100_000_000, usage: 80_000_000 })).toBe(true);
  expect(isShortOfStorage({ quota: 100_000_000, usage: 2_000_000 })).toBe(false);
  expect(isShortOfStorage({})).toBe(false);
});

describe('a copy', () => {
  const html = '<body><main id="main"><div id="listing">x</div><div class="product__offer">₹ 1</div></main>';
  const savedAt = Date.UTC(2026, 10, 20, 7, 30);

  test('says its age in Indian time, and why it is shown', () => {
    expect(noteText(savedAt, 'offline')).toMatch(
      /^No connection\. Saved on 20 Nov, 1:00\spm: prices may have changed\.$/,
    );
    expect(noteText(savedAt, 'slow')).toMatch(/^Slow connection\. /);
  });

  test('of a page has it before everything else', () => {
    expect(markCopy(html, savedAt, 'offline', false)).toMatch(
      /<main id="main"><link [^>]*><p [^>]*>No connection\.[^<]*<\/p><div/,
    );
  });

  test('that a script reads has it in each part that scripts copy', () => {
    expect(markCopy(html, savedAt, 'offline', true).match(/<div[^>]*><p [^>]*>No connection/g)).toHaveLength(2);
  });
});

describe('the files of a page', () => {
  const html =
    '<title>Sarees &amp; more | Haat</title><script type="module" src="/_astro/Page.a-b_c.js"></script><link rel="stylesheet" href="/_astro/x.css"><img src="/_img/0123456789ab-256.webp" srcset="/_img/0123456789ab-256.webp 256w, /_img/0123456789ab-640.webp 640w"><a href="/cart">';

  test('are its scripts and styles', () => {
    expect(findPageFiles(html)).toEqual(['/_astro/Page.a-b_c.js', '/_astro/x.css']);
  });

  test('and its pictures of all widths', () => {
    expect(findNamedFiles(html)).toHaveLength(4);
  });

  test('import others', () => {
    expect(findImports('import{a as b}from"./base.x1.js";import`./y.js`;import("./later.js")')).toEqual([
      '/_astro/base.x1.js',
      '/_astro/y.js',
    ]);
  });

  test('a title is read without the shop’s name', () => {
    expect(readTitle(html)).toBe('Sarees & more');
  });
});
