// Options of jars.
import type { CutOf } from '../../types.ts';

export const CUTS = {
  form: ['straight', 'low', 'tin', 'apothecary', 'bowl'],
  body: ['clear', 'frosted', 'opaque', 'amber', 'aluminium'],
  lid: ['wood', 'gold', 'silver', 'rosegold', 'smooth', 'ribbed'],
  open: ['closed', 'cream', 'gel', 'powder', 'butter'],
  label: ['paper', 'print', 'none'],
  mark: ['marigold', 'aloe', 'moon', 'leaf', 'rose', 'lotus', 'sun', 'sprig', 'palm', 'citrus'],
  beside: ['none', 'turmeric', 'aloe', 'marigold', 'rose', 'almond', 'spoon', 'honeycomb', 'jasmine', 'coffee'],
} as const;

export type Cut = CutOf<typeof CUTS>;

export const TILT = 0.24;
