// Children's knitted tops: tees, polos, sweatshirts, hoodies, vests, pullovers.
import { darken, lighten, lightnessOf, mix } from '../colour.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { castOn, seam, wallShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { collarBack } from '../parts/collars.ts';
import { AXIS, necklineHalf } from '../parts/garment.ts';
import { drawHood, drawHoodDown, hoodDownOutline, hoodOutline } from '../parts/hood.ts';
import { shirtCollar } from '../parts/kids-collars.ts';
import { buttonBand, muffPocket, patchPocket } from '../parts/kids-details.ts';
import { KIDS_MOTIF_NAMES, kidsPrint } from '../parts/kids-motifs.ts';
import { CHILD_ARMS, childPlan, drawTop } from '../parts/kids-top.ts';
import type { TopLook } from '../parts/kids-top.ts';
import { boundArmholes } from '../parts/menswear.ts';
import { boundsOf, flipped, path } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  style: ['crew', 'polo', 'henley', 'raglan', 'hoodie', 'sweatshirt', 'vest', 'pullover', 'slipover'],
  sleeve: ['short', 'full', 'elbow'],
  print: ['none', 'chest-stripe', ...KIDS_MOTIF_NAMES],
  pocket: ['none', 'patch'],
} as const;
type Cut = CutOf<typeof CUTS>;

const WARM: readonly Cut['style'][] = ['hoodie', 'sweatshirt', 'pullover', 'slipover'];

/** The raglan sleeve's share of the front, from the neck down to the underarm. */
function raglanInset(): Path {
  return path(
    `M${AXIS - 34} 62C${AXIS - 52} 64 ${AXIS - 68} 70 ${AXIS - 80} 80L${AXIS - 92} 152L${AXIS - 84} 152C${AXIS - 62} 128 ${AXIS - 44} 98 ${AXIS - 29} 74Z`,
  );
}

function printArt(ctx: Ctx, cut: Cut, y: number): string {
  if (cut.print === 'none') return '';
  if (cut.print === 'chest-stripe') {
    return [0, 1]
      .map((n) =>
        clothPiece(ctx, {
          outline: path(`M120 ${y - 26 + n * 34}H392V${y - 26 + n * 34 + (n ? 12 : 26)}H120Z`),
          fabric: ctx.plain(ctx.colour(n + 2)),
          form: 0,
          edge: 0,
          warp: 0,
        }),
      )
      .join('');
  }
  return kidsPrint(cut.print, [ctx.colour(2), ctx.colour(3), ctx.colour(4)], { x: AXIS, y, scale: 1.02 });
}

