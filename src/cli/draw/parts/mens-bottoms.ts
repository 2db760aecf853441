// What is worn below a long kurta or sherwani: straight pyjama, churidar, dhoti.
import { border } from '../borders.ts';
import type { BorderLook } from '../border-designs.ts';
import { flippedFolds } from '../folds.ts';
import { castOn, wallShadow } from '../light.ts';
import { AXIS } from './garment.ts';
import { drawLegs, legOutlines } from './mens-legs.ts';
import type { LegPlan } from './mens-legs.ts';
import { flipped, joined, path, reversed, smooth } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { Fold } from '../relief.ts';
import type { Ctx, Fabric } from '../types.ts';

export type Bottoms = 'pyjama' | 'churidar' | 'dhoti' | 'trousers';

/** The lowest point of a whole figure whose shoulders are at y = 60: legs are half of a grown man's height. */
export const FOOT = 664;

const PLANS: Readonly<Record<Exclude<Bottoms, 'dhoti'>, LegPlan>> = {
  pyjama: { top: 236, waist: 74, hip: 88, rise: 96, length: FOOT - 240, knee: 72, hem: 60, spread: 45 },
  churidar: { top: 236, waist: 70, hip: 82, rise: 96, length: FOOT - 240, knee: 54, hem: 36, spread: 36 },
  trousers: { top: 226, waist: 74, hip: 86, rise: 124, length: FOOT - 230, knee: 66, hem: 54, spread: 44 },
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

/** Cloth wound round both legs, its edges crossing in front, and the pleats of its end falling between them. */
function drawDhoti(ctx: Ctx, fabric: Fabric, edge?: BorderLook): string {
  const base = fabric.base;
  const low = FOOT - 30;
  const outer = smooth([
    [182, 240],
    [170, 330],
    [166, 440],
    [170, 540],
    [182, low],
  ]);
  const hem = path(`M182 ${low}C194 ${low + 9} 208 ${low + 12} 222 ${low + 8}`);
  // The edge of the cloth runs from the ankle up and across to the other hip.
  const inner = smooth([
    [222, low + 8],
    [232, 560],
    [246, 470],
    [AXIS + 12, 380],
    [AXIS + 44, 240],
  ]);
  const half = joined([outer, hem, inner]);
  const drapes: Fold[] = Array.from({ length: 10 }, (_, n): Fold => {
    const t = n / 9;
    return {
      points: [
        [286 - t * 64, 250 + t * 20],
        [238 - t * 44, 340 + t * 60],
        [196 - t * 18, 430 + t * 80],
        [204 - t * 22, low - 60 + t * 60],
      ],
      width: 10,
      depth: n % 2 ? 0.4 : -0.44,
      open: 'both',
      soft: 0.28,
    };
  });
  const leg = (mirror: boolean): string => {
    const outline = mirror ? flipped(half) : half;
    const [foot, side] = mirror ? [reversed(flipped(hem)), reversed(flipped(inner))] : [hem, inner];
    return clothPiece(ctx, {
      outline,
      fabric,
      form: 0.9,
      folds: mirror ? flippedFolds(drapes) : drapes,
      drape: { amount: 0.24, across: 50, down: 140 },
      onCloth: edge
        ? border(foot, { ...edge, side: 'left' }) + border(side, { ...edge, width: edge.width * 0.8, side: 'left' })
        : '',
    });
  };
  const fanLow = low - 12;
  const pleats = [0, 1, 2, 3, 4].map((n) => {
    const t = n / 4;
    const [top, foot] = [AXIS - 12 + 14 * t, AXIS - 34 + 52 * t];
    const line = path(`M${foot} ${fanLow - 4}L${foot + 16} ${fanLow + 4 - Math.abs(n - 2) * 3}`);
    return {
      line,
      outline: joined([
        path(`M${top} 330C${top} 430 ${foot + 4} 520 ${foot} ${fanLow - 4}`),
        line,
        path(`M${foot + 16} ${fanLow + 4}C${foot + 16} 520 ${top + 9} 430 ${top + 8} 330`),
      ]),
    };
  });
  const fan = pleats
    .toReversed()
    .map(
      ({ line, outline }) =>
        [half, flipped(half)]
          .map((under) => castOn(ctx, under, outline, { base, dx: 4, dy: 2, soft: 4, strength: 0.5 }))
          .join('') +
        clothPiece(ctx, {
          outline,
          fabric,
          form: 0.6,
          warp: 2,
          onCloth: edge ? border(line, { ...edge, side: 'left' }) : '',
        }),
    )
    .join('');
  return (
    wallShadow(ctx, [half, flipped(half)], { distance: 14 }) +
    leg(true) +
    castOn(ctx, flipped(half), half, { base, dx: 6, dy: 2, soft: 6, strength: 0.5 }) +
    leg(false) +
    fan
  );
}
