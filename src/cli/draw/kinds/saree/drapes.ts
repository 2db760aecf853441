// The ways of draping: Nivi with the pallu pinned or open, Gujarati, and those of other regions; and the back.
import { drawBand, under } from './band.ts';
import { drawBlouse } from './blouse.ts';
import { AXIS } from './look.ts';
import type { Look } from './look.ts';
import { BODY, drawPanel } from './pallu.ts';
import { bengali, coorgi, waist } from './regions.ts';
import { SKIRT, drawSkirt } from './skirt.ts';
import { dressForm } from '../../parts/stands.ts';
import { path } from '../../path.ts';
import type { Ctx } from '../../types.ts';

/** Pleated over the left shoulder and pinned; the pallu hangs behind the arm. */
function nivi(ctx: Ctx, look: Look): string {
  return (
    drawPanel(ctx, look, {
      name: 'tail',
      left: path('M280 92C288 190 296 300 296 426'),
      right: path('M312 96C346 156 376 300 392 418'),
      end: path('M296 426C324 434 362 430 392 418'),
      cloth: look.palluCloth,
      folds: 6,
      worked: 88,
      turn: -8,
    }) +
    under(ctx, look, 'pleats') +
    drawBand(ctx, look, {
      upper: path('M172 286C176 250 188 226 201 208C222 184 248 140 276 88'),
      lower: path('M172 304C216 300 262 282 290 248C308 222 303 150 314 96'),
      turn: 40,
      folds: 9,
      pressed: true,
    })
  );
}

/** The pallu open over the left arm, its whole width to be seen. */
function open(ctx: Ctx, look: Look): string {
  return (
    under(ctx, look, 'pleats') +
    drawBand(ctx, look, {
      upper: path('M172 276C178 244 190 220 203 196C226 158 246 128 262 87'),
      lower: path('M171 312C220 316 280 300 312 262C330 236 326 150 318 97'),
      turn: 44,
      folds: 8,
    }) +
    drawPanel(ctx, look, {
      name: 'fall',
      left: path('M276 86C272 160 288 240 292 414'),
      right: path('M316 96C352 150 386 260 398 404'),
      end: path('M292 414C322 424 366 420 398 404'),
      cloth: look.palluCloth,
      folds: 7,
      worked: 92,
      turn: -8,
      over: BODY,
    })
  );
}

/** From behind over the right shoulder, spread over the front, one corner tucked in at the left of the waist. */
function seedha(ctx: Ctx, look: Look): string {
  return (
    under(ctx, look, 'pleats') +
    drawPanel(ctx, look, {
      name: 'front',
      left: path('M188 98C176 150 172 300 164 418'),
      right: path('M240 86C252 128 286 176 304 214C314 250 316 300 312 372'),
      end: path('M164 418C214 424 272 406 312 372'),
      cloth: look.palluCloth,
      folds: 8,
      worked: 88,
      turn: -4,
      over: SKIRT,
    })
  );
}

export const DRAPES: Readonly<Record<Look['cut']['drape'], (ctx: Ctx, look: Look) => string>> = {
  nivi,
  open,
  seedha,
  bengali,
  coorgi,
  waist,
};

/** From behind: over the left shoulder and down the back, for all drapes that have the pallu there. */
export function drawBack(ctx: Ctx, look: Look): string {
  return (
    dressForm(ctx, { axis: AXIS }) +
    drawBlouse(ctx, look, true) +
    drawSkirt(ctx, look, 'smooth') +
    drawPanel(ctx, look, {
      name: 'back',
      left: path('M188 98C176 160 168 300 158 430'),
      right: path('M238 86C258 150 276 280 284 424'),
      end: path('M158 430C196 442 250 438 284 424'),
      cloth: look.palluCloth,
      folds: 8,
      worked: 104,
      over: BODY,
    })
  );
}
