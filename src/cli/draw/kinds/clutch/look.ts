// Options of clutches.
import { bagLook } from '../../parts/bag-look.ts';
import type { BagLook } from '../../parts/bag-look.ts';
import type { Finish } from '../../relief.ts';
import type { Ctx, CutOf } from '../../types.ts';

export const CUTS = {
  style: ['envelope', 'foldover', 'box', 'frame', 'oval'],
  cloth: ['leather', 'satin', 'suede', 'velvet', 'print'],
  metal: ['gold', 'silver', 'antique-gold', 'rosegold'],
  extra: ['none', 'stone', 'tassel', 'border', 'side', 'chain'],
} as const;

export type Cut = CutOf<typeof CUTS>;

export interface Look extends BagLook<Cut> {
  readonly finish: Finish;
}

export const lookOf = (ctx: Ctx, cut: Cut): Look => ({
  ...bagLook(ctx, cut),
  finish: cut.cloth === 'satin' ? 'satin' : cut.cloth === 'leather' ? 'silk' : 'soft',
});
