// Food to carry and to keep warm: tiered tiffins, lunch boxes with compartments, insulated casseroles.
import { darken, lighten } from '../colour.ts';
import { showStanding } from '../frame.ts';
import type { Extent } from '../frame.ts';
import { gleam, groundShadow } from '../light.ts';
import { METALS, metalPiece, plastic } from '../materials.ts';
import { createLathe } from '../parts/lathe.ts';
import { bar, discAt, discPath, groove, knob, ringLine, turnedBody } from '../parts/ware.ts';
import { path, roundRect, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { circle, draw } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';
import { compartments } from './lunch-box/open.ts';

const CUTS = { style: ['tiers', 'compartments', 'casserole', 'bag'], tiers: ['four', 'three'] } as const;
type Cut = CutOf<typeof CUTS>;

function tiffin(ctx: Ctx, cut: Cut): string {
  const count = cut.tiers === 'four' ? 4 : 3;
  const tall = 72;
  const tier = (n: number): string => {
    const y = -n * (tall + 3);
    const lathe = createLathe(
      0,
      [
        [94, y - tall],
        [97, y - tall + 4],
        [97, y - 8],
        [92, y],
      ],
      0.2,
    );
    return (
      turnedBody(ctx, lathe, {
        stuff: 'steel',
        colour: '',
        shadeFoot: 4,
        over: groove(lathe, y - tall + 16, 'steel', '', 1.6),
      }) + ringLine(lathe, y - 2, METALS.steel.patina, 2, 0.7)
    );
  };
  const top = -count * (tall + 3);
  const lid = createLathe(
    0,
    [
      [26, top - 26],
      [64, top - 22],
      [92, top - 8],
      [97, top + 2],
    ],
    0.2,
  );
  const strapAt = (s: 1 | -1): string =>
    metalPiece(ctx, path(`M${s * 96} ${top - 12}H${s * 112}V-26L${s * 104} 2H${s * 92}Z`), METALS.steel, { rim: 2 });
  const clip = (s: 1 | -1): string =>
    metalPiece(ctx, roundRect(s * 104 - 10, top + 4, 20, 66, 5), METALS.steel, { rim: 2 }) +
    circle(s * 104, top + 58, 4, { fill: METALS.steel.patina });
  return (
    groundShadow(ctx, { x: 0, y: 0, width: 196, depth: 22 }) +
    bar(ctx, path(`M-104 ${top + 10}C-112 ${top - 96} 112 ${top - 96} 104 ${top + 10}`), 12, 'steel', '') +
    plastic(ctx, roundRect(-44, top - 80, 88, 22, 10), ctx.colour(0), { gloss: 0.4 }) +
    Array.from({ length: count }, (_, n) => tier(n)).join('') +
    turnedBody(ctx, lid, { stuff: 'steel', colour: '' }) +
    knob(ctx, 0, top - 25, 11, 'steel', '') +
    strapAt(-1) +
    strapAt(1) +
    clip(-1) +
    clip(1) +
    metalPiece(ctx, path('M-104 -4H104V8C60 20 -60 20 -104 8Z'), METALS.steel, { rim: 2 })
  );
}

function casserole(ctx: Ctx): string {
  const [main, trim] = [ctx.colour(0), ctx.colour(1)];
  const body = createLathe(
    0,
    [
      [172, -134],
      [176, -126],
      [170, -60],
      [148, -8],
      [138, 0],
    ],
    0.22,
  );
  const lid = createLathe(
    0,
    [
      [36, -210],
      [96, -202],
      [156, -172],
      [178, -142],
      [180, -128],
    ],
    0.22,
  );
  const steel = createLathe(
    0,
    [
      [178, -142],
      [178, -122],
    ],
    0.22,
  );
  const ear = (s: 1 | -1): string =>
    plastic(
      ctx,
      path(
        `M${s * 160} -104C${s * 206} -112 ${s * 226} -96 ${s * 220} -76C${s * 212} -62 ${s * 186} -58 ${s * 160} -66Z`,
      ),
      trim,
      { gloss: 0.5 },
    );
  return (
    groundShadow(ctx, { x: 0, y: 0, width: 300, depth: 28 }) +
    ear(-1) +
    ear(1) +
    turnedBody(ctx, body, {
      stuff: 'plastic',
      colour: main,
      print: ctx.recipe.pattern ? { fabric: ctx.fabric, from: -116, to: -20, scale: 0.9 } : undefined,
    }) +
    turnedBody(ctx, steel, { stuff: 'steel', colour: '' }) +
    turnedBody(ctx, lid, { stuff: 'plastic', colour: main, over: groove(lid, -178, 'plastic', main, 2) }) +
    draw(toD(discPath(discAt(lid, -206))), { fill: trim, stroke: darken(trim, 0.4), 'stroke-width': 1 }) +
    knob(ctx, 0, -208, 22, 'plastic', trim) +
    gleam(ctx, path('M-130 -164C-100 -190 -60 -198 -30 -200'), { width: 8, opacity: 0.5, soft: 2 })
  );
}

/** A soft insulated bag with a steel box beside it. */
function bag(ctx: Ctx): string {
  const trim = ctx.colour(ctx.colourCount - 1);
  const front = roundRect(-150, -190, 256, 194, 16);
  const side = path('M106 -180L150 -206V-30L106 -6Z');
  const top = path('M-146 -184C-130 -214 -100 -222 -90 -222H126C140 -222 150 -214 150 -202L106 -184Z');
  const box = createLathe(
    190,
    [
      [62, -70],
      [64, -66],
      [64, -8],
      [60, 0],
    ],
    0.2,
  );
  const cover = createLathe(
    190,
    [
      [58, -86],
      [66, -78],
      [67, -66],
    ],
    0.2,
  );
  return (
    groundShadow(ctx, { x: 0, y: 2, width: 310, depth: 24 }) +
    bar(ctx, path('M-66 -200C-66 -280 70 -280 70 -204'), 17, 'matt', trim) +
    clothPiece(ctx, { outline: side, fabric: ctx.fabric.reverse, form: 0.4 }) +
    clothPiece(ctx, { outline: top, fabric: ctx.fabric, form: 0.4 }) +
    clothPiece(ctx, {
      outline: front,
      fabric: ctx.fabric,
      origin: [-20, -90],
      form: 0.7,
      drape: { amount: 0.2, across: 100, down: 80 },
    }) +
    draw(toD(path('M-148 -180H108L148 -204')), { fill: 'none', stroke: trim, 'stroke-width': 7 }) +
    draw('M-148 -180H108', { stroke: '#c3c6cb', 'stroke-width': 2.6, 'stroke-dasharray': '3 2' }) +
    clothPiece(ctx, { outline: roundRect(-110, -116, 176, 96, 10), fabric: ctx.plain(trim), form: 0.5 }) +
    groundShadow(ctx, { x: 190, y: 0, width: 124, depth: 14 }) +
    turnedBody(ctx, box, { stuff: 'steel', colour: '' }) +
    turnedBody(ctx, cover, { stuff: 'plastic', colour: trim }) +
    draw(toD(discPath(discAt(cover, -84))), { fill: lighten(trim, 0.2) })
  );
}

export const kind = defineKind({
  name: 'lunch-box',
  about: 'tiffin, lunch box, casserole, lunch bag; colours: body or grip, seal or trim',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art: Readonly<Record<Cut['style'], () => string>> = {
      tiers: () => tiffin(ctx, cut),
      compartments: () => compartments(ctx),
      casserole: () => casserole(ctx),
      bag: () => bag(ctx),
    };
    const top = cut.tiers === 'four' ? -392 : -318;
    const extents: Readonly<Record<Cut['style'], Extent>> = {
      tiers: [-130, top, 260, 18 - top],
      compartments: [-228, -254, 456, 356],
      casserole: [-232, -262, 464, 268],
      bag: [-164, -276, 436, 284],
    };
    return showStanding(
      ctx,
      { extent: extents[cut.style], near: { x: 0.5, y: 0.42 }, room: { side: 40, top: 34, tall: 380 } },
      art[cut.style],
    );
  },
});
