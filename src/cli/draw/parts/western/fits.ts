// Fits and lengths of western tops: where side seams run, and which tops end in a skirt of their own.
import type { Point } from '../../path.ts';
import type { Fall } from './bodice.ts';
import { points } from './knots.ts';
import type { SkirtShape } from './skirt-shapes.ts';

export const FITS = [
  'relaxed',
  'fitted',
  'boxy',
  'swing',
  'peplum',
  'babydoll',
  'tiered',
  'curved',
  'clinging',
  'high-low',
] as const;
export type FitName = (typeof FITS)[number];

export const LENGTHS = ['regular', 'crop', 'short', 'long'] as const;
export type LengthName = (typeof LENGTHS)[number];

const HEMS: Readonly<Record<LengthName, number>> = { crop: 216, short: 246, regular: 284, long: 334 };

/** Half widths going down; read off at the hem. */
const PROFILES = {
  relaxed: '75 165, 73 205, 79 250, 85 300, 90 350',
  fitted: '73 160, 64 202, 74 242, 84 284, 88 340',
  clinging: '71 160, 62 202, 73 242, 83 284, 86 340',
  boxy: '77 170, 79 220, 80 270, 82 350',
  swing: '79 165, 90 215, 106 270, 120 330, 126 350',
  curved: '76 165, 75 210, 80 250, 84 300, 88 350',
} as const;

/** The profile down to the hem, its last point lying on it. */
export function cutAt(profile: readonly Point[], hem: number): Point[] {
  const kept: Point[] = [];
  for (const point of profile) {
    const before = kept.at(-1);
    if (point[1] < hem - 6) kept.push(point);
    else {
      const from = before ?? [point[0], hem - 20];
      const share = (hem - from[1]) / (point[1] - from[1] || 1);
      kept.push([from[0] + (point[0] - from[0]) * Math.min(1, share), hem]);
      return kept;
    }
  }
  const last = profile.at(-1) ?? [80, hem];
  return [...kept, [last[0], hem]];
}

export interface Fitting {
  readonly fall: Fall;
  readonly skirt?: { readonly shape: SkirtShape; readonly hem: number; readonly tiers?: number };
}

export function fittingOf(fit: FitName, length: LengthName): Fitting {
  const hem = HEMS[length];
  switch (fit) {
    case 'peplum':
      return {
        fall: { side: points('73 160, 65 198'), sag: 8 },
        skirt: { shape: 'flare', hem: Math.max(246, hem - 18) },
      };
    case 'babydoll':
      return { fall: { side: points('74 150, 72 160'), sag: 8 }, skirt: { shape: 'gathered', hem: hem - 4 } };
    case 'tiered':
      return { fall: { side: points('76 152, 78 166'), sag: 6 }, skirt: { shape: 'tiered', hem, tiers: 2 } };
    case 'high-low':
      return { fall: { side: points('74 160, 68 192'), sag: 6 }, skirt: { shape: 'high-low', hem: hem + 36 } };
    case 'swing':
      return { fall: { side: cutAt(points(PROFILES.swing), hem), sag: 16, waves: { count: 5, depth: 6 } } };
    case 'curved':
      return { fall: { side: cutAt(points(PROFILES.curved), hem - 26), sag: 34 } };
    case 'clinging':
      return { fall: { side: cutAt(points(PROFILES.clinging), hem), sag: 5, clings: true } };
    default:
      return { fall: { side: cutAt(points(PROFILES[fit]), hem), sag: 5 } };
  }
}
