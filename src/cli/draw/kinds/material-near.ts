// What a product is made of, near: for kinds whose own drawing has no close-up of the cloth, leather or rubber.
import { clothCloseup } from '../parts/closeup.ts';
import { lighten } from '../colour.ts';
import type { Finish } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf, Fabric } from '../types.ts';

const CUTS = {
  material: [
    'cloth',
    'satin',
    'knit',
    'lace',
    'mesh',
    'canvas',
    'nylon',
    'leather',
    'suede',
    'rubber',
    'felt',
    'quilted',
  ],
  label: ['none', 'sewn'],
} as const;
type Cut = CutOf<typeof CUTS>;

function fabricOf(ctx: Ctx, cut: Cut): { fabric: Fabric; finish: Finish; warp: number } {
  const colour = ctx.colour(0);
  switch (cut.material) {
    case 'leather':
      return { fabric: SURFACES.leather(ctx, colour), finish: 'silk', warp: 10 };
    case 'suede':
    case 'felt':
      return { fabric: SURFACES.suede(ctx, colour), finish: 'heavy', warp: 10 };
    case 'rubber':
      return { fabric: SURFACES.rubber(ctx, colour), finish: 'soft', warp: 4 };
    case 'canvas':
      return {
        fabric: ctx.cloth({ name: 'chambray', scale: 0.8 }, [colour, lighten(colour, 0.25)]),
        finish: 'heavy',
        warp: 20,
      };
    case 'nylon':
      return { fabric: ctx.cloth({ name: 'twill', scale: 0.6 }, [colour]), finish: 'silk', warp: 20 };
    case 'knit':
      return { fabric: ctx.cloth({ name: 'knit' }, [colour]), finish: 'soft', warp: 24 };
    case 'mesh':
      return { fabric: ctx.cloth({ name: 'net' }, [colour, lighten(colour, 0.3)]), finish: 'soft', warp: 20 };
    case 'lace':
      return { fabric: ctx.cloth({ name: 'lace' }, [colour, lighten(colour, 0.4)]), finish: 'soft', warp: 16 };
    case 'quilted':
      return { fabric: ctx.cloth({ name: 'quilt' }, [colour]), finish: 'silk', warp: 14 };
    case 'satin':
      return { fabric: ctx.fabric, finish: 'satin', warp: 26 };
    default:
      return { fabric: ctx.fabric, finish: 'soft', warp: 30 };
  }
}

export const kind = defineKind({
  name: 'material-near',
  about: 'the cloth, leather or rubber of a product, near; colours: those of the material',
  stances: ['flat', 'wall', 'stand'],
  views: ['front'],
  cuts: CUTS,
  draw(cut, ctx) {
    const { fabric, finish, warp } = fabricOf(ctx, cut);
    return clothCloseup(ctx, fabric, { finish, warp, ...(cut.label === 'sewn' && { label: '#f1e6d2' }) });
  },
});
