// Shades for a car: a folding reflecting one behind the windscreen, mesh ones for the side windows.
import { darken, lighten } from '../colour.ts';
import { clipTo, gleam, groundShadow, wallShadow } from '../light.ts';
import { glass } from '../materials.ts';
import { cord, pad } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { path, polygon, toD } from '../path.ts';
import type { Path, Point } from '../path.ts';
import { circle, draw, line, linear, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { style: ['windscreen', 'side'] } as const;

/** Twelve panels in zigzag, alternately turned to the light and away from it. */
function windscreen(ctx: Ctx): string {
  const [silver, edge] = [ctx.colour(0), ctx.colour(1)];
  const count = 12;
  const at = (n: number): { x: number; top: number; low: number } => {
    const t = (n / count) * 2 - 1;
    return {
      x: 256 + t * 222,
      top: 176 + 26 * t * t + (n % 2 ? 12 : 0) + (Math.abs(n - count / 2) < 2 ? 24 : 0),
      low: 400 - 10 * t * t + (n % 2 ? 12 : 0),
    };
  };
  const panels = Array.from({ length: count }, (_, n) => {
    const [a, b] = [at(n), at(n + 1)];
    const shape = polygon([
      [a.x, a.top],
      [b.x, b.top],
      [b.x, b.low],
      [a.x, a.low],
    ]);
    const lit = n % 2 === 0;
    const fill = linear(
      ctx.defs,
      [a.x, 0],
      [b.x, 0],
      lit
        ? [
            [0, lighten(silver, 0.15)],
            [0.4, lighten(silver, 0.85)],
            [1, silver],
          ]
        : [
            [0, darken(silver, 0.3)],
            [0.6, darken(silver, 0.12)],
            [1, lighten(silver, 0.1)],
          ],
    );
    const wrinkles = Array.from({ length: 7 }, (_, k) =>
      line(a.x, a.top + 18 + k * 30 + (n % 3) * 5, b.x, b.top + 10 + k * 30, {
        stroke: k % 2 ? '#ffffff' : darken(silver, 0.4),
        'stroke-width': 1.4,
        'stroke-opacity': 0.35,
      }),
    );
    return draw(toD(shape), { fill, stroke: darken(silver, 0.45), 'stroke-width': 0.8 }) + wrinkles.join('');
  });
  const rim = (key: 'top' | 'low'): string =>
    draw(
      `M${Array.from({ length: count + 1 }, (_, n) => `${at(n).x.toFixed(1)} ${at(n)[key].toFixed(1)}`).join('L')}`,
      { fill: 'none', stroke: edge, 'stroke-width': 7, 'stroke-linejoin': 'round' },
    );
  const band = path('M462 262C486 270 488 312 464 322');
  return (
    groundShadow(ctx, { x: 256, y: 412, width: 450 }) +
    panels.join('') +
    rim('top') +
    rim('low') +
    [0, count]
      .map((n) =>
        line(at(n).x, at(n).top, at(n).x, at(n).low, { stroke: edge, 'stroke-width': 7, 'stroke-linecap': 'round' }),
      )
      .join('') +
    cord(band, { width: 9, colour: edge }) +
    gleam(ctx, path('M60 240C130 216 200 208 226 208'), { width: 10, opacity: 0.4, soft: 4 })
  );
}

function side(ctx: Ctx): string {
  const [net, rim] = [ctx.colour(0), ctx.colour(1)];
  const window = path(
    'M-148 -70C-120 -108 -60 -122 20 -120C90 -118 134 -108 146 -88C152 -40 152 40 144 88C100 102 -100 102 -140 90C-152 60 -156 -30 -148 -70Z',
  );
  const one = (back: boolean): string => {
    let grid = '';
    for (let d = -170; d < 170; d += 5.4)
      grid +=
        line(-170, d, 170, d, { stroke: darken(net, 0.2), 'stroke-width': 1.5 }) +
        line(d, -140, d, 120, { stroke: darken(net, 0.2), 'stroke-width': 1.5 });
    const cups: readonly Point[] = [
      [-112, -72],
      [112, -84],
      [-108, 66],
      [112, 64],
    ];
    return (
      wallShadow(ctx, [window], { distance: 12, strength: 0.8 }) +
      clipTo(ctx, window, draw(toD(window), { fill: net, opacity: back ? 0.82 : 0.72 }), grid) +
      draw(toD(window), { fill: 'none', stroke: darken(rim, 0.5), 'stroke-width': 10 }) +
      draw(toD(window), { fill: 'none', stroke: rim, 'stroke-width': 7.6 }) +
      draw(toD(window), {
        fill: 'none',
        stroke: lighten(rim, 0.4),
        'stroke-width': 1.6,
        transform: 'translate(-1.4 -1.6)',
      }) +
      cups
        .map(
          ([x, y]) =>
            circle(x, y, 19, { fill: lighten(net, 0.5), opacity: 0.25 }) +
            circle(x, y, 19, { fill: 'none', stroke: '#ffffff', 'stroke-opacity': 0.5, 'stroke-width': 2 }) +
            place(glass(ctx, cup(), { tint: '#dfe9ea', density: 0.4 }), { x, y }) +
            circle(x, y, 5, { fill: '#f5fafa', stroke: '#8a979b', 'stroke-width': 1 }),
        )
        .join('') +
      pad(ctx, path('M-12 -126H18L16 -98H-10Z'), rim, { form: 0.5 })
    );
  };
  return place(one(true), { x: 278, y: 176, turn: 7 }) + place(one(false), { x: 228, y: 350, turn: -6 });
}

const cup = (): Path => path('M-15 0C-15 -20 15 -20 15 0C15 20 -15 20 -15 0Z');

export const kind = defineKind({
  name: 'sun-shade',
  about: 'car sun shade; colours: foil or net, binding',
  stances: ['stand', 'wall', 'flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const stand = cut.style === 'windscreen';
    return show(ctx, {
      extent: stand ? { x: 28, y: 166, width: 462, height: 246 } : { x: 70, y: 44, width: 376, height: 420 },
      art: () => (stand ? windscreen(ctx) : side(ctx)),
      stand,
      near: stand ? { x: 210, y: 250, factor: 2 } : { x: 150, y: 300, factor: 2 },
      margin: 26,
    });
  },
});
