// Phone holders for the road: on a suction arm, on the air vent by a magnet, on a handlebar.
import { darken, lighten } from '../colour.ts';
import { gleam, groundShadow, wallShadow } from '../light.ts';
import { METALS, cylinderStops, metalPiece, paintStops, plastic } from '../materials.ts';
import { screen, screw } from '../parts/goods/faces.ts';
import { ball, pad, ramp, rod, thick } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { createLathe } from '../parts/lathe.ts';
import { turnedBody } from '../parts/ware.ts';
import { oval, path, roundRect, toD } from '../path.ts';
import { circle, draw, group, line, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['suction', 'vent', 'handlebar'] } as const;
type Cut = CutOf<typeof CUTS>;

/** A phone that shows the way, upright about (0, 0). */
function phone(ctx: Ctx): string {
  const map =
    rect(-66, -128, 132, 256, { fill: '#d8dfd2' }) +
    draw('M-66 -60L66 -96M-66 40L66 10M-30 -128L-10 128M40 -128L30 128', {
      stroke: '#ffffff',
      'stroke-width': 9,
      fill: 'none',
    }) +
    draw('M-22 128L-17 60C-14 20 34 20 34 -20V-70', {
      fill: 'none',
      stroke: '#2a6fd0',
      'stroke-width': 10,
      'stroke-linecap': 'round',
    }) +
    draw('M34 -112C50 -112 58 -100 58 -90C58 -76 34 -52 34 -52C34 -52 10 -76 10 -90C10 -100 18 -112 34 -112Z', {
      fill: '#c2242e',
    }) +
    circle(34, -90, 8, { fill: '#ffffff' });
  return (
    plastic(ctx, roundRect(-74, -138, 148, 276, 20), '#25262c', { gloss: 0.6, form: 0.7 }) +
    screen(ctx, roundRect(-66, -128, 132, 256, 12), map, { reflection: 0.22 })
  );
}

function jaws(ctx: Ctx, colour: string, accent: string): string {
  const jaw = (side: 1 | -1): string =>
    place(
      pad(ctx, path('M70 -50C84 -56 92 -44 92 -30V40C92 54 84 64 70 58L62 50V-42Z'), colour, { form: 0.8, reach: 8 }) +
        pad(ctx, path('M62 -36H72V46H62Z'), accent, { form: 0.5 }),
      { scale: `${side} 1` },
    );
  return (
    jaw(1) +
    jaw(-1) +
    pad(ctx, path('M-40 128H-14V148H14V128H40V156C40 164 34 168 26 168H-26C-34 168 -40 164 -40 156Z'), colour, {
      form: 0.8,
    })
  );
}

function suction(ctx: Ctx): string {
  const [colour, accent] = [ctx.colour(0), ctx.colour(1)];
  const cup = createLathe(
    196,
    [
      [34, 392, 'corner'],
      [44, 404],
      [74, 424],
      [78, 440],
      [70, 445, 'corner'],
    ],
    0.12,
  );
  return (
    groundShadow(ctx, { x: 200, y: 444, width: 170 }) +
    turnedBody(ctx, cup, { stuff: 'plastic', colour }) +
    plastic(ctx, path('M228 398L286 386C296 386 298 398 290 402L236 418Z'), accent, { gloss: 0.5, form: 0.7 }) +
    rod(ctx, [196, 396], [252, 318], 28, paintStops(colour, 0.5)) +
    circle(196, 392, 22, { fill: darken(colour, 0.2), stroke: darken(colour, 0.6) }) +
    screw(ctx, 196, 392, 8) +
    rod(ctx, [252, 318], [292, 268], 20, cylinderStops(METALS.aluminium)) +
    plastic(ctx, roundRect(234, 300, 38, 34, 10), colour, { gloss: 0.5, form: 0.8 }) +
    ball(ctx, 300, 256, 20, accent, { gloss: 0.6 }) +
    group(
      { transform: 'translate(302 168) rotate(8) scale(.98)' },
      plastic(ctx, roundRect(-50, -70, 100, 140, 16), darken(colour, 0.1), { gloss: 0.4, form: 0.6 }),
      phone(ctx),
      jaws(ctx, colour, accent),
    )
  );
}

