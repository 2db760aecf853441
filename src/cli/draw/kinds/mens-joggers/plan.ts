// Measures of men's trousers and shorts with an elastic or drawn waist.
import type { LegPlan } from '../../parts/mens-legs.ts';
import type { CutOf } from '../../types.ts';

export const CUTS = {
  style: ['jogger', 'track', 'pyjama', 'churidar', 'gym-shorts', 'boxer', 'capri'],
  side: ['none', 'stripe', 'double-stripe', 'panel', 'piping'],
  pocket: ['slant', 'zip', 'cargo', 'none'],
  show: ['worn', 'pair'],
} as const;

export type Cut = CutOf<typeof CUTS>;

const PLANS: Readonly<Record<Cut['style'], Omit<LegPlan, 'top'>>> = {
  jogger: { waist: 68, hip: 90, rise: 100, length: 366, knee: 70, hem: 50, spread: 56 },
  track: { waist: 67, hip: 90, rise: 100, length: 374, knee: 74, hem: 66, spread: 59 },
  pyjama: { waist: 68, hip: 98, rise: 108, length: 372, knee: 92, hem: 86, spread: 66 },
  churidar: { waist: 64, hip: 88, rise: 112, length: 384, knee: 54, hem: 37, spread: 47 },
  'gym-shorts': { waist: 68, hip: 98, rise: 98, length: 176, knee: 90, hem: 98, spread: 61 },
  boxer: { waist: 66, hip: 94, rise: 94, length: 148, knee: 90, hem: 95, spread: 58 },
  capri: { waist: 68, hip: 92, rise: 100, length: 276, knee: 74, hem: 66, spread: 56 },
};

export function planOf(cut: Cut): LegPlan {
  return { top: 66, ...PLANS[cut.style] };
}
