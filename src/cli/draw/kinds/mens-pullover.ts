// Sweatshirts, hoodies, sweaters and sleeveless pullovers for men.
import { darken, lighten, mix } from '../colour.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { castOn, seam, stitches } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { ribNeck } from '../parts/collars.ts';
import { AXIS, necklineHalf } from '../parts/garment.ts';
import type { BodyPlan } from '../parts/garment.ts';
import { drawHood, drawHoodDown, hoodDownOutline, hoodOutline } from '../parts/hood.ts';
import { acrossArm } from '../parts/mens-arm.ts';
import type { Arm } from '../parts/mens-arm.ts';
import { boundArmholes, buildUpper, hemBand, mensPlan } from '../parts/menswear.ts';
import { zip } from '../parts/notions.ts';
import { between, flipped, joined, mirrored, parallel, path, reversed } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { circle, draw, group, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  neck: ['crew', 'hood', 'v', 'roll'],
  front: ['plain', 'zip', 'half-zip', 'sunrise', 'chest-stripe'],
  pocket: ['none', 'kangaroo'],
  sleeve: ['full', 'none'],
} as const;
type Cut = CutOf<typeof CUTS>;

function planOf(cut: Cut): BodyPlan {
  if (cut.sleeve === 'none')
    return mensPlan({ neck: 32, shoulder: 72, drop: 14, chest: 92, underarm: 176, waist: 88, hem: 84, length: 260 });
  return mensPlan({
    neck: cut.neck === 'v' ? 31 : 32,
    shoulder: 90,
    chest: 101,
    underarm: 160,
    waist: 99,
    hem: 89,
    length: 268,
  });
}

/** Colours of ribs and print come after those that the pattern takes. */
function ribColour(ctx: Ctx): string {
  return ctx.colourCount > 1 ? ctx.colour(ctx.colourCount - 1) : ctx.colour(0);
}

function ribCuff(ctx: Ctx, arm: Arm, colour: string): string {
  const [low, top] = [acrossArm(arm, -2, -1.5), acrossArm(arm, 24, -2.5)];
  const outline = joined([top, reversed(low)]);
  return (
    castOn(ctx, arm.outline, outline, { base: colour, dx: 0, dy: -4, soft: 3, strength: 0.5 }) +
    clothPiece(ctx, {
      outline,
      fabric: ctx.cloth({ name: 'rib', scale: 0.6 }, [colour]),
      turn: arm.lean,
      form: 0.8,
      warp: 0,
    })
  );
}

function kangaroo(ctx: Ctx, plan: BodyPlan, zipped: boolean): string {
  const low = (plan.side.at(-1)?.[1] ?? 330) - 20;
  const half = path(
    `M${AXIS} ${low - 78}H${AXIS - 38}C${AXIS - 46} ${low - 50} ${AXIS - 58} ${low - 34} ${AXIS - 70} ${low - 24}V${low + 6}H${AXIS}`,
  );
  const outline = mirrored(half);
  const base = ctx.fabric.base;
  const thread = lighten(base, 0.3);
  const mouths = [half, flipped(half)].map((one, n) =>
    stitches(parallel(between(one, 0.22, 0.62, 20), n ? 4 : -4, 20), thread, { width: 0.9, length: 3, gap: 2 }),
  );
  return (
    castOn(ctx, path('M0 0H512V600H0Z'), outline, { base, dx: 2, dy: 3, soft: 3, strength: 0.5 }) +
    clothPiece(ctx, {
      outline,
      fabric: ctx.fabric,
      form: 0.5,
      folds: [
        {
          points: [
            [AXIS - 44, low - 52],
            [AXIS - 20, low - 30],
            [AXIS - 14, low - 8],
          ],
          width: 14,
          depth: 0.2,
        },
        {
          points: [
            [AXIS + 44, low - 52],
            [AXIS + 24, low - 30],
            [AXIS + 18, low - 8],
          ],
          width: 14,
          depth: -0.2,
        },
      ],
      over:
        mouths.join('') +
        stitches(path(`M${AXIS - 36} ${low - 74}H${AXIS + 36}`), thread, { width: 0.9, length: 3, gap: 2 }),
    }) +
    (zipped ? seam(path(`M${AXIS} ${low - 78}V${low + 4}`), base, { strength: 0.6 }) : '')
  );
}

