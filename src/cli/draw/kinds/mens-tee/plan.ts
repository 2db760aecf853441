// Measures of men's tees, polos and vests.
import type { NecklineShape } from '../../parts/garment.ts';
import type { BodyPlan, SleevePlan } from '../../parts/garment.ts';
import { mensPlan } from '../../parts/menswear.ts';
import type { CutOf } from '../../types.ts';

export const CUTS = {
  neck: ['crew', 'v', 'henley', 'polo', 'scoop'],
  sleeve: ['half', 'full', 'raglan', 'none'],
  design: ['none', 'pocket', 'band', 'panels', 'sun', 'mountains', 'kite', 'chai', 'tipped', 'yoke'],
  fit: ['regular', 'oversized'],
  show: ['worn', 'fan', 'folded'],
} as const;

export type Cut = CutOf<typeof CUTS>;

export const NECKS: Readonly<Record<Cut['neck'], readonly [NecklineShape, number]>> = {
  crew: ['crew', 24],
  v: ['v', 52],
  henley: ['crew', 22],
  polo: ['v', 36],
  scoop: ['scoop', 62],
};

export function planOf(cut: Cut): BodyPlan {
  if (cut.sleeve === 'none') {
    return {
      ...mensPlan({
        neck: 33,
        shoulder: cut.neck === 'scoop' ? 53 : 66,
        drop: 11,
        chest: 84,
        underarm: 172,
        waist: 84,
        hem: 86,
        length: 272,
      }),
    };
  }
  if (cut.fit === 'oversized') {
    return mensPlan({
      neck: 30,
      shoulder: 102,
      drop: 27,
      chest: 106,
      underarm: 168,
      waist: 105,
      hem: 105,
      length: 276,
    });
  }
  return mensPlan({ neck: cut.neck === 'polo' ? 28 : 31, shoulder: 84, waist: 90, hem: 91, length: 264 });
}

export function sleeveOf(cut: Cut): SleevePlan | undefined {
  if (cut.sleeve === 'none') return undefined;
  if (cut.sleeve === 'full') return { length: 222, cuff: 32, lean: 12.5 };
  if (cut.fit === 'oversized') return { length: 84, cuff: 70, lean: 20 };
  return { length: 78, cuff: 57, lean: 25 };
}
