// Bows, cords and frills of children's clothes.
import { darken, lighten } from '../colour.ts';
import { joined, lengthOf, path, reversed, roundRect, smooth, spotsAlong, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { circle, draw, group, line, place } from '../svg.ts';
import type { Ctx, Fabric } from '../types.ts';

/** A tied bow: two loops, a knot and, when `tails` is above 0, two ends. */
export function bow(
  ctx: Ctx,
  fabric: Fabric,
  at: { x: number; y: number; size: number; tails?: number; turn?: number; under?: Path },
): string {
  const { x, y, size, tails = 0, turn = 0 } = at;
  const k = size / 40;
  const loop = (s: number): Path =>
    path(
      `M${s * 5} -5C${s * 16} -17 ${s * 34} -21 ${s * 40} -17C${s * 44} -8 ${s * 44} 8 ${s * 40} 16C${s * 34} 20 ${s * 16} 15 ${s * 5} 5Z`,
    );
  const tail = (s: number): Path =>
    path(
      `M${s * 2} 4C${s * 8} ${tails * 0.4} ${s * 10} ${tails * 0.7} ${s * 18} ${tails}L${s * 8} ${tails - 4}L${s * 2} ${tails + 3}C${s * -2} ${tails * 0.6} ${s * -4} ${tails * 0.4} ${s * -3} 6Z`,
    );
  const inner = (s: number): string =>
    draw(`M${s * 30} -11C${s * 37} -6 ${s * 37} 6 ${s * 30} 11C${s * 26} 4 ${s * 26} -4 ${s * 30} -11Z`, {
      fill: darken(fabric.base, 0.4),
      opacity: 0.5,
    });
  const piece = (outline: Path, s: number, folded: boolean): string =>
    clothPiece(ctx, {
      outline,
      fabric,
      turn: s * -12,
      finish: 'silk',
      form: 0.8,
      scale: 0.7 / k,
      folds: folded
        ? [
            {
              points: [
                [s * 4, -1],
                [s * 16, -5],
                [s * 30, -8],
              ],
              width: 5,
              depth: -0.5,
              open: 'start',
            },
            {
              points: [
                [s * 4, 1],
                [s * 16, 5],
                [s * 30, 8],
              ],
              width: 5,
              depth: 0.5,
              open: 'start',
            },
          ]
        : [
            {
              points: [
                [s * 1, 6],
                [s * 5, tails * 0.5],
                [s * 9, tails],
              ],
              width: 5,
              depth: 0.4,
              open: 'both',
            },
          ],
    });
  return place(
    (tails > 0 ? piece(tail(1), 1, false) + piece(tail(-1), -1, false) : '') +
      [1, -1].map((s) => piece(loop(s), s, true) + inner(s)).join('') +
      clothPiece(ctx, { outline: roundRect(-6.5, -7.5, 13, 15, 5), fabric, finish: 'silk', form: 0.9 }),
    { x, y, turn, scale: k },
  );
}

/** Two ends of a cord with knots, hanging from a neck or a waist. */
export function cords(
  x: number,
  y: number,
  colour: string,
  look: { spread?: number; length?: number; tied?: boolean; width?: number } = {},
): string {
  const { spread = 14, length = 52, tied = false, width = 3.4 } = look;
  const one = (s: number, long: number): string => {
    const d = `M${x + s * (tied ? 0 : spread)} ${y}C${x + s * spread * (tied ? 1.3 : 1.2)} ${y + long * 0.3} ${x + s * spread * 0.7} ${y + long * 0.7} ${x + s * spread} ${y + long}`;
    return (
      draw(d, {
        fill: 'none',
        stroke: darken(colour, 0.5),
        'stroke-width': width + 1,
        'stroke-linecap': 'round',
        transform: 'translate(1.2 1.8)',
        'stroke-opacity': 0.45,
      }) +
      draw(d, { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' }) +
      draw(d, {
        fill: 'none',
        stroke: darken(colour, 0.35),
        'stroke-width': width,
        'stroke-dasharray': '1 3.2',
        'stroke-opacity': 0.5,
      }) +
      circle(x + s * spread, y + long - 4, width * 1.05, {
        fill: colour,
        stroke: darken(colour, 0.45),
        'stroke-width': 0.8,
      })
    );
  };
  const knot = tied
    ? draw(
        `M${x} ${y}C${x - 22} ${y - 12} ${x - 24} ${y + 12} ${x} ${y + 1}C${x + 24} ${y + 12} ${x + 22} ${y - 12} ${x} ${y}`,
        {
          fill: 'none',
          stroke: colour,
          'stroke-width': width,
        },
      ) + circle(x, y, width * 1.2, { fill: colour, stroke: darken(colour, 0.45), 'stroke-width': 0.8 })
    : '';
  return group({}, one(-1, length), one(1, length * 0.88), knot);
}

/** A gathered strip sewn to a line; its free edge waves. `depth` is positive to the right of the walk. */
export function frill(
  ctx: Ctx,
  along: Path,
  depth: number,
  fabric: Fabric,
  options: { edge?: string; count?: number } = {},
): string {
  const count = options.count ?? Math.max(6, Math.round(lengthOf(along) / 10));
  const roots = spotsAlong(along, count * 2 + 1);
  const tips = roots.map((s, n): readonly [number, number] => {
    const reach = depth * (n % 2 ? 1.07 : 0.92);
    return [s.x - s.ty * reach, s.y + s.tx * reach];
  });
  const free = smooth(tips);
  const gathers = roots
    .map((s, n) => {
      const [x, y] = tips[n] ?? [s.x, s.y];
      return line(s.x, s.y, x, y, {
        stroke: n % 2 ? lighten(fabric.base, 0.5) : darken(fabric.base, 0.4),
        'stroke-width': 2.2,
        'stroke-opacity': 0.34,
      });
    })
    .join('');
  return clothPiece(ctx, {
    outline: joined([along, reversed(free)]),
    fabric,
    form: 0.4,
    warp: 2,
    edge: 0.65,
    over: gathers + (options.edge ? draw(toD(free), { fill: 'none', stroke: options.edge, 'stroke-width': 3.4 }) : ''),
  });
}
