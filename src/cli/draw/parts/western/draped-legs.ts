// Salwars, harem and dhoti pants: one cloth for both legs that hangs in pleats and loops from a yoke or a gathered waist.
import { flippedFolds } from '../../folds.ts';
import { castOn, crease, seam, stitches } from '../../light.ts';
import { lighten } from '../../colour.ts';
import { flipped, joined, path, reversed, smooth } from '../../path.ts';
import type { Knot, Path } from '../../path.ts';
import type { Random } from '../../random.ts';
import { clothPiece } from '../../relief.ts';
import type { Finish, Fold } from '../../relief.ts';
import type { Ctx, Fabric } from '../../types.ts';
import { AXIS } from '../garment.ts';
import { WAIST_Y } from './leg-shapes.ts';
import type { Leg } from './leg-shapes.ts';

export type DrapedName = 'patiala' | 'harem' | 'dhoti';

/** The seam of the salwar's yoke, from which its pleats fall. */
const YOKE_Y = 124;

const left = (half: number): number => AXIS - half;

/** From the top down to the narrow ankle, `t` from the middle (0) to the outer edge (1). */
function fall(leg: Leg, t: number, from: number, widest: number, sway: number): Knot[] {
  const [outer, inner] = leg.foot;
  const ankle = inner + 4 + (outer - inner - 8) * t;
  const low = leg.low - 2;
  const at = (share: number): number => from + (low - from) * share;
  return [
    [left(4 + 78 * t), from],
    [left(8 + (widest - 20) * t + sway), at(0.27)],
    [left(13 + (widest - 33) * t), at(0.62)],
    [left(ankle + (t - 0.3) * 15), at(0.86)],
    [left(ankle), low],
  ];
}

/** A loop from the hip to the middle, where the other leg's loop meets it. */
function loop(side: number, start: number, low: number): Knot[] {
  return [
    [left(side), start],
    [left(side * 0.82), start + (low - start) * 0.55],
    [left(side * 0.42), low - 5],
    [AXIS + 4, low],
  ];
}

interface FallLine {
  readonly line: Knot[];
  readonly width: number;
  readonly open?: Fold['open'];
}

/** The lines along which the cloth of the left leg falls, each with the width of its fold. */
function fallLines(name: DrapedName, leg: Leg, random: Random, back: boolean): FallLine[] {
  const falls = (count: number, from: number, widest: number, width: number): FallLine[] =>
    Array.from({ length: count }, (_, n) => ({
      line: fall(leg, (n + 0.5) / count, from, widest, random.near(0, 3)),
      width: width * random.between(0.8, 1.15),
      // Gathered where it begins at a waist or a yoke; further down a fold begins softly.
      ...(from < YOKE_Y + 1 && { open: 'start' as const }),
    }));
  const loops = (count: number, first: number, last: number, width: number): FallLine[] =>
    Array.from({ length: count }, (_, n) => {
      const t = n / (count - 1);
      return {
        line: loop(40 + 54 * t, WAIST_Y + 16 + 118 * t, first + (last - first) * t + random.near(0, 3)),
        width: width * random.between(0.8, 1.15),
        open: 'end',
      };
    });
  if (name === 'patiala') return falls(11, YOKE_Y, 108, 8);
  if (name === 'harem') return [...falls(8, WAIST_Y + 14, 104, 8), ...loops(3, 220, 262, 11)];
  // A dhoti's loops are in front; the seat falls straight into a low curve between the legs.
  if (back) return [...falls(9, WAIST_Y + 14, 100, 8), ...loops(2, 252, 284, 9)];
  return [...loops(10, 116, 284, 9), ...falls(3, WAIST_Y + 190, 74, 7)];
}

export function drapedOutline({ outer, hem, inner }: Leg): Path {
  return joined([outer, hem, reversed(inner), flipped(inner), reversed(flipped(hem)), reversed(flipped(outer))]);
}

function yoke(ctx: Ctx, fabric: Fabric, under: Path, finish: Finish | undefined): string {
  const base = fabric.base;
  const half = path(`M${left(67)} ${WAIST_Y}C${left(74)} 80 ${left(81)} 104 ${left(86)} ${YOKE_Y}`);
  const hem = path(`M${left(86)} ${YOKE_Y}Q${AXIS} ${YOKE_Y + 16} ${left(-86)} ${YOKE_Y}`);
  const outline = joined([half, hem, reversed(flipped(half))]);
  return (
    castOn(ctx, under, outline, { base, dx: 2, dy: 5, soft: 4, strength: 0.6 }) +
    clothPiece(ctx, { outline, fabric, finish, form: 0.8, warp: 2, drape: { amount: 0.16, across: 50, down: 60 } }) +
    seam(hem, base, { strength: 0.7 }) +
    stitches(path(`M${left(85)} ${YOKE_Y - 4}Q${AXIS} ${YOKE_Y + 12} ${left(-85)} ${YOKE_Y - 4}`), lighten(base, 0.4), {
      width: 0.8,
      opacity: 0.6,
    })
  );
}

/** The cloth without waistband and cuffs. */
export function drapedLegs(
  ctx: Ctx,
  look: {
    name: DrapedName;
    fabric: Fabric;
    finish?: Finish;
    leg: Leg;
    gathers: readonly Fold[];
    seed: number;
    back: boolean;
  },
): string {
  const { name, fabric, finish, leg, gathers, seed, back } = look;
  const base = fabric.base;
  const random = ctx.random.fork('fall');
  const outline = drapedOutline(leg);
  const lines = fallLines(name, leg, random, back);
  const folds = [
    ...(name === 'patiala' ? [] : gathers),
    ...lines.map(({ line, width, open }, n): Fold => ({
      points: line,
      width,
      depth: n % 2 ? 0.5 : -0.5,
      soft: 0.26,
      ...(open && { open }),
    })),
  ];
  const drawn = lines
    .filter(({ open }, n) => n % 2 === 0 && ((name === 'dhoti' && !back) || open !== 'end'))
    .map(({ line }) => smooth(line))
    .flatMap((one) => [one, flipped(one)])
    .map((one) => crease(ctx, one, base, { width: 2.2, strength: name === 'patiala' ? 0.4 : 0.28 }))
    .join('');
  return (
    clothPiece(ctx, {
      outline,
      fabric,
      finish,
      seed,
      folds: [...folds, ...flippedFolds(folds)],
      drape: { amount: 0.2, across: 60, down: 200 },
      form: 0.8,
      warp: 7,
      strength: 1.15,
      over: drawn,
    }) + (name === 'patiala' ? yoke(ctx, fabric, outline, finish) : '')
  );
}
