// Measures of men's trousers and shorts with a fly.
import type { LegPlan } from '../../parts/mens-legs.ts';
import type { CutOf } from '../../types.ts';

export const CUTS = {
  style: ['jeans', 'chinos', 'formal', 'cargo'],
  leg: ['straight', 'slim', 'relaxed', 'tapered'],
  length: ['full', 'shorts'],
  detail: ['plain', 'faded', 'turn-up', 'patched'],
  show: ['worn', 'folded', 'pair'],
} as const;

export type Cut = CutOf<typeof CUTS>;

const LEGS: Readonly<Record<Cut['leg'], Omit<LegPlan, 'top'>>> = {
  slim: { waist: 69, hip: 82, rise: 92, length: 380, knee: 56, hem: 45, spread: 52 },
  straight: { waist: 71, hip: 86, rise: 96, length: 380, knee: 68, hem: 63, spread: 57 },
  relaxed: { waist: 72, hip: 92, rise: 102, length: 376, knee: 82, hem: 78, spread: 64 },
  tapered: { waist: 71, hip: 90, rise: 98, length: 372, knee: 68, hem: 48, spread: 56 },
};

export function planOf(cut: Cut): LegPlan {
  const plan = { top: 66, ...LEGS[cut.leg] };
  if (cut.length === 'full') return plan;
  return {
    ...plan,
    length: cut.style === 'cargo' ? 222 : 206,
    knee: 80,
    hem: cut.leg === 'slim' ? 72 : 76,
    spread: 50,
    hip: plan.hip,
  };
}
