// Pressure cookers: with the lid outside or inside, straight or belly-shaped, of steel, aluminium or anodised.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { groundShadow } from '../light.ts';
import { METALS, cylinderStops, plastic } from '../materials.ts';
import { rod } from '../parts/goods/forms.ts';
import { createLathe } from '../parts/lathe.ts';
import { bar, discAt, discPath, groove, metalOf, turnedBody } from '../parts/ware.ts';
import { path, roundRect, toD } from '../path.ts';
import type { Knot } from '../path.ts';
import { blur, circle, draw, ellipse, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  lid: ['outer', 'inner'],
  body: ['straight', 'handi', 'wide'],
  stuff: ['steel', 'aluminium', 'anodised'],
} as const;
type Cut = CutOf<typeof CUTS>;

const BODIES: Readonly<Record<Cut['body'], readonly Knot[]>> = {
  straight: [
    [146, -190],
    [150, -182],
    [150, -18],
    [140, 0],
  ],
  handi: [
    [118, -196],
    [124, -184],
    [166, -120],
    [166, -70],
    [128, -8],
    [120, 0],
  ],
  wide: [
    [180, -136],
    [184, -128],
    [184, -18],
    [172, 0],
  ],
};

function weight(x: number, y: number): string {
  const metal = METALS.steel;
  return (
    rect(x - 5, y - 12, 10, 14, { fill: metal.patina }) +
    draw(`M${x - 15} ${y - 12}C${x - 17} ${y - 34} ${x + 17} ${y - 34} ${x + 15} ${y - 12}Z`, {
      fill: lighten(metal.base, 0.2),
      stroke: metal.patina,
      'stroke-width': 1.2,
    }) +
    ellipse(x, y - 33, 6, 4, { fill: metal.base, stroke: metal.patina, 'stroke-width': 1 }) +
    ellipse(x - 6, y - 24, 3, 5, { fill: '#ffffff', opacity: 0.8 })
  );
}

/** What stands on an outer lid: the grip on its two feet, the weight on its vent tube, the safety valve. */
function lidTop(ctx: Ctx, half: number, top: number, grip: string): string {
  const steel = METALS.steel;
  const shade = (x: number, y: number, rx: number, ry: number): string =>
    ellipse(x, y, rx, ry, {
      fill: steel.patina,
      opacity: 0.45,
      filter: blur(ctx.defs, 3, { x: x - rx, y: y - ry, width: rx * 2, height: ry * 2 }),
    });
  const tube = (x: number, y: number, wide: number, high: number): string =>
    rod(ctx, [x, y], [x, y - high], wide, cylinderStops(steel), { edge: steel.patina });
  const reach = half * 0.6;
  const foot = (x: number): string =>
    tube(x, top - 36, 20, 14) +
    ellipse(x, top - 36, 15, 4, { fill: lighten(steel.base, 0.3), stroke: steel.patina, 'stroke-width': 1 });
  const under = top - 48;
  const face = path(
    `M${-reach - 18} ${top - 58}C${-reach} ${top - 64} ${reach} ${top - 64} ${reach + 18} ${top - 58}L${reach + 16} ${top - 48}C${reach + 10} ${top - 44} ${reach - 20} ${under} 0 ${under}S${-reach - 10} ${top - 44} ${-reach - 16} ${top - 48}Z`,
  );
  const upper = path(
    `M${-reach - 18} ${top - 58}C${-reach - 12} ${top - 68} ${-reach} ${top - 72} 0 ${top - 73}S${reach + 12} ${top - 68} ${reach + 18} ${top - 58}C${reach} ${top - 64} ${-reach} ${top - 64} ${-reach - 18} ${top - 58}Z`,
  );
  const [ventX, ventY] = [-half * 0.2, top - 20];
  const [valveX, valveY] = [half * 0.34, top - 18];
  return (
    shade(8, top - 30, reach, 7) +
    foot(-reach) +
    foot(reach) +
    draw(toD(upper), { fill: lighten(grip, 0.26), stroke: darken(grip, 0.5), 'stroke-width': 1 }) +
    plastic(ctx, face, grip, { gloss: 0.4, reach: 5 }) +
    shade(ventX + 5, ventY + 2, 15, 4) +
    ellipse(ventX, ventY, 12, 4, { fill: steel.base, stroke: steel.patina, 'stroke-width': 1 }) +
    tube(ventX, ventY, 9, 22) +
    weight(ventX, ventY - 16) +
    shade(valveX + 4, valveY + 2, 15, 4) +
    ellipse(valveX, valveY, 14, 5, { fill: lighten(steel.base, 0.3), stroke: steel.patina, 'stroke-width': 1 }) +
    draw(
      `M${valveX - 9} ${valveY - 1}V${valveY - 7}C${valveX - 9} ${valveY - 12} ${valveX + 9} ${valveY - 12} ${valveX + 9} ${valveY - 7}V${valveY - 1}C${valveX + 6} ${valveY + 2} ${valveX - 6} ${valveY + 2} ${valveX - 9} ${valveY - 1}Z`,
      {
        fill: '#b3322c',
        stroke: '#5c1613',
        'stroke-width': 1,
      },
    ) +
    ellipse(valveX - 3, valveY - 8, 3, 1.4, { fill: '#f3b3a8', opacity: 0.9 })
  );
}

