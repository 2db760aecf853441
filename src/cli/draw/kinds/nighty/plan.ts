// Measures and folds of nighties.
import { fannedFolds, hangingFolds } from '../../folds.ts';
import { AXIS } from '../../parts/garment.ts';
import type { BodyPlan, SleevePlan } from '../../parts/garment.ts';
import type { Fold } from '../../relief.ts';
import type { Ctx, CutOf } from '../../types.ts';

export const CUTS = {
  neckline: ['round', 'v', 'square', 'sweetheart', 'collar'],
  sleeve: ['short', 'puff', 'flutter', 'elbow', 'full', 'sleeveless'],
  length: ['maxi', 'midi', 'knee'],
  yoke: ['gathered', 'none', 'contrast', 'lace', 'smocked', 'embroidered'],
  front: ['none', 'buttons', 'zip', 'feeding', 'bow'],
  hem: ['plain', 'frill', 'lace'],
  pocket: ['none', 'patch'],
} as const;

export type Cut = CutOf<typeof CUTS>;

export const YOKE_Y = 142;
export const HEM_Y: Readonly<Record<Cut['length'], number>> = { maxi: 470, midi: 404, knee: 338 };

export const SLEEVES: Readonly<Record<Exclude<Cut['sleeve'], 'sleeveless'>, SleevePlan>> = {
  short: { length: 74, cuff: 60, lean: 22 },
  puff: { length: 84, cuff: 46, lean: 20, puff: 15 },
  flutter: { length: 66, cuff: 64, lean: 26, flare: 30 },
  elbow: { length: 118, cuff: 54, lean: 16 },
  full: { length: 226, cuff: 42, lean: 11 },
};

export function planOf(cut: Cut): BodyPlan {
  const hem = HEM_Y[cut.length];
  const long = (hem - 200) / 270;
  const straight = cut.neckline === 'collar';
  return {
    top: 46,
    neckHalf: 34,
    shoulderHalf: cut.sleeve === 'sleeveless' ? 60 : 67,
    shoulderDrop: 15,
    underarm: [82, 136],
    side: straight
      ? [
          [84, 200],
          [90, 280],
          [92 + 12 * long, hem - 26],
        ]
      : [
          [84, 166],
          [92, 230],
          [98 + 34 * long, hem - (cut.hem === 'lace' ? 20 : 8)],
        ],
    hemSag: straight ? 26 : 16,
    // Lace lies even only along an even hem.
    waves: straight || cut.hem === 'lace' ? undefined : { count: 6, depth: 6 },
  };
}

export function bodyFolds(ctx: Ctx, cut: Cut, plan: BodyPlan): Fold[] {
  const random = ctx.random.fork('nighty');
  const corner = plan.side.at(-1) ?? plan.underarm;
  const gathered = cut.yoke !== 'none';
  const pulls = fannedFolds(random, {
    at: [AXIS - 78, 142],
    toward: 34,
    spread: 20,
    length: 46,
    count: 3,
    depth: 0.18,
    width: 8,
  });
  const far = fannedFolds(random, {
    at: [AXIS + 78, 142],
    toward: 146,
    spread: 20,
    length: 46,
    count: 3,
    depth: 0.18,
    width: 8,
  });
  const falls = hangingFolds(random, {
    from: [AXIS - 74, AXIS + 74, gathered ? YOKE_Y + 6 : 170],
    to: [AXIS - corner[0] + 4, AXIS + corner[0] - 4, corner[1] + 14],
    count: gathered ? 15 : 8,
    depth: gathered ? 0.3 : 0.32,
    stagger: gathered ? 0.1 : 0.4,
    gathered,
  });
  const frill =
    cut.hem === 'frill'
      ? hangingFolds(random.fork('frill'), {
          from: [AXIS - corner[0] + 3, AXIS + corner[0] - 3, corner[1] - 26],
          to: [AXIS - corner[0], AXIS + corner[0], corner[1] + 22],
          count: 26,
          depth: 0.42,
          stagger: 0.05,
          gathered: true,
        })
      : [];
  return [...(gathered ? [] : [...pulls, ...far]), ...falls, ...frill];
}
