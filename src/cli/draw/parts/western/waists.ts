// What marks the waist of a dress or top: a seam, a belt, elastic, a sash.
import { border } from '../../borders.ts';
import { castOn, clipTo, crease, edgeLine, formShade, seam, stitches } from '../../light.ts';
import { joined, parallel, path, reversed } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fold } from '../../relief.ts';
import type { Ctx, Fabric } from '../../types.ts';
import { darken, lighten } from '../../colour.ts';
import { AXIS } from '../garment.ts';
import { buckle } from '../notions.ts';
import { bow, cords } from './frills.ts';

export const WAISTS = ['none', 'seam', 'belt', 'elastic', 'sash', 'band', 'zari', 'drawstring', 'wide-band'] as const;
export type WaistName = (typeof WAISTS)[number];

/** Drawn over bodice and skirt; `half` is the bodice's half width there. */
export function drawWaist(
  ctx: Ctx,
  name: WaistName,
  at: { half: number; y: number; sag: number; body: Path },
  fabric: Fabric,
  trim: string,
  back: boolean,
): string {
  const { half, y, sag, body } = at;
  const base = fabric.base;
  const line = path(`M${AXIS - half - 1} ${y}Q${AXIS} ${y + sag * 2} ${AXIS + half + 1} ${y}`);
  const strip = (depth: number): Path => joined([parallel(line, -depth / 2), reversed(parallel(line, depth / 2))]);
  switch (name) {
    case 'none':
      return '';
    case 'seam':
      return seam(line, base, { strength: 0.75, width: 1.5 });
    case 'belt': {
      const outline = strip(13);
      const cloth = ctx.cloth({ name: 'leather' }, [trim]);
      return (
        castOn(ctx, body, outline, { base, dx: 2, dy: 4, soft: 3, strength: 0.5 }) +
        clothPiece(ctx, {
          outline,
          fabric: cloth,
          form: 0.75,
          warp: 0,
          edge: 0.8,
          over: [-4.4, 4.4]
            .map((by) => stitches(parallel(line, by), lighten(trim, 0.4), { width: 0.8, length: 3, gap: 2 }))
            .join(''),
        }) +
        (back ? '' : buckle(ctx, AXIS - 2, y + 4, 21, 18, '#cda349'))
      );
    }
    case 'elastic':
    case 'drawstring': {
      const outline = strip(15);
      const puckers: Fold[] = Array.from({ length: 21 }, (_, n) => {
        const x = AXIS - half + ((n + 0.5) * half * 2) / 21;
        return {
          points: [
            [x, y - 8],
            [x + 0.6, y + 4],
            [x, y + 16],
          ],
          width: half * 0.052,
          depth: n % 2 ? 0.4 : -0.4,
          open: 'both',
          soft: 0.3,
        };
      });
      return (
        clothPiece(ctx, {
          outline,
          fabric,
          folds: puckers,
          form: 0.5,
          warp: 2,
          edge: 0.4,
          over: [-4, 0, 4]
            .map((by) =>
              stitches(parallel(line, by), darken(base, 0.25), { width: 0.8, length: 2, gap: 2, opacity: 0.5 }),
            )
            .join(''),
        }) + (name === 'drawstring' && !back ? cords(ctx, AXIS, y + 4, 52, trim, 'knot') : '')
      );
    }
    case 'sash': {
      const outline = strip(17);
      const cloth = ctx.plain(trim);
      return (
        castOn(ctx, body, outline, { base, dx: 2, dy: 4, soft: 3, strength: 0.5 }) +
        clothPiece(ctx, { outline, fabric: cloth, form: 0.7, warp: 0, edge: 0.75 }) +
        [-3, 3].map((by) => crease(ctx, parallel(line, by), trim, { width: 1.8, strength: 0.4 })).join('') +
        (back ? '' : bow(ctx, AXIS - half * 0.45, y + 5, 46, cloth, { tails: 58, under: body }))
      );
    }
    case 'zari':
      return (
        border(parallel(line, 8), { style: 'zari', width: 16, colours: [trim, '#cda349', base], side: 'left' }) +
        seam(parallel(line, 8), base, { strength: 0.5 })
      );
    case 'wide-band': {
      // Takes the bodice's lower end: cut by its sides, closed by the waist seam.
      const top = path(`M${AXIS - half - 20} ${y - 27}Q${AXIS} ${y - 27 + sag * 2} ${AXIS + half + 20} ${y - 27}`);
      const outline = joined([top, path(`M${AXIS + half + 20} ${y}Q${AXIS} ${y + sag * 2} ${AXIS - half - 20} ${y}`)]);
      return (
        clipTo(
          ctx,
          body,
          castOn(ctx, body, outline, { base, dx: 0, dy: -2, soft: 2, strength: 0.4 }),
          clothPiece(ctx, { outline, fabric, form: 0.3, warp: 0, edge: 0.8 }),
          [-4, -23.5]
            .map((by) =>
              stitches(parallel(line, by), lighten(base, 0.35), { width: 0.9, length: 3, gap: 2, opacity: 0.7 }),
            )
            .join(''),
          formShade(ctx, body, base, { amount: 0.7 }),
        ) + clipTo(ctx, outline, edgeLine(body, base))
      );
    }
    default: {
      // Sewn in between bodice and skirt: its ends are the side seams.
      const outline = path(
        `M${AXIS - half - 0.6} ${y - 7.5}Q${AXIS} ${y - 7.5 + sag * 2} ${AXIS + half + 0.6} ${y - 7.5}V${y + 7.5}Q${AXIS} ${y + 7.5 + sag * 2} ${AXIS - half - 0.6} ${y + 7.5}Z`,
      );
      return clothPiece(ctx, {
        outline,
        fabric: name === 'band' ? ctx.plain(trim) : fabric,
        form: 0.6,
        warp: 0,
        edge: 0.8,
      });
    }
  }
}
