// Sarees folded as shops fold them, seen from above: flat with the pallu across, with a fan of pleats, or in a box.
import { border } from '../borders.ts';
import { fit, focusFrom, zoom } from '../frame.ts';
import { blousePiece, boxPath, endPiece, layers, pleatFan, pressed, turnedCorner } from './folded-saree/pieces.ts';
import { gajra, openBox } from './folded-saree/props.ts';
import { CUTS as SAREE_CUTS, lookOf } from './saree/look.ts';
import type { Look } from './saree/look.ts';
import { clipTo, wallShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { path } from '../path.ts';
import type { Box } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  fold: ['end', 'corner', 'fan', 'box', 'long'],
  border: SAREE_CUTS.border,
  width: SAREE_CUTS.width,
  pallu: SAREE_CUTS.pallu,
  cloth: SAREE_CUTS.cloth,
  beside: ['none', 'blouse', 'gajra', 'both'],
} as const;

type Cut = CutOf<typeof CUTS>;

/** One folded length: body cloth with the border along its left edge and what the fold lets one see of the pallu. */
function foldedLength(ctx: Ctx, look: Look, box: Box, show: 'end' | 'corner' | 'none'): string {
  const { x, y, width, height } = box;
  const outline = boxPath(box);
  const edge = path(`M${x} ${y + height}V${y}`);
  const second = path(`M${x + look.edge * 1.5 + 3} ${y + height}V${y}`);
  const style = look.cut.border;
  const from = y + height * 0.54;
  const pallu =
    show === 'end'
      ? clipTo(
          ctx,
          path(`M${x - 30} ${from}H${x + width + 30}V${y + height + 30}H${x - 30}Z`),
          look.palluCloth.paint({ x: x - 40, y: from, width: width + 80, height: height * 0.5 }),
        ) + endPiece(look, box, from)
      : '';
  const fringe =
    show === 'end'
      ? border(path(`M${x + 5} ${y + height - 1}H${x + width - 5}`), {
          style: 'fringe',
          width: 13,
          colours: [look.trim[0], look.trim[1], look.trim[2]],
          side: 'right',
          hangs: true,
        })
      : '';
  return (
    wallShadow(ctx, [boxPath({ ...box, x: x + 6, y: y + 8 })], { distance: 9 }) +
    layers(ctx, box, look.body.base, 4) +
    fringe +
    clothPiece(ctx, {
      outline,
      fabric: look.body,
      finish: look.finish,
      origin: [x + width / 2, y + 20],
      form: 0.4,
      drape: { amount: 0.22, across: 120, down: 120 },
      folds: pressed(box, show === 'end' ? [0.27, 0.78] : [0.5], []),
      onCloth:
        border(second, { style: 'double', width: 6, colours: look.trim, side: 'right' }) +
        border(edge, { style, width: look.edge * 1.5, colours: look.trim, side: 'right' }) +
        pallu,
    }) +
    (show === 'corner' ? turnedCorner(ctx, look, box) : '')
  );
}

function drawFan(ctx: Ctx, look: Look): string {
  const fan = pleatFan(ctx, look, { centre: [150, 138], inner: 96, outer: 336, from: -4, to: 92, count: 12 });
  const box = { x: 46, y: 44, width: 214, height: 204 };
  return (
    wallShadow(ctx, fan.outlines, { distance: 9 }) +
    fan.art +
    foldedLength(ctx, { ...look, edge: look.edge * 0.8 }, box, 'none')
  );
}

function drawSaree(cut: Cut, ctx: Ctx): string {
  const look = lookOf(ctx, { ...cut, drape: 'nivi', blouse: 'short', neck: 'round' });
  const withBlouse = cut.beside === 'blouse' || cut.beside === 'both';
  const withFlowers = cut.beside === 'gajra' || cut.beside === 'both';
  const tilt = ctx.random.fork('tilt').pick([-7, -4, 4, 6]);
  const turn = (art: string): string => place(place(art, { x: -256, y: -256 }), { x: 256, y: 256, turn: tilt });
  if (cut.fold === 'fan') {
    return (
      drawFan(ctx, look) +
      (withBlouse ? blousePiece(ctx, look, { x: 44, y: 330, width: 108, height: 118 }) : '') +
      (withFlowers ? gajra(ctx, path('M300 58C352 40 412 62 442 104'), 8) : '')
    );
  }
  if (cut.fold === 'box') {
    const box = { x: 96, y: 92, width: 320, height: 328 };
    return (
      turn(
        openBox(
          ctx,
          box,
          look.cut.cloth === 'cotton' ? '#b79a72' : '#7d2f38',
          foldedLength(ctx, look, { x: 116, y: 108, width: 282, height: 296 }, 'corner'),
        ),
      ) + (withFlowers ? gajra(ctx, path('M330 460C380 470 436 452 460 414'), 8) : '')
    );
  }
  if (cut.fold === 'long') {
    const box = { x: 150, y: 40, width: 190, height: 424 };
    return (
      turn(foldedLength(ctx, look, box, 'end')) +
      (withBlouse ? place(blousePiece(ctx, look, { x: 368, y: 250, width: 104, height: 124 }), {}) : '') +
      (withFlowers ? gajra(ctx, path('M54 320C60 380 88 424 126 446'), 8) : '')
    );
  }
  const box = withBlouse ? { x: 84, y: 60, width: 282, height: 382 } : { x: 106, y: 56, width: 300, height: 390 };
  return (
    (withBlouse ? place(blousePiece(ctx, look, { x: 344, y: 96, width: 118, height: 142 }), {}) : '') +
    turn(foldedLength(ctx, look, box, cut.fold)) +
    (withFlowers ? gajra(ctx, path('M372 446C416 440 452 400 462 352'), 8) : '')
  );
}

export const kind = defineKind({
  name: 'folded-saree',
  about: 'folded saree from above; colours: body, border and blouse, zari',
  stances: ['flat'],
  views: ['front', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') {
      const look = lookOf(ctx, { ...cut, drape: 'nivi', blouse: 'short', neck: 'round' });
      return clothCloseup(ctx, look.body, {
        hem: { style: cut.border, width: look.edge * 2.6, colours: look.trim },
        finish: look.finish,
      });
    }
    const whole = (): string => drawSaree(cut, ctx);
    if (ctx.view === 'detail') {
      const near = cut.fold === 'fan' ? { x: 250, y: 390 } : { x: 200, y: 300 };
      return focusFrom(
        ctx,
        { at: [250, 260], sharp: 150, reach: 420 },
        zoom(ctx, { ...near, factor: 2, turn: -8 }, whole),
      );
    }
    return fit(ctx, { x: 36, y: 26, width: 440, height: 450 }, { x: 30, y: 26, width: 452, height: 458 }, whole);
  },
});
