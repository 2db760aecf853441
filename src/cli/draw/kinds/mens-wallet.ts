// Men's wallets lying flat: closed, open, a card holder, zipped round, with a snap.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, zoom } from '../frame.ts';
import { clipTo, gleam, stitches, wallShadow } from '../light.ts';
import { METALS, metalBall } from '../materials.ts';
import { sewnPiece } from '../parts/panel.ts';
import { moved, path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, group, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';
import { CUTS, EVERYTHING, clothOf } from './mens-wallet/cards.ts';
import type { Cut } from './mens-wallet/cards.ts';
import { cardHolder, open, zipAround } from './mens-wallet/open.ts';

function closed(ctx: Ctx, cut: Cut): string {
  const cloth = clothOf(ctx, cut);
  const base = cloth.base;
  // In a set the last colour is that of a card.
  const own = ctx.colour(cut.style === 'set' ? 1 : ctx.colourCount - 1);
  const thread = ctx.colourCount > 1 && cut.trim !== 'strip' ? own : lighten(base, 0.4);
  const [x, y, w, h] = [116, 150, 280, 220];
  const outline = path(
    `M${x + 14} ${y}H${x + w - 16}Q${x + w} ${y} ${x + w} ${y + 16}V${y + h - 16}Q${x + w} ${y + h} ${x + w - 16} ${y + h}H${x + 14}C${x - 4} ${y + h - 2} ${x - 4} ${y + 2} ${x + 14} ${y}Z`,
  );
  const inner = path(
    `M${x + 16} ${y + 8}H${x + w - 17}Q${x + w - 8} ${y + 8} ${x + w - 8} ${y + 17}V${y + h - 17}Q${x + w - 8} ${y + h - 8} ${x + w - 17} ${y + h - 8}H${x + 16}`,
  );
  const leaf = (d: number): string =>
    clothPiece(ctx, { outline: moved(outline, d, d * 1.1), fabric: ctx.plain(darken(base, 0.16)), form: 0.8 });
  const strip = path(`M${x + w * 0.62} ${y - 2}H${x + w * 0.74}V${y + h + 2}H${x + w * 0.62}Z`);
  const corner = path(`M${x + w + 4} ${y + h - 74}L${x + w - 74} ${y + h + 4}H${x + w + 4}Z`);
  const trimCloth = SURFACES.leather(ctx, ctx.colour(1));
  const trim =
    cut.trim === 'strip'
      ? sewnPiece(ctx, {
          outline: strip,
          fabric: trimCloth,
          under: outline,
          sewn: [path(`M${x + w * 0.62} ${y}V${y + h}`), path(`M${x + w * 0.74} ${y + h}V${y}`)],
          inset: -3,
          form: 0.3,
          lift: 1.4,
        })
      : cut.trim === 'corner'
        ? sewnPiece(ctx, {
            outline: corner,
            fabric: trimCloth,
            under: outline,
            sewn: [path(`M${x + w} ${y + h - 70}L${x + w - 70} ${y + h}`)],
            inset: -4,
            form: 0.3,
            lift: 1.4,
          })
        : '';
  return (
    wallShadow(ctx, [outline, moved(outline, 8, 9)], { distance: 12 }) +
    leaf(8) +
    leaf(5) +
    leaf(2.5) +
    clothPiece(ctx, {
      outline,
      fabric: cloth,
      finish: cut.cloth === 'leather' ? 'silk' : 'matte',
      form: 0.7,
      scale: 1.2,
      folds: [
        {
          points: [
            [x + 20, y],
            [x + 15, y + h / 2],
            [x + 20, y + h],
          ],
          width: 26,
          depth: 0.3,
          open: 'both',
        },
        {
          points: [
            [x + 60, y + h * 0.3],
            [x + 150, y + h * 0.36],
            [x + w - 30, y + h * 0.3],
          ],
          width: 50,
          depth: 0.12,
        },
        {
          points: [
            [x + 60, y + h * 0.74],
            [x + 150, y + h * 0.7],
            [x + w - 30, y + h * 0.76],
          ],
          width: 44,
          depth: -0.1,
        },
      ],
      drape: { amount: 0.14, across: 80, down: 80 },
      over: clipTo(ctx, outline, trim) + stitches(inner, thread, { length: 5, gap: 3.4, width: 1.5 }),
    }) +
    (cut.style === 'snap'
      ? ((): string => {
          const tab = path(
            `M${x + w + 12} ${y + h * 0.36}H${x + w - 44}Q${x + w - 64} ${y + h * 0.36} ${x + w - 64} ${y + h * 0.5}Q${x + w - 64} ${y + h * 0.64} ${x + w - 44} ${y + h * 0.64}H${x + w + 12}Q${x + w + 18} ${y + h * 0.5} ${x + w + 12} ${y + h * 0.36}Z`,
          );
          const edge = path(
            `M${x + w + 8} ${y + h * 0.36}H${x + w - 44}Q${x + w - 64} ${y + h * 0.36} ${x + w - 64} ${y + h * 0.5}Q${x + w - 64} ${y + h * 0.64} ${x + w - 44} ${y + h * 0.64}H${x + w + 8}`,
          );
          return (
            sewnPiece(ctx, {
              outline: tab,
              fabric: SURFACES.leather(ctx, ctx.colour(1)),
              under: EVERYTHING,
              sewn: [edge],
              inset: -5,
              form: 0.8,
              lift: 4,
              thread,
            }) +
            circle(x + w - 42, y + h * 0.5 + 1.5, 11, { fill: '#2b1a33', opacity: 0.35 }) +
            circle(x + w - 42, y + h * 0.5, 10.5, {
              fill: metalBall(ctx, METALS.brass, x + w - 42, y + h * 0.5, 10.5),
              stroke: METALS.brass.patina,
              'stroke-width': 0.8,
            })
          );
        })()
      : '') +
    (cut.cloth === 'canvas'
      ? ''
      : gleam(ctx, path(`M${x + 40} ${y + 18}C${x + 100} ${y + 14} ${x + 170} ${y + 14} ${x + 220} ${y + 18}`), {
          width: 5,
          opacity: 0.22,
          soft: 3,
        }))
  );
}

export const kind = defineKind({
  name: 'mens-wallet',
  about: "men's wallet; colours: leather, trim or inside, thread or first card",
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const one = (): string => {
      switch (cut.style) {
        case 'open':
          return open(ctx, cut);
        case 'card-holder':
          return cardHolder(ctx, cut);
        case 'zip-around':
          return zipAround(ctx, cut);
        case 'set':
          // Closed it is as wide as half of the open one, and as high.
          return (
            place(open(ctx, cut), { x: 13, y: -88, turn: 3 }) +
            place(closed(ctx, cut), { x: 109, y: 169, scale: '0.74 0.86', turn: -6 })
          );
        default:
          return closed(ctx, cut);
      }
    };
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 180, reach: 440 },
        zoom(ctx, { x: 320, y: 300, factor: 1.9, turn: -8 }, one),
      );
    const boxes = {
      bifold: { x: 104, y: 138, width: 312, height: 250 },
      snap: { x: 104, y: 138, width: 316, height: 250 },
      open: { x: 52, y: 140, width: 408, height: 236 },
      'card-holder': { x: 116, y: 112, width: 280, height: 256 },
      'zip-around': { x: 66, y: 158, width: 386, height: 220 },
      set: { x: 46, y: 40, width: 424, height: 450 },
    } as const;
    return fit(ctx, boxes[cut.style], { x: 44, y: 60, width: 424, height: 396 }, () =>
      group({ transform: cut.style === 'set' ? '' : `rotate(${cut.style === 'open' ? -4 : -9} 256 256)` }, one()),
    );
  },
});
