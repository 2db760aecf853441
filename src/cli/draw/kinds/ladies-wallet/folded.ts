// Wallets that fold or zip: zip-around, trifold, bifold.
import { darken, lighten, mix } from '../../colour.ts';
import { card, loopStrap } from './parts.ts';
import { clipTo, crease, gleam, innerRim, solid, stitches, wallShadow } from '../../light.ts';
import { metalPiece } from '../../materials.ts';
import { button, tassel, wovenLabel, zip } from '../../parts/notions.ts';
import { sewnPiece } from '../../parts/panel.ts';
import { path, roundRect } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { SURFACES } from '../../surfaces.ts';
import { draw, place } from '../../svg.ts';
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

export function opened(look: Look): string {
  const { ctx, main, trim, accent } = look;
  const inner = mix(lighten(main.base, 0.42), '#e9d8bd', 0.35);
  const cloth = SURFACES.leather(ctx, inner);
  const whole = roundRect(66, 62, 380, 396, 18);
  const slot = (y: number, x: number): Path => roundRect(x, y, 168, 96, 6);
  const pocket = (y: number, x: number, colour: string): string =>
    card(ctx, roundRect(x + 8, y - 18, 150, 60, 6), colour) +
    sewnPiece(ctx, {
      outline: slot(y, x),
      fabric: cloth,
      under: whole,
      lift: 2,
      form: 0.25,
      sewn: [path(`M${x} ${y + 1}H${x + 168}`)],
      inset: -4,
    });
  return (
    wallShadow(ctx, [whole], { distance: 12 }) +
    clothPiece(ctx, { outline: whole, fabric: main, form: 0.5, origin: [256, 260] }) +
    clipTo(
      ctx,
      whole,
      clothPiece(ctx, { outline: roundRect(76, 72, 360, 376, 12), fabric: cloth, form: 0.35 }),
      pocket(104, 86, '#7f9bb4'),
      pocket(134, 86, '#c98c6e'),
      pocket(164, 86, '#8fa58a'),
      card(ctx, roundRect(266, 86, 158, 100, 6), '#efe7d6'),
      sewnPiece(ctx, { outline: roundRect(262, 80, 168, 190, 6), fabric: cloth, under: whole, lift: 2, form: 0.2 }),
      draw('M280 98H412V186H280Z', { fill: '#e7ecea', opacity: 0.75, stroke: darken(inner, 0.4), 'stroke-width': 1.6 }),
      gleam(ctx, path('M286 178C320 150 360 120 404 104'), { width: 12, opacity: 0.5, soft: 2 }),
      sewnPiece(ctx, {
        outline: roundRect(82, 290, 348, 150, 8),
        fabric: cloth,
        under: whole,
        lift: 3,
        form: 0.35,
        sewn: [path('M82 292H430')],
        inset: -5,
      }),
      zip(path('M104 318H408'), { tape: darken(inner, 0.35), metal: look.metal.base, width: 7, pull: 0.9 }),
    ) +
    crease(ctx, path('M66 280C180 284 330 284 446 280'), main.base, { width: 4, strength: 0.4 }) +
    innerRim(ctx, whole, { dx: -3, dy: -4, soft: 4, colour: darken(main.base, 0.5), opacity: 0.5, blend: 'multiply' }) +
    button(ctx, 256, 444, 8, look.metal.base, 'shank') +
    wovenLabel(256, 396, 54, 22, trim.base, lighten(accent, 0.5))
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
