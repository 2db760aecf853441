// Small woodwork for the wall: shelves, hexagons, a key rack, a jharokha niche, painted plates in a row.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, zoom } from '../frame.ts';
import { clipTo, innerRim, wallShadow } from '../light.ts';
import { heartLeaf } from '../parts/greenery.ts';
import { createLathe } from '../parts/lathe.ts';
import { bar, mouth, turnedBody } from '../parts/ware.ts';
import { path, polygon, roundRect, toD } from '../path.ts';
import type { Path, Point } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { draw, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf, Fabric } from '../types.ts';
import { keys, plates } from './wall-shelf/painted.ts';

const CUTS = { style: ['plank', 'hexagon', 'keys', 'plates', 'tier'], finish: ['wood', 'painted'] } as const;
type Cut = CutOf<typeof CUTS>;

function timberOf(ctx: Ctx, cut: Cut): Fabric {
  return cut.finish === 'painted' ? ctx.plain(ctx.colour(0)) : SURFACES.wood(ctx, ctx.colour(0));
}

const plank = (ctx: Ctx, outline: Path, fabric: Fabric, turn = 0): string =>
  clothPiece(ctx, { outline, fabric, turn, form: 0.55, warp: 0 });

function pot(ctx: Ctx, x: number, y: number, scale: number, colour: string, plant: boolean): string {
  const lathe = createLathe(
    0,
    [
      [30, -46],
      [31, -42],
      [24, -4],
      [20, 0],
    ],
    0.2,
  );
  const green = '#4f7a3b';
  const leaves = plant
    ? [
        [-18, -52, 150],
        [16, -54, 200],
        [-4, -62, 176],
        [30, -44, 240],
        [-30, -44, 110],
        [36, -24, 330],
        [-36, -20, 20],
      ]
        .map(([lx = 0, ly = 0, turn = 0], n) => heartLeaf(lx, ly, 24, turn, n % 2 ? green : lighten(green, 0.2)))
        .join('')
    : '';
  return place(
    turnedBody(ctx, lathe, { stuff: 'matt', colour }) +
      mouth(ctx, lathe, {
        stuff: 'matt',
        colour,
        lip: 3,
        fill: { depth: 3, colour: plant ? '#4a3426' : darken(colour, 0.4) },
      }) +
      leaves,
    { x, y, scale },
  );
}

function books(x: number, y: number, colours: readonly string[]): string {
  let at = x;
  return colours
    .map((colour, n) => {
      const [w, h] = [15 + (n % 3) * 4, 74 + ((n * 23) % 26)];
      const art =
        draw(toD(roundRect(at, y - h, w, h, 1.5)), { fill: colour, stroke: darken(colour, 0.45), 'stroke-width': 1 }) +
        draw(`M${at + 2} ${y - h + 12}H${at + w - 2}M${at + 2} ${y - 14}H${at + w - 2}`, {
          stroke: lighten(colour, 0.5),
          'stroke-width': 2,
        }) +
        draw(`M${at + 2.4} ${y - h + 2}V${y - 2}`, { stroke: '#ffffff', 'stroke-opacity': 0.35, 'stroke-width': 1.6 });
      at += w + 1;
      return art;
    })
    .join('');
}

function planks(ctx: Ctx, cut: Cut): string {
  const wood = timberOf(ctx, cut);
  const accent = [ctx.colour(1), ctx.colour(2), '#d8cdb8', '#7d5535'];
  const one = (x: number, y: number, width: number): string => {
    const top = polygon([
      [x + 6, y - 9],
      [x + width - 6, y - 9],
      [x + width, y],
      [x, y],
    ]);
    const edge = roundRect(x, y, width, 19, 2);
    const bracket = [x + 36, x + width - 36]
      .map((bx) =>
        bar(
          ctx,
          path(`M${bx} ${y + 18}V${y + 44}C${bx} ${y + 50} ${bx - 6} ${y + 50} ${bx - 8} ${y + 46}`),
          6,
          'iron',
          '',
        ),
      )
      .join('');
    return wallShadow(ctx, [edge], { distance: 16 }) + bracket + plank(ctx, top, wood) + plank(ctx, edge, wood);
  };
  return (
    one(44, 188, 300) +
    one(150, 372, 316) +
    books(66, 184, ['#a03a32', '#0f6876', '#c5901f', '#2d3c7c', '#93a586']) +
    pot(ctx, 290, 184, 1.3, accent[0] ?? '#f2e8d5', true) +
    pot(ctx, 200, 368, 1.15, accent[1] ?? '#bf6640', false) +
    books(300, 368, ['#6f1d2b', '#174a3b', '#d6452b']) +
    pot(ctx, 420, 368, 1.2, accent[0] ?? '#f2e8d5', true)
  );
}

