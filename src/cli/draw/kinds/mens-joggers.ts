// Joggers, track pants, pyjamas and shorts that are drawn or gathered at the waist.
import { lighten } from '../colour.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import {
  boxerFly,
  cords,
  cuffOf,
  gathers,
  pocketsOf,
  rings,
  sideStripes,
  thighPocket,
  waistband,
} from './mens-joggers/details.ts';
import { CUTS, planOf } from './mens-joggers/plan.ts';
import type { Cut } from './mens-joggers/plan.ts';
import { seam, stitches, wallShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS } from '../parts/garment.ts';
import { drawLegs, legOutlines, legsOf, waistOpening } from '../parts/mens-legs.ts';
import { parallel, path } from '../path.ts';
import { place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, Fabric } from '../types.ts';

function drawWorn(cut: Cut, ctx: Ctx): string {
  const plan = planOf(cut);
  const { fabric } = ctx;
  const base = fabric.base;
  const legs = legsOf(plan);
  const thread = lighten(base, 0.3);
  const middle = path(`M${AXIS} ${plan.top + 26}V${plan.top + plan.rise + 6}`);
  return (
    wallShadow(ctx, legOutlines(plan), { distance: ctx.stance === 'flat' ? 8 : 14 }) +
    waistOpening(ctx, plan, fabric, { height: 18, label: '#f1e6d2' }) +
    drawLegs(ctx, plan, {
      fabric,
      finish: cut.style === 'gym-shorts' || cut.side === 'panel' ? 'silk' : 'soft',
      drape: cut.style === 'pyjama' ? 0.5 : 0.4,
      folds: {
        amount: 1,
        stack: cut.style === 'jogger' ? 1.2 : cut.style === 'track' ? 0.7 : 0,
        hang: cut.style === 'pyjama' || cut.style === 'gym-shorts' ? 0.26 : 0.18,
      },
      extra: [...gathers(plan), ...(cut.style === 'churidar' ? rings(plan) : [])],
      onLeg: (leg) => sideStripes(ctx, cut, leg),
      overLeg: (leg) =>
        pocketsOf(ctx, cut, plan, leg) +
        (cut.style === 'jogger' || cut.style === 'churidar'
          ? ''
          : [7, 10]
              .map((d) => stitches(parallel(leg.hem, -d), thread, { width: 0.8, length: 2.6, gap: 1.8, opacity: 0.6 }))
              .join('')) +
        (leg.mirror || cut.style === 'boxer' ? '' : seam(middle, base, { strength: 0.5 })),
    }) +
    legs.map((leg) => (cut.pocket === 'cargo' ? thighPocket(ctx, plan, leg) : '') + cuffOf(ctx, cut, leg)).join('') +
    (cut.style === 'boxer' ? boxerFly(ctx, plan) : '') +
    waistband(ctx, cut, plan) +
    cords(ctx, cut, plan)
  );
}

/** The second piece of a pack takes the recipe's second colour as its own. */
function secondOf(ctx: Ctx): Ctx {
  const name = ctx.recipe.pattern ?? { name: 'plain' };
  const rest = Array.from({ length: ctx.colourCount }, (_, n) => ctx.colour(n));
  const [first = '#888888', second = first, ...others] = rest;
  const colours = [second, first, ...others];
  const fabric: Fabric = ctx.cloth(name, colours);
  return { ...ctx, fabric, colour: (index) => colours[index] ?? colours.at(-1) ?? second };
}

export const kind = defineKind({
  name: 'mens-joggers',
  about: "men's drawstring trousers or shorts; colours: cloth, a panel, last stripes and cords",
  stances: ['wall', 'flat'],
  views: ['front', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') return clothCloseup(ctx, ctx.fabric, { label: '#f1e6d2' });
    const one = (): string => drawWorn(cut, ctx);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [256, 210], sharp: 180, reach: 440 },
        zoom(ctx, { x: 252, y: 138, factor: 2.1, turn: -4 }, one),
      );
    }
    const plan = planOf(cut);
    const wide = Math.max(plan.hip + 10, plan.spread + plan.hem / 2 + 8);
    const extent = { x: AXIS - wide, y: plan.top - 8, width: wide * 2, height: plan.length + 14 };
    if (cut.show === 'pair') {
      const other = secondOf(ctx);
      return (
        place(
          fit(other, extent, { x: 196, y: 26, width: 300, height: 300 }, () => drawWorn(cut, other)),
          { turn: 4, x: 20, y: -18 },
        ) + place(fit(ctx, extent, { x: 14, y: 190, width: 300, height: 300 }, one), { turn: -4, x: -14, y: 14 })
      );
    }
    return fit(ctx, extent, { x: SAFE.x + 20, y: SAFE.y, width: SAFE.width - 40, height: SAFE.height }, one);
  },
});
