// Options of wallets.
import { darken, lighten } from '../../colour.ts';
import { METALS } from '../../materials.ts';
import { SURFACES } from '../../surfaces.ts';
import { draw } from '../../svg.ts';
import type { Ctx, CutOf, Fabric } from '../../types.ts';

export const CUTS = {
  style: ['zip', 'open', 'bifold', 'coin', 'cards'],
  cloth: ['leather', 'quilted', 'suede', 'print'],
  metal: ['gold', 'silver', 'antique-gold'],
  extra: ['none', 'tassel', 'loop', 'emboss'],
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
    leather: () => SURFACES.leather(ctx, colour),
    suede: () => SURFACES.suede(ctx, colour),
    quilted: () => ctx.cloth({ name: 'quilt', scale: 0.9 }, [colour]),
    print: () => ctx.fabric,
  };
  return {
    ctx,
    cut,
    main: mains[cut.cloth](),
    trim: SURFACES.leather(ctx, trimColour),
    accent,
    metal: METALS[cut.metal],
  };
}

/** Flowers pressed into leather. */
export function embossed(look: Look, x: number, y: number): string {
  const base = look.main.base;
  const petal = 'M0 -4C12 -12 12 -32 0 -38C-12 -32 -12 -12 0 -4Z';
  const flower = (dx: number, dy: number, size: number): string =>
    Array.from({ length: 6 }, (_, n) =>
      [
        {
          fill: 'none',
          stroke: lighten(base, 0.35),
          'stroke-width': 2,
          transform: `translate(${x + dx + 1} ${y + dy + 1.4}) rotate(${n * 60}) scale(${size})`,
        },
        {
          fill: darken(base, 0.16),
          stroke: darken(base, 0.4),
          'stroke-width': 1.6,
          transform: `translate(${x + dx} ${y + dy}) rotate(${n * 60}) scale(${size})`,
        },
      ]
        .map((attributes) => draw(petal, attributes))
        .join(''),
    ).join('');
  return (
    flower(0, 0, 1) + flower(72, -22, 0.66) + flower(-72, 20, 0.66) + flower(126, 12, 0.44) + flower(-126, -12, 0.44)
  );
}
