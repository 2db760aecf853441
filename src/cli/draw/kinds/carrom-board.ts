// Carrom: the board from above with its coins set out, or coins and striker alone.
import { darken, lighten } from '../colour.ts';
import { castOn, clipTo, formShade, gleam, innerRim, wallShadow } from '../light.ts';
import { shaded, thick } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { oval, path, polygon, roundRect, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, draw, group, line, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { style: ['board', 'coins'] } as const;

/** One coin lying flat; `r` 14 is a coin, 19 a striker. */
function coin(ctx: Ctx, x: number, y: number, r: number, colour: string, thickness = r * 0.22): string {
  const disc = oval(x, y, r);
  return (
    circle(x + r * 0.24, y + r * 0.34, r, { fill: '#241c2c', opacity: 0.32 }) +
    thick(disc, thickness * 0.4, thickness, darken(colour, 0.3), darken(colour, 0.45)) +
    circle(x, y, r, {
      fill: shaded(ctx, [x - r, y - r], [x + r, y + r], lighten(colour, 0.4), colour, darken(colour, 0.2)),
      stroke: darken(colour, 0.5),
      'stroke-width': 0.9,
    }) +
    [0.72, 0.4]
      .map(
        (share) =>
          circle(x, y, r * share, { fill: 'none', stroke: darken(colour, 0.35), 'stroke-width': r * 0.09 }) +
          circle(x + r * 0.04, y + r * 0.05, r * share, {
            fill: 'none',
            stroke: lighten(colour, 0.4),
            'stroke-width': r * 0.05,
          }),
      )
      .join('')
  );
}

function flower(ctx: Ctx, cx: number, cy: number, r: number, white: string, black: string, queen: string): string {
  const at = (ring: number, n: number, of: number): [number, number] => {
    const angle = (n / of) * Math.PI * 2 - Math.PI / 2;
    const tidy = (value: number): number => Math.round(value * 100) / 100;
    return [tidy(cx + Math.cos(angle) * ring), tidy(cy + Math.sin(angle) * ring)];
  };
  const inner = Array.from({ length: 6 }, (_, n) => coin(ctx, ...at(r * 2.04, n, 6), r, n % 2 ? black : white));
  const outer = Array.from({ length: 12 }, (_, n) =>
    coin(ctx, ...at(r * (n % 2 ? 3.56 : 4.08), n, 12), r, n % 2 ? black : white),
  );
  return outer.join('') + inner.join('') + coin(ctx, cx, cy, r, queen);
}

function board(ctx: Ctx): string {
  const [ply, frame, ink, red] = [ctx.colour(0), ctx.colour(1), ctx.colour(2), ctx.colour(3)];
  const outer = roundRect(-206, -206, 412, 412, 10);
  const bed = roundRect(-176, -176, 352, 352, 4);
  const wood = SURFACES.wood(ctx, frame);
  const miter = (
    a: readonly [number, number],
    b: readonly [number, number],
    c: readonly [number, number],
    d: readonly [number, number],
    turn: number,
  ): string =>
    clothPiece(ctx, {
      outline: polygon([a, b, c, d]),
      fabric: wood,
      turn,
      form: 0.35,
      warp: 0,
      edge: 0.6,
      finish: 'silk',
    });
  const base = (turn: number): string =>
    place(
      line(-112, 124, 112, 124, { stroke: ink, 'stroke-width': 2 }) +
        line(-112, 144, 112, 144, { stroke: ink, 'stroke-width': 2 }) +
        [-112, 112]
          .map((x) => circle(x, 134, 10, { fill: lighten(red, 0.05), stroke: ink, 'stroke-width': 1.6 }))
          .join('') +
        line(96, 96, 148, 148, { stroke: ink, 'stroke-width': 1.6 }) +
        draw('M94 88L102 90L96 98Z', { fill: ink }) +
        draw('M84 96A17 17 0 1 1 100 80', { fill: 'none', stroke: ink, 'stroke-width': 1.6 }),
      { turn },
    );
  return group(
    { transform: 'translate(256 256) rotate(-5)' },
    wallShadow(ctx, [outer], { distance: 16 }),
    thick(outer, 4, 9, darken(frame, 0.3), darken(frame, 0.55)),
    clothPiece(ctx, { outline: outer, fabric: wood, form: 0.4, warp: 0, edge: 0.9 }),
    miter([-206, -206], [206, -206], [176, -176], [-176, -176], 0),
    miter([206, -206], [206, 206], [176, 176], [176, -176], 90),
    miter([206, 206], [-206, 206], [-176, 176], [176, 176], 0),
    miter([-206, 206], [-206, -206], [-176, -176], [-176, 176], 90),
    clothPiece(ctx, { outline: bed, fabric: SURFACES.wood(ctx, ply), form: 0.1, warp: 0, edge: 0.9, finish: 'silk' }),
    clipTo(
      ctx,
      bed,
      innerRim(ctx, bed, { dx: 7, dy: 8, soft: 6, colour: darken(ply, 0.7), opacity: 0.6, blend: 'multiply' }),
    ),
    [
      [-158, -158],
      [158, -158],
      [158, 158],
      [-158, 158],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(x, y, 19, { fill: '#221a1c' }) +
          circle(x, y, 19, { fill: 'none', stroke: darken(frame, 0.3), 'stroke-width': 2 }) +
          draw(
            `M${x - 12} ${y - 12}L${x + 12} ${y + 12}M${x + 12} ${y - 12}L${x - 12} ${y + 12}M${x} ${y - 17}V${y + 17}M${x - 17} ${y}H${x + 17}`,
            { stroke: '#efe7d8', 'stroke-width': 0.9, 'stroke-opacity': 0.5 },
          ),
      )
      .join(''),
    [0, 90, 180, 270].map(base).join(''),
    circle(0, 0, 62, { fill: 'none', stroke: ink, 'stroke-width': 1.8 }),
    circle(0, 0, 66, { fill: 'none', stroke: ink, 'stroke-width': 0.9 }),
    flower(ctx, 0, 0, 11.4, '#e8d3a4', '#2f2a2b', red),
    coin(ctx, -30, 134, 15, '#f4efe2'),
    gleam(ctx, path('M-150 -120C-60 -160 40 -166 120 -150'), { width: 16, opacity: 0.22, soft: 7 }),
  );
}

function coins(ctx: Ctx): string {
  const [white, black, queen, striker] = [ctx.colour(0), ctx.colour(1), ctx.colour(2), ctx.colour(3)];
  const stack = (x: number, y: number, count: number, first: string, second: string): string =>
    Array.from({ length: count }, (_, n) =>
      coin(ctx, x + (n % 3) * 1.4 - n * 1.6, y - n * 8.4, 36, n % 2 ? first : second, 9),
    ).join('');
  const box = roundRect(58, 62, 196, 196, 14);
  return (
    wallShadow(ctx, [box], { distance: 14 }) +
    thick(box, 3, 8, darken(queen, 0.4), darken(queen, 0.6)) +
    clothPiece(ctx, { outline: box, fabric: SURFACES.carton(ctx, darken(queen, 0.1)), form: 0.3, warp: 0, edge: 0.9 }) +
    clipTo(
      ctx,
      roundRect(70, 74, 172, 172, 8),
      rect(70, 74, 172, 172, { fill: darken(queen, 0.5) }),
      castOn(ctx, box, path('M70 74H242V92H70Z'), { base: queen, dx: 4, dy: 8, soft: 6 }),
      formShade(ctx, roundRect(70, 74, 172, 172, 8), queen, { amount: 0.3 }),
    ) +
    [0, 1, 2]
      .flatMap((row) =>
        [0, 1, 2].map((column) => coin(ctx, 102 + column * 54, 104 + row * 54, 25, (row + column) % 2 ? black : white)),
      )
      .join('') +
    stack(332, 250, 4, black, white) +
    stack(170, 372, 3, white, black) +
    coin(ctx, 300, 376, 36, queen, 9) +
    coin(ctx, 402, 352, 52, striker, 13) +
    draw(toD(oval(402, 352, 26)), { fill: 'none', stroke: queen, 'stroke-width': 4 }) +
    draw('M402 334L408 348L422 352L408 356L402 370L396 356L382 352L396 348Z', { fill: queen }) +
    coin(ctx, 366, 134, 36, white, 9) +
    coin(ctx, 438, 196, 36, black, 9)
  );
}

export const kind = defineKind({
  name: 'carrom-board',
  about: 'carrom; board: ply, frame, ink, queen; coins: light, dark, queen and box, striker',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const isBoard = cut.style === 'board';
    return show(ctx, {
      extent: isBoard ? { x: 32, y: 32, width: 448, height: 456 } : { x: 50, y: 54, width: 432, height: 376 },
      art: () => (isBoard ? board(ctx) : coins(ctx)),
      near: isBoard ? { x: 200, y: 330, factor: 2 } : { x: 370, y: 310, factor: 2 },
      margin: 22,
    });
  },
});
