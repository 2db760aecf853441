// Options of clutches.
import { METALS } from '../../materials.ts';
import type { Metal } from '../../materials.ts';
import type { Finish } from '../../relief.ts';
import { SURFACES } from '../../surfaces.ts';
import type { Ctx, CutOf, Fabric } from '../../types.ts';

export const CUTS = {
  style: ['envelope', 'foldover', 'box', 'frame', 'oval'],
  cloth: ['leather', 'satin', 'suede', 'velvet', 'print'],
  metal: ['gold', 'silver', 'antique-gold', 'rosegold'],
  extra: ['none', 'stone', 'tassel', 'border', 'side', 'chain'],
} as const;

export type Cut = CutOf<typeof CUTS>;

export interface Look {
  readonly ctx: Ctx;
  readonly cut: Cut;
  readonly main: Fabric;
  readonly trim: Fabric;
  readonly accent: string;
  readonly metal: Metal;
  readonly finish: Finish;
}

export function lookOf(ctx: Ctx, cut: Cut): Look {
  const colour = ctx.colour(0);
  const last = ctx.colourCount - 1;
  const printed = cut.cloth === 'print';
  // In print the first colours belong to the pattern, so trim and accent take the last two.
  const [trimColour, accent] = printed
    ? [ctx.colour(Math.max(1, last - 1)), ctx.colour(last)]
    : [ctx.colour(1), ctx.colour(2)];
  const mains: Readonly<Record<Cut['cloth'], () => Fabric>> = {
    leather: () => SURFACES.leather(ctx, colour),
    satin: () => ctx.plain(colour),
    suede: () => SURFACES.suede(ctx, colour),
    velvet: () => SURFACES.suede(ctx, colour),
    print: () => ctx.fabric,
  };
  return {
    ctx,
    cut,
    main: mains[cut.cloth](),
    trim: SURFACES.leather(ctx, trimColour),
    accent,
    metal: METALS[cut.metal],
    finish: cut.cloth === 'satin' ? 'satin' : cut.cloth === 'leather' ? 'silk' : 'soft',
  };
}
