// Kajal sticks, lip crayons and other pencils, lying on a surface with what they draw.
import { darken, lighten } from '../colour.ts';
import { fit, zoom } from '../frame.ts';
import { clipTo, gleam, wallShadow } from '../light.ts';
import { METALS, cylinderStops, paintStops } from '../materials.ts';
import { printedLines } from '../parts/beauty/emblem.ts';
import { path, roundRect, toD } from '../path.ts';
import { draw, group, linear, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  what: ['twist', 'crayon', 'wood'],
  count: ['one', 'three', 'five'],
  metal: ['gold', 'silver', 'rosegold'],
} as const;
type Cut = CutOf<typeof CUTS>;

/** Pointing to the left: tip at x = -200, end at x = 200. */
function pencil(ctx: Ctx, cut: Cut, colour: string, shell: string): string {
  const metal = METALS[cut.metal];
  const half = cut.what === 'crayon' ? 21 : cut.what === 'wood' ? 15 : 16;
  const down = (stops: Parameters<typeof linear>[3]): string => linear(ctx.defs, [0, -half], [0, half], stops);
  const barrel = roundRect(-100, -half, 290, half * 2, cut.what === 'wood' ? 2 : 6);
  const tipShape =
    cut.what === 'crayon'
      ? path('M-134 -15C-160 -14 -178 -9 -190 -3C-192 0 -191 5 -187 6C-172 12 -156 14 -134 15Z')
      : path(`M-136 -8C-160 -7 -184 -3 -196 1C-184 5 -160 8 -136 8Z`);
  const cone =
    cut.what === 'wood'
      ? path(`M-98 -15C-122 -12 -146 -7 -158 -5V6C-146 8 -122 12 -98 15Z`)
      : path(
          `M-98 ${-half + 1}L-138 ${cut.what === 'crayon' ? -16 : -9}V${cut.what === 'crayon' ? 16 : 9}L-98 ${half - 1}Z`,
        );
  const point = cut.what === 'wood' ? path('M-156 -5.4C-176 -4 -190 -2 -198 0C-190 2 -176 5 -156 6.4Z') : tipShape;
  const coneFill =
    cut.what === 'wood'
      ? down([
          [0, '#d9b48a'],
          [0.3, '#f2d9b4'],
          [0.7, '#c99f72'],
          [1, '#9a7248'],
        ])
      : down(cylinderStops(metal));
  const shellStops = cut.what === 'crayon' ? paintStops(colour, 0.5) : paintStops(shell, 0.7);
  const cap = rect(118, -half - 1.2, 8, half * 2 + 2.4, {
    fill: down(cylinderStops(metal)),
    stroke: metal.patina,
    'stroke-width': 0.6,
  });
  const end =
    cut.what === 'twist'
      ? rect(150, -half, 40, half * 2, {
          rx: 5,
          fill: down(cylinderStops(metal)),
          stroke: metal.patina,
          'stroke-width': 0.8,
        })
      : cut.what === 'wood'
        ? rect(178, -half, 13, half * 2, { fill: down(paintStops(colour, 0.4)) })
        : '';
  const facets =
    cut.what === 'wood'
      ? rect(-100, -5.4, 290, 11, { fill: '#ffffff', opacity: 0.13 }) +
        rect(-100, 5.4, 290, 1.2, { fill: darken(shell, 0.5), opacity: 0.5 })
      : '';
  const ink = lighten(cut.what === 'crayon' ? colour : shell, 0.82);
  return (
    wallShadow(ctx, [barrel, cone, point], { distance: 7 }) +
    draw(toD(point), {
      fill: linear(
        ctx.defs,
        [0, -9],
        [0, 12],
        [
          [0, lighten(colour, 0.4)],
          [0.45, colour],
          [1, darken(colour, 0.4)],
        ],
      ),
      stroke: darken(colour, 0.5),
      'stroke-width': 0.8,
    }) +
    draw(toD(cone), { fill: coneFill, stroke: cut.what === 'wood' ? '#7d5a38' : metal.patina, 'stroke-width': 0.8 }) +
    draw(toD(barrel), {
      fill: down(shellStops),
      stroke: darken(cut.what === 'crayon' ? colour : shell, 0.6),
      'stroke-width': 1,
    }) +
    clipTo(ctx, barrel, facets, cut.what === 'twist' ? end : cap + end) +
    group(
      { opacity: 0.9 },
      printedLines(-70, -4, [96], { ink, height: 5, align: 'left' }),
      printedLines(40, -2.6, [48], { ink, height: 3, align: 'left', opacity: 0.7 }),
    ) +
    gleam(ctx, path(`M-92 ${-half * 0.55}H184`), { width: half * 0.22, opacity: 0.55, soft: 0.8 })
  );
}

