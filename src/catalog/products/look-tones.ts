import { colourFill } from '../values/colour.ts';

/** A colour as an angle of the colour circle, or `neutral`, which goes with every colour. */
export type Tone = number | 'neutral';

/** So many degrees apart, two colours are shades of one. */
const NEAR = 32;

/** The colours that a text names, such as "Bottle green" or "rani pink, mustard". Prints of many colours have none. */
export function findTones(text: string): Tone[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const names = words.flatMap((word, index) => [`${words[index - 1] ?? ''} ${word}`, word]);
  return [...new Set(names.flatMap((name) => (isName(name) ? toneOf(colourFill(name) as string) : [])))];
}

/** `colourFill` finds a colour in longer names, too: only whole names count here. */
function isName(name: string): boolean {
  const fill = colourFill(name);
  if (fill === undefined) return false;
  const [first = '', second] = name.split(' ');
  return second === undefined || (colourFill(first) !== fill && colourFill(second) !== fill);
}

/** @param fill "#2a5caa" */
function toneOf(fill: string): Tone {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(fill.slice(at, at + 2), 16) / 255);
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const range = most - least;
  const light = (most + least) / 2;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * light - 1));
  const sixth =
    most === red ? ((green - blue) / range) % 6 : most === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  const hue = (sixth * 60 + 360) % 360;
  const isEarth = hue > 18 && hue < 55 && saturation < 0.62;
  const isDenim = hue > 200 && hue < 248 && (light < 0.37 || saturation < 0.5);
  return saturation < 0.22 || light < 0.13 || light > 0.88 || isEarth || isDenim ? 'neutral' : hue;
}

/** Whether two tones are shades of one colour. */
export function isNear(a: Tone, b: Tone): boolean {
  if (a === 'neutral' || b === 'neutral') return a === b;
  const apart = Math.abs(a - b);
  return Math.min(apart, 360 - apart) <= NEAR;
}

/** Whether colours do not contradict each other: shades of one, or one of them neutral, as far as they are known. */
export function areInHarmony(some: readonly Tone[], others: readonly Tone[]): boolean {
  if (some.length === 0 || others.length === 0) return true;
  const [main] = some;
  const [other] = others;
  return main === 'neutral' || other === 'neutral' || some.some((a) => others.some((b) => isNear(a, b)));
}