function hexagons(ctx: Ctx, cut: Cut): string {
  const wood = timberOf(ctx, cut);
  const hex = (cx: number, cy: number, r: number): Point[] =>
    Array.from({ length: 6 }, (_, n) => [
      cx + Math.cos((n * Math.PI) / 3) * r,
      cy + Math.sin((n * Math.PI) / 3) * r * 0.98,
    ]);
  const one = (cx: number, cy: number, what: string): string => {
    const outer = hex(cx, cy, 108);
    const inner = hex(cx, cy, 88);
    const back = polygon(inner);
    const sides = outer.map((a, n) => {
      const [b, c, d] = [outer[(n + 1) % 6] ?? a, inner[(n + 1) % 6] ?? a, inner[n] ?? a];
      return plank(ctx, polygon([a, b, c, d]), wood, [60, 0, 120][n % 3] ?? 0);
    });
    return (
      wallShadow(ctx, [polygon(outer)], { distance: 14 }) +
      draw(toD(back), { fill: darken(ctx.tint, 0.16) }) +
      clipTo(
        ctx,
        back,
        innerRim(ctx, back, {
          dx: 12,
          dy: 14,
          soft: 9,
          colour: darken(ctx.tint, 0.7),
          opacity: 0.7,
          blend: 'multiply',
        }),
        what,
      ) +
      sides.join('')
    );
  };
  return (
    one(162, 172, pot(ctx, 162, 256, 1.5, ctx.colour(1), true)) +
    one(330, 268, books(286, 352, ['#0f6876', '#c5901f', '#a03a32', '#93a586', '#2d3c7c'])) +
    one(162, 364, pot(ctx, 140, 448, 1.2, ctx.colour(2), false) + pot(ctx, 196, 448, 1, ctx.colour(1), false))
  );
}

function tier(ctx: Ctx, cut: Cut): string {
  const wood = timberOf(ctx, cut);
  const side = (x: number): string => plank(ctx, roundRect(x, 96, 16, 336, 4), wood, 90);
  const shelf = (y: number): string =>
    plank(
      ctx,
      polygon([
        [136, y - 8],
        [376, y - 8],
        [384, y],
        [128, y],
      ]),
      wood,
    ) + plank(ctx, roundRect(128, y, 256, 15, 2), wood);
  const back = roundRect(128, 100, 256, 328, 4);
  return (
    wallShadow(ctx, [back], { distance: 16 }) +
    [200, 312, 424].map(shelf).join('') +
    side(120) +
    side(376) +
    bar(ctx, path('M150 100C190 60 322 60 362 100'), 5, 'brass', '') +
    pot(ctx, 196, 196, 0.9, ctx.colour(1), true) +
    books(268, 196, ['#a03a32', '#0f6876', '#c5901f']) +
    pot(ctx, 300, 308, 0.95, ctx.colour(2), true) +
    pot(ctx, 190, 308, 1, ctx.colour(1), false) +
    books(160, 420, ['#2d3c7c', '#93a586', '#c5901f', '#6f1d2b']) +
    pot(ctx, 324, 420, 0.95, ctx.colour(1), true)
  );
}

export const kind = defineKind({
  name: 'wall-shelf',
  about: 'wall shelves, key rack, painted wall plates; colours: wood or paint, then pots or painting',
  stances: ['wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art: Readonly<Record<Cut['style'], () => string>> = {
      plank: () => planks(ctx, cut),
      hexagon: () => hexagons(ctx, cut),
      keys: () => keys(ctx, timberOf(ctx, cut)),
      plates: () => plates(ctx),
      tier: () => tier(ctx, cut),
    };
    const whole = art[cut.style];
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 140, reach: 380 },
        zoom(ctx, { x: 170, y: 220, factor: 2 }, whole),
      );
    const tops = {
      plank: [36, 60, 440, 370],
      hexagon: [44, 56, 404, 424],
      keys: [30, 112, 452, 320],
      plates: [36, 40, 440, 430],
      tier: [110, 56, 292, 386],
    }[cut.style];
    const [x = 0, y = 0, width = 1, height = 1] = tops;
    return fit(ctx, { x, y, width, height }, { x: 34, y: 34, width: 444, height: 444 }, whole);
  },
});
