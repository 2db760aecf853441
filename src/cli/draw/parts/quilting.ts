// Channels of down between stitched seams, for padded jackets and gilets of all sizes.
import { lighten } from '../colour.ts';
import { seam, stitches } from '../light.ts';
import { lengthOf, path, smooth, spotsAlong } from '../path.ts';
import type { Path, Point } from '../path.ts';
import type { Fold } from '../relief.ts';
import { AXIS } from './garment.ts';

/** Round channels down a body: a ridge in each, a narrow valley at each seam, puckers below the seam at `puckers`. */
export function channels(
  from: number,
  to: number,
  half: number,
  pitch: number,
  puckers: readonly number[] = [-82, -58, -30, 26, 50, 78],
): Fold[] {
  const folds: Fold[] = [];
  for (let y = from; y < to; y += pitch) {
    folds.push(
      {
        points: [
          [AXIS - half, y + pitch / 2],
          [AXIS, y + pitch / 2 + 3],
          [AXIS + half, y + pitch / 2],
        ],
        width: pitch * 0.78,
        depth: 0.46,
        open: 'both',
        soft: 0.42,
      },
      {
        points: [
          [AXIS - half, y],
          [AXIS, y + 3],
          [AXIS + half, y],
        ],
        width: 5,
        depth: -0.55,
        open: 'both',
        soft: 0.4,
      },
    );
    for (const x of puckers) {
      folds.push({
        points: [
          [AXIS + x, y + 2],
          [AXIS + x + 3, y + 9],
        ],
        width: 6,
        depth: -0.3,
      });
    }
  }
  return folds;
}

/** The same for a sleeve whose seams are given. */
export function sleeveChannels(seams: readonly Path[], between: readonly Path[], pitch: number): Fold[] {
  const ends = (line: Path): Fold['points'] => [line.start, line.curves.at(-1)?.[2] ?? line.start];
  return [
    ...seams.map((line): Fold => ({ points: ends(line), width: 6, depth: -0.55, open: 'both', soft: 0.5 })),
    ...between.map((line): Fold => ({ points: ends(line), width: pitch * 0.8, depth: 0.42, open: 'both', soft: 0.42 })),
  ];
}

/** The seams of a body at these heights, with their thread. */
export function quiltSeams(base: string, heights: readonly number[], half = 124): string {
  const thread = lighten(base, 0.25);
  return heights
    .map((y) => {
      const line = path(`M${AXIS - half} ${y}Q${AXIS} ${y + 6} ${AXIS + half} ${y}`);
      return (
        seam(line, base, { strength: 0.5 }) + stitches(line, thread, { width: 0.8, length: 2.6, gap: 2, opacity: 0.5 })
      );
    })
    .join('');
}

/** An edge that bulges between seams: the first lies `first` units along it, then one every `pitch`. */
export function bulging(edge: Path, first: number, pitch: number, height: number): Path {
  const length = lengthOf(edge);
  const spots = spotsAlong(edge, Math.max(8, Math.round((length / pitch) * 6)));
  return smooth(
    spots.map((s, n): Point => {
      const along = (n / (spots.length - 1)) * length - first;
      const out = height * Math.abs(Math.sin((Math.PI * along) / pitch));
      return [s.x - s.ty * out, s.y + s.tx * out];
    }),
  );
}
