// Extension boards: a long one with a switch at each socket, a cube with sockets on its faces.
import { darken, lighten } from '../colour.ts';
import { gleam, groundShadow, wallShadow } from '../light.ts';
import { METALS, cylinderStops, plastic } from '../materials.ts';
import { SIGNS, led, screw } from '../parts/goods/faces.ts';
import { cord, cordShadow, rod, thick } from '../parts/goods/forms.ts';
import { port, wallSocket } from '../parts/goods/plugs.ts';
import { show } from '../parts/goods/show.ts';
import { moved, path, roundRect } from '../path.ts';
import { group, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { style: ['strip', 'cube'] } as const;

function rocker(ctx: Ctx, x: number, y: number, colour: string, on: boolean): string {
  return (
    rect(x - 15, y - 21, 30, 42, { rx: 4, fill: '#1e1c22' }) +
    plastic(ctx, roundRect(x - 12, y - 18, 24, 36, 3), colour, { gloss: 0.6, form: 0.6, reach: 6 }) +
    rect(x - 12, on ? y - 18 : y, 24, 18, { fill: darken(colour, 0.3), opacity: 0.55 }) +
    (on ? led(ctx, x, y + 8, 1.8, '#ffb199') : '')
  );
}

/** A three-pin plug lying on its side, its pins to the left. */
function threePin(ctx: Ctx, colour: string): string {
  const pin = (y: number, width: number, long: number): string =>
    rod(ctx, [-30, y], [-30 - long, y], width, cylinderStops(METALS.brass), { edge: METALS.brass.patina });
  return (
    pin(-24, 10, 34) +
    pin(0, 13, 44) +
    pin(24, 10, 34) +
    plastic(
      ctx,
      path('M-34 -34C-34 -42 -28 -46 -20 -46H0C18 -46 40 -26 44 -10V10C40 26 18 46 0 46H-20C-28 46 -34 42 -34 34Z'),
      colour,
      { gloss: 0.4, form: 0.9, reach: 12 },
    ) +
    screw(ctx, 4, 0, 5)
  );
}

function strip(ctx: Ctx): string {
  const [shell, accent, wire] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const body = roundRect(-212, -76, 424, 146, 22);
  const line = path(
    'M404 214C452 196 486 226 470 276C450 330 380 322 342 352C306 384 330 434 274 440C234 444 214 420 190 414',
  );
  const units = [-156, -70, 16, 102]
    .map((x, n) => wallSocket(x, 22, 1.16, shell) + rocker(ctx, x, -44, accent, n < 2))
    .join('');
  return (
    cordShadow(ctx, [line], 12) +
    cord(line, { width: 12, colour: wire, gloss: 0.4 }) +
    wallShadow(ctx, [moved(roundRect(144, 376, 46, 88, 12), 0, 0)], { distance: 8 }) +
    place(threePin(ctx, wire), { x: 158, y: 410, turn: 8 }) +
    group(
      { transform: 'translate(232 200) rotate(-8)' },
      wallShadow(ctx, [body], { distance: 14 }),
      thick(body, 2, 10, darken(shell, 0.25), darken(shell, 0.4)),
      plastic(ctx, body, shell, { gloss: 0.5, form: 0.6, reach: 16 }),
      units,
      port('usb-a', 174, 8, 1.15, '#e9e4d8'),
      port('usb-a', 174, 42, 1.15, '#e9e4d8'),
      led(ctx, 174, -44, 3, '#58d68d'),
      screw(ctx, -200, 56, 4),
      screw(ctx, 200, 58, 4),
      gleam(ctx, path('M-196 -64C-120 -70 60 -70 150 -69'), { width: 4, opacity: 0.6, soft: 1 }),
    )
  );
}

function cube(ctx: Ctx): string {
  const [shell, accent, wire] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const front = roundRect(120, 214, 232, 230, 26);
  const side = path('M338 226L404 196C414 194 420 200 420 210V396C420 406 416 412 408 416L338 442Z');
  const top = path('M138 216L212 182C222 178 230 178 240 178H396C410 178 416 186 412 196L346 226Z');
  return (
    groundShadow(ctx, { x: 268, y: 442, width: 290 }) +
    cord(path('M414 396C470 388 500 430 620 452'), { width: 12, colour: wire, gloss: 0.4 }) +
    plastic(ctx, side, accent, { gloss: 0.4, form: 0.7, reach: 14 }) +
    plastic(ctx, top, lighten(shell, 0.14), { gloss: 0.4, form: 0.4 }) +
    place(rect(-22, -14, 44, 28, { rx: 8, fill: accent }) + place(SIGNS.power(lighten(accent, 0.85)), {}), {
      x: 274,
      y: 200,
      scale: '1 .6',
    }) +
    plastic(ctx, front, shell, { gloss: 0.5, form: 0.7, reach: 20 }) +
    wallSocket(180, 284, 1.28, shell) +
    wallSocket(290, 284, 1.28, shell) +
    wallSocket(180, 382, 1.28, shell) +
    port('usb-a', 290, 360, 1.4, '#e9e4d8') +
    port('usb-a', 290, 388, 1.4, '#e9e4d8') +
    port('usb-c', 290, 414, 1.3) +
    group({ transform: 'translate(379 300) skewY(-23) scale(.42 1)' }, wallSocket(0, 0, 1.5, accent)) +
    led(ctx, 142, 236, 2.6, '#58d68d') +
    gleam(ctx, path('M130 260C128 310 128 370 134 414'), { width: 5, opacity: 0.55, soft: 1.4 })
  );
}

export const kind = defineKind({
  name: 'extension-board',
  about: 'extension board; colours: body, switches or side, cable',
  stances: ['flat', 'stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const isCube = cut.style === 'cube';
    return show(ctx, {
      extent: isCube ? { x: 112, y: 174, width: 330, height: 270 } : { x: 12, y: 92, width: 472, height: 374 },
      art: () => (isCube ? cube(ctx) : strip(ctx)),
      stand: isCube,
      near: isCube ? { x: 260, y: 320, factor: 1.7 } : { x: 170, y: 200, factor: 2 },
      margin: 28,
    });
  },
});
