// The wallet laid open, the card holder, the wallet with a zip all round.
import { darken, lighten } from '../../colour.ts';
import { castOn, clipTo, crease, hollow, innerRim, stitches, wallShadow } from '../../light.ts';
import { METALS, metalPiece } from '../../materials.ts';
import { zip } from '../../parts/notions.ts';
import { sewnPiece } from '../../parts/panel.ts';
import { moved, oval, path, roundRect, turned } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { SURFACES } from '../../surfaces.ts';
import type { Ctx } from '../../types.ts';
import { EVERYTHING, card, clothOf, notes } from './cards.ts';
import type { Cut } from './cards.ts';

export function open(ctx: Ctx, cut: Cut): string {
  const cloth = clothOf(ctx, cut);
  const base = cloth.base;
  const inside =
    cut.cloth === 'leather'
      ? SURFACES.leather(ctx, ctx.colourCount > 1 ? ctx.colour(1) : lighten(base, 0.1))
      : ctx.plain(ctx.colour(1));
  const thread = lighten(inside.base, 0.42);
  const [x, y, w, h] = [58, 176, 396, 190];
  const outline = roundRect(x, y, w, h, 13);
  const back = roundRect(x + 3, y - 9, w - 6, h * 0.6, 11);
  const panel = (left: number, right: number, rows: number, mirrored: boolean): string => {
    const colours = [ctx.colour(Math.min(2, ctx.colourCount - 1)), '#3d6f8f', '#b5823e'];
    let art = '';
    for (let n = 0; n < rows; n += 1) {
      const top = y + 22 + n * 34;
      art += clipTo(
        ctx,
        path(`M${left} ${y - 20}H${right}V${top + 30}H${left}Z`),
        card(ctx, left + 12, top - 13, right - left - 24, colours[(n + (mirrored ? 1 : 0)) % 3] ?? base),
      );
      const slot = path(
        `M${left} ${top + 7}C${left + 40} ${top + 7} ${(left + right) / 2 - 26} ${top + 7} ${(left + right) / 2 - 16} ${top + 7}Q${(left + right) / 2} ${top + 17} ${(left + right) / 2 + 16} ${top + 7}H${right}V${y + h - 9}H${left}Z`,
      );
      const lip = path(
        `M${left} ${top + 7}H${(left + right) / 2 - 16}Q${(left + right) / 2} ${top + 17} ${(left + right) / 2 + 16} ${top + 7}H${right}`,
      );
      art += sewnPiece(ctx, {
        outline: slot,
        fabric: inside,
        under: EVERYTHING,
        sewn: [lip],
        inset: -4,
        thread,
        form: 0.35,
        lift: 2,
      });
    }
    return art;
  };
  return (
    wallShadow(ctx, [outline], { distance: 12 }) +
    clothPiece(ctx, { outline: back, fabric: cloth, form: 0.6 }) +
    clipTo(ctx, path(`M${x} ${y - 60}H${x + w}V${y + 20}H${x}Z`), notes(x + 24, y - 14, w - 60, '#8d7aa8')) +
    clothPiece(ctx, { outline, fabric: inside, form: 0.6, scale: 1.1 }) +
    panel(x + 9, x + w / 2 - 6, 3, false) +
    panel(x + w / 2 + 6, x + w - 9, 3, true) +
    clothPiece(ctx, {
      outline: roundRect(x + w / 2 - 6, y + 2, 12, h - 4, 2),
      fabric: ctx.plain(darken(inside.base, 0.12)),
      form: 0.4,
      edge: 0.3,
    }) +
    crease(ctx, path(`M${x + w / 2} ${y + 4}V${y + h - 4}`), base, { width: 4, strength: 0.5 }) +
    stitches(roundRect(x + 5, y + 5, w - 10, h - 10, 9), thread, { length: 5, gap: 3.4, width: 1.3 }) +
    innerRim(ctx, outline, { dx: -2, dy: -3, soft: 3, colour: darken(base, 0.5), opacity: 0.4, blend: 'multiply' })
  );
}

