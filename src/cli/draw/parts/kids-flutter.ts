// Flutter sleeves of girls' clothes: a gathered flounce sewn into the whole armhole, long over the shoulder, short below.
import { darken, lighten } from '../colour.ts';
import { castOn, clipTo, edgeLine, seam, stitches } from '../light.ts';
import { between, flipped, joined, parallel, path, reversed, smooth, spotsAlong, toD } from '../path.ts';
import type { Path, Point } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { Fold } from '../relief.ts';
import { draw } from '../svg.ts';
import type { Ctx, Fabric } from '../types.ts';
import { AXIS } from './garment.ts';
import type { BodyPlan } from './garment.ts';
import { armhole } from './menswear.ts';

const FLUTES = 6;
const REACH = 46;

interface Flounce {
  readonly outline: Path;
  readonly free: Path;
  readonly inside: Path;
  readonly folds: readonly Fold[];
}

/** The left one: flutes fall from the armhole's seam, outward at the shoulder and straight down at the underarm. */
function flounceOf(plan: BodyPlan): Flounce {
  const along = between(armhole(plan), 0, 0.96, 24);
  const roots = spotsAlong(along, FLUTES * 2 + 1);
  const last = roots.length - 1;
  const tip = (n: number, out: number): Point => {
    const root = roots[n] ?? { x: AXIS, y: 0 };
    const t = n / last;
    const angle = ((28 + 58 * t ** 0.8) * Math.PI) / 180;
    const reach = REACH * (1 - 0.4 * t - 0.58 * t ** 2.6) * out;
    return [root.x - Math.cos(angle) * reach, root.y + Math.sin(angle) * reach];
  };
  // Both ends lie flat, so that the flounce and its inside close there.
  const wave = (sign: number): Point[] =>
    roots.map((_, n) => tip(n, 1 + (n === 0 || n === last ? 0 : (n % 2 ? 0.08 : -0.08) * (1 - n / last)) * sign));
  const [out, back] = [wave(1), wave(-1)];
  const free = smooth(out);
  const shoulder = path(
    `M${out[0]?.[0] ?? 0} ${out[0]?.[1] ?? 0}Q${along.start[0] - 14} ${along.start[1] + 2} ${along.start[0] + 3} ${along.start[1] - 1}`,
  );
  return {
    free,
    outline: joined([along, reversed(free), shoulder]),
    inside: joined([free, reversed(smooth(back))]),
    folds: roots.map((root, n) => ({
      points: [[root.x, root.y], out[n] ?? [root.x, root.y]],
      width: 7,
      depth: n % 2 ? 0.42 : -0.42,
      open: 'both',
    })),
  };
}

/** Both sleeves; `onto` is the body that their shade falls on. */
export function flutterSleeves(
  ctx: Ctx,
  plan: BodyPlan,
  fabric: Fabric,
  options: { onto: Path; edge?: string },
): { art: string; outlines: readonly Path[] } {
  const { onto, edge } = options;
  const { base } = fabric;
  const left = flounceOf(plan);
  const outlines = [left.outline, flipped(left.outline, AXIS)];
  const art = [false, true]
    .map((mirror) => {
      const turn = (one: Path): Path => (mirror ? flipped(one, AXIS) : one);
      const [outline, inside, free] = [turn(left.outline), turn(left.inside), turn(left.free)];
      const hem = edge
        ? draw(toD(free), { fill: 'none', stroke: edge, 'stroke-width': 4.4 })
        : stitches(parallel(free, mirror ? 4 : -4), lighten(base, 0.4), { width: 0.8, opacity: 0.6 });
      const folds = mirror
        ? left.folds.map((fold) => ({ ...fold, points: fold.points.map(([x, y]): Point => [2 * AXIS - x, y]) }))
        : left.folds;
      return (
        clipTo(ctx, inside, draw(toD(inside), { fill: darken(base, 0.38) })) +
        edgeLine(inside, base, { strength: 0.4 }) +
        castOn(ctx, onto, outline, { base, dx: mirror ? -1 : 3, dy: 5, soft: 3, strength: 0.55 }) +
        clothPiece(ctx, {
          outline,
          fabric,
          turn: mirror ? -40 : 40,
          folds,
          warp: 3,
          form: 0.5,
          edge: 0.7,
          over: hem,
        }) +
        seam(turn(armhole(plan)), base, { strength: 0.6 })
      );
    })
    .join('');
  return { art, outlines };
}
