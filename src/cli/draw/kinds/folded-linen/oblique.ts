// Folded cloth seen from a corner: round folds along its left front, its layers at the right end, its top above.
import { darken, lighten, mix } from '../../colour.ts';
import { castOn, clipTo, innerRim } from '../../light.ts';
import { planeMatrix, sheared } from '../../parts/sheared.ts';
import { boundsOf, joined, moved, polygon, reversed, smooth, toD } from '../../path.ts';
import type { Knot, Path, Point } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { blur, draw, group, linear, num, rect } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';

/** One unit along the folds (to the far left) and one unit to the back (to the far right), in canvas units. */
export const ALONG: Point = [-0.83, -0.17];
export const BACK: Point = [0.62, -0.33];

export interface Folded {
  /** Lower near corner. */
  readonly at: Point;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** Round folds one above the other at the front. */
  readonly noses: number;
  readonly fabric: Fabric;
  /** The other side of the cloth, seen between the layers. */
  readonly inside: Fabric;
  /** Layers within one nose that show at its end. */
  readonly layers: number;
  /** Woven or sewn bands that cross the cloth near its right end: distance from the end, width and colour of each. */
  readonly bands?: readonly (readonly [from: number, width: number, colour: string])[];
  /** The near corner of its top is turned back. */
  readonly turned?: boolean;
  /** Colour of a tape that binds the cloth's edges. */
  readonly bound?: string;
}

const to = (from: Point, along: number, back: number, up = 0): Point => [
  from[0] + ALONG[0] * along + BACK[0] * back,
  from[1] + ALONG[1] * along + BACK[1] * back - up,
];

const edgeAt = (fold: Folded, n: number): Point => to(fold.at, 0, 0, (fold.height * n) / fold.noses);

/** The round outline of nose `n` at the near end, from its top to its foot. */
function noseProfile(fold: Folded, n: number): Path {
  const step = fold.height / fold.noses;
  const [top, foot] = [edgeAt(fold, n + 1), edgeAt(fold, n)];
  const out = step * 0.58;
  const bulge = (share: number, by: number): Knot => {
    const [x, y] = [top[0], top[1] + (foot[1] - top[1]) * share];
    return [x - BACK[0] * by, y - BACK[1] * by];
  };
  return smooth([
    [top[0], top[1]],
    bulge(0.14, out * 0.62),
    bulge(0.5, out),
    bulge(0.86, out * 0.62),
    [foot[0], foot[1]],
  ]);
}

/** The far ends of the layers: as round as the noses, but seen from outside. */
function backProfile(fold: Folded, n: number): Path {
  const step = fold.height / fold.noses;
  const foot = to(edgeAt(fold, n), 0, fold.depth);
  const top = to(edgeAt(fold, n + 1), 0, fold.depth);
  const out = step * 0.34;
  const bulge = (share: number, by: number): Knot => [
    foot[0] + BACK[0] * by,
    foot[1] + (top[1] - foot[1]) * share + BACK[1] * by,
  ];
  return smooth([
    [foot[0], foot[1]],
    bulge(0.16, out * 0.7),
    bulge(0.5, out),
    bulge(0.84, out * 0.7),
    [top[0], top[1]],
  ]);
}

/** The gaps between the layers of nose `n`: loops that turn round near the front, one inside the other, open to the back. */
function layerLines(fold: Folded, n: number): Path[] {
  const { depth, noses, height, layers } = fold;
  const step = height / noses;
  const at = (share: number, back: number): Point => to(edgeAt(fold, n), 0, back, step * share);
  const end = depth + step * 0.3;
  const sag = (k: number): number => Math.sin((n * 3 + k) * 2.7) * 0.05;
  const loops = Array.from({ length: Math.floor((layers - 1) / 2) }, (_, k): Path => {
    const open = 0.5 - (k + 1) / layers;
    const [up, low] = [0.5 + open + sag(k), 0.5 - open + sag(k + 1)];
    const front = step * (k * 0.5 - 0.12);
    return smooth([
      at(up, end),
      at(up + sag(k + 2), depth * 0.5),
      at(up, front + step * open * 0.6),
      at((up + low) / 2, front - step * open * 0.35),
      at(low, front + step * open * 0.6),
      at(low - sag(k + 4), depth * 0.5),
      at(low, end),
    ]);
  });
  if (layers % 2 === 1) return loops;
  return [...loops, smooth([at(0.5, step * (0.1 + loops.length * 0.5)), at(0.5 + sag(5), depth * 0.6), at(0.5, end)])];
}

