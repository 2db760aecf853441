/** A colour in sRGB: red, green and blue from 0 to 255, not rounded, and how opaque it is, from 0 to 1. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha: number;
}

const CHANNELS = ['r', 'g', 'b'] as const;

/** The value of a channel of sRGB (0 to 255) in linear light (0 to 1). */
export function toLinear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The channel of sRGB (0 to 255) of a value in linear light. */
export const fromLinear = (value: number): number =>
  255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** A colour as it looks on an opaque one. */
export function over(front: Rgb, back: Rgb): Rgb {
  const mix = (channel: 'r' | 'g' | 'b') => front[channel] * front.alpha + back[channel] * (1 - front.alpha);
  return { r: mix('r'), g: mix('g'), b: mix('b'), alpha: 1 };
}

/** The relative luminance of an opaque colour (WCAG 2.2): 0 for black, 1 for white. */
const luminanceOf = ({ r, g, b }: Rgb): number => 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);

/** The contrast of two opaque colours (WCAG 2.2): 1 for the same, 21 for black and white. */
export function contrastOf(first: Rgb, second: Rgb): number {
  const [low = 0, high = 0] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** `#rrggbb`, with two digits more for what is not opaque. */
export function formatHex(colour: Rgb): string {
  const digits = (value: number) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  const alpha = colour.alpha < 1 ? digits(colour.alpha * 255) : '';
  return `#${CHANNELS.map((channel) => digits(colour[channel])).join('')}${alpha}`;
}
