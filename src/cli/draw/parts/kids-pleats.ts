// Knife-pleated skirts: pressed strips that fan out from the waist, each laid over the next and stepping its pattern.
import { darken, lighten } from '../colour.ts';
import { clipTo } from '../light.ts';
import { boundsOf, grown, joined, moved, polygon, toD } from '../path.ts';
import type { Path, Point } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, linear } from '../svg.ts';
import type { Ctx, Fabric } from '../types.ts';
import { AXIS } from './garment.ts';
import type { SkirtArt } from './kids-skirt.ts';

export interface PleatLook {
  /** Half width and height of the waist and of the hem's corner. */
  readonly waist: Point;
  readonly hem: Point;
  readonly sag: number;
  readonly fabric: Fabric;
  readonly count: number;
  /** How far the pattern moves on from pleat to pleat, in units of the drawing. */
  readonly step?: number;
}

/** How far a pleat's folded edge hangs below the next one's beginning. */
const STEP = 3.4;

interface Strip {
  readonly top: readonly [Point, Point];
  readonly low: readonly [Point, Point];
  /** Degrees that the strip leans outward. */
  readonly lean: number;
}

/** From left to right; towards the sides they turn away and look narrower. */
function stripsOf({ waist, hem, sag, count }: PleatLook): Strip[] {
  const spread = 1.12;
  const share = (n: number): number => Math.sin(((2 * n) / count - 1) * spread) / Math.sin(spread);
  const at = (half: number, y: number, hang: number, n: number): Point => {
    const t = share(n);
    return [AXIS + half * t, y + hang * (1 - t * t)];
  };
  return Array.from({ length: count }, (_, n): Strip => {
    const top = [at(waist[0], waist[1], 4, n), at(waist[0], waist[1], 4, n + 1)] as const;
    const [left, right] = [at(hem[0], hem[1], sag, n), at(hem[0], hem[1], sag, n + 1)];
    const [a, b] = [(top[0][0] + top[1][0]) / 2, (left[0] + right[0]) / 2];
    return {
      top,
      low: [left, [right[0], right[1] + STEP]],
      lean: (Math.atan2(b - a, hem[1] - waist[1]) * 180) / Math.PI,
    };
  });
}

function stripArt(ctx: Ctx, { top, low, lean }: Strip, n: number, look: PleatLook): string {
  const { fabric, step = 9 } = look;
  const { base } = fabric;
  const shape = polygon([top[0], top[1], low[1], low[0]]);
  // The pattern moves on along the strip's own cross grain, so that its level lines go round the skirt in one curve.
  const angle = (-lean * Math.PI) / 180;
  const [mx, my] = [(top[0][0] + top[1][0]) / 2, (top[0][1] + top[1][1]) / 2];
  const origin: Point = [mx + Math.cos(angle) * n * step, my + Math.sin(angle) * n * step];
  // Light and shade run across the pleat: deep where it comes out from under its neighbour, bright at its folded edge.
  const y = (top[0][1] + low[0][1]) / 2;
  const [l, r] = [(top[0][0] + low[0][0]) / 2, (top[1][0] + low[1][0]) / 2];
  const slope = Math.tan((lean * Math.PI) / 180) * (r - l);
  const shade = linear(
    ctx.defs,
    [l, y],
    [r, y - slope],
    [
      [0, darken(base, 0.75), 0.62],
      [0.22, darken(base, 0.7), 0.3],
      [0.5, darken(base, 0.6), 0],
      [0.74, lighten(base, 0.6), 0],
      [0.95, lighten(base, 0.6), 0.24],
      [1, lighten(base, 0.6), 0.1],
    ],
  );
  const edge = polygon([top[1], low[1]], false);
  return (
    clipTo(
      ctx,
      shape,
      fabric.paint(grown(boundsOf(shape), 3), { turn: -lean, origin }),
      draw(toD(shape), { fill: shade }),
    ) + draw(toD(edge), { stroke: darken(base, 0.7), 'stroke-width': 1.2, 'stroke-opacity': 0.75 })
  );
}

/** The hem from left to right, with the small step at every folded edge. */
function hemOf(strips: readonly Strip[]): Path {
  return polygon(
    strips.flatMap(({ low }) => [low[0], low[1]]),
    false,
  );
}

/** A whole pleated skirt below its band. */
export function drawPleats(ctx: Ctx, look: PleatLook): SkirtArt {
  const { waist, hem: corner, fabric } = look;
  const strips = stripsOf(look);
  const hem = hemOf(strips);
  const outline = joined([
    polygon([[AXIS - waist[0], waist[1]], hem.start], false),
    hem,
    polygon(
      [
        [corner[0] + AXIS, corner[1] + STEP],
        [AXIS + waist[0], waist[1]],
      ],
      false,
    ),
  ]);
  const behind = moved(outline, 0, -2);
  return {
    outline,
    hem,
    art:
      clothPiece(ctx, { outline: behind, fabric: fabric.reverse, form: 0.5, edge: 0.4 }) +
      clothPiece(ctx, {
        outline,
        fabric,
        warp: 0,
        drape: { amount: 0.12, across: 90, down: 240 },
        form: 0.8,
        onCloth: strips.map((strip, n) => stripArt(ctx, strip, n, look)).join(''),
        over: draw(toD(moved(hem, 0, -7)), {
          stroke: lighten(fabric.base, 0.35),
          'stroke-width': 0.8,
          'stroke-opacity': 0.5,
          'stroke-dasharray': '3 2.4',
          fill: 'none',
        }),
      }),
  };
}
