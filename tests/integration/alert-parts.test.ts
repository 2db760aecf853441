import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type Postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { alertParts, UNUSED_PARTS } from '../../src/integration/alert-parts.ts';

const require = createRequire(import.meta.url);
/** PostCSS comes with Vite. */
const postcss = createRequire(require.resolve('vite'))('postcss') as typeof Postcss;

const original = readFileSync(require.resolve('sweetalert2/dist/sweetalert2.min.css'), 'utf8');
const shorten = (css: string): string => postcss([alertParts]).process(css, { from: undefined }).css;

describe('the style of alerts', () => {
  const css = shorten(original);

  test.each(UNUSED_PARTS)(
    'has no rules that only $options would need, and no script has it',
    ({ options, selectors }) => {
      expect(original).toMatch(new RegExp(selectors.source.replace('^', '')));
      for (const rule of postcss.parse(css).nodes)
        if (rule.type === 'rule') for (const selector of rule.selectors) expect(selector).not.toMatch(selectors);
      const scripts = readdirSync('src', { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => readFileSync(join('src', file), 'utf8'))
        .filter((text) => text.includes("from 'sweetalert2"));
      expect(scripts.length).toBeGreaterThan(0);
      for (const text of scripts) expect(text).not.toMatch(options);
    },
  );

  test('keeps the rules of what is shown, and what hides the rest', () => {
    for (const part of [
      'success',
      'error',
      'info',
      'toast',
      'confirm',
      'footer',
      'loader',
      'top-end',
      'center',
      'icon-show',
    ])
      expect(css).toContain(`.swal2-${part}`);
    expect(css).toContain('body.swal2-shown:not(.swal2-no-backdrop,.swal2-toast-shown)');
    expect(css).toContain('@keyframes swal2-toast-animate-success-line-tip');
    expect(css.length).toBeLessThan(original.length * 0.75);
  });

  test('refers to nothing that was left out', () => {
    for (const [, name] of css.matchAll(/var\((--swal2-[\w-]+)\)/g))
      if (original.includes(`${name}:`)) expect(css).toContain(`${name}:`);
    for (const [, name] of original.matchAll(/@keyframes ([\w-]+)/g))
      expect(css.includes(`@keyframes ${name}{`), name).toBe(
        new RegExp(`(?<!@keyframes )\\b${name}(?![\\w-])`).test(css),
      );
  });
});

test('other styles stay as they are', () => {
  const css = '@media print{}.a:not(.bottom){--swal2-x:1}@keyframes b{to{top:0}}';
  expect(shorten(css)).toBe(css);
});
