// Options and common parts of handbags.
import { darken, lighten, mix } from '../../colour.ts';
import { clipTo, crease } from '../../light.ts';
import { METALS } from '../../materials.ts';
import type { Metal } from '../../materials.ts';
import { ring, tassel } from '../../parts/notions.ts';
import { grain } from '../../parts/stones.ts';
import { parallel, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Finish } from '../../relief.ts';
import { SURFACES } from '../../surfaces.ts';
import { circle, draw } from '../../svg.ts';
import type { Ctx, CutOf, Fabric } from '../../types.ts';

export const CUTS = {
  style: ['tote', 'satchel', 'sling', 'potli'],
  cloth: ['leather', 'canvas', 'suede', 'quilted', 'print'],
  metal: ['gold', 'silver', 'antique-gold'],
  extra: ['none', 'tassel', 'pocket', 'panel'],
} as const;

type Cut = CutOf<typeof CUTS>;

export interface Look {
  readonly cut: Cut;
  readonly main: Fabric;
  readonly trim: Fabric;
  readonly lining: string;
  readonly metal: Metal;
  readonly finish: Finish;
}

export function lookOf(ctx: Ctx, cut: Cut): Look {
  const colour = ctx.colour(0);
  const mains: Readonly<Record<Cut['cloth'], () => Fabric>> = {
    leather: () => SURFACES.leather(ctx, colour),
    suede: () => SURFACES.suede(ctx, colour),
    quilted: () => ctx.cloth({ name: 'quilt', scale: 1.05 }, [colour]),
    canvas: () => ctx.cloth({ name: 'chambray', scale: 0.8 }, [colour, lighten(colour, 0.3)]),
    print: () => ctx.fabric,
  };
  // In print the first colours belong to the pattern, so the trim takes the last one.
  const trimColour = cut.cloth === 'print' ? ctx.colour(ctx.colourCount - 1) : ctx.colour(1);
  return {
    cut,
    main: mains[cut.cloth](),
    trim: SURFACES.leather(ctx, trimColour === colour ? darken(colour, 0.12) : trimColour),
    lining: mix(darken(colour, 0.35), '#7a6152', 0.35),
    metal: METALS[cut.metal],
    finish: cut.cloth === 'leather' || cut.cloth === 'quilted' ? 'silk' : 'matte',
  };
}

export function rivet(ctx: Ctx, x: number, y: number, metal: Metal): string {
  return circle(x + 0.8, y + 1.2, 4, { fill: '#2b1a33', opacity: 0.35 }) + grain(ctx, x, y, 3.6, metal);
}

export function charm(ctx: Ctx, x: number, y: number, look: Look): string {
  return ring(ctx, x, y, 6, look.metal.base, 2.2) + tassel(ctx, x, y + 6, 74, look.trim.base, look.metal.base);
}

/** The narrow side, folded inwards along its middle, as a soft bag's is. */
export function gusset(ctx: Ctx, outline: Path, fold: Path, look: Look): string {
  const base = look.main.base;
  return (
    clothPiece(ctx, { outline, fabric: look.main, form: 0.5, turn: -3, origin: [400, 200] }) +
    clipTo(
      ctx,
      outline,
      draw(toD(outline), { fill: mix(darken(base, 0.6), '#2b1a33', 0.4), opacity: 0.4 }),
      crease(ctx, fold, base, { width: 7, strength: 0.6 }),
    )
  );
}

export function spots(along: Path, count: number): [number, number][] {
  return parallel(along, 0, count).curves.map(([, , end]) => [end[0], end[1]]);
}
