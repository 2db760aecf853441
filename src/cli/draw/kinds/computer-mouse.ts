// Mice from above: a slim wireless one with its receiver, a gaming one with lights and a cord.
import { darken, lighten } from '../colour.ts';
import { gleam, wallShadow } from '../light.ts';
import { METALS, metalPiece, plastic } from '../materials.ts';
import { cord, cordShadow, pad } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { flipped, path, roundRect } from '../path.ts';
import { blur, draw, group, line, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { style: ['slim', 'gaming'] } as const;

function wheel(ctx: Ctx, y: number, colour: string, light?: string): string {
  const slot = roundRect(-13, y - 34, 26, 68, 13);
  const ridges = [-18, -9, 0, 9, 18].map((dy) =>
    line(-7, y + dy, 7, y + dy, { stroke: darken(colour, 0.6), 'stroke-width': 2.6 }),
  );
  return (
    pad(ctx, slot, '#1c1a20', { form: 0.4 }) +
    (light
      ? rect(-11, y - 30, 22, 60, {
          rx: 11,
          fill: 'none',
          stroke: light,
          'stroke-width': 3,
          filter: blur(ctx.defs, 1.2, { x: -20, y: y - 40, width: 40, height: 80 }),
        })
      : '') +
    plastic(ctx, roundRect(-8, y - 26, 16, 52, 8), colour, { gloss: 0.4, form: 0.95, over: ridges.join('') })
  );
}

function slim(ctx: Ctx): string {
  const [shell, accent] = [ctx.colour(0), ctx.colour(1)];
  const body = path(
    'M0 -190C64 -190 98 -150 104 -70C110 20 108 90 84 144C62 186 -62 186 -84 144C-108 90 -110 20 -104 -70C-98 -150 -64 -190 0 -190Z',
  );
  const art =
    wallShadow(ctx, [body], { distance: 17 }) +
    plastic(ctx, body, shell, { gloss: 0.7, form: 0.95, reach: 30 }) +
    draw('M-103 -34C-60 -16 60 -16 103 -34', {
      fill: 'none',
      stroke: darken(shell, 0.5),
      'stroke-width': 2,
      'stroke-opacity': 0.7,
    }) +
    draw('M0 -190V-20', { fill: 'none', stroke: darken(shell, 0.5), 'stroke-width': 2, 'stroke-opacity': 0.7 }) +
    metalPiece(
      ctx,
      path('M-90 108C-50 150 50 150 90 108C86 122 82 134 78 142C46 172 -46 172 -78 142C-82 134 -86 122 -90 108Z'),
      METALS.aluminium,
      { rim: 2 },
    ) +
    wheel(ctx, -104, accent) +
    plastic(ctx, roundRect(-9, -52, 18, 26, 8), darken(shell, 0.15), { gloss: 0.5, form: 0.7 }) +
    gleam(ctx, path('M-82 -90C-78 -140 -56 -166 -26 -174'), { width: 14, opacity: 0.6, soft: 3 });
  const stick =
    wallShadow(ctx, [roundRect(0, -17, 56, 34, 6)], { distance: 6 }) +
    metalPiece(ctx, roundRect(26, -12, 32, 24, 2), METALS.steel, {
      rim: 2,
      over: rect(36, -8, 8, 6, { fill: '#2b2a30' }) + rect(36, 2, 8, 6, { fill: '#2b2a30' }),
    }) +
    plastic(ctx, roundRect(0, -16, 30, 32, 7), shell, { gloss: 0.6, form: 0.85 });
  return place(art, { x: 226, y: 268, turn: 16 }) + place(stick, { x: 388, y: 372, turn: -38, scale: 1.25 });
}

function gaming(ctx: Ctx): string {
  const [shell, glow, dark] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const body = path(
    'M256 96C300 96 330 112 336 160C340 190 330 214 334 250C342 300 350 340 330 388C308 430 282 440 256 440S204 430 182 388C162 340 170 300 178 250C182 214 172 190 176 160C182 112 212 96 256 96Z',
  );
  const side = path(
    'M334 214C352 226 372 276 364 330C358 372 342 398 330 400C346 360 344 320 336 276C332 250 332 232 334 214Z',
  );
  const strip = 'M194 286C184 330 190 380 214 410C238 432 274 432 298 410C322 380 328 330 318 286';
  const area = { x: 160, y: 260, width: 192, height: 190 };
  const line1 = path('M256 104C258 64 220 58 200 34C184 14 190 0 180 -60');
  return group(
    { transform: 'rotate(-14 256 268)' },
    cordShadow(ctx, [line1], 9),
    cord(line1, { width: 9, colour: dark, braid: lighten(dark, 0.4), gloss: 0.2 }),
    wallShadow(ctx, [body, side, flipped(side)], { distance: 15 }),
    plastic(ctx, side, dark, { gloss: 0.3, form: 0.8 }),
    plastic(ctx, flipped(side), dark, { gloss: 0.3, form: 0.8 }),
    plastic(ctx, body, shell, { gloss: 0.5, form: 0.95, reach: 24 }),
    draw('M256 100V226', { stroke: darken(shell, 0.7), 'stroke-width': 3 }),
    draw('M178 236C210 226 236 240 256 262C276 240 302 226 334 236', {
      fill: 'none',
      stroke: darken(shell, 0.7),
      'stroke-width': 2.4,
    }),
    draw(strip, {
      fill: 'none',
      stroke: glow,
      'stroke-width': 12,
      'stroke-opacity': 0.55,
      filter: blur(ctx.defs, 6, area),
    }),
    draw(strip, { fill: 'none', stroke: lighten(glow, 0.35), 'stroke-width': 4.4, 'stroke-linecap': 'round' }),
    draw('M256 330L276 356L256 392L236 356Z', {
      fill: 'none',
      stroke: lighten(glow, 0.3),
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }),
    place(wheel(ctx, 0, dark, glow), { x: 256, y: 160 }),
    pad(ctx, roundRect(248, 206, 16, 22, 6), darken(dark, 0.1), { form: 0.6 }),
    [262, 300]
      .map((y) =>
        pad(
          ctx,
          path(
            `M172 ${y}C164 ${y + 8} 162 ${y + 24} 166 ${y + 32}L178 ${y + 28}C176 ${y + 18} 176 ${y + 8} 178 ${y + 2}Z`,
          ),
          darken(dark, 0.15),
          { form: 0.6 },
        ),
      )
      .join(''),
    gleam(ctx, path('M192 170C194 134 210 116 236 110'), { width: 10, opacity: 0.45, soft: 2.4 }),
  );
}

export const kind = defineKind({
  name: 'computer-mouse',
  about: 'mouse; colours: body, wheel (gaming: body, light, sides and cord)',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const isSlim = cut.style === 'slim';
    return show(ctx, {
      extent: isSlim ? { x: 88, y: 66, width: 360, height: 390 } : { x: 120, y: 34, width: 270, height: 410 },
      art: () => (isSlim ? slim(ctx) : gaming(ctx)),
      near: isSlim ? { x: 260, y: 170, factor: 2.1 } : { x: 250, y: 330, factor: 1.9 },
    });
  },
});
