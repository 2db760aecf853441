// Gathered strips, bows, knots and cords of cloth.
import { darken } from '../../colour.ts';
import { castOn, crease } from '../../light.ts';
import { flipped, joined, oval, parallel, path, reversed, ribbon, smooth, turned } from '../../path.ts';
import type { Knot, Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fold } from '../../relief.ts';
import { draw, group } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';

/** A gathered strip sewn along a line; it falls to the left of the walking direction (right when the width is negative). */
export function frillAlong(ctx: Ctx, along: Path, fabric: Fabric, width: number, waves: number): string {
  const count = waves * 2 + 1;
  const edge = parallel(along, -width, count);
  const points = [edge.start, ...edge.curves.map((curve) => curve[2])];
  const inner = parallel(along, 0, count);
  const roots = [inner.start, ...inner.curves.map((curve) => curve[2])];
  const outer = points.map(([x, y], n): Knot => {
    const root = roots[n] ?? [x, y];
    const reach = n % 2 ? 1.1 : 0.9;
    return [root[0] + (x - root[0]) * reach, root[1] + (y - root[1]) * reach];
  });
  const outline = joined([along, reversed(smooth(outer))]);
  const folds = roots.flatMap(([x, y], n): Fold[] => {
    const end = outer[n];
    if (!end) return [];
    return [
      {
        points: [
          [x, y],
          [(x + end[0]) / 2, (y + end[1]) / 2],
          [end[0], end[1]],
        ],
        width: Math.abs(width) * 0.42,
        depth: n % 2 ? 0.44 : -0.44,
        open: 'end',
      },
    ];
  });
  return clothPiece(ctx, { outline, fabric, folds, form: 0.35, warp: 4, edge: 0.75 });
}

/** A bow: two loops, two tails, a knot. `size` is the width across the loops. */
export function bow(
  ctx: Ctx,
  x: number,
  y: number,
  size: number,
  fabric: Fabric,
  options: { tails?: number; turn?: number; under?: Path } = {},
): string {
  const { tails = size * 0.8, turn = 0, under } = options;
  const k = size / 100;
  const loop = path(
    `M${x} ${y - 5 * k}C${x - 18 * k} ${y - 30 * k} ${x - 48 * k} ${y - 32 * k} ${x - 51 * k} ${y - 8 * k}C${x - 53 * k} ${y + 12 * k} ${x - 30 * k} ${y + 22 * k} ${x} ${y + 6 * k}Z`,
  );
  const tail = path(
    `M${x - 4 * k} ${y}C${x - 14 * k} ${y + tails * 0.4} ${x - 22 * k} ${y + tails * 0.7} ${x - 26 * k} ${y + tails}L${x - 12 * k} ${y + tails * 0.93}L${x - 1 * k} ${y + tails * 1.02}C${x + 1 * k} ${y + tails * 0.6} ${x + 3 * k} ${y + tails * 0.3} ${x + 4 * k} ${y}Z`,
  );
  const spin = (one: Path): Path => turned(one, [x, y], turn);
  const creases = (s: number): Fold[] =>
    [-16, -4, 9].map((dy) => ({
      points: [
        [x + s * 4 * k, y + dy * 0.2 * k],
        [x + s * 22 * k, y + dy * 0.9 * k],
        [x + s * 40 * k, y + dy * 1.2 * k],
      ],
      width: 9 * k,
      depth: dy === -4 ? 0.3 : -0.34,
    }));
  const pieces: [Path, Fold[]][] = [
    ...(tails > 0
      ? ([
          [spin(tail), []],
          [spin(flipped(tail, x)), []],
        ] as [Path, Fold[]][])
      : []),
    [spin(loop), turn === 0 ? creases(-1) : []],
    [spin(flipped(loop, x)), turn === 0 ? creases(1) : []],
  ];
  const knot = spin(oval(x, y, 8.5 * k, 10.5 * k));
  return (
    (under
      ? pieces
          .map(([one]) => castOn(ctx, under, one, { base: fabric.base, dx: 3, dy: 5, soft: 4, strength: 0.5 }))
          .join('')
      : '') +
    pieces
      .map(([outline, folds]) => clothPiece(ctx, { outline, fabric, folds, form: 0.75, warp: 4, edge: 0.75 }))
      .join('') +
    clothPiece(ctx, { outline: knot, fabric, form: 0.9, warp: 2, edge: 0.8 })
  );
}

