// The straps of flat sandals, in the shoe's own units.
import type { Metal } from '../../materials.ts';
import { arch, archShade, archStrap, braid, tucked } from '../../parts/footbed.ts';
import type { FootbedShape } from '../../parts/footbed.ts';
import { buckle } from '../../parts/notions.ts';
import type { Lay } from '../../parts/shoe-lay.ts';
import { grain } from '../../parts/stones.ts';
import { ribbon } from '../../path.ts';
import type { Ctx, Fabric } from '../../types.ts';

export interface Sandal {
  readonly ctx: Ctx;
  readonly lay: Lay;
  readonly shape: FootbedShape;
  readonly upper: Fabric;
  readonly accent: string;
  readonly metal: Metal;
  readonly bed: string;
}

type Width = number | ((t: number) => number);

/** A strap that may leave the sole. */
const loose = (s: Sandal, along: string, width: Width, stitched = false): string =>
  archStrap(s.ctx, s.lay, { shape: s.shape, along, width, fabric: s.upper, bed: s.bed, stitched });
/** A strap that runs from one side of the sole to the other, under its edges. */
export const thong = (s: Sandal, along: string, width: Width, stitched = false): string => {
  const wide = (t: number): number => (typeof width === 'number' ? width : width(t)) * s.lay.scale;
  const outline = ribbon(s.lay.on(along), wide, 40);
  return tucked(s.ctx, s.lay, s.shape, outline, s.upper.base, loose(s, along, width, stitched));
};
export const band = (s: Sandal, outline: string, sewn: readonly string[] = [], fabric = s.upper): string =>
  tucked(
    s.ctx,
    s.lay,
    s.shape,
    s.lay.on(outline),
    fabric.base,
    arch(s.ctx, s.lay, { shape: s.shape, outline, fabric, bed: s.bed, sewn }),
  );

/** Both ends at the sole's edge, under straps of the middle foot. */
const LOOP = 'M-61 10C-57 84 -55 148 -42 178C-24 206 28 206 46 180C59 150 60 88 63 6';
/** Where the hindmost strap crosses nearer the heel: both ends come in over the sole and lie under it. */
export const SHORT_LOOP =
  'M-40 46C-46 70 -51 90 -51 114C-51 146 -49 164 -39 178C-24 205 28 205 43 180C53 160 56 138 56 112C56 88 53 68 46 44';

/** The strap round the heel: behind the foot it stands outside of the sole; both of its ends lie under other straps. */
export const heelLoop = (s: Sandal, buckled = true, along = LOOP): string => {
  const [x, y] = along === SHORT_LOOP ? s.lay.at(55, 86) : s.lay.at(57, 62);
  // Towards the heel, clear of the last strap, wherever the toe points.
  const behind = Math.abs(s.lay.turn) > 90 ? -10 : 10;
  return (
    loose(s, along, 10, true) + (buckled ? buckle(s.ctx, x + 2, y + behind, 16, 18, s.metal.base, s.lay.turn) : '')
  );
};

export const toePost = (s: Sandal): string => grain(s.ctx, ...s.lay.at(-16, -132), 5, s.metal);

export function braidAlong(s: Sandal, along: string, width: number, lobes: number): string {
  const outline = ribbon(s.lay.on(along), width);
  const art =
    archShade(s.ctx, s.lay, s.shape, outline, s.bed, 0.8) +
    braid(s.ctx, s.lay.on(along), width, [s.upper.base, s.accent], lobes);
  return tucked(s.ctx, s.lay, s.shape, outline, s.upper.base, art);
}
