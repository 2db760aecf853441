// Girls' tops and tunics: what frocks are made of, cut short at the hip.
import { drawFrock } from './girls-frock/frock.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { CUTS as FROCK } from './girls-frock/plan.ts';
import type { Cut as FrockCut } from './girls-frock/plan.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS } from '../parts/garment.ts';
import { defineKind } from '../types.ts';
import type { CutOf } from '../types.ts';

const CUTS = {
  shape: ['swing', 'peplum', 'tiered', 'wrap'],
  sleeve: FROCK.sleeve,
  neck: FROCK.neck,
  bodice: FROCK.bodice,
  waist: FROCK.waist,
  hem: FROCK.hem,
} as const;
type Cut = CutOf<typeof CUTS>;

const SKIRT_OF = { swing: 'a-line', peplum: 'gathered', tiered: 'tiered', wrap: 'panelled' } as const;

function frockCut(cut: Cut): FrockCut {
  return { ...cut, skirt: SKIRT_OF[cut.shape], length: 'top' };
}

export const kind = defineKind({
  name: 'girls-top',
  about: "girl's top or tunic; colours: main cloth and print, second cloth (collar, frill), trim last",
  stances: ['wall', 'flat'],
  views: ['front', 'back', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    const own = frockCut(cut);
    if (ctx.view === 'cloth') return clothCloseup(ctx, ctx.fabric, { label: '#f1e6d2' });
    if (ctx.view === 'detail') {
      const near = zoom(ctx, { x: 230, y: 128, factor: 2.9, turn: -4 }, () => drawFrock(ctx, own));
      return focusFrom(ctx, { at: [250, 230], sharp: 170, reach: 430 }, near);
    }
    const half = cut.sleeve === 'full' ? 158 : 136;
    const extent = { x: AXIS - half, y: 46, width: half * 2, height: cut.sleeve === 'full' ? 266 : 262 };
    return fit(ctx, extent, { ...SAFE, y: SAFE.y + 16, height: SAFE.height - 32 }, () => drawFrock(ctx, own));
  },
});
