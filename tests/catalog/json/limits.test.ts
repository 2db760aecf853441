import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { quoteText } from '../../../src/catalog/problems/quote.ts';
import { findProblems, product, writeShop } from '../shop-in-a-folder.ts';

const FILE = 'products/tea/leaf.json';

describe('a file that is nested too deeply', () => {
  test.each([
    ['open brackets alone', '['.repeat(100_000)],
    ['closed brackets', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['objects', '{"a":'.repeat(100_000)],
    [
      'a field of a product',
      JSON.stringify({ ...product(), tags: 0 }).replace('"tags":0', `"tags":${'['.repeat(9_999)}`),
    ],
    ['33 levels', '['.repeat(33) + ']'.repeat(33)],
  ])('is named with its line: %s', (_what, text) => {
    expect(findProblems({ [FILE]: `\n${text}` }).filter(({ severity }) => severity === 'error')).toEqual([
      expect.objectContaining({ code: 'json-nesting', file: `catalog/${FILE}`, line: 2 }),
    ]);
  });

  test('may have 32 levels, and any number of brackets in a text', () => {
    const codes = (text: string) => findProblems({ [FILE]: text }).map(({ code }) => code);
    expect(codes('['.repeat(32) + ']'.repeat(32))).toEqual(['product-list']);
    expect(codes(JSON.stringify(product({ description: '[{"'.repeat(300) })))).toEqual([]);
  });
});

test('a name of 1 MB is an error whose message is short', () => {
  const [problem, ...others] = findProblems({ [FILE]: product({ attributes: { ['x'.repeat(1_000_000)]: 'y' } }) });
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: 'key-too-long', severity: 'error', found: 'a name of 1000000 characters' });
  expect(JSON.stringify(problem).length).toBeLessThan(600);
});

test.each(['attributes', 'offers'])('__proto__ in %s is an error, as it would be lost', (field) => {
  const text = JSON.stringify(product()).replace(/\}$/, `,"${field}":{"in":{"price":90},"__proto__":{"price":1}}}`);
  expect(findProblems({ 'products/tea/leaf.json': text })).toContainEqual(
    expect.objectContaining({ code: 'unknown-key', field: `${field}.__proto__`, line: 1 }),
  );
});

test('a file of more than 10 MB is not parsed', () => {
  expect(findProblems({ [FILE]: ' '.repeat(10_000_001) })).toEqual([
    expect.objectContaining({ code: 'file-too-large', file: `catalog/${FILE}` }),
  ]);
});

describe('what a message quotes', () => {
  test('has no control characters and is cut', () => {
    const fields = { seller: `\u001b]0;owned\u0007\u001b[2J\u202e\u0085${'x'.repeat(5_000)}`, '\u001b[31mred': 1 };
    for (const { found, hint = '', field } of findProblems({ [FILE]: product(fields) }))
      for (const text of [found, hint, field]) {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what this is for
        expect(text).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e]/);
        expect(text.length).toBeLessThanOrEqual(160);
      }
  });

  test('keeps letters of every script', () => {
    expect(quoteText('सूती कुर्ता “L” 👗', 80)).toBe('सूती कुर्ता “L” 👗');
    expect(quoteText('a\n\tb', 80)).toBe('a b');
    expect(quoteText('x'.repeat(100), 10)).toBe('xxxxxxx...');
  });
});

describe('a file that nothing reads', () => {
  test.each([
    ['products/tea/UPPER.JSON', 'rename it to "UPPER.json"'],
    ['products/tea/kurti.json.txt', 'rename it to "kurti.json"'],
    ['products/tea/kurti.json~', 'rename it to "kurti.json"'],
    ['products/tea/notes.txt', undefined],
    ['products/tea/~$leaf.json', undefined],
    ['~$store.json', undefined],
    ['images/leaf.psd', undefined],
    ['stores.json', 'rename it to "store.json"'],
    ['notes.json', undefined],
  ])('is told: %s', (path, hint) => {
    expect(findProblems({ [path]: 'x' })).toEqual([
      expect.objectContaining({
        code: 'file-ignored',
        severity: 'warning',
        file: `catalog/${path}`,
        ...(hint && { hint }),
      }),
    ]);
  });

  test('is told once with its folder', () => {
    expect(findProblems({ 'product/tea/a.json': '{}', 'product/b.json': '{}' })).toEqual([
      expect.objectContaining({ code: 'folder-unknown', file: 'catalog/product', hint: 'rename it to "products"' }),
    ]);
  });

  test('is none when it is hidden or about the others', () => {
    const about = { 'README.md': 'x', 'README-spreadsheet.md': 'x', 'products/LICENSE': 'x', 'images/Thumbs.db': 'x' };
    expect(findProblems({ ...about, '.git/x': 'x' })).toEqual([]);
  });
});

describe('a link', () => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  const links: string[] = [];
  const link = (to: string, path: string) => {
    const root = writeShop({});
    mkdirSync(join(root, path, '..'), { recursive: true });
    symlinkSync(to, join(root, path));
    links.push(join(root, path));
  };
  afterEach(() => {
    for (const path of links.splice(0)) rmSync(path);
  });

  test('out of the catalogue is refused, and nothing of its target is quoted', () => {
    writeFileSync(join(outside, 'secret.json'), 'password: hunter2');
    link(join(outside, 'secret.json'), 'products/tea/secret.json');
    link(outside, 'products/cups');
    link('/etc/passwd', 'images/a.png');
    const problems = findProblems({});
    expect(problems.map(({ code, file }) => `${code} ${file}`).sort()).toEqual([
      'file-outside catalog/images/a.png',
      'file-outside catalog/products/cups',
      'file-outside catalog/products/tea/secret.json',
    ]);
    expect(JSON.stringify(problems)).not.toContain('hunter2');
  });

  test('to a folder that it is in is not followed for ever', () => {
    link('..', 'products/tea/up');
    expect(findProblems({}).map(({ code }) => code)).toEqual(['file-outside']);
  });

  test('within the catalogue is read', () => {
    link('leaf.png', 'images/other.png');
    expect(findProblems({ [FILE]: product({ images: ['other.png'] }) })).toEqual([]);
  });
});
