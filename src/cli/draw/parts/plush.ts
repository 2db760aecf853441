// Stuffed shapes for soft toys: pile cloth, seams, sewn eyes and noses.
import { darken, lighten, mix } from '../colour.ts';
import { castOn, innerRim, seam } from '../light.ts';
import { boundsOf, flipped, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { Fold } from '../relief.ts';
import { circle, draw, ellipse } from '../svg.ts';
import type { Ctx } from '../types.ts';

/** One stuffed part: pile, a deep round shade, a soft light, and its shade on what lies under it. */
export function stuffed(
  ctx: Ctx,
  outline: Path,
  colour: string,
  look: {
    under?: readonly Path[];
    folds?: readonly Fold[];
    cloth?: 'plush' | 'plain';
    over?: string;
    turn?: number;
  } = {},
): string {
  const { under = [], folds, cloth = 'plush', over = '', turn } = look;
  const fabric = cloth === 'plush' ? ctx.cloth({ name: 'plush', scale: 0.9 }, [colour]) : ctx.plain(colour);
  const box = boundsOf(outline);
  const reach = Math.min(30, Math.min(box.width, box.height) * 0.2);
  return (
    under.map((one) => castOn(ctx, one, outline, { base: colour, dx: 5, dy: 8, soft: 8, strength: 0.5 })).join('') +
    clothPiece(ctx, {
      outline,
      fabric,
      turn,
      folds,
      form: 1,
      edge: 0.45,
      warp: 4,
      over:
        innerRim(ctx, outline, {
          dx: reach * 0.4,
          dy: reach * 0.5,
          soft: reach * 0.7,
          colour: lighten(colour, 0.75),
          opacity: 0.5,
          blend: 'screen',
        }) + over,
    }) +
    draw(toD(outline), {
      fill: 'none',
      stroke: mix(colour, darken(colour, 0.4), 0.5),
      'stroke-width': 2.4,
      'stroke-opacity': 0.3,
      'stroke-dasharray': '2 2.4',
      'stroke-linecap': 'round',
    })
  );
}

export function beadEye(x: number, y: number, r: number): string {
  return (
    circle(x + 1, y + 1.4, r * 1.12, { fill: '#2b1a33', opacity: 0.3 }) +
    circle(x, y, r, { fill: '#2a2228' }) +
    ellipse(x - r * 0.3, y - r * 0.36, r * 0.32, r * 0.26, { fill: '#fffaf0' })
  );
}

/** A nose of satin stitch with the stitched line below it. */
export function sewnNose(x: number, y: number, width: number, colour: string): string {
  const w = width / 2;
  return (
    draw(
      `M${x - w} ${y}C${x - w * 0.6} ${y - w * 0.9} ${x + w * 0.6} ${y - w * 0.9} ${x + w} ${y}C${x + w * 0.7} ${y + w * 0.8} ${x - w * 0.7} ${y + w * 0.8} ${x - w} ${y}Z`,
      { fill: colour },
    ) +
    [-0.5, 0, 0.5]
      .map((t) =>
        draw(`M${x + t * w} ${y - w * 0.5}V${y + w * 0.5}`, {
          stroke: lighten(colour, 0.35),
          'stroke-width': 1,
          fill: 'none',
          'stroke-opacity': 0.7,
        }),
      )
      .join('') +
    draw(
      `M${x} ${y + w * 0.7}V${y + w * 1.7}M${x} ${y + w * 1.7}C${x - w * 0.4} ${y + w * 2.3} ${x - w * 1.1} ${y + w * 2.2} ${x - w * 1.3} ${y + w * 1.7}M${x} ${y + w * 1.7}C${x + w * 0.4} ${y + w * 2.3} ${x + w * 1.1} ${y + w * 2.2} ${x + w * 1.3} ${y + w * 1.7}`,
      {
        stroke: colour,
        'stroke-width': 2.2,
        fill: 'none',
        'stroke-linecap': 'round',
      },
    )
  );
}

export function plushSeam(along: Path, colour: string): string {
  return seam(along, colour, { strength: 0.45, width: 1.6 });
}

export const pairOf = (one: Path, axis: number, art: (shape: Path, side: -1 | 1) => string): string =>
  art(flipped(one, axis), 1) + art(one, -1);
