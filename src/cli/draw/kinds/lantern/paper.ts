// Lanterns of paper that hang: the star and the akash kandil.
import { darken, lighten } from '../../colour.ts';
import { clipTo, formShade, wallShadow } from '../../light.ts';
import { halo } from '../../parts/flame.ts';
import { tassel } from '../../parts/notions.ts';
import { path, polygon, toD } from '../../path.ts';
import type { Path, Point } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { circle, draw, line, num, place, radial } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

const FLAT = [0, 0] as const;

/** A folded paper star; every point has a lit and a shaded half. */
export function star(ctx: Ctx): string {
  const colour = ctx.colour(0);
  const points = 7;
  const centre: Point = [0, 0];
  const outer = (n: number): Point => [
    Math.sin((n / points) * Math.PI * 2) * 190,
    -Math.cos((n / points) * Math.PI * 2) * 190,
  ];
  const inner = (n: number): Point => [
    Math.sin(((n + 0.5) / points) * Math.PI * 2) * 84,
    -Math.cos(((n + 0.5) / points) * Math.PI * 2) * 84,
  ];
  const shape: Path = polygon(Array.from({ length: points }, (_, n) => [outer(n), inner(n)]).flat());
  let art = '';
  for (let n = 0; n < points; n += 1) {
    const [left, tip, right] = [inner(n - 1), outer(n), inner(n)];
    for (const [side, facet] of [
      [0, polygon([centre, left, tip])],
      [1, polygon([centre, tip, right])],
    ] as const) {
      const [mx, my] = [(tip[0] + (side ? right[0] : left[0])) / 2, (tip[1] + (side ? right[1] : left[1])) / 2];
      const lit = side === 0 ? mx < 20 : my < 0;
      const holes = [0.34, 0.5, 0.66, 0.82]
        .map((t) =>
          circle(
            tip[0] * t + (side ? right[0] : left[0]) * (1 - t) * 0.32,
            tip[1] * t + (side ? right[1] : left[1]) * (1 - t) * 0.32,
            5.6 * (1 - t * 0.5),
            { fill: '#fff1c0' },
          ),
        )
        .join('');
      art +=
        clipTo(ctx, facet, draw(toD(facet), { fill: lit ? lighten(colour, 0.16) : darken(colour, 0.12) }), holes) +
        draw(toD(facet), { fill: 'none', stroke: darken(colour, 0.4), 'stroke-width': 0.9, 'stroke-opacity': 0.6 });
    }
  }
  const glow = radial(ctx.defs, [0, 0], 170, [
    [0, '#fff3c4', 0.75],
    [0.4, '#ffdf8f', 0.3],
    [1, '#ffdf8f', 0],
  ]);
  return (
    line(0, -300, 0, -186, { stroke: '#3b3b41', 'stroke-width': 3 }) +
    wallShadow(ctx, [shape], { distance: 16 }) +
    art +
    clipTo(ctx, shape, draw(toD(shape), { fill: glow })) +
    place(tassel(ctx, 0, 0, 80, ctx.colour(1), ctx.colour(ctx.colourCount - 1)), { x: 0, y: 168 }) +
    halo(ctx, 0, 0, 250, '#ffd98a', 0.3)
  );
}

/** The akash kandil: a faceted paper lantern with a skirt of streamers. */
export function kandil(ctx: Ctx): string {
  const [main, second, trim] = [ctx.colour(0), ctx.colour(1), ctx.colour(ctx.colourCount - 1)];
  const rows: readonly (readonly [number, number])[] = [
    [46, -170],
    [118, -92],
    [118, 40],
    [46, 116],
  ];
  const facet = (
    a: readonly [number, number],
    b: readonly [number, number],
    from: number,
    to: number,
    colour: string,
    n: number,
  ): string => {
    const at = (t: number, row: readonly [number, number]): Point => [row[0] * Math.sin(t * 1.5), row[1]];
    const outline = polygon([at(from, a), at(to, a), at(to, b), at(from, b)]);
    const fabric =
      n % 2
        ? ctx.plain(colour)
        : ctx.cloth(ctx.recipe.pattern ?? { name: 'buti' }, [colour, trim, second, lighten(trim, 0.4)]);
    return clothPiece(ctx, { outline, fabric, form: 0.3, warp: 0, origin: [0, 0] });
  };
  let body = '';
  for (let r = 0; r < 3; r += 1) {
    const [a, b] = [rows[r] ?? FLAT, rows[r + 1] ?? FLAT];
    for (const [n, t] of [-1, -0.36, 0.36].entries())
      body += facet(a, b, t, [-0.36, 0.36, 1][n] ?? 1, (r + n) % 2 ? second : main, r + n);
  }
  const shape = polygon([
    [-46, -170],
    [46, -170],
    [118, -92],
    [118, 40],
    [46, 116],
    [-46, 116],
    [-118, 40],
    [-118, -92],
  ]);
  const tails = Array.from({ length: 13 }, (_, n) => {
    const x = -46 + n * 7.7;
    const end = 300 - Math.abs(n - 6) * 4;
    return clothPiece(ctx, {
      outline: path(
        `M${num(x - 3)} 112H${num(x + 4)}C${num(x + 10)} 180 ${num(x - 4)} 240 ${num(x + 7 + (n - 6) * 4)} ${end}L${num(x - 1 + (n - 6) * 4)} ${end}C${num(x - 10)} 240 ${num(x + 2)} 180 ${num(x - 3)} 112Z`,
      ),
      fabric: ctx.plain(n % 3 === 0 ? trim : n % 3 === 1 ? main : second),
      form: 0.4,
      warp: 0,
    });
  }).join('');
  const bands = [-170, 116]
    .map((y) => draw(`M-48 ${y - 6}H48V${y + 8}H-48Z`, { fill: trim, stroke: darken(trim, 0.4), 'stroke-width': 1 }))
    .join('');
  const glow = radial(ctx.defs, [0, -30], 140, [
    [0, '#fff3c4', 0.7],
    [0.5, '#ffdf8f', 0.25],
    [1, '#ffdf8f', 0],
  ]);
  const pom = [
    [-118, -92],
    [118, -92],
    [-118, 40],
    [118, 40],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 9, { fill: trim, stroke: darken(trim, 0.4), 'stroke-width': 1 }))
    .join('');
  return (
    line(0, -290, 0, -214, { stroke: '#3b3b41', 'stroke-width': 3 }) +
    draw('M-44 -174L0 -216L44 -174', { fill: 'none', stroke: trim, 'stroke-width': 3 }) +
    wallShadow(ctx, [shape], { distance: 16 }) +
    tails +
    body +
    clipTo(ctx, shape, draw(toD(shape), { fill: glow }), formShade(ctx, shape, main, { amount: 0.5, reach: 30 })) +
    bands +
    pom +
    halo(ctx, 0, -30, 220, '#ffd98a', 0.3)
  );
}
