// What drapes share: cloth pulled between two lines, and the worked end of the pallu.
import { border } from '../../borders.ts';
import { mix } from '../../colour.ts';
import { edging } from './look.ts';
import type { Look } from './look.ts';
import { castOn } from '../../light.ts';
import { joined, parallel, path, reversed, smooth, spotsAlong } from '../../path.ts';
import type { Knot, Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fold } from '../../relief.ts';
import type { Ctx, Fabric } from '../../types.ts';

/** Curves that lead along two edges of a drape, between them: how cloth pulled along itself gathers. */
export function sweptFolds(
  ctx: Ctx,
  from: Path,
  to: Path,
  look: { name: string; count: number; depth: number; width: number; soft?: number },
): Fold[] {
  const random = ctx.random.fork(look.name);
  const [a, b] = [spotsAlong(from, 9), spotsAlong(to, 9)];
  return Array.from({ length: look.count }, (_, n): Fold => {
    const share = (n + 0.6 + random.near(0, 0.18)) / (look.count + 0.2);
    const points = a.map((spot, i): Knot => {
      const other = b[i] ?? spot;
      return [spot.x + (other.x - spot.x) * share, spot.y + (other.y - spot.y) * share];
    });
    return {
      points,
      width: look.width * random.between(0.75, 1.2),
      depth: look.depth * (n % 2 === 0 ? -1 : 1) * random.between(0.75, 1.1),
      open: 'both',
      ...(look.soft !== undefined && { soft: look.soft }),
    };
  });
}

/** The end piece is worked across the cloth: a deep band framed by the border. `end` runs from left to right. */
function endPiece(look: Look, end: Path, depth: number): string {
  if (look.cut.pallu === 'running') return edging(look, end, 'left');
  const colours = look.trim;
  const style = look.cut.border === 'plain' ? 'double' : 'zari';
  return (
    border(end, { style, width: depth * 0.34, colours, side: 'left' }) +
    border(parallel(end, -depth * 0.42), { style: 'brocade', width: depth * 0.44, colours, side: 'left' }) +
    border(parallel(end, -depth * 0.94), { style: 'double', width: depth * 0.13, colours, side: 'left' })
  );
}

function fringe(look: Look, end: Path): string {
  if (look.cut.pallu === 'running') return '';
  const threads = mix(look.trim[1], look.trim[0], 0.25);
  return border(end, {
    style: 'fringe',
    width: 11,
    colours: [look.trim[0], threads, look.trim[2]],
    side: 'right',
    hangs: true,
  });
}

/** A hem that runs in and out of folds, along a level line. */
export function wavedHem(level: Path, count: number, depth: number): Path {
  const spots = spotsAlong(level, count * 2 + 1);
  return smooth(spots.map((spot, n): Knot => [spot.x, spot.y + (n % 2 === 0 ? 0 : depth)]));
}

export interface Panel {
  readonly name: string;
  /** The two long edges, from the top to the end of the pallu. */
  readonly left: Path;
  readonly right: Path;
  /** The end from left to right, without its waves. */
  readonly end: Path;
  readonly cloth: Fabric;
  readonly folds: number;
  /** Depth of the worked end in canvas units; none where the piece does not show the end. */
  readonly worked?: number;
  readonly turn?: number;
  readonly over?: Path;
  readonly edges?: 'left' | 'right' | 'both';
}

/** A hanging part of the pallu with its borders along the edges, its end piece and its fringe. */
export function drawPanel(ctx: Ctx, look: Look, panel: Panel): string {
  const { left, right, end, worked = 0, edges = 'both' } = panel;
  const waved = worked > 0 ? wavedHem(end, Math.max(2, Math.round(panel.folds / 2)), 4) : end;
  const outline = joined([left, waved, reversed(right)]);
  const width = spotsAlong(end, 2).reduce((span, spot, n) => span + (n === 0 ? -spot.x : spot.x), 0);
  return (
    (panel.over
      ? castOn(ctx, panel.over, outline, { base: look.body.base, dx: 6, dy: 7, soft: 6, strength: 0.5 })
      : '') +
    (worked > 0 ? fringe(look, waved) : '') +
    clothPiece(ctx, {
      outline,
      fabric: panel.cloth,
      finish: look.finish,
      form: 0.7,
      turn: panel.turn ?? 0,
      origin: [left.start[0], left.start[1]],
      onCloth:
        (worked > 0 ? endPiece(look, end, worked) : '') +
        (edges === 'right' ? '' : edging(look, left, 'left', 0.8)) +
        (edges === 'left' ? '' : edging(look, right, 'right', 0.8)),
      folds: sweptFolds(ctx, left, right, {
        name: panel.name,
        count: panel.folds,
        depth: 0.4,
        width: Math.max(8, (width / panel.folds) * 0.8),
      }),
    })
  );
}

/** The region that a drape's shadow may fall on: form, blouse and skirt. */
export const BODY = path(
  'M186 97L218 84L282 84L314 97L305 150L297 216L320 262L328 300L344 538L162 538L172 300L180 262L203 216L195 150Z',
);
