// Lattu: lacquered wooden tops with nails and a cord.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { clipTo, gleam, groundShadow } from '../light.ts';
import { METALS, cylinderStops, paintStops } from '../materials.ts';
import { createLathe, turnedFill } from '../parts/lathe.ts';
import { toyCord } from '../parts/toy-wood.ts';
import { path, toD } from '../path.ts';
import type { Knot } from '../path.ts';
import { draw, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { shape: ['pear', 'round', 'spindle'], count: ['four', 'two'] } as const;
type Cut = CutOf<typeof CUTS>;

const PROFILES: Readonly<Record<Cut['shape'], readonly Knot[]>> = {
  pear: [
    [9, 40],
    [11, 54, 'corner'],
    [30, 60],
    [66, 84],
    [78, 118],
    [66, 154],
    [34, 190],
    [13, 212],
    [9, 222, 'corner'],
  ],
  round: [
    [8, 30],
    [10, 66, 'corner'],
    [40, 70],
    [80, 98],
    [88, 128],
    [70, 164],
    [36, 190],
    [12, 208],
    [8, 218, 'corner'],
  ],
  spindle: [
    [7, 10],
    [9, 70],
    [14, 84, 'corner'],
    [70, 96],
    [92, 118],
    [74, 142],
    [30, 160],
    [12, 196],
    [8, 210, 'corner'],
  ],
};

/** One top with its point down, about the origin's axis; the nail's tip is at y = 250. */
function top(ctx: Ctx, cut: Cut, n: number): string {
  const lathe = createLathe(0, PROFILES[cut.shape], 0.14);
  const nail = createLathe(
    0,
    [
      [5, 214],
      [4.4, 234],
      [1, 250],
    ],
    0.1,
  );
  const colours = [0, 1, 2].map((k) => ctx.colour((n + k) % ctx.colourCount));
  const bands: readonly (readonly [number, number, number])[] = [
    [0, 0.3, 0],
    [0.3, 0.36, 2],
    [0.36, 0.52, 1],
    [0.52, 0.57, 2],
    [0.57, 0.78, 0],
    [0.78, 0.83, 2],
    [0.83, 1, 1],
  ];
  const high = lathe.bottom - lathe.top;
  const paint = bands
    .map(([from, to, k]) =>
      turnedFill(
        ctx,
        lathe,
        paintStops(colours[k] ?? ctx.colour(0), 0.8),
        lathe.top + high * from,
        lathe.top + high * to + 0.4,
      ),
    )
    .join('');
  const lines = [0.3, 0.36, 0.52, 0.57, 0.78, 0.83]
    .map((t) =>
      draw(toD(lathe.ring(lathe.top + high * t)), {
        fill: 'none',
        stroke: darken(ctx.colour(0), 0.6),
        'stroke-width': 1,
        'stroke-opacity': 0.5,
      }),
    )
    .join('');
  const half = lathe.halfAt(110);
  return (
    turnedFill(ctx, nail, cylinderStops(METALS.steel)) +
    turnedFill(ctx, lathe, paintStops(colours[0] ?? ctx.colour(0), 0.8)) +
    clipTo(
      ctx,
      lathe.outline,
      paint,
      lines,
      gleam(ctx, path(`M${-half * 0.56} 78C${-half * 0.72} 104 ${-half * 0.66} 136 ${-half * 0.4} 168`), {
        width: 12,
        opacity: 0.6,
        soft: 2.4,
      }),
      gleam(ctx, path(`M${-half * 0.5} 84C${-half * 0.62} 104 ${-half * 0.6} 120 ${-half * 0.5} 140`), {
        width: 4,
        opacity: 0.9,
        soft: 0.8,
      }),
    ) +
    draw(toD(lathe.oval(lathe.top + 1)), {
      fill: lighten(colours[0] ?? ctx.colour(0), 0.3),
      stroke: darken(ctx.colour(0), 0.5),
      'stroke-width': 0.8,
    }) +
    draw(toD(lathe.outline), {
      fill: 'none',
      stroke: darken(colours[0] ?? ctx.colour(0), 0.6),
      'stroke-width': 1.1,
      'stroke-opacity': 0.7,
    })
  );
}

function drawTops(ctx: Ctx, cut: Cut): string {
  const lying = (x: number, y: number, turn: number, n: number, scale: number): string =>
    groundShadow(ctx, { x: x + 6, y: y + 74 * scale, width: 190 * scale, depth: 15 }) +
    place(place(top(ctx, cut, n), { x: 0, y: -128 }), { x, y, turn, scale });
  const cord = toyCord(
    path('M286 424C330 404 392 412 400 430C406 446 340 452 318 438C300 424 372 418 420 436C446 446 470 438 482 424'),
    '#efe3cb',
    6.4,
  );
  if (cut.count === 'two') return lying(150, 350, 66, 0, 1) + lying(352, 334, -62, 1, 1.06) + cord;
  return (
    lying(150, 308, 40, 0, 0.84) +
    lying(372, 304, -32, 1, 0.86) +
    lying(116, 374, 72, 2, 0.98) +
    lying(322, 366, -66, 3, 1) +
    cord
  );
}

export const kind = defineKind({
  name: 'spinning-tops',
  about: 'lacquered wooden tops with a cord; colours: paints in turn',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const tops = (): string => drawTops(ctx, cut);
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [240, 250], sharp: 170, reach: 430 },
        zoom(ctx, { x: 350, y: 340, factor: 2, turn: -4 }, tops),
      );
    const extent = { x: 2, y: cut.count === 'two' ? 230 : 176, width: 500, height: cut.count === 'two' ? 226 : 290 };
    return fit(
      ctx,
      extent,
      // Low enough for the rear tops, too, to lie on the ground.
      { x: 26, y: 30, width: 460, height: cut.count === 'two' ? groundFor(ctx, 230) - 20 : groundFor(ctx, 300) + 8 },
      tops,
      true,
    );
  },
});
