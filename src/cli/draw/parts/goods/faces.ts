// What is let into the faces of machines: screens, digits, grilles, lamps, screws, buttons.
import { darken, lighten, mix } from '../../colour.ts';
import { clipTo, innerRim } from '../../light.ts';
import { METALS, metalBall, plastic } from '../../materials.ts';
import { boundsOf, oval, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { circle, draw, group, line, num, place, radial } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { shaded } from './forms.ts';

/** Dark glass with what it shows and the reflection of a window across it. */
export function screen(
  ctx: Ctx,
  outline: Path,
  shows: string,
  options: { ground?: string; reflection?: number } = {},
): string {
  const { ground = '#15171d', reflection = 0.13 } = options;
  const { x, y, width, height } = boundsOf(outline);
  const beam = `M${num(x)} ${num(y + height * 0.62)}L${num(x + width * 0.62)} ${num(y)}H${num(x)}Z`;
  return (
    clipTo(
      ctx,
      outline,
      draw(toD(outline), { fill: shaded(ctx, [x, y], [x + width, y + height], lighten(ground, 0.1), ground) }),
      shows,
      draw(beam, { fill: '#ffffff', opacity: reflection }),
      innerRim(ctx, outline, { dx: 1.6, dy: 2.2, soft: 2, colour: '#000000', opacity: 0.6 }),
    ) + draw(toD(outline), { fill: 'none', stroke: '#0c0c10', 'stroke-width': 1.1 })
  );
}

const SEGMENTS = [
  'M2 0H12L10 3H4Z',
  'M13 1V11L10 9.4V4Z',
  'M13 13V23L10 20V14.6Z',
  'M2 24H12L10 21H4Z',
  'M1 13V23L4 20V14.6Z',
  'M1 1V11L4 9.4V4Z',
  'M2.4 12L4 10.6H10L11.6 12L10 13.4H4Z',
] as const;
const LIT = [
  [0, 1, 2, 3, 4, 5],
  [1, 2],
  [0, 1, 6, 4, 3],
  [0, 1, 6, 2, 3],
  [5, 6, 1, 2],
  [0, 5, 6, 2, 3],
  [0, 5, 6, 2, 3, 4],
  [0, 1, 2],
  [0, 1, 2, 3, 4, 5, 6],
  [0, 1, 2, 3, 5, 6],
] as const;

/** Digits of lit bars, 24 units high at scale 1; ':' and '.' are dots. */
export function digits(text: string, x: number, y: number, scale: number, colour: string, slant = 0): string {
  let at = 0;
  let art = '';
  for (const sign of text) {
    if (sign === ':' || sign === '.') {
      art += circle(at + 2, sign === ':' ? 17 : 22.6, 1.7, { fill: colour });
      if (sign === ':') art += circle(at + 2, 7, 1.7, { fill: colour });
      at += 6;
      continue;
    }
    const lit = LIT[Number(sign)] ?? [];
    art += place(lit.map((n) => draw(SEGMENTS[n] ?? '', { fill: colour })).join(''), { x: at, y: 0 });
    at += 17;
  }
  const lean = slant ? ` skewX(${num(-slant)})` : '';
  return group({ transform: `translate(${num(x)} ${num(y)}) scale(${num(scale)})${lean}` }, art);
}

/** Width of such digits. */
export const digitsWidth = (text: string, scale: number): number =>
  [...text].reduce((sum, sign) => sum + (/\d/.test(sign) ? 17 : 6), -3) * scale;

/** Rows of round holes, cut by the outline. */
export function grille(ctx: Ctx, outline: Path, step: number, r: number, colour: string): string {
  const box = boundsOf(outline);
  let holes = '';
  let row = 0;
  for (let y = box.y + step / 2; y < box.y + box.height; y += step * 0.87) {
    row += 1;
    for (let x = box.x + (row % 2 ? step / 2 : step); x < box.x + box.width; x += step)
      holes +=
        circle(x + r * 0.3, y + r * 0.4, r, { fill: lighten(colour, 0.4), opacity: 0.4 }) +
        circle(x, y, r, { fill: darken(colour, 0.72) });
  }
  return clipTo(ctx, outline, holes);
}

/** A small lit lamp with its glow. */
export function led(ctx: Ctx, x: number, y: number, r: number, colour: string): string {
  const glow = radial(ctx.defs, [x, y], r * 4, [
    [0, lighten(colour, 0.4), 0.75],
    [0.4, colour, 0.28],
    [1, colour, 0],
  ]);
  return (
    circle(x, y, r * 4, { fill: glow }) +
    circle(x, y, r, { fill: lighten(colour, 0.45) }) +
    circle(x - r * 0.2, y - r * 0.2, r * 0.5, { fill: '#ffffff' })
  );
}

/** A cross-head screw. */
export function screw(ctx: Ctx, x: number, y: number, r: number, turn = 20): string {
  const metal = METALS.steel;
  const slot = { stroke: metal.patina, 'stroke-width': r * 0.32, 'stroke-linecap': 'round' };
  return place(
    circle(0.4, 0.8, r + 0.5, { fill: '#1d1a20', opacity: 0.4 }) +
      circle(0, 0, r, { fill: metalBall(ctx, metal, 0, 0, r), stroke: metal.patina, 'stroke-width': 0.6 }) +
      line(-r * 0.5, 0, r * 0.5, 0, slot) +
      line(0, -r * 0.5, 0, r * 0.5, slot),
    { x, y, turn },
  );
}

/** A round push button that stands a little proud of its face. */
export function pushButton(ctx: Ctx, x: number, y: number, r: number, colour: string, mark = ''): string {
  return (
    circle(x + r * 0.1, y + r * 0.16, r * 1.12, { fill: darken(colour, 0.65), opacity: 0.55 }) +
    plastic(ctx, oval(x, y, r), colour, { gloss: 0.5, form: 0.75, reach: r * 0.5 }) +
    place(mark, { x, y, scale: r / 10 })
  );
}

/** Signs for buttons, about 10 units large. */
export const SIGNS = {
  power: (ink: string): string =>
    draw('M-2.6 -3.2A4.4 4.4 0 1 0 2.6 -3.2M0 -5.2V-.6', {
      fill: 'none',
      stroke: ink,
      'stroke-width': 1.5,
      'stroke-linecap': 'round',
    }),
  plus: (ink: string): string =>
    draw('M-4 0H4M0 -4V4', { fill: 'none', stroke: ink, 'stroke-width': 1.8, 'stroke-linecap': 'round' }),
  minus: (ink: string): string =>
    draw('M-4 0H4', { fill: 'none', stroke: ink, 'stroke-width': 1.8, 'stroke-linecap': 'round' }),
  play: (ink: string): string => draw('M-2.6 -4L4.4 0L-2.6 4Z', { fill: ink }),
} as const;

/** A lit ring such as dials of watches show: `share` of it bright. */
export function ringGauge(x: number, y: number, r: number, width: number, share: number, colour: string): string {
  const round = 2 * Math.PI * r;
  const turn = { transform: `rotate(-90 ${num(x)} ${num(y)})`, fill: 'none', 'stroke-width': width };
  return (
    circle(x, y, r, { ...turn, stroke: mix(colour, '#15171d', 0.72) }) +
    circle(x, y, r, {
      ...turn,
      stroke: colour,
      'stroke-linecap': 'round',
      'stroke-dasharray': `${num(round * share)} ${num(round)}`,
    })
  );
}
