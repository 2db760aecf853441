import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { resolveTokens } from '../../src/theme/css-values.ts';
import { valuesOf } from '../../src/theme/look.ts';
import { readTheme } from '../../src/theme/read-theme.ts';
import { findToken, TOKENS } from '../../src/theme/tokens.ts';

/** The shop has six sizes and three weights of type. All else that is written is one of them. */

const SIZES = 6;
const WEIGHTS = 3;
const STYLE = /<style(?: [^>{]*)?>\n([\s\S]*?)<\/style>/g;

/** Style sheets of the product by file, those in templates, too. */
const SHEETS = globSync('src/**/*.{css,astro}').flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  const sheets = file.endsWith('.css') ? [text] : [...text.matchAll(STYLE)].map(([, css = '']) => css);
  return sheets.map((css) => ({ file, css }));
});

/** What a size may be written with besides a token: text that is not seen, and shares of the room that it has. */
const FREE_SIZE = /^(?:inherit|0(?: !important)?)$/;
const WHOLE_SIZE = /^(?:min|max|clamp)\((?:(?:var\(--text-[a-z]+\)|\d+(?:\.\d+)?(?:cqi|vw))(?:, (?!\)))?)+\)$/;
const TOKEN = /^var\(--(text|weight)-[a-z-]+\)$/;

/** What is no token in the type of a sheet: `.a: font-size: 13px`. */
function findOtherType(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(/^font(?:-size|-weight)?$/, ({ prop, value, important, parent }) => {
    if (parent?.type !== 'rule') return;
    const written = value.replace(/\s+/g, ' ') + (important ? ' !important' : '');
    if (!isOfTokens(prop, written)) found.push(`${(parent as postcss.Rule).selector}: ${prop}: ${written}`);
  });
  return found;
}

const isSize = (value: string): boolean => TOKEN.test(value) || WHOLE_SIZE.test(value);

function isOfTokens(prop: string, value: string): boolean {
  if (value === 'inherit') return true;
  if (prop === 'font-weight') return /^var\(--weight-[a-z]+\)$/.test(value);
  if (prop === 'font-size') return FREE_SIZE.test(value) || isSize(value);
  const [, weight, size = ''] =
    /^(?:(\S+) )?((?:var|min|max|clamp)\(.+?\)?\))(?: ?\/ ?\S+)? (?:var\(--font-[a-z]+\)|ui-monospace, monospace)$/.exec(
      value,
    ) ?? [];
  return isSize(size) && (weight === undefined || /^var\(--weight-[a-z]+\)$/.test(weight));
}

describe('type', () => {
  test('has the sizes and weights of tokens everywhere', () => {
    const found = SHEETS.filter(({ file }) => !file.startsWith('src/themes/')).flatMap(({ file, css }) =>
      findOtherType(css).map((other) => `${file}: ${other}`),
    );
    expect(
      found,
      'Use one of --text-xs to --text-xxl and of --weight-text, --weight-medium and --weight-bold.',
    ).toEqual([]);
  });

  test('names only tokens that there are', () => {
    const unknown = SHEETS.flatMap(({ file, css }) =>
      [...css.matchAll(/var\(--((?:text|weight)-[\w-]+)\)/g)]
        .filter(([, name = '']) => !findToken(name))
        .map(([, name]) => `${file}: --${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test.each([undefined, ...globSync('src/themes/*.css').sort()])(
    'has six sizes and three weights at most with the theme %s',
    (file) => {
      const { light } = valuesOf(file === undefined ? undefined : readTheme(file, file));
      const valuesIn = (part: string) => {
        const names = TOKENS.map(({ name }) => name).filter((name) => name.startsWith(part));
        return new Set(names.map((name) => resolveTokens(light.get(name) ?? '', (other) => light.get(other))));
      };
      expect(valuesIn('text-').size).toBe(SIZES);
      expect(valuesIn('weight-').size).toBeLessThanOrEqual(WEIGHTS);
    },
  );

  test('of rules of themes is of tokens, too', () => {
    const found = globSync('src/themes/*.css').flatMap((file) => findOtherType(readFileSync(file, 'utf8')));
    expect(found).toEqual([]);
  });
});

describe('the search for other type', () => {
  test.each([
    ['a{font-size:13px}', 1],
    ['a{font-size:0.8em}', 1],
    ['a{font-size:small}', 1],
    ['a{font-size:calc(var(--text-s) * 2)}', 1],
    ['a{font-size:min(1.5rem, 13cqi)}', 1],
    ['a{font-weight:650}', 1],
    ['a{font-weight:bold}', 1],
    ['a{font:700 var(--text-m) / 1.2 var(--font-text)}', 1],
    ['a{font:var(--weight-bold) 17px var(--font-text)}', 1],
    ['a{font:0.8rem/1.5 ui-monospace, monospace}', 1],
    ['a{font-size:var(--text-s);font-weight:var(--weight-text)}', 0],
    ['a{font-size:min(var(--text-xl), 13cqi)}', 0],
    ['a{font-size:clamp(var(--text-l), 5vw, var(--text-xl))}', 0],
    ['a{font-size:0!important;font:inherit}', 0],
    ['a{font:var(--weight-bold) min(var(--text-xl), 13cqi) / 1.3 var(--font-text)}', 0],
    ['a{font:var(--text-s) / 1.5 ui-monospace, monospace}', 0],
    ['a{font:var(--weight-title) var(--text-l)/1.3 var(--font-title)}', 0],
  ])('finds in %s: %i', (css, count) => {
    expect(findOtherType(css)).toHaveLength(count);
  });
});
