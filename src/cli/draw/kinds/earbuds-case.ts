// Wireless earbuds in their open charging case.
import { darken, lighten } from '../colour.ts';
import { clipTo, gleam, groundShadow, innerRim } from '../light.ts';
import { METALS, glass, metalPiece, plastic } from '../materials.ts';
import { digits, digitsWidth, led } from '../parts/goods/faces.ts';
import { pad } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { oval, path, roundRect, toD } from '../path.ts';
import { draw, ellipse, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { style: ['pebble', 'cube'], bud: ['in-case', 'one-out'] } as const;

/** A bud with a stalk, head up, tip to the left. */
function bud(ctx: Ctx): string {
  const shell = ctx.colour(1);
  const head = path('M-26 -14C-30 -36 -8 -46 10 -42C30 -38 36 -20 30 -4C26 8 14 14 0 12C-14 10 -24 0 -26 -14Z');
  const stalk = path('M2 4C10 10 26 4 28 -4C31 20 30 52 27 76C25 84 11 84 10 76C8 50 8 26 2 4Z');
  const tip = path('M-22 -34C-30 -36 -42 -28 -43 -18C-44 -8 -36 2 -25 2C-29 -8 -28 -24 -22 -34Z');
  return (
    plastic(ctx, stalk, shell, { gloss: 0.7, form: 0.85, reach: 7 }) +
    metalPiece(ctx, roundRect(10, 72, 17, 9, 3), METALS.gold, { rim: 1.2 }) +
    pad(ctx, tip, lighten(shell, 0.3), { form: 0.85, reach: 6 }) +
    plastic(ctx, head, shell, { gloss: 0.85, form: 0.95, reach: 12 }) +
    ellipse(14, -26, 8, 7, { fill: darken(shell, 0.4), opacity: 0.55 }) +
    rect(16, 24, 4, 22, { rx: 2, fill: ctx.colour(2) }) +
    gleam(ctx, path('M-10 -36C2 -40 16 -36 24 -24'), { width: 6, opacity: 0.75, soft: 1 })
  );
}

/** The empty place of a bud that lies outside, with its charging pins. */
function seat(ctx: Ctx, x: number, y: number): string {
  const shell = ctx.colour(0);
  return (
    ellipse(x, y, 38, 12, { fill: darken(shell, 0.78) }) +
    ellipse(x, y + 2, 38, 12, { fill: 'none', stroke: lighten(shell, 0.35), 'stroke-width': 1.2, opacity: 0.5 }) +
    [-8, 4].map((dx) => rect(x + dx, y - 2, 5, 4, { rx: 1.5, fill: '#d9b463', opacity: 0.9 })).join('')
  );
}

function pebble(ctx: Ctx, away: boolean): string {
  const shell = ctx.colour(0);
  const base = path('M116 318C116 304 150 292 256 292S396 304 396 318C400 392 362 440 256 440S112 392 116 318Z');
  const mouth = oval(256, 316, 138, 27);
  const lid = path('M122 262C116 180 160 120 256 120S396 180 390 262C380 286 330 296 256 296S132 286 122 262Z');
  const inner = path('M140 256C136 190 172 140 256 140S376 190 372 256C362 274 320 282 256 282S150 274 140 256Z');
  return (
    groundShadow(ctx, { x: 256, y: 438, width: 270 }) +
    plastic(ctx, lid, shell, { gloss: 0.7, form: 0.8, reach: 18 }) +
    clipTo(
      ctx,
      inner,
      draw(toD(inner), { fill: darken(shell, 0.3) }),
      innerRim(ctx, inner, { dx: 9, dy: 12, soft: 11, colour: darken(shell, 0.75), opacity: 0.75, blend: 'multiply' }),
      ellipse(206, 232, 38, 46, { fill: darken(shell, 0.5), opacity: 0.6 }),
      ellipse(306, 232, 38, 46, { fill: darken(shell, 0.5), opacity: 0.6 }),
    ) +
    plastic(ctx, roundRect(216, 280, 80, 20, 7), darken(shell, 0.25), { gloss: 0.4, form: 0.6 }) +
    plastic(ctx, base, shell, { gloss: 0.7, form: 0.95, reach: 26 }) +
    clipTo(
      ctx,
      mouth,
      draw(toD(mouth), { fill: darken(shell, 0.35) }),
      ellipse(256, 322, 130, 22, { fill: darken(shell, 0.62) }),
    ) +
    draw(toD(mouth), { fill: 'none', stroke: lighten(shell, 0.5), 'stroke-width': 1.6, 'stroke-opacity': 0.8 }) +
    clipTo(
      ctx,
      path('M100 100H412V326C380 344 300 346 256 346S132 344 100 326Z'),
      place(bud(ctx), { x: 200, y: 288, turn: -7, scale: 1.12 }),
      away ? seat(ctx, 312, 318) : place(bud(ctx), { x: 312, y: 288, turn: 7, scale: '-1.12 1.12' }),
    ) +
    draw('M120 322C140 342 200 346 256 346S372 342 392 322', {
      fill: 'none',
      stroke: lighten(shell, 0.4),
      'stroke-width': 2,
      'stroke-opacity': 0.7,
    }) +
    led(ctx, 256, 376, 3.4, '#58d68d') +
    gleam(ctx, path('M132 346C138 388 160 412 196 426'), { width: 9, opacity: 0.5, soft: 3 })
  );
}

function cube(ctx: Ctx, away: boolean): string {
  const [shell, trim] = [ctx.colour(0), ctx.colour(2)];
  const body = roundRect(126, 268, 260, 172, 34);
  const deck = path(
    'M140 268C150 248 170 244 190 244H322C342 244 362 248 372 268C372 286 352 292 330 292H182C160 292 140 286 140 268Z',
  );
  const lid = path(
    'M132 250V150C132 112 150 96 186 96H326C362 96 380 112 380 150V250C370 236 350 230 322 230H190C162 230 142 236 132 250Z',
  );
  const window = roundRect(186, 340, 140, 58, 14);
  const text = '86';
  return (
    groundShadow(ctx, { x: 256, y: 438, width: 250 }) +
    draw(toD(lid), { fill: lighten(trim, 0.2), opacity: 0.35 }) +
    glass(ctx, lid, { tint: darken(trim, 0.25), density: 0.42 }) +
    plastic(ctx, roundRect(206, 226, 100, 16, 6), darken(shell, 0.2), { gloss: 0.4, form: 0.6 }) +
    plastic(ctx, deck, darken(shell, 0.18), { gloss: 0.4, form: 0.6 }) +
    ellipse(206, 268, 40, 15, { fill: darken(shell, 0.7) }) +
    ellipse(306, 268, 40, 15, { fill: darken(shell, 0.7) }) +
    clipTo(
      ctx,
      path('M100 60H412V278H100Z'),
      place(bud(ctx), { x: 196, y: 226, turn: -4, scale: 1.05 }),
      away ? seat(ctx, 306, 266) : place(bud(ctx), { x: 316, y: 226, turn: 4, scale: '-1.05 1.05' }),
    ) +
    plastic(ctx, body, shell, { gloss: 0.6, form: 0.9, reach: 22 }) +
    draw('M140 296C170 288 342 288 372 296', {
      fill: 'none',
      stroke: darken(shell, 0.6),
      'stroke-width': 2,
      'stroke-opacity': 0.6,
    }) +
    plastic(ctx, window, '#17181d', { gloss: 0.7, form: 0.4, reach: 6 }) +
    digits(text, 256 - digitsWidth(text, 1.3) / 2 - 14, 353, 1.3, '#8ff0c0', 6) +
    [0, 1, 2, 3]
      .map((n) => rect(284 + n * 8, 380 - n * 6, 5, 6 + n * 6, { rx: 1, fill: n < 3 ? '#8ff0c0' : '#3a4a44' }))
      .join('') +
    gleam(ctx, path('M140 320C138 360 140 400 150 424'), { width: 8, opacity: 0.5, soft: 2.4 })
  );
}

export const kind = defineKind({
  name: 'earbuds-case',
  about: 'earbuds in an open case; colours: case, buds, accent or smoked lid',
  stances: ['stand'],
  views: ['front', 'detail', 'scale'],
  cuts: CUTS,
  draw(cut, ctx) {
    const away = cut.bud === 'one-out';
    const art = (): string =>
      (cut.style === 'pebble' ? pebble(ctx, away) : cube(ctx, away)) +
      (away
        ? groundShadow(ctx, { x: 426, y: 438, width: 60 }) + place(bud(ctx), { x: 436, y: 396, turn: 78, scale: 1.05 })
        : '');
    const wide = away ? 380 : 290;
    return show(ctx, {
      extent: { x: 111, y: cut.style === 'pebble' ? 118 : 94, width: wide, height: cut.style === 'pebble' ? 322 : 346 },
      art,
      stand: true,
      near: { x: 250, y: 270, factor: 1.9, turn: -5 },
      margin: 56,
      wide: away ? 8.6 : 6.6,
    });
  },
});
