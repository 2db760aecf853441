// Brushes in a row, blending sponges.
import { darken, lighten, mix } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { clipTo, groundShadow, innerRim } from '../light.ts';
import { METALS, paintStops } from '../materials.ts';
import { path, toD } from '../path.ts';
import { circle, draw, ellipse, line, linear, place, radial } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';
import { HEADS, brush, roll } from './makeup-tools/brush.ts';
import { CUTS } from './makeup-tools/look.ts';
import type { Cut } from './makeup-tools/look.ts';

function sponge(ctx: Ctx, colour: string, shape: 'drop' | 'waist' | 'cut'): string {
  const outline = path(
    shape === 'drop'
      ? 'M0 -170C22 -150 74 -90 74 -44C74 -12 42 0 0 0S-74 -12 -74 -44C-74 -90 -22 -150 0 -170Z'
      : shape === 'waist'
        ? 'M0 -172C30 -166 52 -140 46 -112C42 -98 74 -70 74 -40C74 -10 42 0 0 0S-74 -10 -74 -40C-74 -70 -42 -98 -46 -112C-52 -140 -30 -166 0 -172Z'
        : 'M-20 -160C20 -150 74 -96 74 -44C74 -12 42 0 0 0S-70 -10 -72 -40C-74 -70 -50 -110 -20 -160Z',
  );
  const random = ctx.random.fork(`sponge ${shape} ${colour}`);
  const pores = Array.from({ length: 46 }, () =>
    circle(random.near(0, 70), random.between(-150, -4), random.between(0.6, 1.7), {
      fill: darken(colour, 0.35),
      opacity: 0.45,
    }),
  );
  const face =
    shape === 'cut'
      ? draw('M-20 -160C-46 -116 -70 -74 -72 -40C-64 -14 -50 -8 -30 -4C-12 -40 -6 -110 -20 -160Z', {
          fill: lighten(colour, 0.34),
          opacity: 0.75,
        })
      : '';
  return (
    groundShadow(ctx, { x: 4, y: 0, width: 120, depth: 15 }) +
    clipTo(
      ctx,
      outline,
      draw(toD(outline), {
        fill: radial(ctx.defs, [-26, -100], 150, [
          [0, lighten(colour, 0.5)],
          [0.45, colour],
          [1, darken(colour, 0.32)],
        ]),
      }),
      face,
      ...pores,
      innerRim(ctx, outline, {
        dx: -7,
        dy: -7,
        soft: 10,
        colour: darken(colour, 0.6),
        opacity: 0.55,
        blend: 'multiply',
      }),
    ) +
    draw(toD(outline), { fill: 'none', stroke: darken(colour, 0.45), 'stroke-width': 1, 'stroke-opacity': 0.5 })
  );
}

/** A wire stand for a sponge. */
function wireStand(ctx: Ctx, x: number, y: number): string {
  const metal = METALS.gold;
  const hoop = (cy: number, rx: number, half: 'back' | 'front'): string =>
    draw(`M${-rx} ${cy}A${rx} ${rx * 0.3} 0 0 ${half === 'back' ? 1 : 0} ${rx} ${cy}`, {
      fill: 'none',
      stroke: metal.patina,
      'stroke-width': 5,
    }) +
    draw(`M${-rx} ${cy}A${rx} ${rx * 0.3} 0 0 ${half === 'back' ? 1 : 0} ${rx} ${cy}`, {
      fill: 'none',
      stroke: mix(metal.base, '#fff3cf', 0.35),
      'stroke-width': 2.6,
    });
  const back = hoop(-62, 44, 'back') + hoop(0, 56, 'back');
  const legs = [-40, 40]
    .map(
      (dx) =>
        line(dx, -58, dx * 1.3, 2, { stroke: metal.patina, 'stroke-width': 5 }) +
        line(dx - 0.6, -58, dx * 1.3 - 0.6, 2, { stroke: metal.base, 'stroke-width': 3 }),
    )
    .join('');
  return place(
    groundShadow(ctx, { x: 4, y: 8, width: 120, depth: 14 }) +
      back +
      place(sponge(ctx, ctx.colour(0), 'drop'), { y: -30, scale: 0.86 }) +
      legs +
      hoop(-62, 44, 'front') +
      hoop(0, 56, 'front'),
    { x, y },
  );
}

