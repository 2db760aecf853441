// Rolls of garbage bags in paper bands: two lying, one standing, one bag pulled off its roll.
import { darken, lighten } from '../../colour.ts';
import { castOn, groundShadow, stitches } from '../../light.ts';
import { createLathe } from '../../parts/lathe.ts';
import { turnedBody } from '../../parts/ware.ts';
import { path, toD } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw, ellipse, linear, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

const FILM_FINISH = { finish: 'satin', form: 0.4, warp: 0 } as const;

/** The wound end of a roll: layer upon layer round a hollow. */
function winding(rx: number, ry: number, colour: string): string {
  const layers = [0.86, 0.72, 0.58, 0.44, 0.32]
    .map((t) =>
      ellipse(0, 0, rx * t, ry * t, { fill: 'none', stroke: lighten(colour, 0.3), 'stroke-width': 1.2, opacity: 0.8 }),
    )
    .join('');
  return (
    ellipse(0, 0, rx, ry, { fill: darken(colour, 0.12), stroke: darken(colour, 0.6), 'stroke-width': 1 }) +
    layers +
    ellipse(0, 0, rx * 0.2, ry * 0.2, { fill: darken(colour, 0.75) })
  );
}

/** A roll lying level about the origin, its end turned a little towards us on the right. */
function lyingRoll(ctx: Ctx, r: number, long: number, colour: string, band: string): string {
  const [x, e] = [long / 2, r * 0.3];
  const round = (from: number, to: number, grow: number): string => {
    const [h, k] = [r + grow, e * 0.5523];
    const bulge = (at: number, sign: 1 | -1): string =>
      `C${at + sign * k} ${-h} ${at + sign * e} ${-h * 0.5523} ${at + sign * e} 0C${at + sign * e} ${h * 0.5523} ${at + sign * k} ${h} ${at} ${h}`;
    return `M${from} ${-h}H${to}${bulge(to, 1)}H${from}C${from + k} ${h} ${from + e} ${h * 0.5523} ${from + e} 0C${from + e} ${-h * 0.5523} ${from + k} ${-h} ${from} ${-h}Z`;
  };
  const body = path(
    `M${-x} ${-r}H${x}V${r}H${-x}C${-x - e * 0.55} ${r} ${-x - e} ${r * 0.55} ${-x - e} 0C${-x - e} ${-r * 0.55} ${-x - e * 0.55} ${-r} ${-x} ${-r}Z`,
  );
  const shade = (strength: number): string =>
    draw(toD(body), {
      fill: linear(
        ctx.defs,
        [0, -r],
        [0, r],
        [
          [0, '#ffffff', 0.05 * strength],
          [0.22, '#fff6e4', 0.5 * strength],
          [0.42, '#ffffff', 0],
          [1, '#120d18', 0.55 * strength],
        ],
      ),
    });
  const label = path(round(-long * 0.2, long * 0.16, 0.8));
  return (
    clothPiece(ctx, {
      ...FILM_FINISH,
      outline: body,
      fabric: ctx.plain(colour),
      folds: [-0.42, -0.33, 0.28, 0.4].map((t, n) => ({
        points: [[long * t, -r * 0.9] as const, [long * t + 3, 0] as const, [long * t - 2, r * 0.9] as const],
        width: 7,
        depth: n % 2 ? 0.24 : -0.24,
      })),
    }) +
    shade(0.8) +
    clothPiece(ctx, { outline: label, fabric: ctx.plain(band), form: 0.3, warp: 0 }) +
    draw(toD(label), {
      fill: linear(
        ctx.defs,
        [0, -r],
        [0, r],
        [
          [0, '#ffffff', 0.1],
          [0.25, '#ffffff', 0.35],
          [0.5, '#ffffff', 0],
          [1, '#3a1c10', 0.45],
        ],
      ),
    }) +
    place(winding(e, r, colour), { x })
  );
}

/** A roll set on its end. */
function standingRoll(ctx: Ctx, r: number, high: number, colour: string, band: string): string {
  const body = createLathe(
    0,
    [
      [r, -high],
      [r, 0],
    ],
    0.26,
  );
  // A strip of the roll's own side: seen from above, both its edges sag towards us.
  const label = createLathe(
    0,
    [
      [r + 1, -high],
      [r + 1, 0],
    ],
    0.26,
  ).band(-high * 0.7, -high * 0.3);
  return (
    groundShadow(ctx, { x: 2, y: 8, width: r * 2.5, depth: 18 }) +
    turnedBody(ctx, body, { stuff: 'plastic', colour }) +
    clothPiece(ctx, { outline: label, fabric: ctx.plain(band), form: 0.3, warp: 0 }) +
    draw(toD(label), {
      fill: linear(
        ctx.defs,
        [-r, 0],
        [r, 0],
        [
          [0, '#3a1c10', 0.2],
          [0.28, '#ffffff', 0.3],
          [0.55, '#ffffff', 0],
          [1, '#3a1c10', 0.45],
        ],
      ),
    }) +
    place(winding(r, r * 0.26, colour), { y: -high })
  );
}

/** Colours: the large bags, the medium ones, last the paper bands. */
export function bags(ctx: Ctx): string {
  const [large, medium] = [ctx.colour(0), ctx.colour(1)];
  const band = ctx.colour(ctx.colourCount - 1);
  // One bag comes off the front of the large roll and lies towards us.
  const sheet = path('M-206 66C-208 90 -214 106 -212 126C-140 134 20 134 92 125C94 106 88 90 86 66Z');
  const front = path('M-206 14H86V116H-206Z');
  return (
    place(standingRoll(ctx, 44, 196, medium, band), { x: 166, y: 92 }) +
    place(groundShadow(ctx, { x: 0, y: 42, width: 260, depth: 14 }) + lyingRoll(ctx, 42, 226, medium, band), {
      x: -74,
      y: -72,
      turn: -1.5,
    }) +
    groundShadow(ctx, { x: -50, y: 112, width: 340, depth: 22 }) +
    castOn(ctx, front, front, { base: large, dx: 0, dy: 4, soft: 6, strength: 0.2 }) +
    clothPiece(ctx, {
      outline: sheet,
      fabric: ctx.plain(large),
      finish: 'satin',
      form: 0.5,
      folds: [-180, -126, -70, -8, 44].map((x, n) => ({
        points: [[x, 70] as const, [x - 3, 100] as const, [x - 5, 128] as const],
        width: 13,
        depth: n % 2 ? 0.4 : -0.4,
      })),
      over: stitches(path('M-210 114C-130 122 20 122 92 114'), lighten(large, 0.5), {
        width: 1.4,
        length: 3,
        gap: 3,
        opacity: 0.7,
      }),
    }) +
    place(lyingRoll(ctx, 52, 284, large, band), { x: -62, y: 24 })
  );
}
