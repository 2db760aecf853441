import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromOklch, toOklch } from '../../../src/core/colours/oklch.ts';
import { contrastOf, formatHex, over, type Rgb } from '../../../src/core/colours/rgb.ts';

const channel = fc.integer({ min: 0, max: 255 });
const colour = fc.record<Rgb>({ r: channel, g: channel, b: channel, alpha: fc.constant(1) });
const at = (text: string): Rgb => {
  const [r = 0, g = 0, b = 0] = (text.match(/[0-9a-f]{2}/g) ?? []).map((digits) => Number.parseInt(digits, 16));
  return { r, g, b, alpha: 1 };
};

test('contrast is that of WCAG', () => {
  expect(contrastOf(at('#000000'), at('#ffffff'))).toBeCloseTo(21);
  expect(contrastOf(at('#777777'), at('#ffffff'))).toBeCloseTo(4.48, 2);
  expect(contrastOf(at('#ffffff'), at('#ffffff'))).toBe(1);
});

test('a colour is the same after its way to OKLCH and back', () => {
  fc.assert(
    fc.property(colour, (rgb) => {
      expect(formatHex(fromOklch(toOklch(rgb)))).toBe(formatHex(rgb));
    }),
  );
});

test('known colours have their known lightness, chroma and hue', () => {
  const { l, c, h } = toOklch(at('#ff0000'));
  expect([l, c, h].map((value) => Math.round(value * 1000) / 1000)).toEqual([0.628, 0.258, 29.234]);
});

test('what sRGB has not gets less chroma, not another lightness', () => {
  const { l } = toOklch(fromOklch({ l: 0.7, c: 0.4, h: 150 }));
  expect(l).toBeCloseTo(0.7, 1);
});

test('half of black on white is grey', () => {
  expect(formatHex(over({ ...at('#000000'), alpha: 0.5 }, at('#ffffff')))).toBe('#808080');
});
