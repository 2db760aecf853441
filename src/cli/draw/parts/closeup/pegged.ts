// A straight length of the cloth, hung from a cord by three wooden pegs.
import { border } from '../../borders.ts';
import { darken, lighten } from '../../colour.ts';
import { edgeLine, stitches, wallShadow } from '../../light.ts';
import { parallel, smooth, joined } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fold } from '../../relief.ts';
import { circle, draw, place, rect } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import type { ClothNear } from './look.ts';

function peg(x: number, y: number, turn: number): string {
  const wood = '#c99a5f';
  const look = { stroke: darken(wood, 0.5), 'stroke-width': 1 };
  return place(
    rect(-11, -44, 10, 88, { ...look, fill: wood, rx: 3 }) +
      rect(1, -44, 10, 88, { ...look, fill: darken(wood, 0.14), rx: 3 }) +
      rect(-9.5, -42, 3, 84, { fill: lighten(wood, 0.4), opacity: 0.7 }) +
      draw('M-12 -8H12', { stroke: '#8f969d', 'stroke-width': 6, fill: 'none' }) +
      draw('M-12 -9H12', { stroke: '#dfe3e6', 'stroke-width': 2, fill: 'none' }) +
      circle(0, 2, 3.4, { fill: '#8f969d' }),
    { x, y, turn },
  );
}

export function peggedSwag(ctx: Ctx, { fabric, hem, finish, warp, random }: ClothNear): string {
  const [left, right] = [random.between(86, 112), random.between(400, 426)];
  const middle = (left + right) / 2 + random.near(0, 10);
  const sag = random.between(10, 18);
  const top = smooth([
    [36, 84],
    [left, 76],
    [(left + middle) / 2, 80 + sag],
    [middle, 84],
    [(middle + right) / 2, 80 + sag],
    [right, 76],
    [478, 86],
  ]);
  const foot = smooth([
    [484, 450],
    [410, 456],
    [340, 450],
    [256, 458],
    [180, 451],
    [104, 457],
    [30, 450],
  ]);
  const outline = joined([top, foot]);
  const falls: Fold[] = [left, (left + middle) / 2, middle, (middle + right) / 2, right].map((x, n) => ({
    points: [
      [x, n % 2 ? 100 + sag : 96],
      [x + random.near(0, 8), 260],
      [x + random.near(0, 16), 470],
    ],
    width: 40,
    depth: n % 2 ? -0.4 : 0.5,
    open: 'end' as const,
    soft: 0.32,
  }));
  // The foot is walked from right to left, so the cloth is on its right hand.
  const worked = hem ? border(foot, { ...hem, side: 'right' }) : '';
  const cord = 'M-40 62Q256 76 560 58';
  return (
    wallShadow(ctx, [outline], { distance: 15 }) +
    clothPiece(ctx, {
      outline,
      fabric,
      finish,
      scale: 2,
      warp,
      folds: falls,
      drape: { amount: 0.22, across: 130, down: 170 },
      onCloth: worked,
      over: hem ? '' : stitches(parallel(foot, -12), darken(fabric.base, 0.14), { length: 6, gap: 4, width: 1.6 }),
      form: 0.5,
    }) +
    edgeLine(outline, fabric.base, { strength: 0.4, width: 1.2 }) +
    draw(cord, { fill: 'none', stroke: '#8c7a5e', 'stroke-width': 5 }) +
    draw(cord, { fill: 'none', stroke: '#d9c9a8', 'stroke-width': 2.2, transform: 'translate(0 -1)' }) +
    peg(left, 78, random.between(-5, 2)) +
    peg(middle, 86, random.between(-3, 3)) +
    peg(right, 78, random.between(-2, 5))
  );
}
