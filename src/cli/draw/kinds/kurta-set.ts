// Kurta sets: a kurta with trousers and often a dupatta, as worn by an invisible form or laid side by side.
import { fit, focusFrom, zoom } from '../frame.ts';
import { laidBeside, overShoulder, roundNeck } from './kurta-set/dupatta.ts';
import { drawKurti, kurtiExtent } from './kurti.ts';
import { CUTS as KURTI_CUTS, planOf } from './kurti/plan.ts';
import type { Cut as KurtiCut } from './kurti/plan.ts';
import { castOn, wallShadow } from '../light.ts';
import { AXIS, necklineHalf, panel } from '../parts/garment.ts';
import { looseTrousers } from '../parts/loose-trousers.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  neckline: KURTI_CUTS.neckline,
  sleeve: KURTI_CUTS.sleeve,
  length: ['knee', 'calf', 'short'],
  shape: KURTI_CUTS.shape,
  front: KURTI_CUTS.front,
  trim: KURTI_CUTS.trim,
  bottom: ['palazzo', 'pants', 'sharara', 'churidar', 'patiala'],
  cloth: ['plain', 'same', 'stripe'],
  dupatta: ['none', 'shoulder', 'neck', 'beside'],
  weave: ['plain', 'leheriya', 'bandhani-grid', 'same', 'brocade'],
  lay: ['worn', 'beside'],
} as const;

type Cut = CutOf<typeof CUTS>;

function lookOf(ctx: Ctx, cut: Cut) {
  const [main, second, third] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const trousers = {
    plain: () => ctx.plain(second),
    same: () => ctx.fabric,
    stripe: () => ctx.cloth({ name: 'fine-stripe', scale: 1.4 }, [second, main]),
  };
  const dupatta = {
    plain: () => ctx.plain(second),
    same: () => ctx.fabric,
    leheriya: () => ctx.cloth({ name: 'leheriya', scale: 0.8 }, [second, third, main]),
    'bandhani-grid': () => ctx.cloth({ name: 'bandhani-grid', scale: 0.8 }, [second, third]),
    brocade: () => ctx.cloth({ name: 'brocade', scale: 0.7 }, [second, third, main]),
  };
  return {
    trousers: trousers[cut.cloth](),
    dupatta: { fabric: dupatta[cut.weave](), trim: [main, third, second] as const },
    hem:
      cut.trim === 'none'
        ? undefined
        : ({ style: cut.trim, width: cut.trim === 'piping' ? 4 : 15, colours: [second, third, main] } as const),
  };
}

const kurtiCut = (cut: Cut): KurtiCut => ({
  neckline: cut.neckline,
  sleeve: cut.sleeve,
  length: cut.length,
  shape: cut.shape,
  front: cut.front,
  hem: 'straight',
  trim: cut.trim,
});

function drawWorn(ctx: Ctx, cut: Cut): string {
  const look = lookOf(ctx, cut);
  const kurta = kurtiCut(cut);
  const plan = planOf(kurta);
  const body = panel(plan, necklineHalf('round', plan, 50));
  const top = { calf: 300, knee: 262, short: 214 }[cut.length];
  const legs = looseTrousers(ctx, {
    style: cut.bottom,
    fabric: look.trousers,
    waistband: 'hidden',
    top,
    hem: look.hem,
  });
  const far = cut.dupatta === 'none' || cut.dupatta === 'beside' ? '' : cut.dupatta;
  return (
    wallShadow(ctx, legs.outlines, { distance: 15 }) +
    legs.art +
    legs.outlines
      .map((leg) => castOn(ctx, leg, body, { base: look.trousers.base, dx: 5, dy: 12, soft: 8, strength: 0.65 }))
      .join('') +
    drawKurti(kurta, ctx) +
    (far === 'shoulder' ? overShoulder(ctx, look.dupatta, body, cut.length === 'short' ? 380 : 420) : '') +
    (far === 'neck' ? roundNeck(ctx, look.dupatta, body, 318) : '')
  );
}

function wornExtent(cut: Cut) {
  const kurta = kurtiExtent(kurtiCut(cut));
  const top = { calf: 300, knee: 262, short: 214 }[cut.length];
  return { x: kurta.x, y: 30, width: kurta.width, height: top + 354 - 30 };
}

/** Moves what is drawn about the axis to another place of the layout, in natural measures. */
const at = (x: number, y: number, art: string): string => place(art, { x: x - AXIS, y });

function drawBeside(ctx: Ctx, cut: Cut): string {
  const look = lookOf(ctx, cut);
  const kurta = kurtiCut(cut);
  const three = cut.dupatta === 'beside';
  const legs = looseTrousers(ctx, {
    style: cut.bottom,
    fabric: look.trousers,
    waistband: 'drawstring',
    hem: look.hem,
    cord: ctx.colour(2),
  });
  const wide = { palazzo: 122, pants: 86, sharara: 142, churidar: 86, patiala: 124 }[cut.bottom];
  const { width } = kurtiExtent(kurta);
  // Three pieces would make a wide, low picture: the trousers then lie lower and partly under the kurta.
  const [kurtaAt, legsAt] = [width / 2, three ? width * 0.84 + wide * 0.8 : width + wide * 0.86];
  const drop = three ? 96 : 20;
  const right = legsAt + wide + (three ? 30 : 0);
  const kurtaFoot = { calf: 470, knee: 424, short: 400 }[cut.length];
  const extent = {
    x: 0,
    y: 26,
    width: right,
    height: Math.max(kurtaFoot, 448 + drop - (cut.bottom === 'pants' ? 12 : 0)) - 26,
  };
  return fit(
    ctx,
    extent,
    { x: 20, y: 24, width: 468, height: 462 },
    () =>
      at(legsAt, drop, wallShadow(ctx, legs.outlines, { distance: ctx.stance === 'flat' ? 8 : 14 }) + legs.art) +
      (three ? laidBeside(ctx, look.dupatta, { x: right - 42, top: 40, foot: 470, width: 76 }) : '') +
      at(kurtaAt, 0, drawKurti(kurta, ctx)),
  );
}

export const kind = defineKind({
  name: 'kurta-set',
  about: 'kurta with trousers and dupatta; colours: kurta, trousers and dupatta, metal or accent',
  stances: ['wall', 'flat'],
  views: ['front', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') {
      const look = lookOf(ctx, cut);
      // A set with a dupatta shows that, any other the kurta.
      if (cut.dupatta === 'none') {
        const kurtaHem = look.hem && { ...look.hem, width: cut.trim === 'piping' ? 9 : 48 };
        return clothCloseup(ctx, ctx.fabric, { hem: kurtaHem, finish: 'soft' });
      }
      const hem = { style: cut.trim === 'none' ? 'zari' : cut.trim, width: 48, colours: look.dupatta.trim } as const;
      return clothCloseup(ctx, look.dupatta.fabric, { hem, finish: 'soft' });
    }
    if (cut.lay === 'beside') return drawBeside(ctx, cut);
    const whole = (): string => drawWorn(ctx, cut);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [250, 170], sharp: 150, reach: 430 },
        zoom(ctx, { x: 262, y: 122, factor: 2.2, turn: 3 }, whole),
      );
    }
    return fit(ctx, wornExtent(cut), { x: 60, y: 18, width: 392, height: 474 }, whole);
  },
});