/** The loose cap of a kajal stick. */
function looseCap(ctx: Ctx, shell: string): string {
  const outline = roundRect(-52, -18, 104, 36, 7);
  return (
    wallShadow(ctx, [outline], { distance: 7 }) +
    draw(toD(outline), {
      fill: linear(ctx.defs, [0, -18], [0, 18], paintStops(shell, 0.7)),
      stroke: darken(shell, 0.6),
      'stroke-width': 1,
    }) +
    draw('M-52 -11V11', { stroke: darken(shell, 0.7), 'stroke-width': 4, fill: 'none' }) +
    gleam(ctx, path('M-46 -10H46'), { width: 4, opacity: 0.6, soft: 0.8 })
  );
}

/** Strokes as on the back of a hand: a fine line, a bold one, one smudged. */
function strokes(colour: string): string {
  return (
    draw('M-90 -30C-40 -44 40 -44 92 -34', {
      fill: 'none',
      stroke: colour,
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }) +
    draw('M-92 2C-40 -14 40 -16 94 -6C40 4 -30 10 -92 2Z', { fill: colour }) +
    draw('M-86 34C-30 22 40 20 88 30C40 42 -36 46 -86 34Z', { fill: colour, opacity: 0.42 }) +
    draw('M-80 33C-30 26 36 25 80 31', {
      fill: 'none',
      stroke: colour,
      'stroke-width': 4,
      'stroke-opacity': 0.5,
      'stroke-linecap': 'round',
    })
  );
}

export const kind = defineKind({
  name: 'makeup-pencil',
  about: 'kajal stick, crayon or wooden pencil; colours: stick, shell, then the sticks of the others',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const shell = ctx.colour(1);
    const fan = (count: number): string =>
      Array.from({ length: count }, (_, n) => {
        const colour = n === 0 ? ctx.colour(0) : ctx.colour(n + 1);
        const off = n - (count - 1) / 2;
        const step = count === 3 ? 92 : 74;
        return (
          place(draw('M-22 -7C-8 -12 14 -12 26 -5C16 9 -10 12 -22 -7Z', { fill: colour }), {
            x: 64 - Math.abs(off) * 4,
            y: 256 + off * step,
            turn: -8,
          }) + place(pencil(ctx, cut, colour, shell), { x: 300 + (n % 2 ? 14 : 0), y: 256 + off * step, turn: 0 })
        );
      }).join('');
    const scene = (): string => {
      if (cut.count === 'one')
        return (
          place(pencil(ctx, cut, ctx.colour(0), shell), { x: 262, y: 196, turn: -30 }) +
          (cut.what === 'twist' ? place(looseCap(ctx, shell), { x: 372, y: 254, turn: -30 }) : '') +
          place(strokes(ctx.colour(0)), { x: 226, y: 372, turn: -16 })
        );
      return fan(cut.count === 'three' ? 3 : 5);
    };
    if (ctx.view === 'detail')
      return zoom(
        ctx,
        { x: 170, y: cut.count === 'one' ? 268 : 256, factor: 1.9, turn: cut.count === 'one' ? 0 : -10 },
        scene,
      );
    if (cut.count === 'one')
      return fit(ctx, { x: 84, y: 84, width: 356, height: 340 }, { x: 40, y: 40, width: 432, height: 432 }, scene);
    const tall = cut.count === 'three' ? 250 : 350;
    return fit(
      ctx,
      { x: 34, y: 256 - tall / 2, width: 480, height: tall },
      { x: 36, y: 36, width: 440, height: 440 },
      () => (cut.count === 'three' ? group({ transform: 'rotate(-24 256 256)' }, scene()) : scene()),
    );
  },
});