export function cardHolder(ctx: Ctx, cut: Cut): string {
  const cloth = clothOf(ctx, cut);
  const base = cloth.base;
  const thread = ctx.colourCount > 1 ? ctx.colour(1) : lighten(base, 0.4);
  const [x, y, w, h] = [132, 178, 248, 178];
  const outline = roundRect(x, y, w, h, 12);
  const pocket = (top: number, dip: number): Path =>
    path(
      `M${x} ${top}L${x + w * 0.32} ${top}Q${x + w * 0.5} ${top + dip} ${x + w * 0.68} ${top}L${x + w} ${top}V${y + h - 12}Q${x + w} ${y + h} ${x + w - 12} ${y + h}H${x + 12}Q${x} ${y + h} ${x} ${y + h - 12}Z`,
    );
  const lip = (top: number, dip: number): Path =>
    path(`M${x + 4} ${top}H${x + w * 0.32}Q${x + w * 0.5} ${top + dip} ${x + w * 0.68} ${top}H${x + w - 4}`);
  return (
    wallShadow(ctx, [outline], { distance: 12 }) +
    card(ctx, x + 18, y - 52, w - 38, ctx.colour(Math.min(3, ctx.colourCount - 1)), -3) +
    card(ctx, x + 16, y - 34, w - 34, '#39748c', 2) +
    card(ctx, x + 14, y - 18, w - 28, '#c9a25a', 0) +
    clothPiece(ctx, { outline, fabric: cloth, form: 0.5 }) +
    clipTo(
      ctx,
      outline,
      card(ctx, x + 14, y + 14, w - 28, '#8a5060'),
      hollow(ctx, outline, base, { strength: 0.4, soft: 8 }),
    ) +
    sewnPiece(ctx, {
      outline: pocket(y + 40, 18),
      fabric: cloth,
      under: EVERYTHING,
      form: 0.5,
      lift: 2,
      sewn: [lip(y + 40, 18)],
      inset: -4,
      thread,
    }) +
    clipTo(ctx, pocket(y + 40, 18), card(ctx, x + 14, y + 58, w - 28, '#4f6a4a')) +
    sewnPiece(ctx, {
      outline: pocket(y + 86, 18),
      fabric: cloth,
      under: EVERYTHING,
      form: 0.6,
      lift: 2.4,
      scale: 1.1,
      sewn: [lip(y + 86, 18)],
      inset: -4,
      thread,
    }) +
    stitches(roundRect(x + 6, y + 6, w - 12, h - 12, 8), thread, { length: 5, gap: 3.4, width: 1.4 })
  );
}

export function zipAround(ctx: Ctx, cut: Cut): string {
  const cloth = clothOf(ctx, cut);
  const base = cloth.base;
  const [x, y, w, h] = [76, 168, 360, 186];
  const outline = roundRect(x, y, w, h, 26);
  const track = path(
    `M${x + 6} ${y + h - 40}V${y + 26}Q${x + 6} ${y + 5} ${x + 27} ${y + 5}H${x + w - 27}Q${x + w - 6} ${y + 5} ${x + w - 6} ${y + 26}V${y + h - 44}`,
  );
  const inner = roundRect(x + 17, y + 17, w - 34, h - 28, 18);
  const pull = turned(roundRect(x + w - 14, y + h - 44, 13, 62, 6), [x + w - 8, y + h - 40], -14);
  return (
    wallShadow(ctx, [outline], { distance: 13 }) +
    clothPiece(ctx, { outline: moved(outline, 5, 8), fabric: ctx.plain(darken(base, 0.2)), form: 0.8 }) +
    clothPiece(ctx, { outline, fabric: ctx.plain(darken(base, 0.1)), form: 0.7 }) +
    zip(track, { tape: darken(base, 0.3), metal: METALS.brass.base, width: 8, pull: 0.985 }) +
    sewnPiece(ctx, {
      outline: inner,
      fabric: cloth,
      under: outline,
      form: 0.8,
      lift: 3,
      finish: 'silk',
      scale: 1.1,
      sewn: [roundRect(x + 17, y + 17, w - 34, h - 28, 18)],
      inset: 5,
      folds: [
        {
          points: [
            [x + 40, y + 70],
            [x + 180, y + 80],
            [x + w - 40, y + 66],
          ],
          width: 60,
          depth: 0.14,
        },
      ],
    }) +
    castOn(ctx, outline, pull, { base, dx: 3, dy: 4, soft: 3, strength: 0.5 }) +
    clothPiece(ctx, { outline: pull, fabric: SURFACES.leather(ctx, ctx.colour(1)), form: 0.8, warp: 0 }) +
    metalPiece(ctx, oval(x + w - 6, y + h - 44, 8, 8), METALS.brass, { rim: 2 })
  );
}
