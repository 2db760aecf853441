// What bags, pouches and wallets are made of.
import { lighten } from '../colour.ts';
import { METALS } from '../materials.ts';
import type { Metal } from '../materials.ts';
import { SURFACES } from '../surfaces.ts';
import type { Ctx, Fabric } from '../types.ts';

/** The cloths that cuts of bags name. */
const CLOTHS = {
  canvas: (ctx: Ctx, colour: string) => ctx.cloth({ name: 'chambray', scale: 0.8 }, [colour, lighten(colour, 0.25)]),
  felt: (ctx: Ctx, colour: string) => SURFACES.suede(ctx, colour),
  khadi: (ctx: Ctx, colour: string) => ctx.cloth({ name: 'slub', scale: 0.9 }, [colour]),
  leather: (ctx: Ctx, colour: string) => SURFACES.leather(ctx, colour),
  nylon: (ctx: Ctx, colour: string) => ctx.cloth({ name: 'twill', scale: 0.6 }, [colour]),
  print: (ctx: Ctx) => ctx.fabric,
  quilted: (ctx: Ctx, colour: string, quilt: number) => ctx.cloth({ name: 'quilt', scale: quilt }, [colour]),
  satin: (ctx: Ctx, colour: string) => ctx.plain(colour),
  suede: (ctx: Ctx, colour: string) => SURFACES.suede(ctx, colour),
  velvet: (ctx: Ctx, colour: string) => SURFACES.suede(ctx, colour),
} as const;

export interface BagCut {
  readonly cloth: keyof typeof CLOTHS;
  readonly metal: keyof typeof METALS;
}

export interface BagLook<Cut extends BagCut> {
  readonly ctx: Ctx;
  readonly cut: Cut;
  readonly main: Fabric;
  readonly trim: Fabric;
  readonly accent: string;
  readonly metal: Metal;
}

interface Options {
  /** Scale of the quilting. */
  readonly quilt?: number;
  /** Cloth of handles and edges; leather when left out. */
  readonly trim?: (colour: string) => Fabric;
}

/** Cloth, trim, accent and metal of a bag. In print the first colours belong to the pattern: trim and accent take the last two. */
export function bagLook<Cut extends BagCut>(ctx: Ctx, cut: Cut, { quilt = 1, trim }: Options = {}): BagLook<Cut> {
  const last = ctx.colourCount - 1;
  const [trimColour, accent] =
    cut.cloth === 'print' ? [ctx.colour(Math.max(1, last - 1)), ctx.colour(last)] : [ctx.colour(1), ctx.colour(2)];
  return {
    ctx,
    cut,
    main: CLOTHS[cut.cloth](ctx, ctx.colour(0), quilt),
    trim: trim ? trim(trimColour) : SURFACES.leather(ctx, trimColour),
    accent,
    metal: METALS[cut.metal],
  };
}