/** The right end: each nose is a loop of cloth, so its layers run to the back and open there. */
function endArt(ctx: Ctx, fold: Folded): string {
  const { noses, fabric, inside, height } = fold;
  const step = height / noses;
  let art = '';
  for (let n = 0; n < noses; n += 1) {
    const front = noseProfile(fold, n);
    const outline = joined([front, backProfile(fold, n)]);
    const cut = mix(fabric.base, inside.base, 0.35);
    const wide = Math.max(1.1, Math.min(2.8, step * 0.055));
    const lines = layerLines(fold, n)
      .map((line) => {
        const d = toD(line);
        const look = { fill: 'none', 'stroke-linecap': 'round' };
        return (
          draw(d, { ...look, stroke: darken(cut, 0.45), 'stroke-width': wide * 2.6, 'stroke-opacity': 0.25 }) +
          draw(d, { ...look, stroke: darken(cut, 0.58), 'stroke-width': wide, 'stroke-opacity': 0.75 }) +
          draw(d, {
            ...look,
            stroke: lighten(cut, 0.6),
            'stroke-width': wide * 0.7,
            'stroke-opacity': 0.5,
            transform: `translate(0 ${num(wide)})`,
          })
        );
      })
      .join('');
    const at = edgeAt(fold, n);
    art += clothPiece(ctx, {
      outline,
      fabric: sheared(fabric, { at, across: BACK, down: [0, 1] }),
      form: 0.25,
      warp: 2,
      edge: 0.5,
      over:
        draw(toD(outline), { fill: darken(cut, 0.5), opacity: 0.26 }) +
        lines +
        (fold.bound ? draw(toD(front), { fill: 'none', stroke: fold.bound, 'stroke-width': 9 }) : '') +
        innerRim(ctx, outline, { dx: 0, dy: -step * 0.1, soft: step * 0.1, colour: darken(cut, 0.6), opacity: 0.6 }),
    });
  }
  return art;
}

/** One round fold along the front. */
function noseArt(ctx: Ctx, fold: Folded, n: number): string {
  const { width, fabric, noses, height, bands = [] } = fold;
  const step = height / noses;
  const near = noseProfile(fold, n);
  const far = moved(near, ALONG[0] * width, ALONG[1] * width);
  const outline = joined([near, reversed(far)]);
  const at = edgeAt(fold, n + 1);
  // Each fold shows another part of the cloth, but bands run on over all of them.
  const shift = bands.length > 0 ? 0 : ctx.random.fork(`nose ${n} ${num(fold.at[1])}`).between(0, 90);
  const start: Point = [at[0] - ALONG[0] * shift, at[1] - ALONG[1] * shift];
  const plane = { at: start, across: [-ALONG[0], -ALONG[1]] as const, down: [-0.12, 1] as const };
  const side = bands
    .map(([from, wide, colour]) => rect(-from - wide, -step, wide, step * 3, { fill: colour }))
    .join('');
  // Square to the fold: light on its upper half, deep towards the crease below.
  const size = Math.hypot(...ALONG);
  const down: Point = [at[0] + (ALONG[1] / size) * step * 1.12, at[1] - (ALONG[0] / size) * step * 1.12];
  const round = draw(toD(outline), {
    fill: linear(ctx.defs, at, down, [
      [0, lighten(fabric.base, 0.55), 0.45],
      [0.2, lighten(fabric.base, 0.75), 0.5],
      [0.45, fabric.base, 0],
      [0.75, darken(fabric.base, 0.5), 0.22],
      [1, darken(fabric.base, 0.62), 0.62],
    ]),
  });
  return clothPiece(ctx, {
    outline,
    fabric: sheared(fabric, plane),
    onCloth: group({ transform: planeMatrix(plane) }, side),
    form: 0.1,
    edge: 0.3,
    warp: 4,
    drape: { amount: 0.16, across: 90, down: 40 },
    over: round,
  });
}

function topPath(fold: Folded): Path {
  const base = to(fold.at, 0, 0, fold.height);
  const [w, d] = [fold.width, fold.depth];
  const soft = (along: number, back: number, lift = 0): Knot => to(base, along, back, lift);
  return smooth(
    [
      [...soft(0, 0).slice(0, 2), 'corner'] as unknown as Knot,
      soft(0, d * 0.5, 2),
      soft(2, d * 0.94, 1),
      soft(14, d, 0),
      soft(w * 0.3, d, 2),
      soft(w * 0.6, d, 3),
      soft(w - 14, d, 0),
      soft(w - 2, d * 0.94, 0),
      soft(w, d * 0.5, 1),
      [...soft(w, 0).slice(0, 2), 'corner'] as unknown as Knot,
      soft(w * 0.5, 0),
    ],
    { closed: true },
  );
}