/** A rising sun over water, as screen prints have it. */
function sunrise(ctx: Ctx, y: number): string {
  const [disc, water] = [ctx.colour(1), ctx.colour(2)];
  const rays = Array.from({ length: 9 }, (_, n) => {
    const angle = (-80 + n * 20) * (Math.PI / 180);
    const [s, c] = [Math.sin(angle), -Math.cos(angle)];
    return draw(`M${s * 38} ${c * 38}L${s * (n % 2 ? 52 : 60)} ${c * (n % 2 ? 52 : 60)}`, {
      stroke: disc,
      'stroke-width': 3.6,
      'stroke-linecap': 'round',
      fill: 'none',
    });
  }).join('');
  const waves = [0, 1, 2]
    .map((n) =>
      draw(`M${-52 + n * 9} ${8 + n * 10}q9 -6 18 0t18 0t18 0t18 0t18 0`.replace(/(t18 0)$/, n === 2 ? '' : '$1'), {
        fill: 'none',
        stroke: water,
        'stroke-width': 4,
        'stroke-linecap': 'round',
      }),
    )
    .join('');
  return place(rays + draw('M-30 0A30 30 0 0 1 30 0Z', { fill: disc }) + circle(0, 0, 0.1) + waves, {
    x: AXIS,
    y,
    scale: 1.15,
  });
}

function rollNeck(ctx: Ctx, plan: BodyPlan, body: Path, colour: string): string {
  const [N, T] = [plan.neckHalf, plan.top];
  const shape = mirrored(
    path(
      `M${AXIS} ${T - 20}C${AXIS - 16} ${T - 21} ${AXIS - N + 3} ${T - 20} ${AXIS - N + 1} ${T - 17}C${AXIS - N - 3} ${T - 6} ${AXIS - N - 4} ${T + 6} ${AXIS - N - 2} ${T + 12}C${AXIS - 20} ${T + 24} ${AXIS - 10} ${T + 25} ${AXIS} ${T + 25}`,
    ),
  );
  const top = path(
    `M${AXIS - N + 1} ${T - 17}C${AXIS - 12} ${T - 9} ${AXIS + 12} ${T - 9} ${AXIS + N - 1} ${T - 17}C${AXIS + 12} ${T - 23} ${AXIS - 12} ${T - 23} ${AXIS - N + 1} ${T - 17}Z`,
  );
  return (
    castOn(ctx, body, shape, { base: colour, dx: 2, dy: 6, soft: 4, strength: 0.6 }) +
    clothPiece(ctx, { outline: shape, fabric: ctx.cloth({ name: 'rib', scale: 0.7 }, [colour]), form: 1, warp: 2 }) +
    clothPiece(ctx, { outline: top, fabric: ctx.plain(darken(colour, 0.45)), form: 0.2 })
  );
}

