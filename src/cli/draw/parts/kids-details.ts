// Pockets, plackets, bows, cords and other work on the front of children's clothes.
import { darken, lighten } from '../colour.ts';
import { castOn, seam, stitches } from '../light.ts';
import { parallel, path, roundRect } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { circle } from '../svg.ts';
import type { Ctx, Fabric } from '../types.ts';
import { button, zip } from './notions.ts';
import { sewnPiece } from './panel.ts';

/** A button band down the front from `from` to `to`. */
export function buttonBand(
  ctx: Ctx,
  under: Path,
  fabric: Fabric,
  at: {
    x: number;
    from: number;
    to: number;
    width?: number;
    count: number;
    colour: string;
    shank?: boolean;
    r?: number;
    /** Height of the lowest button, where the band goes on below it. */
    last?: number;
  },
): string {
  const { x, from, to, width = 17, count, colour, r = 4.2 } = at;
  const strip = roundRect(x - width / 2, from, width, to - from, 1.5);
  const edge = lighten(fabric.base, 0.35);
  return (
    castOn(ctx, under, strip, { base: fabric.base, dx: 2.4, dy: 2, soft: 2, strength: 0.45 }) +
    clothPiece(ctx, { outline: strip, fabric, form: 0.3, warp: 0, edge: 0.6 }) +
    [-1, 1]
      .map((s) =>
        stitches(path(`M${x + s * (width / 2 - 2.4)} ${from + 2}V${to - 2}`), edge, {
          width: 0.8,
          length: 2.6,
          gap: 1.8,
        }),
      )
      .join('') +
    Array.from({ length: count }, (_, n) =>
      button(
        ctx,
        x,
        from + 10 + (n * ((at.last ?? to - 8) - from - 10)) / Math.max(1, count - 1),
        r,
        colour,
        at.shank ? 'shank' : 'four',
      ),
    ).join('')
  );
}

/** A patch pocket; `shape` decides its lower edge, `band` faces its mouth. */
export function patchPocket(
  ctx: Ctx,
  under: Path,
  fabric: Fabric,
  at: {
    x: number;
    y: number;
    width: number;
    height: number;
    shape?: 'point' | 'round' | 'square';
    turn?: number;
    band?: Fabric;
  },
): string {
  const { x, y, width: w, height: h, shape = 'point', band } = at;
  const [l, r] = [x - w / 2, x + w / 2];
  const low = {
    point: `L${l} ${y + h - 9}L${x} ${y + h}L${r} ${y + h - 9}`,
    round: `L${l} ${y + h - 16}C${l} ${y + h - 4} ${l + 8} ${y + h} ${l + 16} ${y + h}L${r - 16} ${y + h}C${r - 8} ${y + h} ${r} ${y + h - 4} ${r} ${y + h - 16}`,
    square: `L${l} ${y + h}L${r} ${y + h}`,
  }[shape];
  const mouth = path(`M${l} ${y}H${r}V${y + 11}H${l}Z`);
  return (
    sewnPiece(ctx, {
      outline: path(`M${l} ${y}${low}L${r} ${y}Z`),
      fabric,
      turn: at.turn,
      origin: [x + 7, y + 5],
      under,
      sewn: [path(`M${l} ${y + 2}${low}L${r} ${y + 2}`)],
      inset: 3,
      lift: 1.4,
      form: 0.3,
    }) +
    (band
      ? clothPiece(ctx, { outline: mouth, fabric: band, form: 0.3, warp: 0, edge: 0.5 })
      : seam(path(`M${l + 1} ${y + 9}H${r - 1}`), fabric.base, { strength: 0.5, width: 1 }))
  );
}

/** The muff pocket of a hooded sweatshirt. */
export function muffPocket(
  ctx: Ctx,
  under: Path,
  fabric: Fabric,
  at: { x: number; y: number; scale?: number },
): string {
  const { x, y } = at;
  const outline = path(
    `M${x - 34} ${y}L${x + 34} ${y}C${x + 42} ${y + 16} ${x + 56} ${y + 30} ${x + 60} ${y + 36}L${x + 60} ${y + 62}L${x - 60} ${y + 62}L${x - 60} ${y + 36}C${x - 56} ${y + 30} ${x - 42} ${y + 16} ${x - 34} ${y}Z`,
  );
  const mouths = [1, -1].map((s) =>
    path(`M${x - s * 34} ${y}C${x - s * 42} ${y + 16} ${x - s * 56} ${y + 30} ${x - s * 60} ${y + 36}`),
  );
  return (
    sewnPiece(ctx, {
      outline,
      fabric,
      under,
      lift: 2.4,
      form: 0.4,
      sewn: [path(`M${x - 34} ${y}L${x + 34} ${y}`)],
      inset: -4,
    }) +
    mouths.map((one, n) => stitches(parallel(one, n ? 5 : -5), lighten(fabric.base, 0.4), { width: 0.9 })).join('') +
    mouths.map((one) => seam(one, fabric.base, { strength: 0.7 })).join('')
  );
}

/** A zip down the middle of a front, in its two tapes. */
export function frontZip(x: number, from: number, to: number, tape: string, metal: string, open = 0): string {
  return zip(path(`M${x} ${from}V${to}`), { tape, metal, width: 6.4, pull: open });
}

/** Press studs along a line, as on baby clothes. */
export function studs(along: Path, spots: readonly { x: number; y: number }[], colour: string, r = 4): string {
  return (
    stitches(along, lighten(colour, 0.2), { width: 0.8, opacity: 0.5 }) +
    spots
      .map(
        ({ x, y }) =>
          circle(x + 0.8, y + 1.2, r, { fill: darken(colour, 0.6), opacity: 0.35 }) +
          circle(x, y, r, { fill: colour, stroke: darken(colour, 0.4), 'stroke-width': 0.8 }) +
          circle(x, y, r * 0.56, { fill: 'none', stroke: darken(colour, 0.25), 'stroke-width': 0.9 }) +
          circle(x - r * 0.3, y - r * 0.36, r * 0.24, { fill: '#ffffff', opacity: 0.85 }),
      )
      .join('')
  );
}
