// Options of make-up tools.
import type { CutOf } from '../../types.ts';

export const CUTS = {
  what: ['brushes', 'sponges'],
  hold: ['roll', 'loose', 'cup'],
  metal: ['gold', 'rosegold', 'silver', 'copper'],
} as const;

export type Cut = CutOf<typeof CUTS>;
