// Men's jeans, chinos, formal trousers, cargos and shorts.
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { backOf, drawFolded, patchOf } from './mens-trousers/back.ts';
import {
  BAND,
  belt,
  cargoPocket,
  fades,
  fly,
  hemOf,
  isDenim,
  pockets,
  pressed,
  sideSeam,
} from './mens-trousers/front.ts';
import { CUTS, planOf } from './mens-trousers/plan.ts';
import type { Cut } from './mens-trousers/plan.ts';
import { wallShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS } from '../parts/garment.ts';
import { drawLegs, legOutlines, legsOf, waistOpening } from '../parts/mens-legs.ts';
import { place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

function drawWorn(cut: Cut, ctx: Ctx, back: boolean): string {
  const plan = planOf(cut);
  const { fabric } = ctx;
  const denim = isDenim(cut);
  const formal = cut.style === 'formal';
  const legs = legsOf(plan);
  return (
    wallShadow(ctx, legOutlines(plan), { distance: ctx.stance === 'flat' ? 8 : 14 }) +
    (back
      ? ''
      : waistOpening(ctx, plan, fabric, { height: BAND, label: '#f1e6d2', lining: denim ? undefined : '#cfc4ae' })) +
    drawLegs(ctx, plan, {
      fabric,
      finish: denim ? 'heavy' : 'matte',
      drape: formal ? 0.22 : 0.34,
      folds: formal
        ? { amount: 0.55, stack: 0.5, hang: 0.12 }
        : { amount: denim ? 1.15 : 0.9, stack: cut.leg === 'slim' || denim ? 1 : 0.5 },
      onLeg: (leg) => (cut.detail === 'faded' ? fades(ctx, plan, leg) : ''),
      overLeg: (leg) =>
        (back ? '' : pockets(ctx, cut, plan, leg)) +
        sideSeam(ctx, cut, leg) +
        (formal ? pressed(ctx, plan, leg, !back && cut.leg !== 'slim') : '') +
        (cut.detail === 'turn-up' ? '' : hemOf(ctx, cut, leg)),
    }) +
    (cut.detail === 'turn-up' ? legs.map((leg) => hemOf(ctx, cut, leg)).join('') : '') +
    (back ? backOf(ctx, cut, plan) : fly(ctx, cut, plan)) +
    (cut.style === 'cargo' ? legs.map((leg) => cargoPocket(ctx, cut, plan, leg)).join('') : '') +
    belt(ctx, cut, plan, back) +
    (back && denim ? patchOf(ctx, plan) : '')
  );
}

export const kind = defineKind({
  name: 'mens-trousers',
  about: "men's trousers or shorts with a fly; colours: cloth, last the thread of jeans",
  stances: ['wall', 'flat'],
  views: ['front', 'back', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') return clothCloseup(ctx, ctx.fabric, { label: '#f1e6d2', finish: 'heavy' });
    if (cut.show === 'folded')
      return fit(ctx, { x: 150, y: 116, width: 230, height: 282 }, { x: 66, y: 50, width: 380, height: 412 }, () =>
        drawFolded(ctx, cut),
      );
    const back = ctx.view === 'back';
    const one = (): string => drawWorn(cut, ctx, back);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [256, 210], sharp: 180, reach: 440 },
        zoom(ctx, { x: 252, y: 138, factor: 2.2, turn: -4 }, one),
      );
    }
    const plan = planOf(cut);
    const wide = Math.max(plan.hip + 12, plan.spread + plan.hem / 2 + 8);
    const extent = { x: AXIS - wide, y: plan.top - 8, width: wide * 2, height: plan.length + 14 };
    if (cut.show === 'pair') {
      // Front and back beside each other, the back a little behind.
      const half = { x: extent.x, y: extent.y, width: extent.width, height: extent.height };
      return (
        fit(ctx, half, { x: 226, y: 34, width: 270, height: 430 }, () => drawWorn(cut, ctx, true)) +
        place(
          fit(ctx, half, { x: 16, y: 48, width: 270, height: 430 }, () => drawWorn(cut, ctx, false)),
          { x: 0, y: 0 },
        )
      );
    }
    return fit(ctx, extent, SAFE, one);
  },
});
