// The saree below the waist: the wrapped layer and the pleats that are tucked in at the navel.
import { hangingFolds } from '../../folds.ts';
import { AXIS, FLOOR, edging } from './look.ts';
import type { Look } from './look.ts';
import { castOn } from '../../light.ts';
import { joined, path, reversed, smooth } from '../../path.ts';
import type { Knot, Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fold } from '../../relief.ts';
import type { Ctx } from '../../types.ts';

const LEFT = path(`M202 216C193 242 177 262 173 300C170 356 170 440 158 ${FLOOR - 6}`);
const RIGHT = path(`M298 216C307 242 323 262 327 300C331 356 334 440 348 ${FLOOR - 6}`);
const HEM = path(`M158 ${FLOOR - 6}C200 ${FLOOR + 3} 300 ${FLOOR + 3} 348 ${FLOOR - 6}`);
export const SKIRT: Path = joined([LEFT, HEM, reversed(RIGHT)]);

/** Folds that run from where the cloth is tucked in at the front, round the hips. */
function tuckFolds(ctx: Ctx, pleated: boolean): Fold[] {
  const random = ctx.random.fork('tuck');
  const pulled = (side: 1 | -1, n: number): Fold => {
    const from: Knot = [AXIS + side * 20, 226 + n * 3];
    const to: Knot = [AXIS + side * (72 + n), 276 + n * 34 + random.near(0, 6)];
    const middle: Knot = [AXIS + side * (44 - n * 3), 250 + n * 24];
    return { points: [from, middle, to], width: 13, depth: (n % 2 === 0 ? -1 : 1) * 0.24 };
  };
  return pleated ? [0, 1, 2, 3].flatMap((n) => [pulled(-1, n), pulled(1, n)]) : [];
}

function wrapped(ctx: Ctx, look: Look, pleated: boolean): string {
  const random = ctx.random.fork('skirt');
  const hang = { depth: pleated ? 0.28 : 0.22, stagger: 0.55 };
  const sides: Fold[] = pleated
    ? [
        ...hangingFolds(random, { from: [206, 236, 250], to: [164, 206, FLOOR], count: 3, ...hang }),
        ...hangingFolds(random, { from: [264, 296, 250], to: [296, 344, FLOOR], count: 4, ...hang }),
      ]
    : hangingFolds(random, { from: [204, 298, 236], to: [162, 344, FLOOR], count: 6, ...hang });
  return clothPiece(ctx, {
    outline: SKIRT,
    fabric: look.body,
    finish: look.finish,
    form: 1,
    origin: [AXIS, 230],
    onCloth: edging(look, HEM, 'left'),
    drape: { amount: 0.2, across: 70, down: 260 },
    folds: [...tuckFolds(ctx, pleated), ...sides],
  });
}

/** Pleat edges are close together at the waist and open only below the hips. */
function pleatEdge(top: number, bottom: number, foot: number): Path {
  const at = (y: number, share: number): Knot => [top + (bottom - top) * share, y];
  return smooth([at(217, 0), at(262, 0.08), at(340, 0.32), at(440, 0.66), [bottom, foot]]);
}

interface Fan {
  readonly top: readonly [number, number];
  readonly hem: readonly [number, number];
  readonly count: number;
}

/** Each pleat is a strip of its own over its neighbour on the right; all show the same stretch of the cloth. */
function pleats(ctx: Ctx, look: Look, fan: Fan): string {
  const random = ctx.random.fork('pleats');
  const share = (span: readonly [number, number], t: number): number => span[0] + (span[1] - span[0]) * t;
  const strips = Array.from({ length: fan.count }, (_, n) => {
    const [t0, t1] = [Math.max(0, (n - 0.6) / fan.count), (n + 1) / fan.count];
    const foot = FLOOR + 3 + 3 * Math.sin((Math.PI * (n + 0.5)) / fan.count) + random.near(0, 0.8);
    const left = pleatEdge(share(fan.top, t0), share(fan.hem, t0), foot - 6);
    const right = pleatEdge(share(fan.top, t1), share(fan.hem, t1) + random.near(0, 1.6), foot);
    const hem = path(
      `M${share(fan.hem, t0) - 2} ${foot - 6}Q${share(fan.hem, (t0 + t1) / 2)} ${foot + 1} ${share(fan.hem, t1) + 3} ${foot}`,
    );
    return { outline: joined([left, hem, reversed(right)]), hem, right, n };
  });
  return strips
    .toReversed()
    .map(({ outline, hem, n }) => {
      const middle = share(fan.hem, (n + 0.4) / fan.count);
      const top = share(fan.top, (n + 0.4) / fan.count);
      return (
        castOn(ctx, SKIRT, outline, { base: look.body.base, dx: 4, dy: 1, soft: 3, strength: 0.55 }) +
        clothPiece(ctx, {
          outline,
          fabric: look.body,
          finish: look.finish,
          form: 0.62,
          edge: 0.5,
          turn: ((Math.atan2(top - middle, 300) * 180) / Math.PI) * 0.8,
          origin: [middle, 236],
          warp: 4,
          onCloth: edging(look, hem, 'left'),
          folds: [
            {
              points: [
                [top, 230],
                [top + (middle - top) * 0.4, 360],
                [middle, FLOOR + 4],
              ],
              width: (fan.hem[1] - fan.hem[0]) / fan.count / 2,
              depth: 0.3,
              open: 'both',
            },
          ],
        })
      );
    })
    .join('');
}

/** Nivi and Gujarati drapes have the pleats in front; broad folds are those of Bengal; none those of Coorg. */
export function drawSkirt(ctx: Ctx, look: Look, front: 'pleats' | 'broad' | 'smooth'): string {
  const fan: Fan | undefined =
    front === 'pleats'
      ? { top: [232, 276], hem: [196, 304], count: 7 }
      : front === 'broad'
        ? { top: [214, 288], hem: [186, 318], count: 3 }
        : undefined;
  return wrapped(ctx, look, fan !== undefined) + (fan ? pleats(ctx, look, fan) : '');
}
