import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { describe, expect, test } from 'vitest';
import { UNUSED_ALERT_SYMBOLS, UNUSED_PARTS } from '../../../src/integration/byte-saving/unused-alerts.ts';

const original = readFileSync(createRequire(import.meta.url).resolve('sweetalert2/dist/sweetalert2.min.css'), 'utf8');
const minify = (unusedSymbols: readonly string[]): string =>
  transform({
    filename: 'alerts.css',
    code: Buffer.from(original),
    minify: true,
    unusedSymbols: [...unusedSymbols],
  }).code.toString();

/** Whether a style has a class, a variable or an animation of this name. */
const has = (css: string, symbol: string): boolean => new RegExp(`(?<![\\w-])${symbol}(?![\\w-])`).test(css);

const scripts = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join('src', file), 'utf8'))
  .filter((text) => text.includes("from 'sweetalert2"));

test.each(UNUSED_PARTS)('no script has options that need $symbols.0', ({ options }) => {
  expect(scripts.length).toBeGreaterThan(0);
  for (const text of scripts) expect(text).not.toMatch(options);
});

describe('the style of alerts', () => {
  const css = minify(UNUSED_ALERT_SYMBOLS);

  test('names only what the package has', () => {
    expect(UNUSED_ALERT_SYMBOLS.filter((symbol) => !has(original, symbol))).toEqual([]);
  });

  test('is a quarter shorter, and keeps the rules of what is shown, and what hides the rest', () => {
    for (const part of ['success', 'error', 'info', 'toast', 'confirm', 'footer', 'loader', 'top-end', 'icon-show'])
      expect(css).toContain(`.swal2-${part}`);
    expect(css).toContain('body.swal2-shown:not(.swal2-no-backdrop,.swal2-toast-shown)');
    expect(css).toContain('@keyframes swal2-toast-animate-success-line-tip');
    expect(css.length).toBeLessThan(minify([]).length * 0.75);
  });

  test('refers to nothing that was left out', () => {
    for (const symbol of UNUSED_ALERT_SYMBOLS) expect(css).not.toContain(`var(${symbol})`);
    for (const [, name = ''] of original.matchAll(/@keyframes ([\w-]+)/g))
      expect(css.includes(`@keyframes ${name}{`), name).toBe(!UNUSED_ALERT_SYMBOLS.includes(name));
  });
});
