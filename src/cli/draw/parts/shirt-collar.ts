// Collars that fold over: the shirt collar and the notched (camp) collar of night shirts, about the axis x = 256.
import { darken, lighten, mix } from '../colour.ts';
import { castOn, clipTo, edgeLine, hollow, stitches } from '../light.ts';
import { AXIS } from './garment.ts';
import { boundsOf, flipped, grown, joined, parallel, path, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw } from '../svg.ts';
import type { Ctx, Fabric } from '../types.ts';

export interface CollarPlan {
  readonly top: number;
  readonly neckHalf: number;
  /** Where the opening ends: the first button. */
  readonly low: number;
  /** With lapels (camp collar), or leaves alone (shirt collar). */
  readonly lapels: boolean;
}

const p = (half: number, y: number): string => `${(AXIS - half).toFixed(2)} ${y.toFixed(2)}`;

/** The left leaf, and the left lapel where there is one. */
function leavesOf({ top, neckHalf: n, low, lapels }: CollarPlan): Path[] {
  const deep = low - top;
  if (!lapels) {
    return [
      path(
        `M${p(n - 1, top - 13)}C${p(n - 3, top + 2)} ${p(n * 0.5, top + deep * 0.42)} ${p(5, top + deep * 0.62)}` +
          `C${p(9, top + deep * 0.86)} ${p(15, top + deep * 1.04)} ${p(22, top + deep * 1.18)}` +
          `C${p(30, top + deep * 0.86)} ${p(n + 9, top + deep * 0.55)} ${p(n + 12, top + 9)}` +
          `C${p(n + 10, top - 3)} ${p(n + 5, top - 11)} ${p(n - 1, top - 13)}Z`,
      ),
    ];
  }
  const [px, py] = [n * 0.62, top + deep * 0.34];
  return [
    path(
      `M${p(1, low + 3)}C${p(8, low - deep * 0.3)} ${p(px - 6, py + deep * 0.2)} ${p(px, py)}L${p(px + 12, py + 3)}L${p(px + 31, py + 8)}` +
        `C${p(px + 29, py + deep * 0.24)} ${p(22, low - deep * 0.2)} ${p(1, low + 3)}Z`,
    ),
    path(
      `M${p(n, top - 13)}C${p(n - 1, top + 4)} ${p(px + 6, py - 16)} ${p(px, py)}L${p(px + 13, py + 3)}` +
        `L${p(px + 30, py - 6)}C${p(px + 31, py - 16)} ${p(n + 15, top + 16)} ${p(n + 13, top + 7)}` +
        `C${p(n + 11, top - 4)} ${p(n + 6, top - 11)} ${p(n, top - 13)}Z`,
    ),
  ];
}

/** The same collar from behind: one band that lies turned down across the neck. */
export function foldedCollarBack(
  ctx: Ctx,
  plan: { top: number; neckHalf: number },
  fabric: Fabric,
  options: { onto: Path; piping?: string },
): string {
  const { top, neckHalf: n } = plan;
  const { base } = fabric;
  const edge = path(`M${p(n + 12, top + 9)}C${p(n * 0.6, top + 18)} ${p(-n * 0.6, top + 18)} ${p(-n - 12, top + 9)}`);
  const rest = path(
    `M${p(-n - 12, top + 9)}C${p(-n - 10, top - 3)} ${p(-n - 5, top - 11)} ${p(-n + 1, top - 13)}` +
      `C${p(-n * 0.5, top - 20)} ${p(n * 0.5, top - 20)} ${p(n - 1, top - 13)}` +
      `C${p(n + 5, top - 11)} ${p(n + 10, top - 3)} ${p(n + 12, top + 9)}`,
  );
  const shape = joined([edge, rest]);
  return (
    castOn(ctx, options.onto, shape, { base, dx: 3, dy: 5, soft: 3.5, strength: 0.55 }) +
    clothPiece(ctx, {
      outline: shape,
      fabric,
      origin: [AXIS, top],
      form: 0.8,
      edge: 0.75,
      warp: 2,
      over: options.piping
        ? draw(toD(edge), { fill: 'none', stroke: options.piping, 'stroke-width': 4 })
        : stitches(parallel(edge, -3.4), lighten(base, 0.3), { width: 0.7, opacity: 0.6 }),
    })
  );
}

/** Collar and lapels, with the inside of the collar band at the back; `onto` is what their shade falls on. */
export function foldedCollar(
  ctx: Ctx,
  plan: CollarPlan,
  fabric: Fabric,
  options: { onto: Path; piping?: string; label?: string },
): string {
  const { top, neckHalf: n } = plan;
  const base = fabric.base;
  const band = path(
    `M${p(n, top - 13)}C${p(n * 0.5, top - 20)} ${p(-n * 0.5, top - 20)} ${p(-n, top - 13)}` +
      `L${p(-n + 3, top + 3)}C${p(-n * 0.5, top + 13)} ${p(n * 0.5, top + 13)} ${p(n - 3, top + 3)}Z`,
  );
  const inside = fabric.reverse;
  const label = options.label
    ? draw(toD(path(`M${p(10, top + 4)}H${AXIS + 10}V${top + 14}H${AXIS - 10}Z`)), {
        fill: options.label,
        stroke: darken(options.label, 0.3),
        'stroke-width': 0.7,
      }) + draw(`M${AXIS - 5} ${top + 9}H${AXIS + 5}`, { stroke: darken(options.label, 0.5), 'stroke-width': 1.2 })
    : '';
  const leaves = leavesOf(plan).flatMap((leaf) => [leaf, flipped(leaf, AXIS)]);
  const art = leaves
    .map((leaf, index) => {
      const right = index % 2 === 1;
      const edge = options.piping
        ? draw(toD(leaf), { fill: 'none', stroke: options.piping, 'stroke-width': 3.4, 'stroke-linejoin': 'round' })
        : '';
      return (
        castOn(ctx, options.onto, leaf, { base, dx: right ? 4 : 2, dy: 4, soft: 3, strength: 0.55 }) +
        clothPiece(ctx, {
          outline: leaf,
          fabric,
          turn: right ? -24 : 24,
          origin: [210, 60],
          warp: 3,
          form: 0.45,
          edge: 0.75,
          over:
            clipTo(ctx, leaf, edge) +
            (options.piping
              ? ''
              : stitches(parallel(joined([leaf], false), 3.4, 60), lighten(base, 0.3), { width: 0.7, opacity: 0.5 })),
        })
      );
    })
    .join('');
  return (
    clipTo(
      ctx,
      band,
      inside.paint(grown(boundsOf(band), 4)),
      draw(toD(band), { fill: mix(darken(base, 0.4), '#2d1e33', 0.25), opacity: 0.24 }),
      hollow(ctx, band, base, { strength: 0.45, soft: 6 }),
      draw(`M${p(n, top - 3)}Q${AXIS} ${top + 8} ${p(-n, top - 3)}`, {
        fill: 'none',
        stroke: darken(base, 0.45),
        'stroke-width': 1,
        'stroke-opacity': 0.6,
      }),
    ) +
    edgeLine(band, base, { strength: 0.6 }) +
    label +
    art
  );
}