function drawWorn(cut: Cut, ctx: Ctx): string {
  const back = ctx.view === 'back';
  const plan = planOf(cut);
  const { fabric } = ctx;
  const base = fabric.base;
  const rib = ribColour(ctx);
  const hood = cut.neck === 'hood';
  const neck = necklineHalf(
    cut.neck === 'v' && !back ? 'v' : 'crew',
    plan,
    back ? 12 : cut.neck === 'v' ? 72 : cut.neck === 'roll' ? 20 : 24,
  );
  const low = (plan.side.at(-1)?.[1] ?? 330) + plan.hemSag;
  const chest = plan.top + 96;
  const band = hemBand(plan, 25, -0.5);
  const stripes =
    cut.front === 'chest-stripe'
      ? rect(40, chest - 12, 432, 34, { fill: ctx.colour(1) }) +
        rect(40, chest - 24, 432, 6, { fill: ctx.colour(2) }) +
        rect(40, chest + 28, 432, 6, { fill: ctx.colour(2) })
      : '';
  const zipTo = cut.front === 'half-zip' ? plan.top + 108 : low;
  const zipFrom = plan.top + (hood ? 32 : cut.neck === 'roll' ? -8 : 22);
  const closure =
    cut.front === 'zip' || cut.front === 'half-zip'
      ? zip(path(`M${AXIS} ${zipFrom}V${zipTo}`), {
          tape: darken(base, 0.15),
          metal: '#a5acb3',
          width: 6,
          pull: cut.front === 'zip' ? 0.04 : 0.1,
        })
      : '';
  const { art, body } = buildUpper(ctx, {
    plan,
    neck,
    fabric,
    back,
    sleeve: cut.sleeve === 'none' ? undefined : { length: 230, cuff: 41, lean: 12 },
    cuffs: (arm) => ribCuff(ctx, arm, rib),
    overSleeve: () => '',
    onSleeve: (arm) =>
      cut.front === 'chest-stripe'
        ? place(rect(-40, -12, 120, 34, { fill: ctx.colour(1) }), {
            x: arm.mirror ? 2 * AXIS - (AXIS - plan.shoulderHalf - 14) - 30 : AXIS - plan.shoulderHalf - 14 - 30,
            y: chest + 4,
            turn: arm.lean,
          })
        : '',
    drape: 0.46,
    inside: hood && !back ? false : { label: '#f1e6d2', dip: 8 },
    onBody: stripes + (cut.front === 'sunrise' && !back ? sunrise(ctx, chest + 26) : ''),
    overBody:
      (cut.pocket === 'kangaroo' && !back ? kangaroo(ctx, plan, cut.front === 'zip') : '') +
      (back || cut.neck === 'roll' ? '' : closure),
    shades: hood ? [back ? hoodDownOutline(plan) : hoodOutline(plan)] : [],
  });
  const waist =
    castOn(ctx, body, band, { base, dx: 0, dy: -5, soft: 4, strength: 0.45 }) +
    clothPiece(ctx, { outline: band, fabric: ctx.cloth({ name: 'rib', scale: 0.7 }, [rib]), form: 0.8, warp: 2 }) +
    (cut.front === 'zip' && !back
      ? zip(path(`M${AXIS} ${low - 26}V${low + 3}`), {
          tape: darken(base, 0.15),
          metal: '#a5acb3',
          width: 6,
          pull: 0.9,
        })
      : '');
  const neckArt = hood
    ? back
      ? drawHoodDown(ctx, plan, body, fabric)
      : drawHood(ctx, plan, body, {
          fabric,
          lining: ctx.colourCount > 1 ? mix(ctx.colour(1), base, 0.25) : darken(base, 0.2),
          cord: ctx.colourCount > 1 ? ctx.colour(1) : '#efe8da',
          zipped: cut.front === 'zip',
        })
    : cut.neck === 'roll' && !back
      ? rollNeck(ctx, plan, body, rib) + closure
      : ribNeck(ctx, neck, body, { colour: rib, width: 12 });
  return art + waist + (cut.sleeve === 'none' ? boundArmholes(ctx, plan, body, rib, 12) : '') + group({}, neckArt);
}

export const kind = defineKind({
  name: 'mens-pullover',
  about: "men's sweatshirt, hoodie, sweater or sleeveless pullover; colours: pattern or body, print, ribs last",
  stances: ['wall', 'flat'],
  views: ['front', 'back', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') return clothCloseup(ctx, ctx.fabric, { label: '#f1e6d2', finish: 'heavy' });
    const worn = (): string => drawWorn(cut, ctx);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [256, 220], sharp: 180, reach: 440 },
        zoom(ctx, { x: 256, y: cut.neck === 'hood' ? 96 : 124, factor: 2.1, turn: -4 }, worn),
      );
    }
    const plan = planOf(cut);
    const low = (plan.side.at(-1)?.[1] ?? 330) + plan.hemSag;
    const reach = cut.sleeve === 'none' ? 112 : 160;
    const top = plan.top - (cut.neck === 'hood' ? (ctx.view === 'back' ? 20 : 76) : cut.neck === 'roll' ? 24 : 6);
    return fit(ctx, { x: AXIS - reach, y: top, width: reach * 2, height: low - top }, SAFE, worn);
  },
});
