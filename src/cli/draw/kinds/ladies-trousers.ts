// Women's trousers, jeans, palazzos, leggings, shorts and salwars, on an invisible form.
import { darken, lighten, mix } from '../colour.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { wallShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS } from '../parts/garment.ts';
import { DETAILS } from '../parts/western/leg-details.ts';
import { LEGS, WAIST_Y, legShape } from '../parts/western/leg-shapes.ts';
import { ABOVE_WAIST, ON_RAIL, clipHanger, fromTheRail, hangsOnRail } from '../parts/western/hangers.ts';
import { drawLegs } from '../parts/western/legs.ts';
import type { LegLook } from '../parts/western/legs.ts';
import { trimOf } from '../parts/western/looks.ts';
import { BANDS } from '../parts/western/waistbands.ts';
import { boundsOf } from '../path.ts';
import { group } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

/** Where close-ups look: at the waistband, or at the seam and border of a sharara's flare. */
const NEAR = { waist: { x: 250, y: 122, factor: 2.2 }, flare: { x: 228, y: 356, factor: 2 } } as const;

/** A pack: the same article once in each of the recipe's colours, one behind the other. */
function packOf(ctx: Ctx, look: LegLook): string {
  const count = Math.min(3, ctx.colourCount);
  const leg = legShape(look.leg);
  const box = boundsOf(leg.outline);
  const half = AXIS - box.x + 5;
  const step = half * 0.86;
  const room = { x: 0, y: 22, width: half * 2 + step * (count - 1), height: box.y + box.height + 30 - 22 };
  return fit(ctx, room, SAFE, () =>
    Array.from({ length: count }, (_, n) => {
      const at = count - 1 - n;
      const colour = ctx.colour(at);
      const own: Ctx = { ...ctx, random: ctx.random.fork(`piece ${at}`) };
      const drawn = drawLegs(own, {
        ...look,
        fabric: ctx.cloth(ctx.recipe.pattern ?? { name: 'plain' }, [colour]),
        trim: darken(colour, 0.3),
      });
      const shadow = wallShadow(ctx, drawn.outlines, { distance: ctx.stance === 'flat' ? 8 : 15 });
      return group({ transform: `translate(${half + at * step - AXIS} ${(count - 1 - at) * 8})` }, shadow + drawn.art);
    }).join(''),
  );
}

export const kind = defineKind({
  name: 'ladies-trousers',
  about: "women's trousers; colours: cloth, its print, last the trim",
  stances: ['wall', 'flat'],
  views: ['front', 'back', 'detail', 'cloth', 'set'],
  cuts: {
    leg: LEGS,
    band: BANDS,
    first: ['none', ...DETAILS],
    second: ['none', ...DETAILS],
    third: ['none', ...DETAILS],
    hem: [
      'plain',
      'turn-up',
      'raw',
      'slit',
      'tie',
      'lace',
      'zari',
      'gota',
      'block',
      'pompom',
      'piping',
      'scallop',
      'paisley-vine',
      'chevron',
      'mirror',
    ],
    panel: ['none', 'contrast', 'mesh'],
    cloth: ['soft', 'denim', 'silk', 'satin', 'heavy'],
  },
  draw(cut, ctx) {
    const trim = trimOf(ctx);
    const denim = cut.cloth === 'denim';
    const look = {
      leg: cut.leg,
      band: cut.band,
      details: [cut.first, cut.second, cut.third].filter((name) => name !== 'none'),
      fabric: ctx.fabric,
      finish: cut.cloth === 'denim' ? ('heavy' as const) : cut.cloth,
      trim,
      accent: ctx.colourCount > 2 ? ctx.colour(ctx.colourCount - 2) : lighten(trim, 0.4),
      back: ctx.view === 'back',
      hem: cut.hem,
      denim,
      panel:
        cut.panel === 'contrast'
          ? ctx.plain(trim)
          : cut.panel === 'mesh'
            ? ctx.cloth({ name: 'net', scale: 1 }, [darken(ctx.colour(0), 0.1), mix(ctx.colour(0), '#e0b79a', 0.55)])
            : undefined,
    };
    if (ctx.view === 'cloth')
      return clothCloseup(ctx, ctx.fabric, { label: '#f1e6d2', finish: denim ? 'heavy' : 'soft' });
    const whole = (): string => {
      const drawn = drawLegs(ctx, look);
      return (
        wallShadow(ctx, drawn.outlines, { distance: ctx.stance === 'flat' ? 8 : 15 }) +
        drawn.art +
        (hangsOnRail(ctx) ? clipHanger(ctx, WAIST_Y + 7) : '')
      );
    };
    if (ctx.view === 'set') return packOf(ctx, look);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [250, 200], sharp: 160, reach: 440 },
        zoom(ctx, { ...NEAR[cut.leg === 'sharara' ? 'flare' : 'waist'], turn: -4 }, whole),
      );
    }
    const leg = legShape(cut.leg);
    const box = boundsOf(leg.outline);
    const low = cut.leg === 'sharara' ? 456 : box.y + box.height + leg.cuff + 6;
    const half = cut.leg === 'sharara' ? 150 : Math.max(AXIS - box.x + 6, 104);
    const top = cut.band === 'paperbag' ? 12 : 26;
    const height = Math.max(250, low - top);
    if (hangsOnRail(ctx)) {
      const box = { x: AXIS - half, y: WAIST_Y - ABOVE_WAIST, width: half * 2, height: low - WAIST_Y + ABOVE_WAIST };
      return fit(ctx, fromTheRail(box), ON_RAIL, whole);
    }
    return fit(
      ctx,
      { x: AXIS - half, y: low - height + Math.max(0, (250 - (low - top)) / 2), width: half * 2, height },
      SAFE,
      whole,
    );
  },
});