function drawTee(ctx: Ctx, cut: Cut): string {
  const back = ctx.view === 'back';
  const warm = WARM.includes(cut.style);
  const sleeveless = cut.style === 'vest' || cut.style === 'slipover';
  const plan = childPlan({
    neckHalf: cut.style === 'vest' ? 36 : cut.style === 'polo' || cut.style === 'hoodie' ? 31 : 33,
    shoulderHalf: cut.style === 'vest' ? 56 : sleeveless ? 68 : 74,
    shoulderDrop: cut.style === 'vest' ? 8 : 15,
    hem: warm ? 316 : 324,
    ...(warm
      ? {
          side: [
            [88, 190],
            [90, 250],
            [91, 292],
            [80, 318],
          ] as const,
        }
      : {}),
  });
  const second = ctx.colour(1);
  const fabric = ctx.fabric;
  const base = fabric.base;
  const depth = { vest: 46, hoodie: 24, polo: 20, henley: 26, slipover: 76 }[cut.style as 'vest'] ?? 27;
  const shape = cut.style === 'slipover' ? 'v' : cut.style === 'vest' ? 'scoop' : 'crew';
  const neck = back ? necklineHalf('crew', plan, 14) : necklineHalf(shape, plan, depth);
  const arms = sleeveless ? undefined : CHILD_ARMS[cut.sleeve];
  const knit = cut.style === 'pullover' || cut.style === 'slipover';
  const ribbed = knit ? second : warm ? second : undefined;
  const look: TopLook = {
    plan,
    neck,
    arms,
    body: fabric,
    sleeves: cut.style === 'raglan' ? ctx.plain(second) : undefined,
    finish: knit ? 'heavy' : 'matte',
    fall: knit ? 0.7 : 1,
    cuffRib: ribbed && cut.sleeve === 'full' ? [ribbed, 24] : cut.style === 'polo' ? [second, 11] : undefined,
    hemRib: ribbed ? [ribbed, 25] : undefined,
    neckRib:
      cut.style === 'polo'
        ? undefined
        : cut.style === 'hoodie' && !back
          ? undefined
          : [second, cut.style === 'vest' ? 6 : knit || warm ? 15 : 11],
    onBody: back || cut.style === 'polo' ? '' : printArt(ctx, cut, cut.style === 'hoodie' ? 178 : 196),
    inside: (cut.style === 'polo' || cut.style === 'hoodie') && !back ? 'none' : back ? 'bare' : 'label',
  };
  const top = drawTop(ctx, look);
  const low = neck.start[1];
  let extra = '';
  if (cut.style === 'raglan') {
    extra += [raglanInset(), flipped(raglanInset(), AXIS)]
      .map(
        (inset, n) =>
          castOn(ctx, top.front, inset, { base, dx: 1, dy: 2, soft: 2, strength: 0.3 }) +
          clothPiece(ctx, { outline: inset, fabric: ctx.plain(second), form: 0.25, edge: 0.35, warp: 0 }) +
          seam(
            n
              ? path(`M${AXIS + 30} 76C${AXIS + 44} 98 ${AXIS + 62} 128 ${AXIS + 84} 151`)
              : path(`M${AXIS - 30} 76C${AXIS - 44} 98 ${AXIS - 62} 128 ${AXIS - 84} 151`),
            second,
            { strength: 0.7 },
          ),
      )
      .join('');
  }
  if (!back && (cut.style === 'polo' || cut.style === 'henley')) {
    extra += buttonBand(ctx, top.front, cut.style === 'polo' ? fabric : ctx.plain(second), {
      x: AXIS,
      from: low + (cut.style === 'polo' ? 1 : 11),
      to: low + 72,
      count: cut.style === 'polo' ? 2 : 3,
      colour: lightnessOf(base) > 0.7 ? darken(second, 0.1) : lighten(second, 0.6),
      r: 4,
    });
  }
  if (cut.style === 'hoodie' && !back) {
    extra +=
      muffPocket(ctx, top.front, fabric, { x: AXIS, y: 226 }) +
      drawHood(ctx, plan, top.front, { fabric, lining: mix(second, '#f3ead8', 0.25), cord: lighten(second, 0.25) });
  }
  if (cut.style === 'hoodie' && back) extra += drawHoodDown(ctx, plan, top.front, fabric);
  if (cut.pocket === 'patch' && !back) {
    extra += patchPocket(
      ctx,
      top.front,
      ctx.colourCount > 2 && cut.print === 'none' ? ctx.plain(ctx.colour(2)) : fabric,
      {
        x: AXIS + 40,
        y: 128,
        width: 44,
        height: 50,
      },
    );
  }
  if (sleeveless) extra += boundArmholes(ctx, plan, top.front, second, cut.style === 'vest' ? 7 : 12);
  return (
    wallShadow(
      ctx,
      [...top.outlines, ...(cut.style === 'hoodie' ? [back ? hoodDownOutline(plan) : hoodOutline(plan)] : [])],
      {
        distance: ctx.stance === 'flat' ? 8 : 15,
      },
    ) +
    top.art +
    (cut.style === 'polo'
      ? back
        ? collarBack(ctx, plan, top.front, ctx.plain(second))
        : shirtCollar(ctx, plan, ctx.plain(second), top.front, { depth, tip: ctx.colour(2) })
      : '') +
    extra
  );
}

export const kind = defineKind({
  name: 'kids-tee',
  about: "child's tee, polo, sweatshirt, vest or pullover; colours: body, rib and second cloth, three of the print",
  stances: ['wall', 'flat'],
  views: ['front', 'back', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') return clothCloseup(ctx, ctx.fabric, { label: '#f1e6d2' });
    if (ctx.view === 'detail') {
      const at = cut.style === 'hoodie' ? { x: 256, y: 66, factor: 1.8 } : { x: 262, y: 150, factor: 2.2 };
      const near = zoom(ctx, { ...at, turn: -5 }, () => drawTee(ctx, cut));
      return focusFrom(ctx, { at: [250, 240], sharp: 170, reach: 430 }, near);
    }
    const arms = cut.style === 'vest' || cut.style === 'slipover' ? undefined : CHILD_ARMS[cut.sleeve];
    const half = arms ? 80 + Math.sin((arms.lean * Math.PI) / 180) * arms.length + 14 : 100;
    const top = cut.style === 'hoodie' && ctx.view !== 'back' ? -30 : 40;
    const low = arms && arms.length > 150 ? 330 : 326;
    const extent = { x: AXIS - half, y: top, width: half * 2, height: low - top };
    const room = ctx.stance === 'flat' ? boundsOf(path('M56 54H456V458H56Z')) : SAFE;
    return fit(ctx, extent, room, () => drawTee(ctx, cut));
  },
});
