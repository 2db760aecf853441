// Pieces that fronts are made of: plackets, smocking, yokes, overlaps, lacing, pockets.
import { darken, lighten, mix } from '../../colour.ts';
import { castOn, clipTo, seam, stitches } from '../../light.ts';
import { joined, parallel, path, ribbon, roundRect, smooth, toD } from '../../path.ts';
import type { Knot, Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fold } from '../../relief.ts';
import { circle, draw, line } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';
import { AXIS } from '../garment.ts';
import { button, zip } from '../notions.ts';
import { bow, frillAlong } from './frills.ts';
import { points } from './knots.ts';
import type { Upper } from './upper.ts';

export interface Stage {
  readonly upper: Upper;
  readonly body: Path;
  readonly fabric: Fabric;
  readonly trim: string;
  /** Second colour, for yokes and emblems. */
  readonly accent: string;
  /** Where the body ends (hem or waist seam), and its half width there. */
  readonly end: number;
  readonly endHalf: number;
  readonly isDress: boolean;
}

export interface FrontArt {
  /** Folded and lit with the body's cloth. */
  readonly on?: string;
  /** Cut by the body's outline, flat. */
  readonly over?: string;
  /** Lies on the finished body and may stand out from it. */
  readonly above?: string;
  readonly folds?: readonly Fold[];
}

export const upright = (x: number, from: number, to: number): Path => path(`M${x} ${from}V${to}`);

const sewing = { width: 0.8, length: 2.6, gap: 1.8, opacity: 0.65 } as const;

export function placket(ctx: Ctx, stage: Stage, to: number, gap: number): string {
  const { upper, body, fabric, trim } = stage;
  const base = fabric.base;
  const from = upper.low - 2;
  const strip = roundRect(AXIS - 8, from, 16, to - from, 1.5);
  const count = Math.max(2, Math.floor((to - from - 10) / gap) + 1);
  return (
    castOn(ctx, body, strip, { base, dx: 2.4, dy: 2, soft: 2.2, strength: 0.4 }) +
    clothPiece(ctx, { outline: strip, fabric, origin: [252, 240], form: 0.3, edge: 0.5, warp: 0 }) +
    [-5.8, 5.8].map((dx) => stitches(upright(AXIS + dx, from + 3, to - 3), lighten(base, 0.35), sewing)).join('') +
    Array.from({ length: count }, (_, n) => button(ctx, AXIS, from + 10 + n * gap, 3.9, trim)).join('')
  );
}

/** Elastic rows with the cloth puckered between them. */
export function smocking(ctx: Ctx, stage: Stage): FrontArt {
  const { upper, end, fabric, body } = stage;
  const random = ctx.random.fork('smock');
  const from = upper.low + 3;
  const to = stage.isDress ? end - 2 : Math.min(end - 18, from + 92);
  const rows = Math.round((to - from) / 9);
  const folds: Fold[] = [];
  let lines = '';
  for (let row = 0; row <= rows; row += 1) {
    const y = from + ((to - from) * row) / rows;
    // Drawn in by the thread, and puffed out below it: that keeps the rows in sight on a print.
    for (const [dy, stroke, opacity, dash] of [
      [1.5, lighten(fabric.base, 0.4), 0.45, undefined],
      [0, darken(fabric.base, 0.45), 0.62, '3.4 1.6'],
    ] as const)
      lines += draw(`M${AXIS - 92} ${y + dy - 3}Q${AXIS} ${y + dy + 5} ${AXIS + 92} ${y + dy - 3}`, {
        fill: 'none',
        stroke,
        'stroke-width': 1.1,
        'stroke-opacity': opacity,
        'stroke-dasharray': dash,
      });
    for (let n = 0; n < 15 && row < rows; n += 1) {
      const x = AXIS - 84 + n * 12 + random.near(row % 2 ? 6 : 0, 1.6);
      const middle: Knot = [x + 0.4, y + 4.5];
      folds.push({ points: [[x, y], middle, [x, y + 9]], width: 7, depth: n % 2 ? 0.32 : -0.32, soft: 0.3 });
    }
  }
  return { over: clipTo(ctx, body, lines), folds };
}

export function yokeLine(y: number, dip: number): Path {
  return path(`M${AXIS - 96} ${y}Q${AXIS} ${y + dip} ${AXIS + 96} ${y}`);
}

