// Skipping ropes: beads on a cord, or a thin cable that turns in bearings.
import { darken, lighten } from '../colour.ts';
import { gleam, wallShadow } from '../light.ts';
import { METALS, cylinderStops, paintStops, plastic } from '../materials.ts';
import { coiled, coiledCord } from '../parts/goods/coil.ts';
import { cord, cordShadow, pad, rod } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { lengthOf, path, roundRect, spotsAlong } from '../path.ts';
import type { Path } from '../path.ts';
import { line, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { style: ['beads', 'speed'] } as const;

/** Upright about (0, 0); the rope leaves at the lower end. */
function handle(ctx: Ctx, speed: boolean): string {
  const [colour, grip] = [ctx.colour(0), ctx.colour(1)];
  const shape = speed
    ? path('M-16 -84C-18 -96 18 -96 16 -84L13 40C12 56 -12 56 -13 40Z')
    : path(
        'M-19 -86C-20 -100 20 -100 19 -86C16 -50 22 -30 20 10C19 36 17 54 12 62H-12C-17 54 -19 36 -20 10C-22 -30 -16 -50 -19 -86Z',
      );
  const rings = Array.from({ length: speed ? 9 : 6 }, (_, n) =>
    line(-22, -66 + n * (speed ? 11 : 15), 22, -66 + n * (speed ? 11 : 15), {
      stroke: darken(grip, 0.5),
      'stroke-width': speed ? 3 : 2.4,
      'stroke-opacity': 0.6,
    }),
  );
  return (
    wallShadow(ctx, [shape], { distance: 10 }) +
    (speed
      ? rod(ctx, [0, 44], [0, 82], 15, cylinderStops(METALS.steel)) +
        rod(ctx, [0, 60], [0, 70], 22, cylinderStops(METALS.steel))
      : rod(ctx, [0, 58], [0, 78], 17, paintStops(colour, 0.4), { taper: 0.7 })) +
    (speed
      ? pad(ctx, shape, grip, { form: 1, reach: 8, over: rings.join('') })
      : plastic(ctx, shape, grip, { gloss: 0.6, form: 0.95, reach: 9, over: rings.slice(1, 5).join('') })) +
    plastic(ctx, roundRect(-19, -104, 38, 20, 8), colour, { gloss: 0.6, form: 0.8 }) +
    gleam(ctx, path('M-10 -76C-11 -40 -12 0 -9 34'), { width: 4, opacity: 0.5, soft: 1 })
  );
}

function beads(ctx: Ctx, along: Path): string {
  const count = Math.round(lengthOf(along) / 17);
  const colours = [ctx.colour(0), ctx.colour(2), ctx.colour(0), ctx.colour(3)];
  return spotsAlong(along, count)
    .map((s, n) => {
      const colour = colours[Math.floor(n / 3) % 4] ?? ctx.colour(0);
      return place(plastic(ctx, roundRect(-7.6, -7, 15.2, 14, 4.4), colour, { gloss: 0.7, form: 0.8, reach: 4 }), {
        x: s.x,
        y: s.y,
        turn: s.turn,
      });
    })
    .join('');
}

export const kind = defineKind({
  name: 'skipping-rope',
  about: 'skipping rope; colours: rope or beads and caps, grips, further beads',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const speed = cut.style === 'speed';
    const rope = coiled({
      from: [
        [150, 216],
        [158, 246],
      ],
      to: [
        [366, 250],
        [374, 218],
      ],
      ...{
        cx: 262,
        cy: 358,
        rx: speed ? 150 : 134,
        ry: speed ? 92 : 84,
        start: -135,
        by: -1710,
        spread: speed ? 10 : 22,
      },
    });
    const art = (): string =>
      cordShadow(ctx, [rope], speed ? 6 : 14) +
      (speed
        ? coiledCord(rope, { width: 6.5, colour: ctx.colour(2), gloss: 0.6 })
        : cord(rope, { width: 6, colour: lighten(ctx.colour(1), 0.2) }) + beads(ctx, rope)) +
      place(handle(ctx, speed), { x: 138, y: 136, turn: -8 }) +
      place(handle(ctx, speed), { x: 386, y: 138, turn: 8 });
    return show(ctx, {
      extent: { x: 84, y: 30, width: 350, height: 430 },
      art,
      near: { x: 190, y: 210, factor: 2 },
      margin: 34,
    });
  },
});
