// Tops and bottoms sold together: night suits, tee and shorts sets, thermals, tracksuits.
import { darken, lighten, lightnessOf, mix } from '../colour.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { castOn, clipTo, stitches, wallShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS, necklineHalf } from '../parts/garment.ts';
import { shirtCollar } from '../parts/kids-collars.ts';
import { buttonBand, patchPocket } from '../parts/kids-details.ts';
import { frill } from '../parts/kids-trims.ts';
import { LEGS, drawLegs } from '../parts/kids-legs.ts';
import type { LegsArt, LegsPlan } from '../parts/kids-legs.ts';
import { KIDS_MOTIF_NAMES, kidsPrint } from '../parts/kids-motifs.ts';
import { CHILD_ARMS, childPlan, drawTop } from '../parts/kids-top.ts';
import type { TopArt } from '../parts/kids-top.ts';
import { path, toD } from '../path.ts';
import { draw, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf, Fabric } from '../types.ts';

const CUTS = {
  top: ['night-shirt', 'tee', 'tank', 'sweatshirt', 'thermal', 'camisole'],
  sleeve: ['full', 'short'],
  lower: ['pyjama', 'shorts', 'joggers', 'leggings', 'bloomers', 'capri'],
  cloth: ['both', 'top-plain', 'lower-plain'],
  print: ['none', ...KIDS_MOTIF_NAMES],
  lay: ['worn', 'beside'],
} as const;
type Cut = CutOf<typeof CUTS>;

function cloths(ctx: Ctx, cut: Cut): { top: Fabric; lower: Fabric } {
  const plain = ctx.plain(ctx.colour(1));
  return {
    top: cut.cloth === 'top-plain' ? plain : ctx.fabric,
    lower: cut.cloth === 'lower-plain' ? plain : ctx.fabric,
  };
}

function upper(ctx: Ctx, cut: Cut): TopArt {
  const { top: fabric } = cloths(ctx, cut);
  const base = fabric.base;
  const trim = ctx.colour(ctx.colourCount - 1);
  const shirt = cut.top === 'night-shirt';
  const bare = cut.top === 'tank' || cut.top === 'camisole';
  const warm = cut.top === 'sweatshirt';
  const plan = childPlan({
    neckHalf: cut.top === 'camisole' ? 42 : cut.top === 'tank' ? 36 : shirt ? 29 : 33,
    shoulderHalf: cut.top === 'camisole' ? 54 : cut.top === 'tank' ? 58 : 74,
    shoulderDrop: bare ? 7 : 15,
    ...(warm
      ? {
          side: [
            [88, 190],
            [90, 240],
            [90, 280],
            [82, 304],
          ] as const,
        }
      : cut.top === 'camisole'
        ? {
            side: [
              [86, 190],
              [92, 240],
              [104, 288],
            ] as const,
            hemSag: 8,
            waves: { count: 3, depth: 4 },
          }
        : { hem: 300 }),
  });
  const neck = shirt
    ? necklineHalf('v', plan, 46)
    : necklineHalf(cut.top === 'camisole' ? 'square' : bare ? 'scoop' : 'crew', plan, bare ? 46 : 27);
  const prints: readonly [string, string, string] = [ctx.colour(2), ctx.colour(3), ctx.colour(4)];
  const top = drawTop(ctx, {
    plan,
    neck,
    arms: bare ? undefined : CHILD_ARMS[cut.sleeve],
    body: fabric,
    finish: 'matte',
    fall: cut.top === 'thermal' ? 0.6 : 1,
    neckRib:
      shirt || cut.top === 'camisole'
        ? undefined
        : [warm || cut.top === 'thermal' ? trim : ctx.colour(1), bare ? 6 : 10],
    cuffRib: warm || cut.top === 'thermal' ? (cut.sleeve === 'full' ? [trim, 18] : undefined) : undefined,
    hemRib: warm ? [trim, 22] : undefined,
    inside: 'label',
    onBody: cut.print === 'none' || shirt ? '' : kidsPrint(cut.print, prints, { x: AXIS, y: 190, scale: 0.96 }),
  });
  if (cut.top === 'camisole') {
    const line = path(`M${AXIS - 80} 128C${AXIS - 40} 134 ${AXIS + 40} 134 ${AXIS + 80} 128`);
    return { ...top, art: top.art + clipTo(ctx, top.front, frill(ctx, line, 22, fabric, { edge: trim })) };
  }
  if (!shirt) return top;
  const low = neck.start[1];
  const piping = draw(toD(path(`M${AXIS} ${low}V306`)), { fill: 'none', stroke: trim, 'stroke-width': 2.6 });
  const pocket = patchPocket(ctx, top.front, fabric, {
    x: AXIS + 46,
    y: 144,
    width: 44,
    height: 46,
    shape: 'round',
    band: ctx.plain(trim),
  });
  const patch = cut.print === 'none' ? '' : kidsPrint(cut.print, prints, { x: AXIS + 46, y: 174, scale: 0.3 });
  return {
    ...top,
    art:
      top.art +
      buttonBand(ctx, top.front, fabric, {
        x: AXIS + 6,
        from: low - 2,
        to: 302,
        last: 276,
        count: 4,
        colour: lightnessOf(base) > 0.7 ? darken(trim, 0.1) : lighten(trim, 0.2),
        width: 16,
      }) +
      piping +
      pocket +
      patch +
      shirtCollar(ctx, plan, fabric, top.front, { depth: 36, style: 'open', tip: trim }),
  };
}

