// Irons: a dry one seen from the side, and a garment steamer for the hand.
import { darken, lighten } from '../colour.ts';
import { gleam, groundShadow } from '../light.ts';
import { METALS, glass, metalPiece, plastic } from '../materials.ts';
import { led } from '../parts/goods/faces.ts';
import { cord, pad } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { oval, path, roundRect, toD } from '../path.ts';
import { circle, draw, ellipse, line, radial, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { style: ['dry', 'steamer'] } as const;

function dry(ctx: Ctx): string {
  const [shell, black, accent] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const sole = path(
    'M46 430C110 416 200 410 300 410H438C446 410 450 416 450 424V436C450 444 446 446 438 446H60C44 446 34 438 46 430Z',
  );
  const body = path('M78 420C126 380 200 338 286 330H392C424 330 440 356 444 412H300C214 412 140 416 78 420Z');
  const handle = path(
    'M176 368C184 300 214 224 274 204C316 192 392 192 424 208C450 222 442 262 434 330L388 338C396 290 398 262 384 254C354 246 310 248 288 256C262 268 240 316 232 352Z',
  );
  const dial = oval(322, 352, 44, 15);
  return (
    groundShadow(ctx, { x: 250, y: 446, width: 400 }) +
    cord(path('M430 226C470 196 452 150 404 140C330 126 300 96 360 70C400 54 440 60 620 20'), {
      width: 11,
      colour: black,
      braid: lighten(black, 0.5),
      gloss: 0.2,
    }) +
    plastic(ctx, path('M412 210C424 196 440 204 442 220L436 242L418 236Z'), black, { gloss: 0.4, form: 0.8 }) +
    metalPiece(ctx, sole, METALS.steel, { rim: 3 }) +
    plastic(ctx, body, shell, { gloss: 0.7, form: 0.9, reach: 18 }) +
    draw('M96 414C180 404 300 402 442 402', {
      fill: 'none',
      stroke: darken(shell, 0.55),
      'stroke-width': 2.4,
      'stroke-opacity': 0.6,
    }) +
    plastic(ctx, handle, black, { gloss: 0.5, form: 0.95, reach: 14 }) +
    pad(
      ctx,
      path('M292 216C330 204 382 204 412 214C420 222 420 232 414 240C384 230 322 232 296 240C286 234 286 222 292 216Z'),
      darken(black, 0.1),
      { form: 0.6 },
    ) +
    draw(toD(oval(322, 357, 44, 15)), { fill: darken(accent, 0.5) }) +
    plastic(ctx, dial, accent, { gloss: 0.5, form: 0.7 }) +
    ellipse(322, 350, 30, 9, { fill: lighten(accent, 0.25) }) +
    line(322, 350, 300, 346, { stroke: '#fffaf0', 'stroke-width': 3, 'stroke-linecap': 'round' }) +
    led(ctx, 250, 366, 3, '#ff7a5c') +
    gleam(ctx, path('M130 398C180 368 240 346 290 340'), { width: 7, opacity: 0.55, soft: 2 }) +
    gleam(ctx, path('M214 330C226 284 246 244 278 224'), { width: 7, opacity: 0.5, soft: 2 })
  );
}

function steamer(ctx: Ctx): string {
  const [shell, dark, accent] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const head = path(
    'M176 92C188 74 210 66 240 66H318C338 66 346 82 344 102C338 154 318 176 272 182L204 182C176 170 164 118 176 92Z',
  );
  const plate = path(
    'M172 88C156 96 148 108 150 130C154 160 170 184 196 190C208 190 214 184 208 174C192 150 184 122 190 98C192 86 182 82 172 88Z',
  );
  const handle = path(
    'M236 176C250 230 254 330 250 420C250 440 318 440 320 420C326 340 338 240 334 130C310 120 262 140 236 176Z',
  );
  const tank = path('M228 196C220 260 222 330 236 392C240 404 254 404 254 390C258 320 256 250 244 200Z');
  // Steam leaves the plate in a cone and thins out.
  const random = ctx.random.fork('steam');
  const puffs = Array.from({ length: 26 }, (_, n) => {
    const t = (n + 1) / 26;
    const [x, y, r] = [158 - t * 168, 134 + random.near(0, 14 + t * 52) - t * 26, 14 + t * 40 + random.near(0, 5)];
    const fade = radial(ctx.defs, [x, y], r, [
      [0, '#ffffff', 0.5 * (1 - t * 0.62)],
      [0.5, '#ffffff', 0.26 * (1 - t * 0.62)],
      [1, '#ffffff', 0],
    ]);
    return circle(x, y, r, { fill: fade });
  });
  return (
    groundShadow(ctx, { x: 284, y: 438, width: 110 }) +
    puffs.join('') +
    cord(path('M290 430C310 452 360 444 640 470'), { width: 10, colour: dark, gloss: 0.3 }) +
    plastic(ctx, handle, shell, { gloss: 0.6, form: 0.95, reach: 18 }) +
    glass(ctx, tank, { tint: '#a9d3e4', density: 0.6 }) +
    draw('M228 300C232 340 236 370 242 392C250 396 253 390 254 380C255 350 255 320 255 296Z', {
      fill: '#6fb3d6',
      opacity: 0.55,
    }) +
    plastic(ctx, head, shell, { gloss: 0.7, form: 0.95, reach: 18 }) +
    metalPiece(ctx, plate, METALS.steel, { rim: 3 }) +
    [104, 122, 140, 158].map((y, n) => ellipse(164 + n * 4, y + 2, 3, 4.4, { fill: METALS.steel.patina })).join('') +
    plastic(ctx, roundRect(262, 214, 34, 64, 15), accent, { gloss: 0.6, form: 0.85 }) +
    rect(270, 240, 18, 4, { rx: 2, fill: lighten(accent, 0.7) }) +
    led(ctx, 280, 200, 3, '#58d68d') +
    pad(ctx, path('M290 300H322L318 400H286Z'), dark, { form: 0.5 }) +
    gleam(ctx, path('M206 88C226 78 270 76 312 80'), { width: 7, opacity: 0.7, soft: 1.6 })
  );
}

export const kind = defineKind({
  name: 'clothes-iron',
  about: 'iron or garment steamer; colours: body, handle or grip, dial or trigger',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const isDry = cut.style === 'dry';
    return show(ctx, {
      extent: isDry ? { x: 34, y: 120, width: 418, height: 326 } : { x: 30, y: 62, width: 330, height: 376 },
      art: () => (isDry ? dry(ctx) : steamer(ctx)),
      stand: true,
      near: isDry ? { x: 300, y: 330, factor: 1.8 } : { x: 230, y: 150, factor: 1.9 },
    });
  },
});
