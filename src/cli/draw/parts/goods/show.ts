// The frame that all hard goods share: fitted into the canvas, seen near, or beside a pencil that tells how large they are.
import { darken, lighten } from '../../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../../frame.ts';
import { groundShadow, wallShadow } from '../../light.ts';
import { METALS, cylinderStops } from '../../materials.ts';
import { polygon, roundRect, toD } from '../../path.ts';
import type { Box } from '../../path.ts';
import { draw, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { ramp, rod } from './forms.ts';

export interface Scene {
  /** What the drawing covers, without its shadow. */
  readonly extent: Box;
  readonly art: () => string;
  /** Stands on the ground with the lower edge of its extent. */
  readonly stand?: boolean;
  /** Where the second look goes. */
  readonly near?: { readonly x: number; readonly y: number; readonly factor: number; readonly turn?: number };
  /** Room left at each side; 44 unless told. */
  readonly margin?: number;
  /** Width of the extent in centimetres, for the view beside a pencil. */
  readonly wide?: number;
}

/** Length of a pencil in centimetres. */
export const PENCIL = 17.5;

/** A new pencil lying along x from (0, 0), `unit` units a centimetre. */
export function pencil(ctx: Ctx, unit: number): string {
  const [wood, paint, lead] = ['#e3c08f', '#2f6f5e', '#38363c'];
  const [long, thick] = [PENCIL * unit, 0.72 * unit];
  const tip = polygon([
    [long - 2 * unit, -thick / 2],
    [long, 0],
    [long - 2 * unit, thick / 2],
  ]);
  const point = polygon([
    [long - 0.6 * unit, -thick * 0.15],
    [long, 0],
    [long - 0.6 * unit, thick * 0.15],
  ]);
  const stops = ramp(lighten(paint, 0.2), lighten(paint, 0.4), paint, paint, darken(paint, 0.3), darken(paint, 0.4));
  return (
    wallShadow(ctx, [roundRect(0, -thick / 2, long - unit, thick, 2)], { distance: 5 }) +
    rod(ctx, [0, 0], [1.1 * unit, 0], thick, ramp('#f0a9a0', '#e08d86', '#b8655f')) +
    rod(ctx, [0.9 * unit, 0], [1.7 * unit, 0], thick * 1.04, cylinderStops(METALS.brass)) +
    draw(toD(tip), { fill: wood, stroke: darken(wood, 0.4), 'stroke-width': 0.8 }) +
    draw(toD(point), { fill: lead }) +
    rod(ctx, [1.7 * unit, 0], [long - 2 * unit, 0], thick, stops)
  );
}

function besidePencil(ctx: Ctx, scene: Scene, wide: number): string {
  const { extent, art, stand = false } = scene;
  const high = (extent.height / extent.width) * wide;
  const unit = Math.min(22, 340 / high, 430 / wide);
  const size = { width: wide * unit, height: high * unit };
  const left = 256 - (PENCIL * unit) / 2;
  if (stand) {
    const ground = groundFor(ctx, 300) - 34;
    const box = { x: 256 - size.width / 2, y: ground - size.height, ...size };
    return (
      fit(ctx, extent, box, art, true) +
      groundShadow(ctx, { x: 256, y: ground + 44, width: PENCIL * unit, depth: 6, strength: 0.5 }) +
      place(pencil(ctx, unit), { x: left, y: ground + 38, turn: -2 })
    );
  }
  const box = { x: 256 - size.width / 2, y: 222 - size.height / 2, ...size };
  return fit(ctx, extent, box, art) + place(pencil(ctx, unit), { x: left, y: 236 + size.height / 2 + unit, turn: -5 });
}

/** The thing in the canvas; in the view `detail` a part of it, the rest out of focus. */
export function show(ctx: Ctx, scene: Scene): string {
  const { extent, art, stand = false, margin = 44 } = scene;
  if (ctx.view === 'detail' && scene.near) {
    return focusFrom(ctx, { at: [256, 256], sharp: 200, reach: 460 }, zoom(ctx, scene.near, art));
  }
  if (ctx.view === 'scale' && scene.wide) return besidePencil(ctx, scene, scene.wide);
  const wide = 512 - 2 * margin;
  if (!stand) return fit(ctx, extent, { x: margin, y: margin, width: wide, height: wide }, art);
  const high = Math.min(424 - margin * 0.5, (wide / extent.width) * extent.height);
  const ground = groundFor(ctx, high);
  return fit(ctx, extent, { x: margin, y: ground - high, width: wide, height: high }, art, true);
}

/** The same thing several times, the far ones first, each at its place. */
export const arranged = (
  art: () => string,
  at: readonly { x: number; y: number; turn?: number; scale?: number }[],
): string => at.map((one) => place(art(), one)).join('');
