// Dust covers: on a washing machine, over the top of a fridge.
import { border } from '../borders.ts';
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { castOn, clipTo, groundShadow, innerRim, seam } from '../light.ts';
import { plastic } from '../materials.ts';
import { laid } from '../parts/laid.ts';
import { zip } from '../parts/notions.ts';
import { sewnPiece } from '../parts/panel.ts';
import { path, polygon, roundRect, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { what: ['washer', 'fridge'], edge: ['binding', 'lace'] } as const;

type Cut = CutOf<typeof CUTS>;

function washer(ctx: Ctx): string {
  const trim = ctx.colour(ctx.colourCount - 1);
  const front = roundRect(112, 150, 290, 292, 14);
  const top = polygon([
    [112, 162],
    [146, 112],
    [428, 112],
    [402, 162],
  ]);
  const side = path('M402 158L428 112V404L402 438Z');
  const flap = path('M150 214H364V392H150Z');
  const pocket = (x: number): string =>
    sewnPiece(ctx, { outline: roundRect(x, 168, 84, 34, 5), fabric: ctx.plain(trim), under: front, lift: 1.4 });
  return (
    groundShadow(ctx, { x: 266, y: 440, width: 320, depth: 24 }) +
    plastic(ctx, roundRect(124, 430, 40, 14, 3), '#50525a') +
    plastic(ctx, roundRect(350, 430, 40, 14, 3), '#50525a') +
    clothPiece(ctx, { outline: side, fabric: ctx.fabric.reverse, form: 0.4 }) +
    clothPiece(ctx, {
      outline: top,
      fabric: laid(ctx.fabric, { flatten: 0.4, slant: -28, at: [256, 160] }),
      form: 0.3,
    }) +
    clothPiece(ctx, {
      outline: front,
      fabric: ctx.fabric,
      origin: [112, 150],
      form: 0.6,
      drape: { amount: 0.25, across: 130, down: 130 },
      folds: [
        {
          points: [
            [130, 180],
            [144, 300],
            [132, 430],
          ],
          width: 24,
          depth: -0.24,
        },
        {
          points: [
            [384, 180],
            [376, 300],
            [388, 430],
          ],
          width: 24,
          depth: 0.24,
        },
      ],
    }) +
    castOn(ctx, front, flap, { base: ctx.colour(0), dx: 4, dy: 6, soft: 5, strength: 0.35 }) +
    zip(path('M150 392V214H364V392'), { tape: trim, metal: '#c3c6cb', width: 6, pull: 0.98 }) +
    seam(path('M114 206H400'), ctx.colour(0), { strength: 0.6 }) +
    pocket(126) +
    pocket(304) +
    draw(toD(front), { fill: 'none', stroke: trim, 'stroke-width': 5 }) +
    draw(toD(top), { fill: 'none', stroke: trim, 'stroke-width': 4 })
  );
}

function fridge(ctx: Ctx, cut: Cut): string {
  const trim = ctx.colour(ctx.colourCount - 1);
  const body = roundRect(150, 96, 196, 348, 12);
  const side = path('M344 104L388 86V426L344 440Z');
  const white = '#c9ced3';
  const roof = polygon([
    [150, 104],
    [196, 84],
    [390, 84],
    [346, 104],
  ]);
  const fall = path('M146 100H350V190C300 196 196 196 146 190Z');
  const sideFall = path('M348 100L394 82V164C380 178 364 186 348 190Z');
  const pockets = [152, 218, 284]
    .map(
      (x) =>
        sewnPiece(ctx, {
          outline: roundRect(x, 122, 60, 58, 4),
          fabric: ctx.fabric,
          origin: [x, 122],
          under: fall,
          lift: 2,
        }) +
        border(path(`M${x} 122H${x + 60}`), { style: 'plain', width: 6, colours: [trim, trim, trim], side: 'right' }),
    )
    .join('');
  const edge =
    cut.edge === 'lace'
      ? ({ style: 'lace', width: 18, colours: [ctx.colour(0), lighten(trim, 0.2), trim] } as const)
      : ({ style: 'plain', width: 8, colours: [trim, trim, trim] } as const);
  const handle = (y: number, tall: number): string =>
    plastic(ctx, roundRect(166, y, 11, tall, 5), '#8a9097', { gloss: 0.8 });
  return (
    groundShadow(ctx, { x: 266, y: 442, width: 250, depth: 22 }) +
    plastic(ctx, side, darken(white, 0.22), { gloss: 0.2 }) +
    plastic(ctx, body, white, { gloss: 0.7, form: 0.5 }) +
    clipTo(
      ctx,
      body,
      draw('M150 232H346', { stroke: darken(white, 0.5), 'stroke-width': 3 }),
      innerRim(ctx, body, { dx: 4, dy: 0, soft: 3, colour: '#ffffff', opacity: 0.7, blend: 'screen' }),
    ) +
    handle(200, 26) +
    handle(248, 90) +
    castOn(ctx, body, fall, { base: white, dx: 4, dy: 8, soft: 6, strength: 0.5 }) +
    clothPiece(ctx, { outline: sideFall, fabric: ctx.fabric.reverse, form: 0.4 }) +
    clothPiece(ctx, {
      outline: roof,
      fabric: laid(ctx.fabric, { flatten: 0.3, slant: -40, at: [250, 100] }),
      form: 0.2,
    }) +
    clothPiece(ctx, {
      outline: fall,
      fabric: ctx.fabric,
      origin: [146, 100],
      form: 0.4,
      onCloth: border(path('M140 190C196 197 300 197 356 190'), { ...edge, side: 'left' }),
    }) +
    pockets
  );
}

export const kind = defineKind({
  name: 'appliance-cover',
  about: 'cover on a washing machine or a fridge; colours: cloth and print, last binding',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const whole = (): string => (cut.what === 'washer' ? washer(ctx) : fridge(ctx, cut));
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 260], sharp: 140, reach: 380 },
        zoom(ctx, { x: 220, y: cut.what === 'washer' ? 220 : 150, factor: 2.2 }, whole),
      );
    const extent =
      cut.what === 'washer' ? { x: 104, y: 104, width: 330, height: 344 } : { x: 140, y: 76, width: 260, height: 370 };
    return fit(ctx, extent, { x: 60, y: 36, width: 392, height: groundFor(ctx, 390) - 30 }, whole, true);
  },
});
