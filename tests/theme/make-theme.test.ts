import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkTheme } from '../../src/theme/check-theme.ts';
import { makeTheme } from '../../src/theme/make-theme.ts';
import { parseTheme } from '../../src/theme/read-theme.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('a theme made of any colour has no problem: no pair of colours is hard to read, on light and on dark pages', () => {
  fc.assert(
    fc.property(hex, (colour) => {
      const { css, colours } = makeTheme(colour);
      expect(checkTheme(parseTheme(css), colours)).toEqual([]);
    }),
    {
      numRuns: 400,
      examples: [['#000000'], ['#ffffff'], ['#ffff00'], ['#0000ff'], ['#00ff00'], ['#ff0000'], ['#808080']],
    },
  );
});

test('a colour that can be read on light pages stays as it is, and one that can’t keeps its hue', () => {
  expect(makeTheme('#a3123f').colours.brand).toBe('#a3123f');
  expect(makeTheme('yellow').colours.brand).toMatch(/^#[67]/);
});

test('a grey colour gives a grey theme', () => {
  const { css } = makeTheme('#555');
  const pages = /--color-page: light-dark\((#\w+), (#\w+)\)/.exec(css)?.slice(1) ?? [];
  expect(pages).toHaveLength(2);
  for (const page of pages) expect(new Set(page.match(/[0-9a-f]{2}/g)).size).toBe(1);
});

test('what is no colour is refused', () => {
  for (const text of ['', 'blau', '#12', 'red;}', 'currentcolor', 'var(--x)', '*/'])
    expect(() => makeTheme(text), text).toThrow(/is no colour/);
});