function lower(ctx: Ctx, cut: Cut, from: number): LegsArt {
  const { lower: fabric } = cloths(ctx, cut);
  const trim = ctx.colour(ctx.colourCount - 1);
  const plan: LegsPlan = LEGS[cut.lower];
  const shift = from - plan.y;
  const moved: LegsPlan = {
    ...plan,
    y: from,
    hip: [plan.hip[0], plan.hip[1] + shift],
    crotch: plan.crotch + shift,
    knee: plan.knee ? { ...plan.knee, y: plan.knee.y + shift - 26 } : undefined,
    hem: { ...plan.hem, y: plan.hem.y + shift - (plan.knee ? 52 : 0) },
  };
  const warm = cut.top === 'sweatshirt' || cut.top === 'thermal';
  return drawLegs(ctx, {
    plan: moved,
    fabric,
    band: 'elastic',
    // Night suits have plain elastic: nothing to undo or to tangle in sleep.
    cord:
      cut.lay === 'beside' &&
      cut.top !== 'night-shirt' &&
      (cut.lower === 'pyjama' || cut.lower === 'shorts' || cut.lower === 'joggers')
        ? mix(trim, '#f3ead8', 0.3)
        : undefined,
    cuffRib: cut.lower === 'joggers' || warm ? [trim, 18] : cut.lower === 'bloomers' ? [fabric.base, 9] : undefined,
    overLeg:
      cut.top === 'night-shirt'
        ? (_leg, hem) =>
            draw(toD(hem), { fill: 'none', stroke: trim, 'stroke-width': 6 }) +
            stitches(hem, lighten(trim, 0.5), { width: 0.8 })
        : undefined,
  });
}

function bottomOf(cut: Cut, from: number): number {
  const plan: LegsPlan = LEGS[cut.lower];
  return from + plan.hem.y - plan.y - (plan.knee ? 52 : 0);
}

function drawWorn(ctx: Ctx, cut: Cut): string {
  const top = upper(ctx, cut);
  const legs = lower(ctx, cut, 240);
  const base = cloths(ctx, cut).lower.base;
  return (
    wallShadow(ctx, [...legs.outlines, ...top.outlines], { distance: ctx.stance === 'flat' ? 8 : 15 }) +
    legs.art +
    legs.outlines.map((leg) => castOn(ctx, leg, top.front, { base, dx: 4, dy: 8, soft: 6, strength: 0.5 })).join('') +
    top.art
  );
}

function drawBeside(ctx: Ctx, cut: Cut): string {
  const short = bottomOf(cut, 0) < 260;
  const shadow = { distance: ctx.stance === 'flat' ? 8 : 14 };
  const legs = (): string => {
    const made = lower(ctx, cut, 60);
    return wallShadow(ctx, made.outlines, shadow) + made.art;
  };
  const top = (): string => {
    const made = upper(ctx, cut);
    return wallShadow(ctx, made.outlines, shadow) + made.art;
  };
  const legsBox = { x: 148, y: 50, width: 216, height: bottomOf(cut, 60) - 40 };
  const topBox = { x: cut.sleeve === 'full' ? 96 : 104, y: 40, width: cut.sleeve === 'full' ? 320 : 304, height: 278 };
  return (
    place(
      fit(
        ctx,
        legsBox,
        short ? { x: 240, y: 230, width: 240, height: 236 } : { x: 252, y: 96, width: 230, height: 384 },
        legs,
      ),
      {},
    ) + fit(ctx, topBox, { x: 22, y: 30, width: short ? 330 : 300, height: 330 }, top)
  );
}

export const kind = defineKind({
  name: 'kids-two-piece',
  about:
    "child's top and bottom sold together; colours: cloth and print, plain piece and rib, three of the chest print, piping last",
  stances: ['wall', 'flat'],
  views: ['front', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') return clothCloseup(ctx, ctx.fabric, { label: '#f1e6d2', warp: 7 });
    if (ctx.view === 'detail') {
      const near = zoom(ctx, { x: 266, y: 150, factor: 2.2, turn: -5 }, () => drawWorn(ctx, cut));
      return focusFrom(ctx, { at: [250, 240], sharp: 170, reach: 430 }, near);
    }
    if (cut.lay === 'beside') return drawBeside(ctx, cut);
    const low = bottomOf(cut, 240) + 8;
    const extent = { x: AXIS - 162, y: 40, width: 324, height: low - 40 };
    return fit(ctx, extent, SAFE, () => drawWorn(ctx, cut));
  },
});
