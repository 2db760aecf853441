// The part of a motorcycle around its seat: tank, side panel, tail, the upper half of the rear wheel.
import { darken, lighten } from '../../colour.ts';
import { gleam, wallShadow } from '../../light.ts';
import { METALS, cylinderStops, metalPiece, paintStops, plastic } from '../../materials.ts';
import { rod } from '../../parts/goods/forms.ts';
import { oval, path, toD } from '../../path.ts';
import { circle, draw, line } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

const HUB = { x: 366, y: 478 } as const;

function wheel(ctx: Ctx): string {
  const { x, y } = HUB;
  const rubber = '#35353b';
  const spokes = Array.from({ length: 28 }, (_, n) => {
    const [a, b] = [(n / 28) * Math.PI * 2, (n / 28) * Math.PI * 2 + (n % 2 ? 0.5 : -0.5)];
    return line(x + Math.cos(a) * 100, y + Math.sin(a) * 100, x + Math.cos(b) * 26, y + Math.sin(b) * 26, {
      stroke: METALS.steel.base,
      'stroke-width': 1.6,
    });
  });
  const ring = (r: number, width: number, stroke: string): string =>
    circle(x, y, r, { fill: 'none', stroke, 'stroke-width': width });
  return (
    wallShadow(ctx, [oval(x, y, 128)], { distance: 16, strength: 0.5 }) +
    spokes.join('') +
    ring(115, 28, rubber) +
    ring(127, 3, lighten(rubber, 0.25)) +
    ring(112, 2, darken(rubber, 0.4)) +
    ring(99, 7, METALS.steel.base) +
    ring(101, 2, lighten(METALS.steel.base, 0.8)) +
    ring(95, 1.4, METALS.steel.patina) +
    metalPiece(ctx, oval(x, y, 30), METALS.aluminium, { rim: 3 })
  );
}

function spring(ctx: Ctx): string {
  const coils = Array.from({ length: 9 }, (_, n) => {
    const [x, y] = [286 + n * 4.6, 340 + n * 11.4];
    return (
      line(x - 15, y + 5, x + 15, y - 4, {
        stroke: METALS.steel.patina,
        'stroke-width': 8,
        'stroke-linecap': 'round',
      }) +
      line(x - 14, y + 4, x + 14, y - 5, {
        stroke: lighten(METALS.steel.base, 0.5),
        'stroke-width': 4.4,
        'stroke-linecap': 'round',
      })
    );
  });
  return rod(ctx, [280, 326], [335, 462], 13, cylinderStops(METALS.steel)) + coils.join('');
}

export function bike(ctx: Ctx): string {
  // Quiet beside the cover, which is what is sold.
  const paint = '#66808c';
  const tank = path(
    'M-70 128C-20 104 54 108 92 150C116 178 128 208 120 232C112 254 84 268 50 274C10 280 -40 278 -70 272Z',
  );
  const panel = path('M96 280L256 306L300 330C290 366 268 392 236 400C210 404 186 404 164 398C130 386 108 340 96 280Z');
  const guard = path(
    'M256 376C272 340 314 318 372 322C428 326 470 356 486 402L474 406C456 366 420 340 370 338C322 336 288 354 270 384Z',
  );
  const tail = path('M380 276L474 244C490 250 494 262 488 272L446 300L392 312Z');
  const lamp = path('M470 262L494 254C502 262 502 278 494 288L472 288C466 280 466 270 470 262Z');
  return (
    wheel(ctx) +
    wallShadow(ctx, [tank, panel, guard, tail], { distance: 16, strength: 0.6 }) +
    rod(ctx, [-20, 300], [160, 300], 18, paintStops('#3b3c42', 0.5)) +
    rod(ctx, [180, 386], [HUB.x, HUB.y], 18, cylinderStops(METALS['brushed-steel'])) +
    rod(ctx, [120, 300], [430, 296], 16, paintStops('#3b3c42', 0.5)) +
    plastic(ctx, guard, paint, { gloss: 0.7, form: 0.7, reach: 5 }) +
    spring(ctx) +
    plastic(ctx, panel, paint, { gloss: 0.7, form: 0.85, reach: 14 }) +
    draw('M124 304C136 346 152 374 172 386', { fill: 'none', stroke: lighten(paint, 0.55), 'stroke-width': 2.4 }) +
    plastic(ctx, tail, paint, { gloss: 0.7, form: 0.8, reach: 8 }) +
    plastic(ctx, lamp, '#c01826', { gloss: 1, form: 0.7, reach: 5 }) +
    plastic(ctx, tank, paint, { gloss: 0.9, form: 0.95, reach: 24 }) +
    draw(toD(path('M-70 216C0 228 70 224 118 206')), { fill: 'none', stroke: lighten(paint, 0.6), 'stroke-width': 3 }) +
    gleam(ctx, path('M-40 134C10 122 50 128 80 158'), { width: 12, opacity: 0.7, soft: 4 })
  );
}
