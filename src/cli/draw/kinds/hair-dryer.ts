// Hair dryers from the side, lying with the cord looped.
import { darken, lighten } from '../colour.ts';
import { clipTo, gleam, innerRim, wallShadow } from '../light.ts';
import { METALS, metalPiece, plastic } from '../materials.ts';
import { SIGNS, grille } from '../parts/goods/faces.ts';
import { ball, cord, cordShadow, pad } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { oval, path, roundRect, toD } from '../path.ts';
import { circle, draw, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { nozzle: ['flat', 'diffuser'] } as const;

/** On the dryer, from the side: a neck that opens to a wide bowl, and the prongs that stand out of it. */
function diffuserSide(ctx: Ctx, dark: string): string {
  const prongs = [92, 124, 156, 188, 220, 252].map((y, n) => {
    const out = [20, 12, 8, 8, 12, 20][n] ?? 10;
    return pad(ctx, roundRect(20 + out, y - 7, 44, 14, 7), lighten(dark, 0.08), { form: 0.9, reach: 5 });
  });
  const bowl = path(
    'M156 130L136 128C128 104 112 84 82 66C70 60 60 62 58 72C50 130 50 224 58 284C60 294 70 296 82 290C112 272 128 252 136 226L156 224Z',
  );
  return (
    prongs.join('') +
    plastic(ctx, bowl, dark, { gloss: 0.5, form: 0.9, reach: 14 }) +
    draw('M66 66C56 130 56 226 66 290', {
      fill: 'none',
      stroke: lighten(dark, 0.4),
      'stroke-width': 3,
      'stroke-opacity': 0.8,
    }) +
    [112, 146, 180, 214, 246]
      .map((y) =>
        rect(88, y - 4, 26, 7, { rx: 3.5, fill: darken(dark, 0.6), stroke: lighten(dark, 0.2), 'stroke-width': 0.8 }),
      )
      .join('')
  );
}

/** Lying with its bowl up: vents and two rings of prongs. */
function diffuserFace(ctx: Ctx, dark: string): string {
  const [x, y] = [142, 386];
  const around = (count: number, r: number, art: (px: number, py: number) => string): string =>
    Array.from({ length: count }, (_, n) => {
      const a = ((n + 0.5) / count) * Math.PI * 2;
      return art(x + Math.cos(a) * r, y + Math.sin(a) * r);
    }).join('');
  const dish = oval(x, y, 66, 66);
  return (
    wallShadow(ctx, [oval(x, y, 78, 78)], { distance: 12 }) +
    plastic(ctx, oval(x, y, 78, 78), dark, { gloss: 0.5, form: 0.9, reach: 9 }) +
    clipTo(
      ctx,
      dish,
      draw(toD(dish), { fill: darken(dark, 0.25) }),
      innerRim(ctx, dish, { dx: 7, dy: 9, soft: 7, colour: '#100e14', opacity: 0.7 }),
      innerRim(ctx, dish, { dx: -4, dy: -5, soft: 5, colour: lighten(dark, 0.5), opacity: 0.5 }),
    ) +
    around(10, 28, (px, py) => circle(px, py, 4, { fill: '#0d0c10' })) +
    around(16, 56, (px, py) => circle(px, py, 3, { fill: '#0d0c10' })) +
    [
      ...[0, 1, 2, 3, 4, 5].map((n) => [14, n, 6] as const),
      ...Array.from({ length: 10 }, (_, n) => [43, n, 10] as const),
    ]
      .map(([r, n, count]) => {
        const a = (n / count) * Math.PI * 2 + 0.2;
        const [px, py] = [x + Math.cos(a) * r, y + Math.sin(a) * r];
        return (
          circle(px + 4, py + 5, 8, { fill: '#0d0c10', opacity: 0.6 }) +
          ball(ctx, px, py, 7.6, lighten(dark, 0.12), { gloss: 0.6 })
        );
      })
      .join('')
  );
}

function drawAll(ctx: Ctx, nozzle: 'flat' | 'diffuser'): string {
  const [shell, dark, accent] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const barrel = path(
    'M150 116C200 98 320 90 368 112C412 132 420 226 372 250C320 268 210 258 152 236C134 220 132 134 150 116Z',
  );
  const handle = path('M268 238C276 290 290 360 300 408C304 430 352 424 350 402C344 352 336 290 338 232Z');
  const rear = oval(380, 180, 30, 66);
  const line =
    nozzle === 'flat'
      ? path('M326 414C332 452 372 462 398 440C428 412 420 372 392 378C364 386 372 430 410 442C450 454 520 440 580 470')
      : path(
          'M326 414C336 462 300 488 240 474C176 458 124 452 104 404C88 358 140 334 176 360C206 386 176 426 132 418C86 408 20 430 -60 520',
        );
  const front =
    nozzle === 'flat'
      ? plastic(
          ctx,
          path('M156 126L108 118C84 116 66 108 56 96C50 130 50 226 56 258C66 246 84 238 108 236L156 228Z'),
          dark,
          { gloss: 0.5, form: 0.85, reach: 12 },
        ) + draw('M56 98C50 132 50 224 56 256', { fill: 'none', stroke: lighten(dark, 0.4), 'stroke-width': 3 })
      : diffuserSide(ctx, dark);
  // The nozzle that is not on the dryer lies beside it.
  const spare = nozzle === 'flat' ? diffuserFace(ctx, dark) : '';
  return (
    spare +
    cordShadow(ctx, [line], 9) +
    wallShadow(ctx, [barrel, handle], { distance: 14 }) +
    cord(line, { width: 9, colour: darken(dark, 0.1), gloss: 0.3 }) +
    plastic(ctx, path('M300 404C304 436 346 432 350 402L342 394L304 398Z'), dark, { gloss: 0.4, form: 0.8 }) +
    plastic(ctx, handle, shell, { gloss: 0.6, form: 0.9, reach: 16 }) +
    pad(
      ctx,
      path('M290 286C296 330 302 366 308 392C318 396 332 394 340 390C336 356 332 320 330 284C318 280 300 280 290 286Z'),
      dark,
      { form: 0.6 },
    ) +
    place(
      plastic(ctx, roundRect(-9, -22, 18, 44, 7), accent, { gloss: 0.5, form: 0.7 }) +
        rect(-5, -6, 10, 3, { rx: 1.5, fill: lighten(accent, 0.7) }),
      { x: 312, y: 304, turn: -6 },
    ) +
    front +
    plastic(ctx, barrel, shell, { gloss: 0.7, form: 0.95, reach: 24 }) +
    metalPiece(ctx, path('M152 118L168 112C158 150 158 204 170 240L154 236C136 220 134 134 152 118Z'), METALS.gold, {
      rim: 2,
    }) +
    plastic(ctx, rear, dark, { gloss: 0.4, form: 0.8, reach: 10 }) +
    clipTo(
      ctx,
      oval(383, 180, 20, 50),
      draw(toD(oval(383, 180, 20, 50)), { fill: darken(dark, 0.4) }),
      grille(ctx, oval(383, 180, 20, 50), 8, 2.6, lighten(dark, 0.1)),
      innerRim(ctx, oval(383, 180, 20, 50), { dx: 4, dy: 5, soft: 4, colour: '#100e14', opacity: 0.6 }),
    ) +
    place(SIGNS.power(lighten(shell, 0.75)), { x: 256, y: 176, scale: 2 }) +
    gleam(ctx, path('M180 130C230 114 300 110 350 124'), { width: 9, opacity: 0.65, soft: 2 })
  );
}

export const kind = defineKind({
  name: 'hair-dryer',
  about: 'hair dryer; colours: body, nozzle and grip, switch',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    return show(ctx, {
      extent:
        cut.nozzle === 'flat' ? { x: 46, y: 84, width: 388, height: 388 } : { x: 24, y: 60, width: 400, height: 424 },
      art: () => drawAll(ctx, cut.nozzle),
      near: { x: 330, y: 200, factor: 1.9 },
      margin: 40,
    });
  },
});
