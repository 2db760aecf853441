import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatFindings } from './finding.ts';
import { validateHtml } from './html-validate.ts';
import { maskStyles, runNuChecker, whyNoNuChecker } from './nu-checker.ts';

const page = (body: string, after = ''): string =>
  `<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>Page</title><style>p{color:red}</style></head>\n<body>${body}</body></html>${after}`;
const GOOD = page('<h1>Title</h1><ul role="list"><li>One</li></ul>');
const BAD = page('<h1>Title</h1>\n<address><h2>Talk</h2></address>', '<script src="/a.js"></script>');

describe('html-validate', () => {
  test('has nothing to say of a valid page', async () => {
    expect(await validateHtml('/good.html', GOOD)).toEqual([]);
  });

  test('names page and line of a heading in an address', async () => {
    expect(formatFindings(await validateHtml('/bad.html', BAD))).toMatch(/<h2>.*<address>.*\n {2}\/bad\.html:4:/);
  });
});

describe('the masking of styles', () => {
  test('leaves the first of equal stylesheets and puts blanks in the place of the others', () => {
    const checked = new Set<string>();
    const first = '<style>p{\ncolor:red}</style><p>One</p>';
    expect(maskStyles(first, checked)).toBe(first);
    expect(maskStyles(first, checked)).toBe('<style>  \n          </style><p>One</p>');
  });

  test('takes no text of a script or a comment for a stylesheet', () => {
    const html = '<!-- <style>a{}</style> --><script>x("<style>a{}</style>")</script>';
    expect(maskStyles(html, new Set(['a{}']))).toBe(html);
  });
});

const obstacle = await whyNoNuChecker();

describe.skipIf(obstacle)('the Nu HTML checker', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'haat-checkers-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('names page, line and message of what is wrong, inline styles included, and nothing of a valid page', {
    timeout: 120_000,
  }, async () => {
    const pages = Object.entries({ good: GOOD, bad: BAD, style: GOOD.replace('color', 'colour') });
    for (const [name, html] of pages) await writeFile(join(folder, name), html);
    const found = await runNuChecker(pages.map(([name]) => ({ name, file: join(folder, name) })));
    expect(found.map(({ page, line, message }) => `${page}:${line} ${message}`).sort()).toEqual([
      'bad:4 Cannot recover after last error. Any further errors will be ignored.',
      'bad:4 Stray start tag “script”.',
      'bad:4 The element “h2” must not appear as a descendant of the “address” element.',
      "style:2 CSS: “colour”: Property “colour” doesn't exist.",
    ]);
  });
});
