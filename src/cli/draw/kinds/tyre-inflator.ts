// Air for tyres: an electric inflator with a display, a foot pump with a gauge.
import { darken, lighten } from '../colour.ts';
import { gleam, groundShadow } from '../light.ts';
import { METALS, cylinderStops, metalPiece, paintStops, plastic } from '../materials.ts';
import { SIGNS, digits, digitsWidth, grille, led, pushButton, screen } from '../parts/goods/faces.ts';
import { cord, pad, rod } from '../parts/goods/forms.ts';
import { lighterPlug } from '../parts/goods/plugs.ts';
import { show } from '../parts/goods/show.ts';
import { bar } from '../parts/ware.ts';
import { oval, path, roundRect, toD } from '../path.ts';
import { circle, draw, line, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { style: ['electric', 'foot'] } as const;

function electric(ctx: Ctx): string {
  const [shell, accent] = [ctx.colour(0), ctx.colour(1)];
  const body = path(
    'M96 230C96 204 112 192 138 192H342C370 192 386 206 386 232V404C386 430 372 442 346 442H136C110 442 96 430 96 404Z',
  );
  const hose = path('M384 250C450 240 476 300 440 344C410 384 420 430 470 428');
  const nozzle = place(
    rod(ctx, [-6, 0], [34, 0], 24, cylinderStops(METALS.brass)) +
      plastic(ctx, roundRect(-14, -18, 22, 36, 6), accent, { gloss: 0.5, form: 0.8 }) +
      metalPiece(ctx, path('M4 -22L40 -34L46 -24L14 -8Z'), METALS.steel, { rim: 2 }),
    { x: 456, y: 428, turn: 4 },
  );
  const bars = grille(ctx, roundRect(116, 352, 90, 70, 10), 11, 3.2, shell);
  return (
    groundShadow(ctx, { x: 246, y: 440, width: 310 }) +
    groundShadow(ctx, { x: 178, y: 484, width: 130, depth: 8, strength: 0.7 }) +
    groundShadow(ctx, { x: 470, y: 444, width: 60, strength: 0.6 }) +
    bar(ctx, path('M150 196C152 128 190 116 242 116S332 128 334 196'), 27, 'plastic', darken(shell, 0.2)) +
    cord(hose, { width: 17, colour: '#2c2b31', braid: '#5b5a63', gloss: 0.2 }) +
    nozzle +
    plastic(ctx, body, shell, { gloss: 0.6, form: 0.95, reach: 26 }) +
    plastic(ctx, path('M96 330H386V404C386 430 372 442 346 442H136C110 442 96 430 96 404Z'), darken(shell, 0.4), {
      gloss: 0.3,
      form: 0.7,
    }) +
    bars +
    plastic(ctx, roundRect(136, 216, 212, 100, 18), darken(shell, 0.5), { gloss: 0.4, form: 0.5 }) +
    screen(
      ctx,
      roundRect(148, 228, 132, 76, 10),
      digits('32.5', 214 - digitsWidth('32.5', 1.7) / 2, 244, 1.7, '#8ff0c0', 5),
    ) +
    pushButton(ctx, 316, 248, 15, accent, SIGNS.power(lighten(accent, 0.85))) +
    pushButton(ctx, 302, 290, 11, '#4a4b52', SIGNS.minus('#f1ece2')) +
    pushButton(ctx, 331, 290, 11, '#4a4b52', SIGNS.plus('#f1ece2')) +
    draw(toD(oval(310, 386, 36, 36)), { fill: '#1d1b20' }) +
    circle(310, 386, 29, { fill: '#fff7dc', stroke: METALS.steel.base, 'stroke-width': 4 }) +
    led(ctx, 310, 386, 9, '#fff0b8') +
    // The lead for the car's socket comes from behind and lies before the pump.
    cord(path('M100 404C62 402 50 432 62 452C72 468 96 466 124 466'), { width: 8, colour: '#2c2b31', gloss: 0.3 }) +
    place(lighterPlug(ctx, '#34323a'), { x: 126, y: 466, turn: 2 }) +
    gleam(ctx, path('M108 250C108 222 120 206 146 203'), { width: 8, opacity: 0.6, soft: 2 })
  );
}

function foot(ctx: Ctx): string {
  const [frame, cylinder] = [ctx.colour(0), ctx.colour(1)];
  const gauge = oval(128, 360, 40, 40);
  const hose = path('M128 396C70 420 30 360 60 300C88 246 150 230 140 170C132 120 70 120 44 160');
  return (
    groundShadow(ctx, { x: 270, y: 446, width: 400 }) +
    cord(hose, { width: 14, colour: '#2c2b31', gloss: 0.4 }) +
    place(
      rod(ctx, [-4, 0], [36, 0], 20, cylinderStops(METALS.brass)) +
        metalPiece(ctx, path('M2 -18L40 -30L46 -20L12 -6Z'), METALS.steel, { rim: 2 }),
      { x: 44, y: 160, turn: 128 },
    ) +
    bar(ctx, path('M110 430L456 430'), 17, 'plastic', frame) +
    bar(ctx, path('M130 436L424 210'), 17, 'plastic', darken(frame, 0.15)) +
    rod(ctx, [170, 396], [330, 300], 58, paintStops(cylinder, 0.7)) +
    rod(ctx, [176, 392], [188, 385], 64, cylinderStops(METALS.steel)) +
    rod(ctx, [320, 306], [332, 299], 64, cylinderStops(METALS.steel)) +
    rod(ctx, [330, 300], [404, 256], 17, cylinderStops(METALS.steel)) +
    bar(ctx, path('M448 432L402 236'), 17, 'plastic', frame) +
    pad(ctx, path('M346 214L470 184C484 182 490 198 478 206L368 246C350 250 340 222 346 214Z'), '#2c2b31', {
      form: 0.9,
      over: [0, 1, 2, 3, 4, 5, 6]
        .map((n) =>
          line(362 + n * 17, 196 - n * 3, 374 + n * 17, 244 - n * 5, { stroke: '#0f0e12', 'stroke-width': 5 }),
        )
        .join(''),
    }) +
    [
      [114, 432],
      [448, 432],
      [404, 238],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(x, y, 12, { fill: METALS.steel.base, stroke: METALS.steel.patina, 'stroke-width': 1.4 }) +
          circle(x, y, 4, { fill: METALS.steel.patina }),
      )
      .join('') +
    pad(ctx, roundRect(96, 430, 44, 15, 5), '#2c2b31') +
    pad(ctx, roundRect(428, 432, 44, 13, 5), '#2c2b31') +
    metalPiece(ctx, gauge, METALS.steel, { rim: 3 }) +
    circle(128, 360, 32, { fill: '#fbf7ea', stroke: '#8b8f96', 'stroke-width': 1.4 }) +
    Array.from({ length: 13 }, (_, n) =>
      place(
        line(0, -28, 0, n % 3 ? -23 : -19, {
          stroke: n > 9 ? '#c2242e' : '#2b2a30',
          'stroke-width': n % 3 ? 1.4 : 2.4,
        }),
        { x: 128, y: 360, turn: -120 + n * 20 },
      ),
    ).join('') +
    place(draw('M-2 6L0 -24L2 6Z', { fill: '#c2242e' }), { x: 128, y: 360, turn: 30 }) +
    circle(128, 360, 4, { fill: '#2b2a30' }) +
    gleam(ctx, path('M192 366L316 292'), { width: 7, opacity: 0.6, soft: 1.6 })
  );
}

export const kind = defineKind({
  name: 'tyre-inflator',
  about: 'tyre inflator or foot pump; colours: body or frame, accent or cylinder',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const isElectric = cut.style === 'electric';
    return show(ctx, {
      extent: isElectric ? { x: 44, y: 100, width: 464, height: 388 } : { x: 30, y: 130, width: 462, height: 316 },
      art: () => (isElectric ? electric(ctx) : foot(ctx)),
      stand: true,
      near: isElectric ? { x: 230, y: 270, factor: 1.9 } : { x: 170, y: 350, factor: 2 },
      margin: 30,
    });
  },
});
