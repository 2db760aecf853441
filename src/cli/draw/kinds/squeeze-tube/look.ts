// Options of tubes.
import type { CutOf } from '../../types.ts';

export const CUTS = {
  style: ['standing', 'slim', 'rolled'],
  print: ['frame', 'wave', 'band', 'pattern', 'corner'],
  mark: ['leaf', 'sun', 'rose', 'aloe', 'drop', 'sprig', 'lotus', 'moon', 'citrus', 'heart'],
  cap: ['smooth', 'ribbed', 'gold', 'silver', 'wood'],
  beside: ['none', 'neem', 'aloe', 'citrus', 'rose', 'almond', 'jasmine', 'honeycomb', 'smear'],
} as const;

export type Cut = CutOf<typeof CUTS>;
