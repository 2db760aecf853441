// Cones of henna paste, fanned out, with a motif drawn beside them.
import { darken, lighten } from '../colour.ts';
import { fit, zoom } from '../frame.ts';
import { clipTo, innerRim, wallShadow } from '../light.ts';
import { emblem, printedLines } from '../parts/beauty/emblem.ts';
import { path, toD } from '../path.ts';
import { circle, draw, linear, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  count: ['six', 'three', 'one'],
  motif: ['paisley', 'mandala', 'none'],
  mark: ['lotus', 'marigold', 'leaf', 'sun'],
} as const;
type Cut = CutOf<typeof CUTS>;

/** A filled cone of foil pointing down: seam, label, folded and taped top. */
function cone(ctx: Ctx, cut: Cut): string {
  const [foil, label, ink] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const body = path(
    'M-44 -150C-20 -158 20 -158 44 -150C40 -90 18 40 3 132C2 137 -2 137 -3 132C-18 40 -40 -90 -44 -150Z',
  );
  const fold = path('M-48 -172L46 -178L50 -148C20 -156 -20 -156 -46 -146Z');
  const light = linear(
    ctx.defs,
    [-44, 0],
    [44, 0],
    [
      [0, darken(foil, 0.65), 0.6],
      [0.16, '#fffaf0', 0.1],
      [0.28, '#fffaf0', 0.6],
      [0.42, '#fffaf0', 0.05],
      [0.7, darken(foil, 0.5), 0.2],
      [1, darken(foil, 0.7), 0.65],
    ],
  );
  return (
    wallShadow(ctx, [body, fold], { distance: 7 }) +
    clipTo(
      ctx,
      body,
      draw(toD(body), { fill: foil }),
      draw('M-60 -138H60V-36C30 -24 -30 -24 -60 -36Z', { fill: label }),
      draw('M-60 -40C-30 -28 30 -28 60 -40V-34C30 -22 -30 -22 -60 -34Z', { fill: ink, opacity: 0.8 }),
      emblem(cut.mark, 0, -98, 20, ink, darken(label, 0.3)),
      printedLines(0, -68, [38, 24], { ink, height: 4, gap: 9 }),
      draw('M10 -24C6 30 4 80 2 128', { stroke: '#ffffff', 'stroke-width': 2, 'stroke-opacity': 0.4, fill: 'none' }),
      draw(toD(body), { fill: light }),
      innerRim(ctx, body, { dx: -2, dy: -3, soft: 4, colour: darken(foil, 0.7), opacity: 0.5 }),
    ) +
    draw(toD(body), { fill: 'none', stroke: darken(foil, 0.6), 'stroke-width': 0.9, 'stroke-opacity': 0.7 }) +
    draw(toD(fold), {
      fill: linear(
        ctx.defs,
        [-48, -176],
        [50, -148],
        [
          [0, lighten(foil, 0.5)],
          [0.5, foil],
          [1, darken(foil, 0.35)],
        ],
      ),
      stroke: darken(foil, 0.6),
      'stroke-width': 0.8,
    }) +
    rect(-14, -182, 28, 34, { fill: '#f3ead2', opacity: 0.62 }) +
    circle(0, 134, 3.2, { fill: '#4a2a17' })
  );
}

/** What the paste draws: lines that thicken and thin, dots along them. */
function motif(cut: Cut): string {
  const stain = '#5d2c16';
  const line = (d: string, width: number): string =>
    draw(d, {
      fill: 'none',
      stroke: stain,
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
  if (cut.motif === 'mandala') {
    const ring = (count: number, r: number, art: string, offset = 0): string =>
      Array.from({ length: count }, (_, n) => place(place(art, { y: -r }), { turn: (n * 360) / count + offset })).join(
        '',
      );
    return (
      circle(0, 0, 10, { fill: stain }) +
      circle(0, 0, 20, { fill: 'none', stroke: stain, 'stroke-width': 3.4 }) +
      ring(8, 20, line('M-8 0C-12 -16 -4 -26 0 -30C4 -26 12 -16 8 0', 3)) +
      ring(16, 58, circle(0, 0, 3.6, { fill: stain })) +
      circle(0, 0, 66, { fill: 'none', stroke: stain, 'stroke-width': 2.6 }) +
      ring(
        12,
        66,
        line('M-13 0C-14 -16 -6 -22 0 -32C6 -22 14 -16 13 0', 3) +
          draw('M0 -6C5 -12 4 -18 0 -22C-4 -18 -5 -12 0 -6Z', { fill: stain }),
      ) +
      ring(12, 104, circle(0, 0, 3, { fill: stain }), 15)
    );
  }
  const buds = Array.from({ length: 11 }, (_, n) => {
    const t = n / 10;
    const angle = (200 - t * 250) * (Math.PI / 180);
    const [x, y] = [2 + Math.cos(angle) * 64, 18 - Math.sin(angle) * -66];
    return place(line('M0 0C-6 -6 -5 -15 0 -19C5 -15 6 -6 0 0Z', 2.4), { x, y, turn: (angle * 180) / Math.PI + 90 });
  });
  return (
    line('M0 78C-44 76 -64 34 -50 -4C-36 -42 8 -40 10 -74C10 -98 44 -98 44 -74C44 -58 24 -58 26 -72', 4.6) +
    line('M0 78C38 78 58 46 52 12C48 -14 30 -26 28 -46', 4.6) +
    line('M0 60C-30 58 -46 30 -36 2C-28 -20 0 -22 10 -36C18 -20 42 -4 36 24C32 46 18 60 0 60Z', 2.6) +
    [0, 1, 2, 3, 4]
      .map((n) =>
        place(draw('M0 0C6 -8 5 -18 0 -24C-5 -18 -6 -8 0 0Z', { fill: stain }), { x: 0, y: 26, turn: n * 72 }),
      )
      .join('') +
    circle(0, 26, 4, { fill: stain }) +
    buds.join('')
  );
}

export const kind = defineKind({
  name: 'henna-cone',
  about: 'henna cones; colours: foil, label, ink',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const drawn =
      cut.motif === 'none'
        ? ''
        : place(motif(cut), cut.count === 'six' ? { x: 256, y: 388, scale: 0.66 } : { x: 366, y: 356, scale: 1 });
    const scene = (): string => {
      if (cut.count === 'one') return place(cone(ctx, cut), { x: 196, y: 230, turn: -28, scale: 1.2 }) + drawn;
      if (cut.count === 'three')
        return (
          drawn +
          [0, 1, 2]
            .map((n) => place(cone(ctx, cut), { x: 130 + n * 92, y: 226 - n * 20, turn: 14 - n * 22, scale: 0.98 }))
            .join('')
        );
      return (
        drawn +
        [0, 1, 2, 3, 4, 5]
          .map((n) => place(place(cone(ctx, cut), { y: -166, scale: 0.86 }), { x: 256, y: 372, turn: -62 + n * 24.8 }))
          .join('')
      );
    };
    if (ctx.view === 'detail')
      return zoom(ctx, { x: cut.count === 'six' ? 256 : 330, y: cut.count === 'six' ? 330 : 320, factor: 1.9 }, scene);
    const extent =
      cut.count === 'six'
        ? { x: -26, y: 42, width: 564, height: 430 }
        : cut.count === 'one'
          ? { x: 60, y: 8, width: 420, height: 470 }
          : { x: 60, y: 40, width: 410, height: 420 };
    return fit(ctx, extent, { x: 32, y: 32, width: 448, height: 448 }, scene);
  },
});
