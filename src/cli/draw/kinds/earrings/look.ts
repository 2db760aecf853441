// Options of earrings.
import { DROP_CUTS, METAL_CUTS, STONE_CUTS } from '../../parts/jewel/motifs.ts';
import type { Path } from '../../path.ts';
import type { CutOf } from '../../types.ts';

export const CUTS = {
  style: ['stud', 'chandbali', 'hoop', 'dangler'],
  /** Studs: what is on the ear. Others: what the piece is made of. */
  front: ['flower', 'solitaire', 'pearl', 'leaf', 'star', 'moon', 'peacock'],
  form: ['broad', 'tiered', 'twisted', 'feather', 'chains', 'tassel', 'plain', 'thread'],
  metal: METAL_CUTS,
  stones: STONE_CUTS,
  drops: DROP_CUTS,
} as const;

export type Cut = CutOf<typeof CUTS>;

/** One earring about x = 0 with its reach. */
export interface Piece {
  readonly art: string;
  readonly outlines: readonly Path[];
  readonly half: number;
  readonly top: number;
  readonly bottom: number;
}
