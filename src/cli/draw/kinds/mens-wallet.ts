// Men's wallets lying flat: closed, open, a card holder, zipped round, with a snap.
import { darken, lighten, mix } from '../colour.ts';
import { fit, focusFrom, zoom } from '../frame.ts';
import { castOn, clipTo, crease, gleam, hollow, innerRim, stitches, wallShadow } from '../light.ts';
import { METALS, metalBall, metalPiece } from '../materials.ts';
import { zip } from '../parts/notions.ts';
import { sewnPiece } from '../parts/panel.ts';
import { moved, oval, path, roundRect, toD, turned } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, draw, group, line, linear, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf, Fabric } from '../types.ts';

const CUTS = {
  style: ['bifold', 'open', 'card-holder', 'zip-around', 'snap', 'set'],
  cloth: ['leather', 'suede', 'canvas', 'print'],
  trim: ['plain', 'strip', 'corner', 'stitch'],
} as const;
type Cut = CutOf<typeof CUTS>;

function clothOf(ctx: Ctx, cut: Cut, colour = ctx.colour(0)): Fabric {
  if (cut.cloth === 'print') return ctx.fabric;
  if (cut.cloth === 'canvas') return ctx.cloth({ name: 'chambray', scale: 0.8 }, [colour, lighten(colour, 0.3)]);
  return cut.cloth === 'suede' ? SURFACES.suede(ctx, colour) : SURFACES.leather(ctx, colour);
}

const EVERYTHING = path('M0 0H512V512H0Z');

/** A bank card: colour, chip and stripes, no writing. */
function card(ctx: Ctx, x: number, y: number, width: number, colour: string, turn = 0): string {
  const height = width * 0.63;
  const shape = roundRect(x, y, width, height, 8);
  const art =
    clipTo(
      ctx,
      shape,
      draw(toD(shape), {
        fill: linear(
          ctx.defs,
          [x, y],
          [x + width, y + height],
          [
            [0, lighten(colour, 0.3)],
            [0.5, colour],
            [1, darken(colour, 0.25)],
          ],
        ),
      }),
      draw(
        `M${x + width * 0.5} ${y}C${x + width * 0.66} ${y + height * 0.4} ${x + width * 0.6} ${y + height * 0.7} ${x + width} ${y + height * 0.9}V${y}Z`,
        { fill: lighten(colour, 0.5), opacity: 0.35 },
      ),
    ) +
    rect(x + 14, y + 15, 22, 16, { rx: 3, fill: '#d9b45c', stroke: '#8a6a2a', 'stroke-width': 0.8 }) +
    line(x + 25, y + 15, x + 25, y + 31, { stroke: '#8a6a2a', 'stroke-width': 0.8 }) +
    draw(toD(shape), { fill: 'none', stroke: darken(colour, 0.5), 'stroke-width': 0.9 });
  return turn ? group({ transform: `rotate(${turn} ${x + width / 2} ${y + height / 2})` }, art) : art;
}

/** Currency-like paper: tone bands and a plain round mark, nothing that reads as money of any country. */
function notes(x: number, y: number, width: number, colour: string): string {
  return [0, 1, 2]
    .map((n) => {
      const top = y - n * 5;
      return (
        rect(x + n * 5, top, width - n * 10, 60, {
          fill: mix(colour, '#f4eddd', 0.3 + n * 0.16),
          stroke: darken(colour, 0.4),
          'stroke-width': 0.8,
        }) + rect(x + n * 5 + 6, top + 4, width - n * 10 - 12, 2, { fill: colour, opacity: 0.5 })
      );
    })
    .reverse()
    .join('');
}

function closed(ctx: Ctx, cut: Cut, shift = 0): string {
  const cloth = clothOf(ctx, cut);
  const base = cloth.base;
  const thread = ctx.colourCount > 1 && cut.trim !== 'strip' ? ctx.colour(ctx.colourCount - 1) : lighten(base, 0.4);
  const [x, y, w, h] = [116, 150 + shift, 280, 220];
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
    gleam(ctx, path(`M${x + 40} ${y + 18}C${x + 100} ${y + 14} ${x + 170} ${y + 14} ${x + 220} ${y + 18}`), {
      width: 5,
      opacity: 0.22,
      soft: 3,
    })
  );
}

function open(ctx: Ctx, cut: Cut): string {
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

function cardHolder(ctx: Ctx, cut: Cut): string {
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

function zipAround(ctx: Ctx, cut: Cut): string {
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
          return (
            place(open(ctx, cut), { x: 62, y: -40, scale: 0.84, turn: 3 }) +
            place(closed(ctx, cut), { x: 24, y: 176, scale: 0.8, turn: -5 })
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
      set: { x: 92, y: 62, width: 372, height: 436 },
    } as const;
    return fit(ctx, boxes[cut.style], { x: 44, y: 60, width: 424, height: 396 }, () =>
      group({ transform: cut.style === 'set' ? '' : `rotate(${cut.style === 'open' ? -4 : -9} 256 256)` }, one()),
    );
  },
});