/** Two long ribbons of the wearer's own tying, which fall from one knot each in its own way. */
export function longTies(ctx: Ctx, x: number, y: number, length: number, fabric: Fabric): string {
  return [
    { side: 1, long: length * 0.9 },
    { side: -1, long: length },
  ]
    .map(({ side, long }) => {
      const middle = smooth([
        [x + side, y],
        [x + side * 7, y + long * 0.2],
        [x + side * 9, y + long * 0.5],
        [x + side * 17, y + long * 0.78],
        [x + side * 16, y + long],
      ]);
      const outline = ribbon(middle, (t) => 5 + 8 * Math.min(1, t * 3));
      return (
        castOn(ctx, path('M0 0H512V600H0Z'), outline, { base: fabric.base, dx: 3, dy: 3, soft: 3, strength: 0.5 }) +
        clothPiece(ctx, {
          outline,
          fabric,
          turn: side * 8,
          origin: [x + side * 30, y],
          form: 0.45,
          warp: 3,
          edge: 0.85,
          folds: [
            {
              points: [
                [x + side * 2, y + 4],
                [x + side * 6, y + long * 0.2],
                [x + side * 8, y + long * 0.5],
              ],
              width: 5,
              depth: -0.35,
            },
          ],
        })
      );
    })
    .join('');
}

/** Two thin cords with small ends, hanging from one point. */
export function cords(
  ctx: Ctx,
  x: number,
  y: number,
  length: number,
  colour: string,
  end: 'bead' | 'knot' | 'tassel',
): string {
  const fabric = ctx.plain(colour);
  return [-1, 1]
    .map((s) => {
      const foot: [number, number] = [x + s * length * 0.16, y + length * (s < 0 ? 1 : 0.88)];
      const along = smooth([[x, y], [x + s * length * 0.2, y + length * 0.4], foot]);
      const tip =
        end === 'tassel'
          ? clothPiece(ctx, {
              outline: path(
                `M${foot[0] - 2} ${foot[1]}L${foot[0] - 4.5} ${foot[1] + 15}L${foot[0] + 4.5} ${foot[1] + 15}L${foot[0] + 2} ${foot[1]}Z`,
              ),
              fabric,
              form: 0.8,
              warp: 0,
            })
          : clothPiece(ctx, {
              outline: oval(foot[0], foot[1] + 2, end === 'bead' ? 3.8 : 2.8),
              fabric,
              form: 0.9,
              warp: 0,
            });
      return clothPiece(ctx, { outline: ribbon(along, 2.4, 16), fabric, form: 0.5, warp: 0, edge: 0.8 }) + tip;
    })
    .join('');
}

/** Cloth knotted at (x, y): a small knot, two short ends, creases drawn to both sides. */
export function tieKnot(ctx: Ctx, x: number, y: number, size: number, fabric: Fabric, base: string): string {
  const end = path(
    `M${x - 3} ${y + 2}C${x - size * 0.5} ${y + size * 0.5} ${x - size * 0.6} ${y + size * 0.9} ${x - size * 0.72} ${y + size * 1.25}L${x - size * 0.2} ${y + size * 1.1}C${x - size * 0.1} ${y + size * 0.7} ${x + 2} ${y + size * 0.4} ${x + 4} ${y + 4}Z`,
  );
  return (
    group(
      { opacity: 0.85 },
      ...[-1, 1].flatMap((s) =>
        [-9, 3].map((dy) =>
          crease(
            ctx,
            path(
              `M${x + s * 6} ${y + dy * 0.3}Q${x + s * size * 0.9} ${y + dy} ${x + s * size * 1.9} ${y + dy * 2.4 - 4}`,
            ),
            base,
            { width: 2.4, strength: 0.5 },
          ),
        ),
      ),
    ) +
    [end, flipped(end, x)]
      .map((outline) => clothPiece(ctx, { outline, fabric, form: 0.7, warp: 3, edge: 0.75 }))
      .join('') +
    clothPiece(ctx, { outline: oval(x, y, size * 0.27, size * 0.32), fabric, form: 1, warp: 2, edge: 0.85 }) +
    draw(`M${x - size * 0.14} ${y - size * 0.2}Q${x + size * 0.05} ${y} ${x - size * 0.05} ${y + size * 0.24}`, {
      fill: 'none',
      stroke: darken(base, 0.5),
      'stroke-width': 1,
      'stroke-opacity': 0.6,
    })
  );
}