function topArt(ctx: Ctx, fold: Folded): string {
  const { fabric, bands = [], depth } = fold;
  const outline = topPath(fold);
  const at = to(fold.at, 0, 0, fold.height);
  const plane = { at, across: [-ALONG[0], -ALONG[1]] as const, down: [-BACK[0], -BACK[1]] as const };
  const strips = bands
    .map(([from, wide, colour]) => rect(-from - wide, -depth - 20, wide, depth + 40, { fill: colour }))
    .join('');
  return clothPiece(ctx, {
    outline,
    fabric: sheared(fabric, plane),
    onCloth: group({ transform: planeMatrix(plane) }, strips),
    form: 0.2,
    warp: 5,
    edge: 0.22,
    drape: { amount: 0.26, across: 120, down: 60 },
    over: innerRim(ctx, outline, { dx: 2, dy: -7, soft: 6, colour: '#fff6e4', opacity: 0.3, blend: 'screen' }),
  });
}

/** The near corner of the top layer turned back, so that the other side of the cloth shows. */
function turnedCorner(ctx: Ctx, fold: Folded): string {
  const up = (along: number, back: number, lift = 0): Point => to(fold.at, along, back, fold.height + lift);
  const [left, right, tip] = [up(164, -3), up(-2, 128), up(116, 148, 6)];
  const middle = (a: Point, b: Point, by: number): Knot => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + by];
  const outline = smooth(
    [
      [...left, 'corner'],
      middle(left, tip, -3),
      [...tip, 'corner'],
      middle(tip, right, -3),
      [...right, 'corner'],
      middle(right, left, 5),
    ],
    { closed: true },
  );
  const edge = smooth([left, middle(left, tip, -3), [...tip, 'corner'], middle(tip, right, -3), right]);
  const plane = { at: left, across: [-ALONG[0], -ALONG[1]] as const, down: [-BACK[0], -BACK[1]] as const };
  return (
    castOn(ctx, topPath(fold), outline, { base: fold.fabric.base, dx: 5, dy: 5, soft: 4, strength: 0.6 }) +
    clothPiece(ctx, {
      outline,
      fabric: sheared(fold.inside, plane),
      form: 0.5,
      warp: 4,
      over: fold.bound ? draw(toD(edge), { fill: 'none', stroke: fold.bound, 'stroke-width': 9 }) : '',
    })
  );
}

/** All that is seen of one folded piece; the top only where nothing covers it whole. */
export function foldedPiece(ctx: Ctx, fold: Folded, top: boolean): string {
  let art = endArt(ctx, fold);
  for (let n = 0; n < fold.noses; n += 1) art += noseArt(ctx, fold, n);
  return art + (top ? topArt(ctx, fold) : '') + (fold.turned ? turnedCorner(ctx, fold) : '');
}

/** A place on a piece: from its near lower corner along the folds, to the back and up. */
export const spotOf = (fold: Folded, along: number, back: number, up: number): Point => to(fold.at, along, back, up);

/** What the lowest piece throws on the ground: close at its foot, longer to the right. */
export function pileShadow(ctx: Ctx, low: Folded): string {
  const shade = mix(darken(ctx.tint, 0.62), '#40283f', 0.25);
  const foot = (dx: number, dy: number): Path => {
    const corners = [
      to(low.at, 0, -6),
      to(low.at, low.width, -6),
      to(low.at, low.width, low.depth),
      to(low.at, 0, low.depth),
    ];
    return polygon(corners.map(([x, y]) => [x + dx, y + dy] as const));
  };
  const pool = (dx: number, dy: number, soft: number, opacity: number): string =>
    draw(toD(foot(dx, dy)), { fill: shade, opacity, filter: blur(ctx.defs, soft, boundsOf(foot(dx, dy))) });
  return group({ style: 'mix-blend-mode:multiply' }, pool(26, 6, 16, 0.4), pool(3, 4, 4, 0.6));
}

/** Shade that a piece throws on the top of the one beneath. */
export function restShade(ctx: Ctx, under: Folded, upper: Folded): string {
  const foot = to(upper.at, 0, 0);
  const shape = [foot, to(foot, upper.width, 0), to(foot, upper.width, upper.depth), to(foot, 0, upper.depth)];
  const d = `M${shape.map(([x, y]) => `${num(x + 3)} ${num(y + 7)}`).join('L')}Z`;
  return clipTo(
    ctx,
    topPath(under),
    draw(d, {
      fill: darken(under.fabric.base, 0.6),
      opacity: 0.4,
      stroke: darken(under.fabric.base, 0.6),
      'stroke-width': 8,
      'stroke-opacity': 0.35,
      'stroke-linejoin': 'round',
    }),
  );
}
