// A product that is put into a canvas at a number of units a centimetre.
import { place } from '../svg.ts';
import type { Ctx, ScaleChoice } from '../types.ts';
import type { Extent, Size } from './things.ts';

/** The part of the canvas that product and thing may fill. */
export const ROOM = { left: 40, right: 472, top: 34, bottom: 478 } as const;
export const WIDE = ROOM.right - ROOM.left;
export const HIGH = ROOM.bottom - ROOM.top;

export interface Scene {
  readonly ctx: Ctx;
  readonly choice: ScaleChoice;
  readonly extent: Extent;
  /** Centimetres. */
  readonly product: Size;
  readonly art: () => string;
}

/** How far the scene moves so that a product which leaves its own canvas also leaves this one. */
export function edgeShift({ extent, product }: Scene, unit: number, x: number, y: number): { x: number; y: number } {
  const { left, right, top, bottom } = extent.leaves;
  const [farX, farY] = [x + product.width * unit, y + product.height * unit];
  return {
    x: left ? Math.min(0, -x) : right ? Math.max(0, 514 - farX) : 0,
    y: top ? Math.min(0, -y) : bottom ? Math.max(0, 514 - farY) : 0,
  };
}

/** The product with its upper left corner at (x, y). */
export function putProduct({ ctx, extent, product, art }: Scene, unit: number, x: number, y: number): string {
  const factor = (unit * product.width) / extent.width;
  const before = ctx.zoom;
  ctx.zoom = before * factor;
  const drawn = art();
  ctx.zoom = before;
  return place(drawn, { x: x - extent.x * factor, y: y - extent.y * factor, scale: String(factor) });
}
