// Measures of men's shirts.
import type { CollarStyle } from '../../parts/collars.ts';
import type { BodyPlan, SleevePlan } from '../../parts/garment.ts';
import { mensPlan } from '../../parts/menswear.ts';
import type { CutOf } from '../../types.ts';

export const CUTS = {
  collar: ['point', 'spread', 'button-down', 'mandarin', 'camp'],
  sleeve: ['full', 'half', 'rolled'],
  front: ['closed', 'open'],
  pocket: ['one', 'none', 'flaps', 'two'],
  hem: ['tails', 'straight'],
  show: ['worn', 'hanger', 'folded'],
  buttons: ['pearl', 'horn'],
} as const;

export type Cut = CutOf<typeof CUTS>;

export const SLEEVES: Readonly<Record<Cut['sleeve'], SleevePlan>> = {
  full: { length: 226, cuff: 37, lean: 12.5 },
  rolled: { length: 146, cuff: 46, lean: 17 },
  half: { length: 92, cuff: 62, lean: 24 },
};

export function planOf(cut: Cut): BodyPlan {
  return mensPlan({
    length: cut.hem === 'tails' ? 284 : 276,
    tails: cut.hem === 'tails' ? 26 : 0,
    shoulder: cut.collar === 'camp' ? 89 : 84,
    chest: cut.collar === 'camp' ? 99 : 95,
    hem: cut.collar === 'camp' ? 98 : 93,
  });
}

/** A mandarin collar is none that turns down. */
export function collarOf(cut: Cut): CollarStyle | undefined {
  return cut.collar === 'mandarin' ? undefined : cut.collar;
}
