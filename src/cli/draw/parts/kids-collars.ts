// Collars and hoods of children's clothes, laid on a neck that `drawTop` has left open.
import { darken, lighten, mix } from '../colour.ts';
import { castOn, clipTo, hollow, stitches } from '../light.ts';
import { boundsOf, flipped, grown, joined, parallel, path, reversed, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw } from '../svg.ts';
import type { Ctx, Fabric } from '../types.ts';
import { AXIS, wholeNeckline } from './garment.ts';
import type { BodyPlan } from './garment.ts';

const both = (half: Path, one: (shape: Path, mirror: boolean) => string): string =>
  one(half, false) + one(flipped(half, AXIS), true);

/** Turned-down collar with points; `round` gives rounded ends, `open` lies flat and wide (camp or notched collar). */
export function shirtCollar(
  ctx: Ctx,
  plan: BodyPlan,
  fabric: Fabric,
  under: Path,
  options: { depth: number; style?: 'point' | 'round' | 'open'; tip?: string } = { depth: 22 },
): string {
  const { depth, style = 'point', tip } = options;
  const { top, neckHalf } = plan;
  const base = fabric.base;
  const [x, low] = [AXIS - neckHalf, top + depth];
  const rise = 13;
  const stand = path(
    `M${x + 5} ${top - rise}C${AXIS - 14} ${top - rise - 5} ${AXIS + 14} ${top - rise - 5} ${2 * AXIS - x - 5} ${top - rise}` +
      `L${2 * AXIS - x} ${top + 6}C${AXIS + 18} ${low + 6} ${AXIS - 18} ${low + 6} ${x} ${top + 6}Z`,
  );
  const fold = `C${x + 10} ${top + depth * 0.2} ${AXIS - 15} ${low - 6} ${AXIS - 1} ${low}`;
  const leaves = {
    point: `M${x + 5} ${top - rise}${fold}L${AXIS - 25} ${low + 25}C${x + 4} ${low + 14} ${x - 8} ${top + 20} ${x - 13} ${top + 9}C${x - 8} ${top - 4} ${x - 2} ${top - rise + 1} ${x + 5} ${top - rise}Z`,
    round: `M${x + 5} ${top - rise}${fold}C${AXIS - 4} ${low + 14} ${AXIS - 16} ${low + 24} ${AXIS - 30} ${low + 22}C${x + 2} ${low + 16} ${x - 9} ${top + 20} ${x - 13} ${top + 9}C${x - 8} ${top - 4} ${x - 2} ${top - rise + 1} ${x + 5} ${top - rise}Z`,
    open: `M${x + 5} ${top - rise}C${x + 8} ${top + depth * 0.4} ${AXIS - 18} ${low} ${AXIS - 1} ${low + 26}L${AXIS - 30} ${low + 12}L${AXIS - 38} ${low + 20}C${x - 2} ${low + 2} ${x - 12} ${top + 16} ${x - 15} ${top + 8}C${x - 8} ${top - 4} ${x - 2} ${top - rise + 1} ${x + 5} ${top - rise}Z`,
  } as const;
  const leaf = path(leaves[style]);
  const inside =
    clipTo(
      ctx,
      stand,
      fabric.reverse.paint(grown(boundsOf(stand), 4)),
      draw(toD(stand), { fill: mix(darken(base, 0.55), '#2d1e33', 0.3), opacity: 0.4 }),
      hollow(ctx, stand, base, { strength: 0.65, soft: 6 }),
    ) + draw(toD(stand), { fill: 'none', stroke: darken(base, 0.55), 'stroke-width': 1, 'stroke-opacity': 0.6 });
  const leafOf = (shape: Path, mirror: boolean): string =>
    castOn(ctx, under, shape, { base, dx: 3, dy: 5, soft: 3, strength: 0.5 }) +
    clothPiece(ctx, {
      outline: shape,
      fabric,
      turn: mirror ? -28 : 28,
      origin: mirror ? [330, 70] : [182, 70],
      scale: 0.9,
      form: 0.5,
      warp: 2,
      edge: 0.75,
      over: tip
        ? draw(toD(edgeOf(shape, 1)), { fill: 'none', stroke: tip, 'stroke-width': 5 })
        : stitches(edgeOf(shape, 4), lighten(base, 0.4), { length: 3, gap: 2, width: 0.8, opacity: 0.6 }),
    });
  return inside + both(leaf, leafOf);
}

/** The outer edge of a leaf, a little inside. */
function edgeOf(shape: Path, inset: number): Path {
  const start = shape.curves[0]?.[2] ?? shape.start;
  const end = shape.curves[1]?.[2] ?? start;
  return parallel({ start, curves: shape.curves.slice(1, -2), closed: false }, end[0] < AXIS ? inset : -inset);
}

/** A flat round collar (peter pan) of even depth that follows the neckline; `neck` is the left half. */
export function flatCollar(
  ctx: Ctx,
  neck: Path,
  fabric: Fabric,
  under: Path,
  options: {
    width?: number;
    edge?: string;
    scallops?: boolean;
    /** Unbroken, as it lies on a back that does not open. */
    whole?: boolean;
  } = {},
): string {
  const { width = 27, edge, scallops = false, whole = false } = options;
  const outer = parallel(neck, -width, 14);
  const [sx, sy] = neck.start;
  const end = outer.start;
  const half = joined([
    neck,
    reversed(outer),
    path(`M${end[0]} ${end[1]}C${end[0] + 9} ${end[1]} ${sx - 2} ${sy + width * 0.62} ${sx - 1} ${sy}`),
  ]);
  const rim = joined(
    [
      reversed(outer),
      path(`M${end[0]} ${end[1]}C${end[0] + 9} ${end[1]} ${sx - 2} ${sy + width * 0.62} ${sx - 1} ${sy}`),
    ],
    false,
  );
  const piece = (shape: Path, line: Path, turn: number, inward: number): string => {
    return (
      castOn(ctx, under, shape, { base: fabric.base, dx: 2, dy: 4, soft: 2.6, strength: 0.45 }) +
      clothPiece(ctx, {
        outline: shape,
        fabric,
        turn,
        scale: 0.8,
        form: 0.5,
        warp: 2,
        edge: 0.7,
        over: edge
          ? draw(toD(line), {
              fill: 'none',
              stroke: edge,
              'stroke-width': scallops ? 7 : 4.6,
              'stroke-dasharray': scallops ? '0.1 7' : undefined,
              'stroke-linecap': 'round',
            })
          : stitches(parallel(line, inward), lighten(fabric.base, 0.4), { width: 0.8, opacity: 0.6 }),
      })
    );
  };
  if (whole) {
    const line = wholeNeckline(outer);
    return piece(joined([wholeNeckline(neck), reversed(line)]), line, 0, -4);
  }
  return both(half, (shape, mirror) =>
    piece(shape, mirror ? flipped(rim, AXIS) : rim, mirror ? -20 : 20, mirror ? -4 : 4),
  );
}
