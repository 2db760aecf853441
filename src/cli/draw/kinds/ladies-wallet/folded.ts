// Wallets seen closed: zip-around, bifold.
import { darken, lighten } from '../../colour.ts';
import { loopStrap } from './parts.ts';
import { gleam, solid, stitches, wallShadow } from '../../light.ts';
import { metalPiece } from '../../materials.ts';
import { button, tassel, zip } from '../../parts/notions.ts';
import { sewnPiece } from '../../parts/panel.ts';
import { path, roundRect } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { place } from '../../svg.ts';
import { embossed } from './look.ts';
import type { Look } from './look.ts';

export function zipAround(look: Look): string {
  const { ctx, main, trim, metal, cut, accent } = look;
  const back = roundRect(52, 158, 408, 214, 26);
  const face = roundRect(56, 152, 400, 206, 24);
  const run = path('M70 362H436C452 362 462 352 462 338V186');
  return (
    (cut.extra === 'loop' ? loopStrap(ctx, trim, 92, 356, metal.base) : '') +
    wallShadow(ctx, [back], { distance: 12 }) +
    solid(ctx, back, { base: darken(main.base, 0.2), form: 0.5 }) +
    zip(run, { tape: darken(main.base, 0.35), metal: metal.base, width: 8, pull: 0.74 }) +
    clothPiece(ctx, {
      outline: face,
      fabric: main,
      form: 0.85,
      finish: 'silk',
      origin: [256, 255],
      folds: [
        {
          points: [
            [80, 190],
            [256, 178],
            [430, 190],
          ],
          width: 50,
          depth: 0.24,
        },
      ],
      over: stitches(roundRect(64, 160, 384, 190, 18), lighten(main.base, 0.4)),
    }) +
    (cut.extra === 'emboss' ? embossed(look, 256, 262) : '') +
    metalPiece(ctx, roundRect(228, 318, 56, 16, 4), metal, { rim: 1.8 }) +
    (cut.extra === 'tassel' ? tassel(ctx, 452, 264, 92, accent, metal.base) : '') +
    gleam(ctx, path('M84 166C180 158 320 158 420 164'), { width: 7, opacity: 0.4, soft: 2.4 })
  );
}

export function bifold(look: Look): string {
  const { ctx, main, trim, metal, cut } = look;
  const body = roundRect(118, 120, 276, 288, 20);
  const tab = path('M394 228H300C284 228 276 240 276 262C276 284 284 296 300 296H394Z');
  return (
    (cut.extra === 'loop' ? loopStrap(ctx, trim, 150, 394, metal.base) : '') +
    wallShadow(ctx, [body], { distance: 12 }) +
    solid(ctx, roundRect(122, 126, 280, 286, 20), { base: darken(main.base, 0.25), form: 0.4 }) +
    clothPiece(ctx, {
      outline: body,
      fabric: main,
      form: 0.85,
      finish: 'silk',
      origin: [256, 264],
      over: stitches(roundRect(127, 129, 258, 270, 14), lighten(main.base, 0.4)),
      folds: [
        {
          points: [
            [128, 140],
            [134, 264],
            [128, 392],
          ],
          width: 28,
          depth: 0.3,
          open: 'both',
        },
      ],
    }) +
    (cut.extra === 'emboss' ? place(embossed(look, 0, 0), { x: 212, y: 208, turn: 18, scale: 0.6 }) : '') +
    sewnPiece(ctx, { outline: tab, fabric: trim, under: body, lift: 4, form: 0.7, sewn: [tab], inset: -5 }) +
    button(ctx, 304, 262, 13, metal.base, 'shank')
  );
}
