// Night suits of two pieces: shirt, tee or camisole with pyjama, capri or shorts.
import { fit, focusFrom, zoom } from '../frame.ts';
import { wallShadow } from '../light.ts';
import { TOP_FOOT } from './night-suit/camisole.ts';
import { TOP_CUTS, drawTop } from './night-suit/top.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS } from '../parts/garment.ts';
import { looseTrousers } from '../parts/loose-trousers.ts';
import { mix } from '../colour.ts';
import { place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  ...TOP_CUTS,
  bottom: ['pyjama', 'shorts', 'capri'],
  match: ['same', 'plain', 'printed-bottom'],
  cloth: ['cotton', 'satin'],
  lay: ['beside', 'worn', 'under'],
} as const;

type Cut = CutOf<typeof CUTS>;

function lookOf(ctx: Ctx, cut: Cut) {
  const last = ctx.colour(ctx.colourCount - 1);
  const accent = ctx.colourCount > 1 ? last : mix(ctx.colour(0), '#fbf4e6', 0.75);
  const finish = cut.cloth === 'satin' ? 'silk' : 'soft';
  // A plain top in the ground colour over printed trousers, or a printed top over plain ones.
  const top = cut.match === 'printed-bottom' ? ctx.plain(ctx.colour(0)) : ctx.fabric;
  const bottom = cut.match === 'plain' ? ctx.plain(accent) : ctx.fabric;
  return { top: { cloth: top, finish, accent } as const, bottom: { fabric: bottom, finish } as const };
}

const LEG_FOOT: Readonly<Record<Cut['bottom'], number>> = { pyjama: 400, capri: 306, shorts: 204 };

function drawSuit(cut: Cut, ctx: Ctx): string {
  const look = lookOf(ctx, cut);
  const distance = ctx.stance === 'flat' ? 8 : 14;
  const legsAt = (top: number): string => {
    const made = looseTrousers(ctx, {
      style: cut.bottom,
      waistband: cut.bottom === 'shorts' ? 'elastic' : 'drawstring',
      top,
      cord: look.top.accent,
      ...look.bottom,
    });
    return wallShadow(ctx, made.outlines, { distance }) + made.art;
  };
  const top = drawTop(ctx, cut, look.top);
  const at = (x: number, y: number, art: string, turn = 0): string =>
    place(place(art, { x: -AXIS, y: -200 }), { x, y: y + 200, turn });
  const wide = cut.top === 'cami' ? 104 : 150;
  const foot = LEG_FOOT[cut.bottom];
  if (cut.lay === 'worn') {
    const from = cut.top === 'cami' ? 262 : 268;
    const deep = from + foot - 60;
    return fit(
      ctx,
      { x: AXIS - wide - 10, y: 20, width: wide * 2 + 20, height: deep - 10 },
      { x: 40, y: 20, width: 432, height: 470 },
      () => at(AXIS, 0, legsAt(from)) + top,
    );
  }
  if (cut.lay === 'under') {
    // The trousers lie across below the top, turned a little.
    const extent = { x: 40, y: 20, width: 452, height: 440 };
    return fit(
      ctx,
      extent,
      { x: 26, y: 22, width: 460, height: 466 },
      () => at(350, 62, legsAt(60), -9) + at(184, 0, top, 5),
    );
  }
  // Short legs lie lower and partly under the top, so that the two fill a square.
  const [x, y] = { pyjama: [wide * 2 + 92, 16], capri: [wide * 2 + 36, 116], shorts: [wide * 2 + 26, 190] }[
    cut.bottom
  ] as [number, number];
  const right = x + (cut.bottom === 'shorts' ? 100 : 92);
  const low = Math.max(TOP_FOOT + 10, foot + y + 6);
  return fit(
    ctx,
    { x: 0, y: 22, width: right, height: low - 20 },
    { x: 22, y: 24, width: 466, height: 462 },
    () => at(x, y, legsAt(60), cut.bottom === 'shorts' ? -7 : 0) + at(wide, cut.bottom === 'pyjama' ? 10 : 0, top),
  );
}

export const kind = defineKind({
  name: 'night-suit',
  about: 'night suit of two pieces; colours: cloth and print, last the piping, ribs, lace or plain piece',
  stances: ['flat', 'wall'],
  views: ['front', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    const look = lookOf(ctx, cut);
    if (ctx.view === 'cloth') {
      return clothCloseup(ctx, ctx.fabric, {
        hem: { style: 'piping', width: 9, colours: [look.top.accent, look.top.accent, ctx.colour(0)] },
        finish: look.top.finish,
        label: '#f1e6d2',
      });
    }
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [250, 180], sharp: 150, reach: 420 },
        zoom(ctx, { x: 262, y: 128, factor: 2.2, turn: 4 }, () => drawTop(ctx, cut, look.top)),
      );
    }
    return drawSuit(cut, ctx);
  },
});
