import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';

/** Names in comments are looked up as links in manuals are: who follows one finds what it names. */

const ROOT = join(import.meta.dirname, '..');
const FILES = globSync('{src,tests}/**/*.{ts,tsx,mjs,astro,css}', { cwd: ROOT }).map((file) =>
  file.replaceAll(sep, '/'),
);
const TOP = globSync('*.{ts,mjs}', { cwd: ROOT });
/** Files that a shop has, and this project has not. */
const OF_SHOPS = ['theme.css'];

const COMMENT = /(?<=^|[\s({,;])\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|[\s;,{}()])\/\/.*/gm;
const FILE_NAME = /(?<![\w./*-])(?:[\w.[\]-]+\/)*[\w.[\]-]+\.(?:tsx?|mjs|astro|css)\b/g;
/** A name of code: `formatMoney`, `formatMoney()`, `LONGEST_KEY`. Words of data stand in quotation marks. */
const CODE_NAME = /`([a-z][\w$]*[A-Z][\w$]*|[a-z]\w*(?=\(\)`)|[A-Z][a-z]\w*[A-Z]\w*|[A-Z]+_[A-Z_]+)(?:\(\))?`/g;

/** The ends of all paths: "cart/cart.ts", "cart.ts". */
const ENDS = new Set(
  [...FILES, ...OF_SHOPS, ...TOP].flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
);

const commentsOf = (code: string): string[] => [...code.matchAll(COMMENT)].map(([comment]) => comment);

/** The names of files in a comment that are the end of no file's path. */
function findLostFiles(file: string, comment: string): string[] {
  return [...comment.matchAll(FILE_NAME)].flatMap(([name]) =>
    ENDS.has(name.replace(/^(?:\.{1,2}\/)+/, '')) ? [] : [`${file}: ${name}`],
  );
}

const codes = FILES.map((file) => ({ file, code: readFileSync(join(ROOT, file), 'utf8') }));

test('files that comments name are there', () => {
  const found = codes.flatMap(({ file, code }) => commentsOf(code).flatMap((one) => findLostFiles(file, one)));
  expect(found).toEqual([]);
});

test('names of code in comments are names of code', () => {
  const names = new Set(codes.flatMap(({ code }) => code.replaceAll(COMMENT, ' ').match(/[\w$]+/g) ?? []));
  const found = codes.flatMap(({ file, code }) =>
    commentsOf(code).flatMap((comment) =>
      [...comment.matchAll(CODE_NAME)].flatMap(([, name = '']) => (names.has(name) ? [] : [`${file}: ${name}`])),
    ),
  );
  expect(found).toEqual([]);
});

test.each([
  ['Made by `core/money/gone.ts`.', ['src/a.ts: core/money/gone.ts']],
  ['See ./gone.css for it.', ['src/a.ts: ./gone.css']],
  ['Formatted by core/money/format-price.ts, or money.ts.', []],
])('a file that is gone is found: %s', (comment, lost) => {
  const [found = ''] = commentsOf(`const a = 'b'; // ${comment}\n`);
  expect(findLostFiles('src/a.ts', found)).toEqual(lost);
});

/** Idioms that a native engineer would not write, with the plain word. */
const IDIOMS: readonly (readonly [idiom: RegExp, say: string])[] = [
  [/(?<![`"'])\bmend(?:s|ed|ing)?\b(?![`"'])/i, 'fix'],
  [/\bwhat of (?:an?|the|its?|them|each)\b(?! \w+ (?:is|are) )/i, 'name the part: "the lines of an order that …"'],
  [/\b(?:is|are|was|were|be) told of\b/i, 'hears about, is reported, is called with'],
];

test('comments of source are written plainly', () => {
  const found = codes
    .filter(({ file }) => file.startsWith('src/'))
    .flatMap(({ file, code }) =>
      commentsOf(code).flatMap((comment) =>
        IDIOMS.flatMap(([idiom, say]) => (idiom.test(comment) ? [`${file}: ${idiom.exec(comment)?.[0]}: ${say}`] : [])),
      ),
    );
  expect(found).toEqual([]);
});