/** The part above a line in another cloth, with work along the line. */
export function yoke(ctx: Ctx, stage: Stage, cloth: Fabric, lower: Path, edge: string): FrontArt {
  const { body, fabric } = stage;
  const y = lower.start[1];
  const outline = joined([path(`M${AXIS + 100} ${y}V20H${AXIS - 100}V${y}`), lower]);
  const drape = { amount: 0.2, across: 60, down: 60 };
  const piece = clothPiece(ctx, { outline, fabric: cloth, form: 0.15, warp: 3, edge: 0.4, drape });
  const shade = castOn(ctx, body, outline, { base: fabric.base, dx: 1, dy: 3, soft: 2.5, strength: 0.4 });
  return { over: shade + piece + edge };
}

/** The right front laid over the left, its edge running from the neck to the side of the waist. */
export function overlap(ctx: Ctx, stage: Stage, frill: boolean): FrontArt {
  const { upper, fabric, end, endHalf } = stage;
  const { neckHalf, top } = upper.plan;
  const low = upper.low;
  const base = fabric.base;
  const foot: Knot = [AXIS + endHalf + 3, end - 4];
  const middle: Knot = [AXIS + endHalf * 0.5, low + (end - low) * 0.56];
  const edge = smooth([[AXIS - 4, low - 7], [AXIS + 5, low + 5], middle, foot]);
  const whole = smooth([
    [AXIS - neckHalf, top],
    [AXIS - neckHalf * 0.55, top + (low - top) * 0.62],
    [AXIS, low],
    middle,
    foot,
  ]);
  const under = joined([edge, path(`M${foot[0] + 40} ${foot[1]}V${top - 10}H${AXIS - 4}V${low - 7}`)]);
  const over = joined([edge, path(`M${foot[0]} ${end + 20}H${AXIS - 110}V${top}H${AXIS - 4}V${low - 7}`)]);
  const folds = [0, 1, 2, 3].map((n): Fold => {
    const from: Knot = [AXIS + endHalf - 4, end - 6];
    const mid: Knot = [AXIS + endHalf * 0.4, end - 22 - n * 12];
    return {
      points: [from, mid, [AXIS - endHalf * (0.2 + n * 0.16), end - 22 - n * 26]],
      width: 10,
      depth: n % 2 ? 0.24 : -0.28,
      open: 'start',
    };
  });
  return {
    folds,
    over:
      clothPiece(ctx, { outline: under, fabric, turn: 16, origin: [300, 230], form: 0, warp: 4, edge: 0 }) +
      castOn(ctx, under, over, { base, dx: 5, dy: -2, soft: 4, strength: 0.55 }) +
      seam(edge, base, { strength: 0.85, width: 1.4 }) +
      stitches(parallel(edge, 4), lighten(base, 0.35), { width: 0.8, opacity: 0.5 }),
    above: frill ? frillAlong(ctx, whole, fabric, 15, 16) : '',
  };
}

export function corset(ctx: Ctx, stage: Stage): FrontArt {
  const { upper, end, endHalf, fabric, trim } = stage;
  const base = fabric.base;
  const top = upper.low;
  const mid = (top + end) / 2;
  const bones = [-0.86, -0.5, 0.5, 0.86]
    .map((t) => {
      const along = path(
        `M${AXIS + t * 62} ${top - 8}C${AXIS + t * 60} ${mid - 14} ${AXIS + t * endHalf * 0.9} ${mid + 10} ${AXIS + t * endHalf * 0.96} ${end}`,
      );
      return seam(along, base, { strength: 0.55 }) + stitches(parallel(along, 4), lighten(base, 0.4), sewing);
    })
    .join('');
  const rows = Math.max(3, Math.round((end - top) / 14));
  const pitch = (end - top - 14) / (rows - 1);
  let lace = '';
  for (let n = 0; n < rows; n += 1) {
    const y = top + 8 + pitch * n;
    for (const s of [-1, 1]) {
      const eyelet = { fill: mix(trim, '#fff6dd', 0.4), stroke: darken(trim, 0.5), 'stroke-width': 0.7 };
      lace += circle(AXIS + s * 9, y, 1.9, eyelet);
      if (n < rows - 1) lace += line(AXIS + s * 9, y, AXIS - s * 9, y + pitch, { stroke: trim, 'stroke-width': 1.7 });
    }
  }
  const slit = ribbon(upright(AXIS, top - 2, end), 9, 12);
  return {
    over: bones + draw(toD(slit), { fill: darken(base, 0.45), opacity: 0.85 }) + lace,
    above: bow(ctx, AXIS, top + 5, 26, ctx.plain(trim), { tails: 30 }),
  };
}

