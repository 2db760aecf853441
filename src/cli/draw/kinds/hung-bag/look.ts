// Options and common parts of bags on hooks.
import { METALS } from '../../materials.ts';
import { SURFACES } from '../../surfaces.ts';
import { circle } from '../../svg.ts';
import type { Ctx, CutOf, Fabric } from '../../types.ts';

export const CUTS = {
  style: ['jhola', 'hobo', 'bucket', 'banjara'],
  cloth: ['print', 'khadi', 'leather', 'suede'],
  metal: ['antique-gold', 'gold', 'silver'],
  extra: ['none', 'tassel', 'band', 'patch', 'pocket'],
} as const;

type Cut = CutOf<typeof CUTS>;

export interface Look {
  readonly ctx: Ctx;
  readonly cut: Cut;
  readonly main: Fabric;
  readonly trim: Fabric;
  readonly accent: string;
  readonly metal: (typeof METALS)[keyof typeof METALS];
}

export function lookOf(ctx: Ctx, cut: Cut): Look {
  const colour = ctx.colour(0);
  const last = ctx.colourCount - 1;
  const [trimColour, accent] =
    cut.cloth === 'print' ? [ctx.colour(Math.max(1, last - 1)), ctx.colour(last)] : [ctx.colour(1), ctx.colour(2)];
  const mains: Readonly<Record<Cut['cloth'], () => Fabric>> = {
    print: () => ctx.fabric,
    khadi: () => ctx.cloth({ name: 'slub', scale: 0.9 }, [colour]),
    leather: () => SURFACES.leather(ctx, colour),
    suede: () => SURFACES.suede(ctx, colour),
  };
  const leather = cut.cloth === 'leather' || cut.cloth === 'suede';
  return {
    ctx,
    cut,
    main: mains[cut.cloth](),
    trim: leather ? SURFACES.leather(ctx, trimColour) : ctx.cloth({ name: 'slub', scale: 0.8 }, [trimColour]),
    accent,
    metal: METALS[cut.metal],
  };
}

export function hook(): string {
  return (
    circle(258, 36, 11, { fill: '#2b1a33', opacity: 0.3 }) +
    circle(256, 33, 11, { fill: '#b58c3e' }) +
    circle(252, 29, 5, { fill: '#f2e2b4', opacity: 0.8 })
  );
}
