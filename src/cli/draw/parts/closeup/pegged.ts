// The cloth hung by two wooden pegs from a cord, slack between them.
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
  const [left, right] = [random.between(96, 130), random.between(372, 412)];
  const sag = random.between(46, 74);
  const middle = (left + right) / 2;
  const top = smooth([
    [40, 118],
    [left - 20, 80],
    [left + 20, 80],
    [middle - 40, 78 + sag],
    [middle + 40, 78 + sag],
    [right - 20, 84],
    [right + 20, 84],
    [476, 124],
  ]);
  const foot = smooth([
    [492, 440],
    [420, 462],
    [350, 440],
    [270, 464],
    [190, 444],
    [110, 464],
    [22, 446],
  ]);
  const outline = joined([top, foot]);
  const swags: Fold[] = [0, 1, 2].map((n) => ({
    points: [
      [left + 8, 96 + n * 14],
      [middle - 50, 130 + sag + n * 62],
      [middle + 46, 132 + sag + n * 62],
      [right - 8, 98 + n * 14],
    ],
    width: 40 + n * 10,
    depth: n % 2 ? -0.5 : 0.55,
    soft: 0.3,
  }));
  const falls: Fold[] = [left - 34, left + 8, right - 4, right + 38].map((x, n) => ({
    points: [
      [x * 0.3 + (n < 2 ? left : right) * 0.7, 90],
      [x, 250],
      [x + random.near(0, 22), 470],
    ],
    width: 38,
    depth: n % 2 ? -0.5 : 0.5,
    open: 'end' as const,
    soft: 0.32,
  }));
  // The foot is walked from right to left, so the cloth is on its right hand.
  const worked = hem ? border(foot, { ...hem, side: 'right' }) : '';
  const cord = 'M-40 58Q256 72 560 54';
  return (
    wallShadow(ctx, [outline], { distance: 15 }) +
    clothPiece(ctx, {
      outline,
      fabric,
      finish,
      scale: 2,
      warp,
      folds: [...swags, ...falls],
      drape: { amount: 0.22, across: 130, down: 170 },
      onCloth: worked,
      over: hem ? '' : stitches(parallel(foot, -12), darken(fabric.base, 0.14), { length: 6, gap: 4, width: 1.6 }),
      form: 0.5,
    }) +
    edgeLine(outline, fabric.base, { strength: 0.4, width: 1.2 }) +
    draw(cord, { fill: 'none', stroke: '#8c7a5e', 'stroke-width': 5 }) +
    draw(cord, { fill: 'none', stroke: '#d9c9a8', 'stroke-width': 2.2, transform: 'translate(0 -1)' }) +
    peg(left, 78, random.between(-6, 2)) +
    peg(right, 80, random.between(-2, 6))
  );
}
