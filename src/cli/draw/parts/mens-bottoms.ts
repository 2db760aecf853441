// What is worn below a long kurta or sherwani: straight pyjama, churidar, dhoti.
import { border } from '../borders.ts';
import type { BorderLook } from '../border-designs.ts';
import { hangingFolds } from '../folds.ts';
import { castOn, wallShadow } from '../light.ts';
import { AXIS } from './garment.ts';
import { drawLegs, legOutlines } from './mens-legs.ts';
import type { LegPlan } from './mens-legs.ts';
import { flipped, joined, path, reversed, smooth } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { Fold } from '../relief.ts';
import type { Ctx, Fabric } from '../types.ts';

export type Bottoms = 'pyjama' | 'churidar' | 'dhoti' | 'trousers';

/** The lowest point of a whole figure whose shoulders are at y = 60. */
export const FOOT = 592;

const PLANS: Readonly<Record<Exclude<Bottoms, 'dhoti'>, LegPlan>> = {
  pyjama: { top: 236, waist: 74, hip: 88, rise: 96, length: FOOT - 240, knee: 76, hem: 68, spread: 46 },
  churidar: { top: 236, waist: 70, hip: 82, rise: 96, length: FOOT - 240, knee: 52, hem: 36, spread: 36 },
  trousers: { top: 226, waist: 74, hip: 86, rise: 124, length: FOOT - 230, knee: 68, hem: 60, spread: 46 },
};

function churidarRings(plan: LegPlan): Fold[] {
  const bottom = plan.top + plan.length;
  return Array.from({ length: 10 }, (_, n): Fold => {
    const y = bottom - 6 - n * 10;
    const x = AXIS - plan.spread + n * 0.4;
    return {
      points: [
        [x - plan.hem / 2 - n * 0.6, y - 2],
        [x, y + 3],
        [x + plan.hem / 2 + n * 0.6, y - 3],
      ],
      width: 7,
      depth: n % 2 ? 0.26 : -0.26,
      open: 'both',
    };
  });
}

/** Drawn first; the upper garment covers its waist. */
export function drawBottoms(ctx: Ctx, bottoms: Bottoms, fabric: Fabric, edge?: BorderLook): string {
  if (bottoms === 'dhoti') return drawDhoti(ctx, fabric, edge);
  const plan = PLANS[bottoms];
  return (
    wallShadow(ctx, legOutlines(plan), { distance: 14 }) +
    drawLegs(ctx, plan, {
      fabric,
      drape: 0.36,
      finish: bottoms === 'trousers' ? 'matte' : 'soft',
      folds: {
        amount: bottoms === 'trousers' ? 0.6 : 1,
        stack: bottoms === 'churidar' ? 0 : 0.8,
        hang: bottoms === 'trousers' ? 0.12 : 0.24,
      },
      extra: bottoms === 'churidar' ? churidarRings(plan) : [],
    })
  );
}

/** Two draped legs that cross in front, a fan of pleats falling between them. */
function drawDhoti(ctx: Ctx, fabric: Fabric, edge?: BorderLook): string {
  const base = fabric.base;
  const hem = smooth([
    [172, 554],
    [186, 577],
    [206, 586],
    [226, 577],
  ]);
  const half = joined([
    smooth([
      [186, 240],
      [166, 324],
      [160, 430],
      [166, 522],
      [172, 554],
    ]),
    hem,
    smooth([
      [226, 577],
      [240, 522],
      [252, 440],
      [AXIS + 14, 380],
    ]),
    path(`M${AXIS + 14} 380V240`),
  ]);
  // Each leg hangs in curves from the hip on the other side.
  const drapes: Fold[] = Array.from({ length: 8 }, (_, n): Fold => {
    const t = n / 7;
    return {
      points: [
        [262 - t * 20, 262 + t * 26],
        [214 - t * 22, 334 + t * 96],
        [190 - t * 8, 430 + t * 98],
        [206 - t * 16, 564 + t * 8],
      ],
      width: 15,
      depth: n % 2 ? 0.36 : -0.38,
      open: 'both',
    };
  });
  const flip = (folds: readonly Fold[]): Fold[] =>
    folds.map((fold) => ({ ...fold, points: fold.points.map((knot) => [2 * AXIS - knot[0], knot[1]] as const) }));
  const leg = (mirror: boolean): string => {
    const outline = mirror ? flipped(half) : half;
    const line = mirror ? reversed(flipped(hem)) : hem;
    return clothPiece(ctx, {
      outline,
      fabric,
      form: 0.9,
      folds: mirror ? flip(drapes) : drapes,
      drape: { amount: 0.3, across: 50, down: 120 },
      onCloth: edge ? border(line, { ...edge, side: 'left' }) : '',
    });
  };
  const fanHem: Path = smooth([
    [226, 560],
    [236, 572],
    [246, 564],
    [258, 576],
    [270, 565],
    [280, 573],
    [290, 561],
  ]);
  const fan = joined([
    smooth([
      [240, 330],
      [236, 434],
      [226, 560],
    ]),
    fanHem,
    smooth([
      [290, 561],
      [278, 434],
      [272, 330],
    ]),
  ]);
  return (
    wallShadow(ctx, [half, flipped(half)], { distance: 14 }) +
    leg(true) +
    castOn(ctx, flipped(half), half, { base, dx: 6, dy: 2, soft: 6, strength: 0.5 }) +
    leg(false) +
    castOn(ctx, half, fan, { base, dx: -6, dy: 2, soft: 6, strength: 0.55 }) +
    castOn(ctx, flipped(half), fan, { base, dx: 7, dy: 2, soft: 6, strength: 0.6 }) +
    clothPiece(ctx, {
      outline: fan,
      fabric,
      form: 0.5,
      folds: hangingFolds(ctx.random.fork('fan'), {
        from: [242, 272, 330],
        to: [228, 290, 566],
        count: 8,
        depth: 0.5,
        stagger: 0,
        gathered: true,
      }),
      onCloth: edge ? border(fanHem, { ...edge, side: 'left' }) : '',
    })
  );
}
