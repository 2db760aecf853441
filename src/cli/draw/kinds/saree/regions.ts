// Drapes of Bengal and Coorg, and the pallu round the waist.
import { lighten } from '../../colour.ts';
import { drawBand, under } from './band.ts';
import { AXIS, edging } from './look.ts';
import type { Look } from './look.ts';
import { BODY, drawPanel } from './pallu.ts';
import { castOn, crease } from '../../light.ts';
import { METALS } from '../../materials.ts';
import { joined, path, reversed } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { circle, draw } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

function keyBunch(): string {
  const metal = METALS.brass;
  const key = (turn: number): string =>
    draw('M0 3V17H4M0 13H3', {
      fill: 'none',
      stroke: turn === 0 ? metal.base : metal.patina,
      'stroke-width': 2.2,
      transform: `translate(176 346) rotate(${turn})`,
    });
  return (
    circle(176, 344, 6, { fill: 'none', stroke: metal.patina, 'stroke-width': 2.4 }) +
    circle(175.6, 343.6, 6, { fill: 'none', stroke: lighten(metal.base, 0.3), 'stroke-width': 1 }) +
    key(24) +
    key(-18) +
    key(0)
  );
}

/** Broad folds instead of pleats; the pallu goes round the back and comes over the right shoulder with the keys. */
export function bengali(ctx: Ctx, look: Look): string {
  return (
    under(ctx, look, 'broad') +
    drawBand(ctx, look, {
      upper: path('M172 282C178 246 192 214 204 182C224 150 248 120 262 86'),
      lower: path('M171 318C226 322 282 296 304 252C316 220 310 150 316 97'),
      turn: 42,
      folds: 4,
    }) +
    drawPanel(ctx, look, {
      name: 'keys',
      left: path('M189 97C172 150 158 230 154 318'),
      right: path('M236 86C232 150 230 240 236 330'),
      end: path('M154 318C180 332 210 338 236 330'),
      cloth: look.palluCloth,
      folds: 5,
      worked: 72,
      over: BODY,
    }) +
    keyBunch()
  );
}

/** Pleats at the back: smooth in front, straight over the chest, the end pinned on the right shoulder from behind. */
export function coorgi(ctx: Ctx, look: Look): string {
  const upper = path('M190 150C216 138 284 134 310 142');
  const lower = path('M171 366C226 366 290 320 315 258');
  const left = path('M190 150C196 176 206 196 201 218C190 248 174 276 173 304C171 330 171 350 171 366');
  const right = path('M310 142C304 176 294 198 299 218C303 234 309 248 315 258');
  const outline = joined([left, lower, reversed(right), reversed(upper)]);
  const random = ctx.random.fork('chest');
  return (
    under(ctx, look, 'smooth') +
    castOn(ctx, BODY, outline, { base: look.body.base, dx: 4, dy: 8, soft: 6, strength: 0.5 }) +
    clothPiece(ctx, {
      outline,
      fabric: look.body,
      finish: look.finish,
      form: 0.95,
      turn: 14,
      origin: [AXIS, 150],
      onCloth: edging(look, upper, 'right', 0.9) + edging(look, reversed(lower), 'right', 0.9),
      folds: [0.1, 0.24, 0.42, 0.58, 0.78].map((t, n) => ({
        points: [
          [186 - 14 * t, 196 + 160 * t],
          [232 + 8 * t, 200 + 130 * t + random.near(0, 6)],
          [280 + 20 * t, 182 + 96 * t],
          [308 + 14 * t, 158 + 92 * t],
        ],
        width: 16 + 4 * n,
        depth: n % 2 === 0 ? -0.3 : 0.26,
        open: 'start',
      })),
    }) +
    drawPanel(ctx, look, {
      name: 'pinned',
      left: path('M187 98C182 120 176 150 172 186'),
      right: path('M234 86C238 110 240 140 244 178'),
      end: path('M172 186C196 196 226 192 244 178'),
      cloth: look.palluCloth,
      folds: 6,
      worked: 60,
      over: BODY,
    }) +
    crease(ctx, path('M192 98C204 104 222 102 236 92'), look.palluCloth.base, { width: 3, strength: 0.5 })
  );
}

/** The pallu brought round from behind over the hips and tucked in at the left of the waist. */
export function waist(ctx: Ctx, look: Look): string {
  return (
    under(ctx, look, 'pleats') +
    drawBand(ctx, look, {
      upper: path('M188 246C194 232 200 216 203 202C224 176 250 132 272 87'),
      lower: path('M182 276C222 276 268 262 290 236C306 216 304 150 314 96'),
      turn: 42,
      folds: 8,
      pressed: true,
    }) +
    drawPanel(ctx, look, {
      name: 'round',
      left: path('M174 340C226 360 274 326 294 252C300 290 292 360 286 430'),
      right: path('M186 262C218 270 270 252 299 226C322 280 346 350 356 418'),
      end: path('M286 430C310 441 336 435 356 418'),
      cloth: look.palluCloth,
      folds: 7,
      worked: 76,
      turn: -10,
      over: BODY,
    })
  );
}
