// Lines and lengths of dresses: where the bodice ends and what hangs from it.
import type { Point } from '../../path.ts';
import { cutAt } from './fits.ts';
import type { Fitting } from './fits.ts';
import { points } from './knots.ts';
import { sideOf } from './skirt-shapes.ts';
import type { SkirtShape } from './skirt-shapes.ts';

export const LINES = ['natural', 'empire', 'drop', 'shift', 'sheath', 'tent', 'princess', 'kaftan'] as const;
export type LineName = (typeof LINES)[number];

export const DRESS_LENGTHS = ['knee', 'mini', 'midi', 'maxi'] as const;
export type DressLength = (typeof DRESS_LENGTHS)[number];

export const DRESS_HEMS: Readonly<Record<DressLength, number>> = { mini: 336, knee: 400, midi: 462, maxi: 556 };

/** Dresses without a waist seam: the side seam runs on to the hem. */
function onePiece(line: LineName, shape: SkirtShape, hem: number): Fitting {
  switch (line) {
    case 'shift':
      return { fall: { side: cutAt(points('75 168, 73 205, 82 262, 88 330, 92 560'), hem), sag: 6 } };
    case 'tent':
      return {
        fall: {
          side: cutAt(points('80 165, 94 215, 112 290, 132 400, 156 560'), hem),
          sag: 20,
          waves: { count: 6, depth: 8 },
        },
      };
    case 'kaftan':
      return {
        fall: {
          side: cutAt(points('82 168, 92 215, 106 300, 122 420, 138 560'), hem),
          sag: 10,
          waves: { count: 3, depth: 4 },
        },
      };
    case 'princess': {
      const side = [...points('71 158, 59 200'), ...sideOf('flare', { half: 59, y: 200, hem }).slice(1)];
      return { fall: { side, sag: 20, waves: { count: 6, depth: 9 } } };
    }
    default: {
      const below: Point[] = sideOf(shape === 'mermaid' ? 'mermaid' : 'pencil', { half: 60, y: 203, hem }).slice(1);
      const waves = shape === 'mermaid' ? { count: 6, depth: 8 } : undefined;
      return {
        fall: { side: [...points('71 158, 60 203'), ...below], sag: shape === 'mermaid' ? 14 : 5, waves, clings: true },
      };
    }
  }
}

export function dressFitting(line: LineName, shape: SkirtShape, length: DressLength, tiers: number): Fitting {
  const hem = DRESS_HEMS[length];
  switch (line) {
    case 'natural':
      return { fall: { side: points('71 158, 59 201'), sag: 8 }, skirt: { shape, hem, tiers } };
    case 'empire':
      return { fall: { side: points('73 148, 70 162'), sag: 8 }, skirt: { shape, hem, tiers } };
    case 'drop':
      return { fall: { side: points('75 165, 71 205, 80 248'), sag: 7 }, skirt: { shape, hem, tiers } };
    default:
      return onePiece(line, shape, hem);
  }
}