/** The holder clipped to a slat and standing out from it; below, the two plates that come with it. */
function vent(ctx: Ctx): string {
  const [colour, accent] = [ctx.colour(0), ctx.colour(1)];
  const dash = roundRect(66, 60, 380, 246, 40);
  const well = roundRect(92, 84, 328, 198, 26);
  const slats = [118, 162, 206, 250].map((y) =>
    rod(ctx, [94, y], [418, y], 22, ramp('#73747d', '#4a4b53', '#34353b', '#26262b')),
  );
  const disc = oval(238, 176, 104, 104);
  const steel = METALS['brushed-steel'];
  const plates = [oval(160, 398, 56, 56), roundRect(252, 362, 148, 72, 14)];
  return (
    wallShadow(ctx, [dash], { distance: 10 }) +
    pad(ctx, dash, '#63636c', { form: 0.7, reach: 16 }) +
    draw(toD(well), { fill: '#141318' }) +
    slats.join('') +
    // The clip: two fingers over a slat.
    [-1, 1]
      .map((side) => plastic(ctx, roundRect(264 + side * 22 - 9, 146, 18, 84, 7), darken(colour, 0.1), { gloss: 0.4 }))
      .join('') +
    pad(ctx, roundRect(226, 158, 76, 60, 12), darken(colour, 0.3)) +
    wallShadow(ctx, [oval(262, 200, 104, 104)], { distance: 20, strength: 1.3 }) +
    thick(disc, 24, 20, darken(colour, 0.05), darken(colour, 0.35)) +
    thick(oval(238, 176, 106, 106), 6, 5, lighten(METALS.aluminium.base, 0.3), METALS.aluminium.patina) +
    plastic(ctx, disc, lighten(colour, 0.08), { gloss: 0.5, form: 0.85, reach: 20 }) +
    draw(toD(oval(238, 176, 82, 82)), { fill: 'none', stroke: accent, 'stroke-width': 6 }) +
    group(
      { transform: 'translate(-18 -80)' },
      draw('M226 232V262C226 302 286 302 286 262V232H268V262C268 278 244 278 244 262V232Z', {
        fill: accent,
        stroke: darken(accent, 0.5),
        'stroke-width': 1.2,
      }),
      rect(226, 232, 18, 13, { fill: '#e6e8ea' }),
      rect(268, 232, 18, 13, { fill: '#e6e8ea' }),
    ) +
    gleam(ctx, path('M152 150C162 112 190 90 226 86'), { width: 10, opacity: 0.55, soft: 2 }) +
    wallShadow(ctx, plates, { distance: 9 }) +
    plates.map((one) => thick(one, 2, 3, steel.base, steel.patina) + metalPiece(ctx, one, steel, { rim: 2 })).join('')
  );
}

function handlebar(ctx: Ctx): string {
  const [colour, accent] = [ctx.colour(0), ctx.colour(1)];
  const grip = (from: number, to: number): string =>
    rod(ctx, [from, 418], [to, 418], 56, paintStops('#2c2b31', 0.3), {
      over: Array.from({ length: 14 }, (_, n) =>
        line(from + n * 14, 388, from + n * 14, 448, { stroke: '#121116', 'stroke-width': 4 }),
      ).join(''),
    });
  return (
    rod(ctx, [-60, 418], [570, 418], 40, cylinderStops(METALS.steel)) +
    grip(-60, 96) +
    grip(420, 570) +
    wallShadow(ctx, [roundRect(170, 60, 172, 310, 20)], { distance: 16 }) +
    plastic(ctx, roundRect(222, 382, 68, 72, 16), colour, { gloss: 0.5, form: 0.9 }) +
    screw(ctx, 256, 434, 8) +
    rod(ctx, [256, 340], [256, 392], 26, paintStops(colour, 0.5)) +
    group(
      { transform: 'translate(256 208) rotate(-3) scale(1.08)' },
      plastic(
        ctx,
        path('M-92 -152L-60 -120L-20 -10L-60 124L-92 156L-104 142L-84 110L-50 -6L-84 -106L-104 -138Z'),
        colour,
        { gloss: 0.4, form: 0.7 },
      ),
      plastic(ctx, path('M92 -152L60 -120L20 -10L60 124L92 156L104 142L84 110L50 -6L84 -106L104 -138Z'), colour, {
        gloss: 0.4,
        form: 0.7,
      }),
      phone(ctx),
      [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ]
        .map(([sx = 1, sy = 1]) =>
          place(
            pad(ctx, path('M46 -152C70 -156 90 -146 92 -120L76 -106C74 -124 64 -132 46 -134Z'), accent, {
              form: 0.9,
              reach: 6,
            }),
            { scale: `${sx} ${sy}` },
          ),
        )
        .join(''),
    )
  );
}

export const kind = defineKind({
  name: 'phone-mount',
  about: 'phone holder for car or bike; colours: body, accent',
  stances: ['stand', 'wall', 'flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut: Cut, ctx) {
    const stand = cut.style === 'suction';
    const extent = {
      suction: { x: 116, y: 24, width: 290, height: 420 },
      vent: { x: 60, y: 56, width: 392, height: 404 },
      handlebar: { x: 60, y: 40, width: 392, height: 420 },
    }[cut.style];
    return show(ctx, {
      extent,
      art: () => ({ suction, vent, handlebar })[cut.style](ctx),
      stand,
      near: stand ? { x: 230, y: 350, factor: 2 } : { x: 256, y: 270, factor: 1.8 },
      margin: 34,
    });
  },
});
