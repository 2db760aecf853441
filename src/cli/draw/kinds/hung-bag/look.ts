// Options and common parts of bags on hooks.
import { bagLook } from '../../parts/bag-look.ts';
import type { BagLook } from '../../parts/bag-look.ts';
import { circle } from '../../svg.ts';
import type { Ctx, CutOf } from '../../types.ts';

export const CUTS = {
  style: ['jhola', 'hobo', 'bucket', 'banjara'],
  cloth: ['print', 'khadi', 'leather', 'suede'],
  metal: ['antique-gold', 'gold', 'silver'],
  extra: ['none', 'tassel', 'band', 'patch', 'pocket'],
} as const;

type Cut = CutOf<typeof CUTS>;

export type Look = BagLook<Cut>;

export const lookOf = (ctx: Ctx, cut: Cut): Look =>
  cut.cloth === 'leather' || cut.cloth === 'suede'
    ? bagLook(ctx, cut)
    : bagLook(ctx, cut, { trim: (colour) => ctx.cloth({ name: 'slub', scale: 0.8 }, [colour]) });

export function hook(): string {
  return (
    circle(258, 36, 11, { fill: '#2b1a33', opacity: 0.3 }) +
    circle(256, 33, 11, { fill: '#b58c3e' }) +
    circle(252, 29, 5, { fill: '#f2e2b4', opacity: 0.8 })
  );
}
