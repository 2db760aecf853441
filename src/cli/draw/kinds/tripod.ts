// Tripods for phones: bending legs of balls, and a ring of light on a stand.
import { darken, lighten } from '../colour.ts';
import { gleam, groundShadow } from '../light.ts';
import { METALS, cylinderStops, metalPiece, paintStops, plastic } from '../materials.ts';
import { screen } from '../parts/goods/faces.ts';
import { ball, cord, pad, rod } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { oval, path, roundRect, smooth, spotsAlong, toD } from '../path.ts';
import type { Knot } from '../path.ts';
import { blur, circle, draw, group, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { style: ['flexible', 'ring'] } as const;

/** The spring clamp with a phone upright in it, about (0, 0). */
function clamp(ctx: Ctx, colour: string, scale: number): string {
  return group(
    { transform: `scale(${scale})` },
    plastic(ctx, roundRect(-46, -92, 92, 184, 14), '#2a2c33', { gloss: 0.6, form: 0.7 }),
    screen(
      ctx,
      roundRect(-40, -86, 80, 172, 10),
      rect(-40, -86, 80, 172, { fill: '#5b7fa6' }) +
        circle(4, -10, 26, { fill: '#f2d9a0' }) +
        draw('M-40 40C-20 10 10 50 40 24V86H-40Z', { fill: '#3c5f56' }),
    ),
    pad(ctx, path('M-56 -34C-60 -20 -60 20 -56 34H-36V22H-44V-22H-36V-34Z'), colour, { form: 0.7 }),
    pad(ctx, path('M56 -34C60 -20 60 20 56 34H36V22H44V-22H36V-34Z'), colour, { form: 0.7 }),
  );
}

function flexible(ctx: Ctx): string {
  const [shell, accent] = [ctx.colour(0), ctx.colour(1)];
  const leg = (knots: readonly Knot[], far: boolean): string => {
    const spots = spotsAlong(smooth(knots), 10);
    const joint = spots.map(
      (s, n) =>
        ball(ctx, s.x, s.y, 17 - n * 0.45, far ? darken(shell, 0.3) : shell, { gloss: 0.35 }) +
        (n % 3 === 2 ? place(rect(-3, -16, 5, 32, { rx: 2, fill: accent }), { x: s.x, y: s.y, turn: s.turn }) : ''),
    );
    const foot = spots.at(-1);
    return joint.join('') + (foot ? pad(ctx, oval(foot.x, foot.y + 2, 15, 12), accent, { form: 0.9 }) : '');
  };
  return (
    groundShadow(ctx, { x: 136, y: 442, width: 90 }) +
    groundShadow(ctx, { x: 380, y: 442, width: 90 }) +
    groundShadow(ctx, { x: 250, y: 412, width: 70 }) +
    leg(
      [
        [258, 262],
        [250, 310],
        [240, 360],
        [256, 400],
      ],
      true,
    ) +
    leg(
      [
        [250, 262],
        [204, 290],
        [186, 350],
        [130, 432],
      ],
      false,
    ) +
    leg(
      [
        [268, 262],
        [318, 284],
        [330, 350],
        [382, 432],
      ],
      false,
    ) +
    metalPiece(ctx, roundRect(244, 214, 28, 22, 5), METALS.steel, { rim: 2 }) +
    plastic(ctx, path('M222 234H294C302 250 298 276 286 284H232C218 276 214 250 222 234Z'), shell, {
      gloss: 0.5,
      form: 0.9,
    }) +
    ball(ctx, 258, 206, 17, accent, { gloss: 0.5 }) +
    place(clamp(ctx, shell, 1), { x: 258, y: 108, turn: -6 })
  );
}

function ring(ctx: Ctx): string {
  const [shell, glow] = [ctx.colour(0), '#fff3d4'];
  const outer = oval(256, 150, 124, 124);
  const hole = oval(256, 150, 86, 86);
  const area = { x: 80, y: -30, width: 352, height: 360 };
  const leg = (x: number, y: number): string =>
    rod(ctx, [256, 352], [x, y], 11, paintStops(shell, 0.4), { taper: 0.8 }) +
    pad(ctx, oval(x, y, 10, 7), darken(shell, 0.2));
  return (
    groundShadow(ctx, { x: 256, y: 440, width: 220 }) +
    leg(262, 414) +
    rod(ctx, [256, 330], [256, 262], 10, cylinderStops(METALS.steel)) +
    rod(ctx, [256, 396], [256, 316], 17, paintStops(shell, 0.5)) +
    leg(140, 440) +
    leg(372, 440) +
    plastic(ctx, roundRect(240, 304, 32, 22, 6), shell, { gloss: 0.5, form: 0.8 }) +
    plastic(ctx, roundRect(238, 342, 36, 20, 6), shell, { gloss: 0.5, form: 0.8 }) +
    circle(256, 150, 108, {
      fill: 'none',
      stroke: '#fff0c8',
      'stroke-width': 56,
      opacity: 0.5,
      filter: blur(ctx.defs, 18, area),
    }) +
    draw(toD(outer, hole), { fill: shell, 'fill-rule': 'evenodd' }) +
    circle(256, 150, 105, { fill: 'none', stroke: glow, 'stroke-width': 28 }) +
    circle(256, 150, 105, { fill: 'none', stroke: '#ffffff', 'stroke-width': 14, filter: blur(ctx.defs, 3, area) }) +
    draw(toD(outer), { fill: 'none', stroke: darken(shell, 0.5), 'stroke-width': 1.4 }) +
    draw(toD(hole), { fill: 'none', stroke: darken(shell, 0.5), 'stroke-width': 1.4 }) +
    plastic(ctx, roundRect(236, 250, 40, 32, 8), shell, { gloss: 0.5, form: 0.8 }) +
    rod(ctx, [256, 252], [256, 216], 9, cylinderStops(METALS.steel)) +
    place(clamp(ctx, shell, 0.76), { x: 256, y: 152 }) +
    cord(path('M274 270C320 290 300 380 330 410C350 430 420 424 640 450'), {
      width: 6,
      colour: lighten(shell, 0.1),
      gloss: 0.2,
    }) +
    plastic(ctx, roundRect(296, 336, 20, 46, 8), darken(shell, 0.1), { gloss: 0.5, form: 0.7 }) +
    gleam(ctx, path('M140 120C150 70 190 38 240 30'), { width: 4, opacity: 0.7, soft: 1 })
  );
}

export const kind = defineKind({
  name: 'tripod',
  about: 'phone tripod; colours: legs and clamp, joints and feet',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const isFlexible = cut.style === 'flexible';
    return show(ctx, {
      extent: isFlexible ? { x: 110, y: 12, width: 292, height: 434 } : { x: 128, y: 24, width: 256, height: 420 },
      art: () => (isFlexible ? flexible(ctx) : ring(ctx)),
      stand: true,
      near: isFlexible ? { x: 256, y: 260, factor: 2 } : { x: 256, y: 190, factor: 1.7 },
      margin: 30,
    });
  },
});
