// Men's tees, polos, henleys and vests.
import { border } from '../borders.ts';
import { lighten, mix } from '../colour.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { printOf, sewnOf } from './mens-tee/design.ts';
import { FOLDED_BOX, drawFolded } from './mens-tee/folded.ts';
import { CUTS, NECKS, planOf, sleeveOf } from './mens-tee/plan.ts';
import type { Cut } from './mens-tee/plan.ts';
import { castOn, seam, stitches } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { collarBack, collarDepth, ribNeck, shirtCollar } from '../parts/collars.ts';
import { AXIS, hemLine, necklineHalf } from '../parts/garment.ts';
import type { BodyPlan } from '../parts/garment.ts';
import { acrossArm } from '../parts/mens-arm.ts';
import type { Arm } from '../parts/mens-arm.ts';
import { boundArmholes, buildUpper } from '../parts/menswear.ts';
import { button } from '../parts/notions.ts';
import { joined, path, reversed, roundRect, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

/** Ribs, collar and sleeves take the recipe's last colour where it says so. */
function trimColour(ctx: Ctx, cut: Cut): string {
  const last = ctx.colour(ctx.colourCount - 1);
  return cut.sleeve === 'raglan' || cut.design === 'tipped' ? last : ctx.colour(0);
}

/** The short placket of polos and henleys, its buttons done up but for the first. */
function placket(ctx: Ctx, cut: Cut, from: number): string {
  const base = ctx.fabric.base;
  const long = cut.neck === 'henley' ? 78 : 52;
  const strip = roundRect(AXIS - 9, from - 4, 18, long, 1.5);
  const buttonColour = mix(base, '#f3ead8', 0.8);
  const count = cut.neck === 'henley' ? 3 : 2;
  return (
    castOn(ctx, path('M0 0H512V600H0Z'), strip, { base, dx: 2, dy: 2, soft: 2, strength: 0.45 }) +
    clothPiece(ctx, {
      outline: strip,
      fabric: cut.neck === 'henley' ? ctx.plain(trimColour(ctx, cut)) : ctx.fabric,
      origin: [254, 252],
      form: 0.3,
      edge: 0.6,
      warp: 0,
    }) +
    [-6, 6]
      .map((dx) =>
        stitches(path(`M${AXIS + dx} ${from}V${from + long - 12}H${AXIS}`), lighten(base, 0.35), {
          width: 0.8,
          length: 2.6,
          gap: 1.8,
        }),
      )
      .join('') +
    Array.from({ length: count }, (_, n) =>
      button(ctx, AXIS, from + 11 + (n * (long - 24)) / count, 3.6, buttonColour),
    ).join('')
  );
}

/** From the neck to the underarm; `side` 1 is the left of the picture. */
function raglanSeam(plan: BodyPlan, side: number): Path {
  const [half, y] = plan.underarm;
  const x = (distance: number): number => AXIS - side * distance;
  return path(
    `M${x(plan.neckHalf - 3)} ${plan.top + 12}C${x(plan.neckHalf + 22)} ${plan.top + 34} ${x(half - 16)} ${y - 30} ${x(half)} ${y}`,
  );
}

function drawWorn(cut: Cut, ctx: Ctx): string {
  const back = ctx.view === 'back';
  const plan = planOf(cut);
  const { fabric } = ctx;
  const base = fabric.base;
  const trim = trimColour(ctx, cut);
  const polo = cut.neck === 'polo';
  const [shape, depth] = back
    ? (['crew', cut.sleeve === 'none' ? 13 : 12] as const)
    : polo
      ? (['v', collarDepth(plan, 'polo', true)] as const)
      : NECKS[cut.neck];
  const neck = necklineHalf(shape, plan, depth);
  const hem = hemLine(plan);
  const long = cut.sleeve === 'full';
  const ended = polo || long;
  const cuffs = (arm: Arm): string => {
    if (!ended) return '';
    const high = long ? 15 : 9;
    const [low, top] = [acrossArm(arm, -0.5, -0.5), acrossArm(arm, high, -0.5)];
    return clothPiece(ctx, {
      outline: joined([top, reversed(low)]),
      fabric: ctx.cloth({ name: 'rib', scale: 0.5 }, [trim]),
      turn: arm.lean,
      form: 0.7,
      warp: 0,
    });
  };
  const bands = cut.design === 'panels' || cut.design === 'band';
  const raglan = cut.sleeve === 'raglan' ? [1, -1].map((s) => raglanSeam(plan, s)) : [];
  const shoulders = raglan
    .map((line, n) => {
      const out = n === 0 ? -1 : 1;
      const yoke = joined([line, path(`M${AXIS + out * 140} ${plan.underarm[1]}V20H${AXIS + out * 10}`)]);
      return draw(toD(yoke), { fill: trim });
    })
    .join('');
  const { art, body } = buildUpper(ctx, {
    plan,
    neck,
    fabric,
    back,
    finish: 'soft',
    sleeve: sleeveOf(cut),
    sleeveFabric: cut.sleeve === 'raglan' ? ctx.plain(trim) : undefined,
    drape: 0.44,
    onSleeve: (arm) =>
      cut.design === 'band'
        ? border(acrossArm(arm, 30), {
            style: 'plain',
            width: 26,
            colours: [ctx.colour(1), ctx.colour(1), ctx.colour(2)],
            side: 'right',
          })
        : '',
    overSleeve: (arm) =>
      ended
        ? ''
        : [7, 10]
            .map((d) =>
              stitches(acrossArm(arm, d), lighten(base, 0.3), { width: 0.7, length: 2.6, gap: 1.8, opacity: 0.6 }),
            )
            .join(''),
    cuffs,
    inside: polo && !back ? false : { label: '#f1e6d2', dip: 8 },
    onBody: (back && !bands ? '' : printOf(ctx, cut, plan)) + shoulders,
    overBody:
      sewnOf(ctx, cut, plan, hem) +
      raglan.map((line) => seam(line, trim, { strength: 0.6 })).join('') +
      (back || (!polo && cut.neck !== 'henley') ? '' : placket(ctx, cut, plan.top + depth)),
  });
  const head = polo
    ? back
      ? collarBack(ctx, plan, body, ctx.cloth({ name: 'rib', scale: 0.4 }, [trim]))
      : shirtCollar(ctx, plan, body, {
          style: 'polo',
          open: true,
          fabric: ctx.cloth({ name: 'rib', scale: 0.4, angle: 90 }, [trim]),
          tipping: cut.design === 'tipped' ? ctx.colour(0) : undefined,
          label: '#f1e6d2',
        })
    : ribNeck(ctx, neck, body, { colour: trim, width: cut.sleeve === 'none' || cut.neck === 'henley' ? 7.5 : 8.5 });
  return art + (cut.sleeve === 'none' ? boundArmholes(ctx, plan, body, trim, 7) : '') + head;
}

/** Three tees in the recipe's first three colours, laid over each other like cards, each whole. */
function drawFan(ctx: Ctx, cut: Cut): string {
  const spots = [
    { x: 156, y: 240, turn: -15 },
    { x: 256, y: 258, turn: 0 },
    { x: 356, y: 282, turn: 15 },
  ];
  return spots
    .map(({ x, y, turn }, n) => {
      const colour = ctx.colour(n);
      const own: Ctx = { ...ctx, fabric: ctx.plain(colour), colour: () => colour, colourCount: 1 };
      const box = boundsOfTee(cut);
      return place(place(drawWorn(cut, own), { x: -AXIS, y: -(box.top + box.low) / 2 }), { x, y, turn, scale: 0.86 });
    })
    .join('');
}

function boundsOfTee(cut: Cut): { readonly top: number; readonly low: number } {
  const plan = planOf(cut);
  return { top: plan.top, low: (plan.side.at(-1)?.[1] ?? 330) + plan.hemSag };
}

export const kind = defineKind({
  name: 'mens-tee',
  about: "men's tee, polo, henley or vest; colours: pattern or body first, then the print's, the last for trims",
  stances: ['wall', 'flat'],
  views: ['front', 'back', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') return clothCloseup(ctx, ctx.fabric, { label: '#f1e6d2' });
    if (cut.show === 'fan') return fit(ctx, { x: 36, y: 114, width: 442, height: 304 }, SAFE, () => drawFan(ctx, cut));
    if (cut.show === 'folded')
      return fit(ctx, FOLDED_BOX, { x: 60, y: 50, width: 392, height: 412 }, () => drawFolded(ctx, cut));
    const worn = (): string => drawWorn(cut, ctx);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [256, 210], sharp: 170, reach: 440 },
        zoom(ctx, { x: 258, y: 130, factor: 2.4, turn: -4 }, worn),
      );
    }
    const plan = planOf(cut);
    const low = (plan.side.at(-1)?.[1] ?? 330) + plan.hemSag;
    const reach = cut.sleeve === 'none' ? 104 : cut.sleeve === 'full' ? 150 : cut.fit === 'oversized' ? 152 : 136;
    const top = plan.top - (cut.neck === 'polo' ? 20 : 6);
    return fit(ctx, { x: AXIS - reach, y: top, width: reach * 2, height: low - top }, SAFE, worn);
  },
});