/** Brushes standing in a cup. */
function cup(ctx: Ctx, cut: Cut): string {
  const wall = path('M-74 -120L-62 -8C-60 2 60 2 62 -8L74 -120Z');
  const colour = ctx.colour(2);
  const spots = [
    [-44, -150, -14, 4],
    [44, -158, 13, 3],
    [-18, -178, -5, 1],
    [20, -184, 5, 2],
    [2, -206, 1, 0],
  ] as const;
  return (
    groundShadow(ctx, { x: 4, y: -2, width: 140, depth: 16 }) +
    ellipse(0, -120, 74, 14, { fill: darken(colour, 0.5) }) +
    clipTo(
      ctx,
      path('M-260 -420H260V-112H74C60 -104 -60 -104 -74 -112H-260Z'),
      ...spots.map(([x, y, turn, n]) => place(brush(ctx, cut, n), { x, y, turn, scale: 0.94 })),
    ) +
    clipTo(ctx, wall, draw(toD(wall), { fill: linear(ctx.defs, [-74, 0], [74, 0], paintStops(colour, 0.5)) })) +
    draw('M-74 -120A74 14 0 0 0 74 -120', { fill: 'none', stroke: lighten(colour, 0.5), 'stroke-width': 3 }) +
    draw(toD(wall), { fill: 'none', stroke: darken(colour, 0.5), 'stroke-width': 1, 'stroke-opacity': 0.6 })
  );
}

export const kind = defineKind({
  name: 'makeup-tools',
  about:
    'make-up brushes (roll, loose: flat; cup: standing) or sponges (standing); colours: handles or sponges, hair, cloth or cup, ties',
  stances: ['flat', 'stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (cut.what === 'sponges') {
      const scene = (): string =>
        wireStand(ctx, 256, 398) +
        place(sponge(ctx, ctx.colour(1), 'waist'), { x: 146, y: 440 }) +
        place(sponge(ctx, ctx.colour(2), 'cut'), { x: 366, y: 444 });
      if (ctx.view === 'detail')
        return focusFrom(
          ctx,
          { at: [256, 256], sharp: 130, reach: 360 },
          zoom(ctx, { x: 330, y: 350, factor: 2 }, scene),
        );
      return fit(
        ctx,
        { x: 64, y: 220, width: 384, height: 230 },
        { x: 36, y: groundFor(ctx, 300) - 360, width: 440, height: 364 },
        scene,
        true,
      );
    }
    if (cut.hold === 'cup') {
      const scene = (): string => place(cup(ctx, cut), { x: 256, y: 446 });
      if (ctx.view === 'detail')
        return focusFrom(
          ctx,
          { at: [256, 220], sharp: 130, reach: 360 },
          zoom(ctx, { x: 256, y: 210, factor: 1.9 }, scene),
        );
      return fit(
        ctx,
        { x: 140, y: 128, width: 232, height: 320 },
        { x: 36, y: groundFor(ctx, 410) - 410, width: 440, height: 410 },
        scene,
        true,
      );
    }
    const scene = (): string =>
      cut.hold === 'roll'
        ? place(roll(ctx, cut), { x: 250, y: 262, turn: -6 })
        : place(
            HEADS.slice(0, 5)
              .map((_, n) =>
                place(brush(ctx, cut, n), {
                  x: (n - 2) * 76 - (n === 4 ? 10 : 0),
                  y: n % 2 ? 20 : 0,
                  turn: (n - 2) * 5,
                }),
              )
              .join(''),
            { x: 256, y: 216 },
          );
    if (ctx.view === 'detail') return zoom(ctx, { x: 180, y: 200, factor: 1.9, turn: 6 }, scene);
    return fit(
      ctx,
      cut.hold === 'roll' ? { x: 14, y: 116, width: 490, height: 300 } : { x: 50, y: 100, width: 412, height: 330 },
      { x: 34, y: 34, width: 444, height: 444 },
      scene,
    );
  },
});
