// Options of period care.
import type { CutOf } from '../../types.ts';

export const CUTS = {
  what: ['pads', 'cup', 'cloth-pads', 'pad'],
  mark: ['lotus', 'moon', 'rose', 'drop', 'leaf'],
} as const;

export type Cut = CutOf<typeof CUTS>;