function cooker(ctx: Ctx, cut: Cut): string {
  const grip = ctx.colour(0);
  const stuff = cut.stuff;
  const lathe = createLathe(0, BODIES[cut.body], 0.18);
  const [half, top] = [lathe.halfAt(lathe.top), lathe.top];
  const inner = cut.lid === 'inner';
  const lid = createLathe(
    0,
    inner
      ? [
          [10, top - 36],
          [half * 0.5, top - 33],
          [half * 0.86, top - 16],
          [half * 0.94, top - 4],
        ]
      : [
          [12, top - 46],
          [half * 0.5, top - 43],
          [half * 0.9, top - 28],
          [half + 8, top - 12],
          [half + 11, top + 2],
          [half + 11, top + 16],
        ],
    0.18,
  );
  const metal = metalOf(stuff) ?? METALS.steel;
  const long = path(
    `M${half - 8} ${top - (inner ? 26 : 12)}C${half + 40} ${top - (inner ? 38 : 26)} ${half + 120} ${top - (inner ? 34 : 22)} ${half + 190} ${top - (inner ? 28 : 16)}V${top + (inner ? 2 : 14)}C${half + 120} ${top + (inner ? 4 : 16)} ${half + 40} ${top + (inner ? 6 : 18)} ${half - 8} ${top + (inner ? 10 : 18)}Z`,
  );
  const under = path(
    `M${half - 6} ${top + 22}C${half + 40} ${top + 20} ${half + 110} ${top + 18} ${half + 184} ${top + 18}V${top + 46}C${half + 110} ${top + 50} ${half + 40} ${top + 52} ${half - 6} ${top + 56}Z`,
  );
  const short = path(
    `M${-half + 6} ${top + 26}C${-half - 20} ${top + 20} ${-half - 54} ${top + 20} ${-half - 62} ${top + 28}V${top + 52}C${-half - 40} ${top + 56} ${-half - 20} ${top + 58} ${-half + 6} ${top + 60}Z`,
  );
  const base = stuff === 'anodised' ? '' : groove(lathe, lathe.bottom - 22, stuff, '', 2);
  return (
    groundShadow(ctx, { x: 10, y: 0, width: half * 2.1, depth: 26 }) +
    plastic(ctx, under, darken(grip, 0.1), { gloss: 0.4 }) +
    plastic(ctx, short, grip, { gloss: 0.4 }) +
    turnedBody(ctx, lathe, { stuff, colour: '', over: base }) +
    (inner
      ? draw(toD(discPath(discAt(lathe, top))), {
          fill: darken(metal.base, 0.3),
          stroke: metal.patina,
          'stroke-width': 3,
        }) +
        turnedBody(ctx, lid, { stuff, colour: '' }) +
        draw(toD(lathe.ring(top)), { fill: 'none', stroke: lighten(metal.base, 0.7), 'stroke-width': 6 }) +
        draw(toD(lathe.ring(top + 3)), {
          fill: 'none',
          stroke: metal.patina,
          'stroke-width': 1.4,
          'stroke-opacity': 0.7,
        })
      : turnedBody(ctx, lid, { stuff, colour: '', over: groove(lid, top - 24, stuff, '', 2) })) +
    (inner
      ? bar(
          ctx,
          path(
            `M${-half * 0.7} ${top - 22}C${-half * 0.3} ${top - 66} ${half * 0.3} ${top - 66} ${half * 0.7} ${top - 24}`,
          ),
          9,
          'steel',
          '',
        )
      : lidTop(ctx, half, top, grip)) +
    plastic(ctx, long, grip, { gloss: 0.5 }) +
    [0.3, 0.62]
      .map((t) =>
        circle(half + 190 * t, top - (inner ? 14 : 2), 4, {
          fill: metal.base,
          stroke: metal.patina,
          'stroke-width': 1,
        }),
      )
      .join('') +
    (inner
      ? weight(0, top - 44) +
        circle(half * 0.36, top - 26, 7, { fill: '#b3322c', stroke: '#5c1613', 'stroke-width': 1 })
      : plastic(ctx, roundRect(-half - 22, top - 16, 26, 30, 6), grip, { gloss: 0.4 }))
  );
}

export const kind = defineKind({
  name: 'pressure-cooker',
  about: 'pressure cooker; colours: handles',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const whole = (): string => cooker(ctx, cut);
    const half = cut.body === 'wide' ? 184 : cut.body === 'handi' ? 168 : 152;
    const mouth = cut.body === 'wide' ? 184 : cut.body === 'handi' ? 122 : 150;
    const top = (BODIES[cut.body][0]?.[1] ?? -190) - 86;
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 140, reach: 380 },
        zoom(ctx, { x: 40, y: top + 80, factor: 2, turn: 4 }, whole),
      );
    return fit(
      ctx,
      { x: -half - 40, y: top, width: half + 40 + mouth + 200, height: 6 - top },
      { x: 34, y: 40, width: 444, height: groundFor(ctx, 320) - 28 },
      whole,
      true,
    );
  },
});