/** A corset from behind: a zip between two panels that are shirred on elastic. */
export function corsetBack({ upper, end, endHalf, fabric }: Stage): FrontArt {
  const base = fabric.base;
  const top = upper.low - 8;
  const width = 24;
  const folds: Fold[] = [];
  let over = '';
  for (const s of [-1, 1]) {
    for (let n = 0; n < 5; n += 1) {
      const x = AXIS + s * (9 + n * 4.6);
      folds.push({
        points: [
          [x, top - 6],
          [x, (top + end) / 2],
          [x, end + 6],
        ],
        width: 4.4,
        depth: n % 2 ? 0.45 : -0.45,
        open: 'both',
      });
    }
    for (let y = top + 8; y < end - 4; y += 10) {
      over += stitches(path(`M${AXIS + s * 6} ${y}H${AXIS + s * (6 + width)}`), lighten(base, 0.4), {
        width: 0.9,
        length: 2,
        gap: 1.6,
        opacity: 0.6,
      });
    }
    const side = path(
      `M${AXIS + s * 54} ${top}C${AXIS + s * 52} ${(top + end) / 2 - 10} ${AXIS + s * endHalf * 0.7} ${(top + end) / 2 + 10} ${AXIS + s * endHalf * 0.76} ${end}`,
    );
    over +=
      seam(upright(AXIS + s * (7 + width), top, end), base, { strength: 0.6 }) +
      seam(side, base, { strength: 0.55 }) +
      stitches(parallel(side, 4), lighten(base, 0.4), sewing);
  }
  return {
    folds,
    over:
      over + zip(upright(AXIS, top + 4, end - 3), { tape: darken(base, 0.2), metal: '#a9a7a4', width: 6, pull: 0.04 }),
  };
}

export function patchPocket(ctx: Ctx, stage: Stage, x: number, y: number, width: number, flap: boolean): string {
  const { fabric, body, trim } = stage;
  const base = fabric.base;
  const [right, middle] = [x + width, x + width / 2];
  const low = y + width * 0.95;
  const pocket = path(`M${x} ${y}H${right}V${low}L${middle} ${y + width * 1.14}L${x} ${low}Z`);
  const sew = path(`M${x + 2.4} ${y + 4}V${low - 2}L${middle} ${y + width * 1.06}L${right - 2.4} ${low - 2}V${y + 4}`);
  const thread = lighten(base, 0.4);
  const lidLow = y + width * 0.3;
  const lid = path(`M${x - 1.5} ${y - 2}H${right + 1.5}V${lidLow}L${middle} ${y + width * 0.46}L${x - 1.5} ${lidLow}Z`);
  return (
    castOn(ctx, body, pocket, { base, dx: 1.6, dy: 2.4, soft: 2, strength: 0.4 }) +
    clothPiece(ctx, {
      outline: pocket,
      fabric,
      origin: [260, 250],
      form: 0.3,
      warp: 0,
      edge: 0.7,
      over: stitches(sew, thread, sewing),
    }) +
    (flap
      ? clothPiece(ctx, { outline: lid, fabric, origin: [250, 260], form: 0.4, warp: 0, edge: 0.8 }) +
        button(ctx, middle, y + width * 0.26, 3, trim)
      : stitches(path(`M${x + 1} ${y + 6}H${right - 1}`), thread, sewing))
  );
}

/** Gathers that run out of the neckline. */
export function neckGathers(upper: Upper): Fold[] {
  return Array.from({ length: 13 }, (_, n): Fold => {
    const t = (n - 6) / 6;
    const top = upper.low - t * t * 24 + 2;
    const x = AXIS + t * upper.plan.neckHalf * 0.8;
    const [mid, end] = points(`${AXIS + t * 40} ${top + 26 + t * t * 6}, ${AXIS + t * 50} ${upper.low + 58}`);
    return {
      points: [[x, top], mid ?? [x, top + 26], end ?? [x, top + 50]],
      width: 6.5,
      depth: n % 2 ? 0.36 : -0.36,
      open: 'start',
    };
  });
}
