// Stone tools for the face: a roller with two stones, and the flat gua sha.
import { darken, lighten, mix } from '../colour.ts';
import { fit, zoom } from '../frame.ts';
import { clipTo, gleam, innerRim, wallShadow } from '../light.ts';
import { METALS, cylinderStops } from '../materials.ts';
import { prop } from '../parts/beauty/botanicals.ts';
import { path, roundRect, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { blur, draw, group, linear, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  set: ['both', 'roller', 'guasha'],
  metal: ['gold', 'silver', 'rosegold'],
  beside: ['none', 'jasmine', 'rose', 'aloe'],
} as const;
type Cut = CutOf<typeof CUTS>;

/** Polished stone: clouds of a paler and a deeper tone under a clear surface. */
function stone(
  ctx: Ctx,
  outline: Path,
  box: { x: number; y: number; width: number; height: number },
  colour: string,
  label: string,
): string {
  const random = ctx.random.fork(`stone ${label}`);
  const veins = Array.from({ length: 9 }, (_, n) => {
    const y = box.y + (box.height * (n + random.next())) / 9;
    const d = `M${box.x - 10} ${y.toFixed(1)}C${(box.x + box.width * 0.3).toFixed(1)} ${(y + random.near(0, 30)).toFixed(1)} ${(box.x + box.width * 0.6).toFixed(1)} ${(y + random.near(0, 34)).toFixed(1)} ${box.x + box.width + 10} ${(y + random.near(0, 24)).toFixed(1)}`;
    return draw(d, {
      fill: 'none',
      stroke: n % 2 ? lighten(colour, 0.6) : darken(colour, 0.34),
      'stroke-width': random.between(3, 12),
      'stroke-opacity': 0.4,
    });
  }).join('');
  return (
    clipTo(
      ctx,
      outline,
      draw(toD(outline), {
        fill: linear(
          ctx.defs,
          [box.x, box.y],
          [box.x + box.width, box.y + box.height],
          [
            [0, lighten(colour, 0.4)],
            [0.5, colour],
            [1, darken(colour, 0.2)],
          ],
        ),
      }),
      group({ filter: blur(ctx.defs, 3, box) }, veins),
      innerRim(ctx, outline, {
        dx: -4,
        dy: -5,
        soft: 6,
        colour: darken(colour, 0.65),
        opacity: 0.6,
        blend: 'multiply',
      }),
      innerRim(ctx, outline, { dx: 4, dy: 5, soft: 3, colour: '#ffffff', opacity: 0.75 }),
    ) + draw(toD(outline), { fill: 'none', stroke: darken(colour, 0.5), 'stroke-width': 1, 'stroke-opacity': 0.7 })
  );
}

function roller(ctx: Ctx, cut: Cut): string {
  const colour = ctx.colour(0);
  const metal = METALS[cut.metal];
  const across = (half: number): string => linear(ctx.defs, [-half, 0], [half, 0], cylinderStops(metal));
  const big = roundRect(-66, -234, 132, 62, 28);
  const small = roundRect(-38, 176, 76, 36, 17);
  const handle = path(
    'M-15 -96C-19 -60 -20 -10 -18 30C-17 60 -14 84 -12 104H12C14 84 17 60 18 30C20 -10 19 -60 15 -96Z',
  );
  const frame = (half: number, y: number, to: number): string => {
    const d = `M${-half} ${y}C${-half - 12} ${y} ${-half - 14} ${y + (to - y) * 0.2} ${-half + 2} ${y + (to - y) * 0.44}C${-half * 0.4} ${y + (to - y) * 0.66} -2 ${y + (to - y) * 0.7} 0 ${to}C2 ${y + (to - y) * 0.7} ${half * 0.4} ${y + (to - y) * 0.66} ${half - 2} ${y + (to - y) * 0.44}C${half + 14} ${y + (to - y) * 0.2} ${half + 12} ${y} ${half} ${y}`;
    return (
      draw(d, { fill: 'none', stroke: metal.patina, 'stroke-width': 6.4, 'stroke-linejoin': 'round' }) +
      draw(d, { fill: 'none', stroke: metal.base, 'stroke-width': 4.4 }) +
      draw(d, { fill: 'none', stroke: lighten(metal.base, 0.75), 'stroke-width': 1.5, transform: 'translate(-.8 -.8)' })
    );
  };
  const ferrule = (y: number, tall: number, half: number): string =>
    rect(-half, y, half * 2, tall, { rx: 3, fill: across(half), stroke: metal.patina, 'stroke-width': 0.9 });
  return (
    wallShadow(ctx, [big, small, handle], { distance: 10 }) +
    frame(72, -203, -112) +
    frame(43, 194, 124) +
    stone(ctx, big, { x: -66, y: -234, width: 132, height: 62 }, colour, 'big') +
    stone(ctx, small, { x: -38, y: 176, width: 76, height: 36 }, colour, 'small') +
    stone(ctx, handle, { x: -20, y: -96, width: 40, height: 200 }, colour, 'handle') +
    ferrule(-120, 26, 13) +
    ferrule(102, 26, 11) +
    gleam(ctx, path('M-48 -222C-20 -228 20 -228 46 -224'), { width: 7, opacity: 0.8, soft: 1.2 }) +
    gleam(ctx, path('M-11 -84C-13 -40 -13 20 -9 88'), { width: 5, opacity: 0.8, soft: 1 })
  );
}

function guasha(ctx: Ctx): string {
  const colour = ctx.colour(0);
  // A heart at one end, a long hollow on one side, two small notches.
  const outline = path(
    'M-108 -18C-112 -56 -72 -74 -46 -52C-38 -46 -34 -40 -28 -46C-4 -72 66 -84 108 -52C132 -30 128 18 98 34C92 22 78 22 72 40C40 56 6 44 -22 34C-50 30 -74 50 -92 38C-106 30 -106 4 -108 -18Z',
  );
  return (
    wallShadow(ctx, [outline], { distance: 8 }) +
    stone(ctx, outline, { x: -112, y: -84, width: 244, height: 140 }, mix(colour, '#ffffff', 0.08), 'guasha') +
    gleam(ctx, path('M-4 -56C30 -66 70 -64 96 -44'), { width: 8, opacity: 0.85, soft: 1.4 })
  );
}

export const kind = defineKind({
  name: 'face-roller',
  about: 'stone face roller and gua sha; colours: stone',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const aside = (x: number, y: number): string => (cut.beside === 'none' ? '' : prop(ctx, cut.beside, x, y, 1.1));
    const scene = (): string => {
      if (cut.set === 'guasha') return place(guasha(ctx), { x: 246, y: 240, turn: -18, scale: 1.6 }) + aside(400, 410);
      const one = place(roller(ctx, cut), { x: cut.set === 'both' ? 196 : 250, y: 252, turn: 24, scale: 0.98 });
      return cut.set === 'both'
        ? aside(392, 120) + one + place(guasha(ctx), { x: 352, y: 360, turn: -28, scale: 1.02 })
        : one + aside(372, 392);
    };
    if (ctx.view === 'detail') return zoom(ctx, { x: 280, y: 150, factor: 1.8 }, scene);
    return fit(ctx, { x: 40, y: 16, width: 432, height: 476 }, { x: 34, y: 32, width: 444, height: 448 }, scene);
  },
});
