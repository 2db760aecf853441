// Measures of frocks.
import { childPlan } from '../../parts/kids-top.ts';
import type { BodyPlan } from '../../parts/garment.ts';
import type { CutOf } from '../../types.ts';

export const CUTS = {
  skirt: ['gathered', 'tiered', 'a-line', 'net', 'pleated', 'panelled', 'overlay'],
  sleeve: ['none', 'puff', 'flutter', 'short', 'full', 'cap'],
  neck: ['round', 'collar', 'square', 'v', 'boat', 'shirt'],
  bodice: ['plain', 'smocked', 'yoke', 'buttons', 'pintucks', 'embroidered'],
  waist: ['none', 'bow', 'sash', 'roses', 'belt', 'piping'],
  hem: ['plain', 'lace', 'frill', 'zari', 'gota', 'band', 'pompom'],
  length: ['knee', 'midi', 'short', 'top'],
} as const;

export type Cut = CutOf<typeof CUTS>;

export const WAIST_Y = 198;
export const HEM_Y: Readonly<Record<Cut['length'], number>> = { knee: 372, midi: 424, short: 338, top: 284 };

export function planOf(cut: Cut): BodyPlan {
  const hem = HEM_Y[cut.length];
  const strap = cut.neck === 'square' && cut.sleeve === 'none';
  const shared = {
    neckHalf: cut.neck === 'boat' ? 46 : strap ? 40 : cut.neck === 'shirt' ? 29 : 33,
    shoulderHalf: strap ? 60 : cut.sleeve === 'none' || cut.sleeve === 'flutter' ? 62 : 68,
    shoulderDrop: strap ? 6 : 13,
    underarm: [77, 136] as const,
  };
  if (cut.skirt === 'a-line') {
    const long = (hem - 330) / 100;
    return childPlan({
      ...shared,
      side: [
        [80, 170],
        [92, 230],
        [122 + 26 * long, hem],
      ],
      hemSag: 20,
      waves: { count: 4, depth: 6 },
    });
  }
  return childPlan({
    ...shared,
    side: [
      [76, 160],
      [72, 182],
      [71, WAIST_Y],
    ],
    hemSag: 7,
  });
}
