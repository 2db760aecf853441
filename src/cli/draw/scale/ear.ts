// A jeweller's form of one colour: jaw, neck and an ear of 6.4 cm, seen from the side, without a face.
import { darken, lighten, lightnessOf, mix } from '../colour.ts';
import { clipTo, edgeLine, formShade, innerRim } from '../light.ts';
import { path, smooth, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { blur, circle, draw, group, linear, place } from '../svg.ts';
import type { Ctx } from '../types.ts';

/** Millimetres, the pierced place of the lobe at (0, 0). */
const SHELL: Path = smooth(
  [
    [-9, -36],
    [-7, -48],
    [3, -56],
    [15, -52],
    [20, -40],
    [18, -26],
    [13, -13],
    [8, -2],
    [2, 6],
    [-5, 6],
    [-9, -1],
    [-9, -10],
    [-11, -20],
  ],
  { closed: true },
);
const HEAD: Path = path(
  'M-110 -190H64C68 -60 56 -22 43 2C34 20 31 46 38 120H-42C-36 84 -35 62 -33 45C-56 40 -84 30 -110 14Z',
);
/** Shade below the jaw. */
const NECK: Path = path('M-34 44C-18 38 -8 26 -3 12C4 34 8 70 4 120H-44C-37 84 -36 62 -34 44Z');

export interface EarSpot {
  readonly x: number;
  readonly y: number;
  /** Units a centimetre. */
  readonly unit: number;
}

function folds(ctx: Ctx, tone: string): string {
  const area = { x: -20, y: -60, width: 50, height: 75 };
  const line = (d: string, width: number, colour: string, opacity: number, soft: number): string =>
    draw(d, {
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      'stroke-opacity': opacity,
      'stroke-linecap': 'round',
      filter: soft > 0 ? blur(ctx.defs, soft, area) : undefined,
    });
  const [deep, pale] = [darken(tone, 0.5), lighten(tone, 0.5)];
  return (
    // The groove inside the rim, the hollow before the ear canal, and the small flap that guards it.
    line('M-5 -34C-5 -44 2 -50 9 -48C15 -46 15 -36 13 -28C11 -20 8 -14 5 -10', 3.6, deep, 0.55, 1) +
    line('M-6 -36C-5 -47 3 -53 11 -50C18 -46 17 -34 15 -26', 1.6, pale, 0.7, 0.7) +
    line('M5 -40C9 -34 9 -27 6 -21C4 -16 1 -13 -2 -11', 3, pale, 0.6, 1) +
    draw('M-7 -27C-3 -33 4 -32 5 -26C5 -20 1 -14 -4 -13C-8 -14 -8 -21 -7 -27Z', {
      fill: deep,
      opacity: 0.7,
      filter: blur(ctx.defs, 1.4, area),
    }) +
    line('M-7 -33C-2 -36 4 -38 7 -41', 1.6, pale, 0.45, 0.7) +
    draw('M-11 -24C-7 -25 -4 -21 -5 -18C-6 -15 -9 -14 -11 -15Z', {
      fill: lighten(tone, 0.12),
      stroke: deep,
      'stroke-width': 0.5,
      'stroke-opacity': 0.5,
    }) +
    line('M-4 -11C-2 -8 2 -7 5 -8', 1.6, deep, 0.35, 0.7)
  );
}

/** The form with the pierced place of its lobe at (x, y); draw the ornament after it. */
export function earForm(ctx: Ctx, { x, y, unit }: EarSpot): string {
  // Cream plaster before deep tints, deep velvet before pale ones.
  const tone = lightnessOf(ctx.tint) > 0.8 ? mix('#31445c', darken(ctx.tint, 0.6), 0.25) : '#e6dccb';
  const lit = linear(
    ctx.defs,
    [-90, -100],
    [90, 60],
    [
      [0, lighten(tone, 0.4), 0.55],
      [0.5, tone, 0],
      [1, darken(tone, 0.5), 0.6],
    ],
  );
  const art =
    clipTo(
      ctx,
      HEAD,
      draw(toD(HEAD), { fill: tone }),
      draw(toD(HEAD), { fill: lit }),
      group(
        { filter: blur(ctx.defs, 7, { x: -130, y: 0, width: 200, height: 200 }) },
        draw(toD(NECK), { fill: darken(tone, 0.4), opacity: 0.6 }),
      ),
      innerRim(ctx, HEAD, { dx: -8, dy: -3, soft: 10, colour: darken(tone, 0.6), opacity: 0.6, blend: 'multiply' }),
      draw(toD(SHELL), {
        fill: darken(tone, 0.55),
        opacity: 0.6,
        transform: 'translate(4 4)',
        filter: blur(ctx.defs, 3, { x: -20, y: -60, width: 60, height: 80 }),
      }),
    ) +
    edgeLine(HEAD, tone, { strength: 0.5, width: 0.5 }) +
    clipTo(
      ctx,
      SHELL,
      draw(toD(SHELL), { fill: lighten(tone, 0.1) }),
      folds(ctx, tone),
      formShade(ctx, SHELL, tone, { amount: 0.6, reach: 5 }),
    ) +
    edgeLine(SHELL, tone, { strength: 0.55, width: 0.6 }) +
    circle(0, 0, 0.7, { fill: darken(tone, 0.6) });
  return place(art, { x, y, scale: String(unit / 10) });
}
