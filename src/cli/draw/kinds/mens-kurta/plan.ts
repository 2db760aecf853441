// Measures of men's kurtas.
import type { BodyPlan, SleevePlan } from '../../parts/garment.ts';
import { mensPlan } from '../../parts/menswear.ts';
import type { CutOf } from '../../types.ts';

export const CUTS = {
  length: ['knee', 'short', 'long'],
  collar: ['mandarin', 'none', 'shirt'],
  sleeve: ['full', 'rolled', 'half'],
  front: ['placket', 'side', 'concealed'],
  work: ['none', 'placket', 'yoke', 'buta', 'hem'],
  hem: ['straight', 'curved'],
  bottoms: ['none', 'pyjama', 'churidar', 'dhoti'],
  over: ['none', 'nehru', 'stole'],
  buttons: ['toned', 'wood'],
} as const;

export type Cut = CutOf<typeof CUTS>;

export const SLEEVES: Readonly<Record<Cut['sleeve'], SleevePlan>> = {
  full: { length: 222, cuff: 40, lean: 12.5 },
  rolled: { length: 150, cuff: 47, lean: 16 },
  half: { length: 94, cuff: 62, lean: 23 },
};

const LENGTHS: Readonly<Record<Cut['length'], number>> = { short: 296, knee: 350, long: 384 };

/** From the neck point. Over bottoms it is longer, so that it ends above the knee of the whole figure. */
export function lengthOf(cut: Cut): number {
  return LENGTHS[cut.length] + (cut.bottoms === 'none' || cut.length === 'short' ? 0 : 22);
}

export function planOf(cut: Cut): BodyPlan {
  const length = lengthOf(cut);
  return mensPlan({
    length,
    hem: cut.length === 'short' ? 98 : 104,
    waist: 93,
    tails: cut.hem === 'curved' ? 34 : 0,
  });
}
