// Options of wallets.
import { darken, lighten } from '../../colour.ts';
import { bagLook } from '../../parts/bag-look.ts';
import type { BagLook } from '../../parts/bag-look.ts';
import { draw } from '../../svg.ts';
import type { Ctx, CutOf } from '../../types.ts';

export const CUTS = {
  style: ['zip', 'open', 'bifold', 'coin', 'cards'],
  cloth: ['leather', 'quilted', 'suede', 'print'],
  metal: ['gold', 'silver', 'antique-gold'],
  extra: ['none', 'tassel', 'loop', 'emboss'],
} as const;

type Cut = CutOf<typeof CUTS>;

export type Look = BagLook<Cut>;

export const lookOf = (ctx: Ctx, cut: Cut): Look => bagLook(ctx, cut, { quilt: 0.9 });

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
