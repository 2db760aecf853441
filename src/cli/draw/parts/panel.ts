// Pieces laid one on another and sewn down: shoe panels, bag pockets, patches, straps.
import { lighten } from '../colour.ts';
import { castOn, stitches } from '../light.ts';
import { parallel, ribbon } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { ClothPiece } from '../relief.ts';
import type { Ctx, Fabric } from '../types.ts';

export interface SewnPiece extends ClothPiece {
  /** What it lies on; its small shadow is cut by this. */
  readonly under: Path;
  /** How thick it is, in units; 1.5 is thin leather. */
  readonly lift?: number;
  /** Edges along which it is sewn; stitches run `inset` units to the left (negative: right) of the walking direction. */
  readonly sewn?: readonly Path[];
  readonly inset?: number;
  readonly thread?: string;
  readonly rows?: 1 | 2;
}

/** A piece with its own small shadow, its light and its stitching. */
export function sewnPiece(ctx: Ctx, piece: SewnPiece): string {
  const { under, lift = 1.6, sewn = [], inset = 4, rows = 1 } = piece;
  const thread = piece.thread ?? lighten(piece.fabric.base, 0.45);
  const stitching = sewn
    .flatMap((edge) =>
      Array.from({ length: rows }, (_, row) =>
        stitches(parallel(edge, -inset - Math.sign(inset) * row * 3.4), thread, { length: 3, gap: 2, width: 1 }),
      ),
    )
    .join('');
  return (
    castOn(ctx, under, piece.outline, {
      base: ctx.colour(0),
      dx: lift * 0.8,
      dy: lift * 1.3,
      soft: lift * 0.9,
      strength: 0.55,
    }) + clothPiece(ctx, { form: 0.4, edge: 0.7, warp: 4, ...piece, over: (piece.over ?? '') + stitching })
  );
}

/** A strap, cord or belt along a path: a band of cloth with rounded edges and stitching on both sides. */
export function strap(
  ctx: Ctx,
  along: Path,
  look: {
    width: number | ((t: number) => number);
    fabric: Fabric;
    thread?: string;
    stitched?: boolean;
    turn?: number;
    under?: Path;
  },
): string {
  const { width, fabric, stitched = true } = look;
  const outline = ribbon(along, width, 40);
  const mid = typeof width === 'number' ? width : width(0.5);
  const thread = look.thread ?? lighten(fabric.base, 0.45);
  const rows = stitched
    ? [-1, 1]
        .map((side) => stitches(parallel(along, side * (mid / 2 - 2.4), 40), thread, { length: 3, gap: 2, width: 0.9 }))
        .join('')
    : '';
  return (
    (look.under
      ? castOn(ctx, look.under, outline, { base: fabric.base, dx: 2, dy: 3, soft: 2.5, strength: 0.5 })
      : '') + clothPiece(ctx, { outline, fabric, turn: look.turn, form: 0.7, edge: 0.7, warp: 0, over: rows })
  );
}
