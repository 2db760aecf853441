// Options of jhumkas.
import type { Metal } from '../../materials.ts';
import type { CutOf } from '../../types.ts';

export const CUTS = {
  metal: ['gold', 'antique-gold', 'oxidised', 'silver', 'rosegold'],
  top: ['flower', 'round', 'crescent', 'peacock', 'drop'],
  bell: ['classic', 'tall', 'wide', 'double'],
  stones: ['kundan', 'ruby', 'emerald', 'turquoise', 'meena', 'none'],
  drops: ['pearls', 'beads', 'leaves', 'grains'],
} as const;

export type Cut = CutOf<typeof CUTS>;

export interface Look {
  readonly metal: Metal;
  readonly stone: string | undefined;
  readonly second: string;
  readonly cut: Cut;
}
