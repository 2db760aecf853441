// Waistbands of trousers and skirts: buttoned, elastic, drawn, folded, belted.
import { darken, lighten, mix } from '../../colour.ts';
import { castOn, clipTo, crease, seam, stitches } from '../../light.ts';
import { joined, parallel, path, reversed, roundRect } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fold } from '../../relief.ts';
import { circle } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';
import { AXIS } from '../garment.ts';
import { buckle, button } from '../notions.ts';
import { bow, cords, longTies } from './frills.ts';

export const BANDS = [
  'button',
  'elastic',
  'drawstring',
  'paperbag',
  'high',
  'belted',
  'hook',
  'smocked',
  'yoga',
  'tie',
] as const;
export type BandName = (typeof BANDS)[number];

export interface BandLook {
  readonly name: BandName;
  readonly fabric: Fabric;
  readonly trim: string;
  readonly back: boolean;
  readonly denim: boolean;
  /** Whether it closes in front; where a buttoned flap does that, a high band is plain. */
  readonly closed?: boolean;
  /** Half the waist and its height; trousers leave them out. */
  readonly half?: number;
  readonly y?: number;
  /** How far the ends of a tied band hang where they are long. */
  readonly ties?: number;
}

const DEPTHS: Readonly<Record<BandName, number>> = {
  button: 17,
  elastic: 17,
  drawstring: 19,
  paperbag: 15,
  high: 34,
  belted: 18,
  hook: 13,
  smocked: 36,
  yoga: 42,
  tie: 16,
};

export function drawWaistband(ctx: Ctx, look: BandLook): { outline: Path; art: string } {
  const { name, fabric, trim, back, denim, closed = true, half = 67, y = 56, ties } = look;
  const base = fabric.base;
  const depth = DEPTHS[name];
  const low = path(
    `M${AXIS - half - 1} ${y + (name === 'high' || name === 'yoga' || name === 'smocked' ? 12 : 2)}Q${AXIS} ${y + (name === 'high' || name === 'yoga' || name === 'smocked' ? 19 : 8)} ${AXIS + half + 1} ${y + (name === 'high' || name === 'yoga' || name === 'smocked' ? 12 : 2)}`,
  );
  const top = parallel(low, -depth);
  const outline = joined([low, reversed(top)]);
  const gathers = (count: number, deep: number): Fold[] =>
    Array.from({ length: count }, (_, n): Fold => {
      const x = AXIS - half + ((n + 0.5) * half * 2) / count;
      return {
        points: [
          [x, y - deep],
          [x + 0.5, y - deep / 3],
          [x, y + 20],
        ],
        width: (half / count) * 1.15,
        depth: n % 2 ? 0.42 : -0.42,
        open: 'both',
        soft: 0.3,
      };
    });
  const thread = denim ? '#d79a4a' : lighten(base, 0.4);
  const row = (by: number): string =>
    stitches(parallel(low, by), thread, { width: 0.9, length: 3, gap: 2, opacity: denim ? 0.9 : 0.6 });
  const loops = (xs: readonly number[]): string =>
    xs
      .map((dx) =>
        clothPiece(ctx, {
          outline: roundRect(AXIS + dx - 3.4, y - depth + 4 + (1 - (dx / half) ** 2) * 5, 6.8, depth + 4, 1),
          fabric,
          form: 0.5,
          warp: 0,
          edge: 0.8,
          over: row(2),
        }),
      )
      .join('');
  const plain = (folds: readonly Fold[] = [], over = '', cloth = fabric): string =>
    clothPiece(ctx, { outline, fabric: cloth, folds, form: 0.65, warp: 1, edge: 0.75, over });
  const shut =
    back || !closed
      ? ''
      : clipTo(ctx, outline, seam(path(`M${AXIS + 5} ${y - depth - 6}V${y + 20}`), base, { strength: 0.6 }));
  switch (name) {
    case 'elastic':
      return { outline, art: plain(gathers(25, 18), row(-4) + row(-9) + row(-13)) };
    case 'smocked':
      return { outline, art: plain(gathers(25, 40), [-5, -12, -19, -26, -32].map(row).join('')) };
    case 'drawstring':
      return {
        outline,
        art:
          plain(gathers(25, 20), row(-4) + row(-15)) +
          (back
            ? ''
            : [-9, 9]
                .map((dx) =>
                  circle(AXIS + dx, y - 2, 2.6, {
                    fill: mix(trim, '#cfd2d6', 0.5),
                    stroke: darken(base, 0.6),
                    'stroke-width': 0.9,
                  }),
                )
                .join('') + cords(ctx, AXIS, y + 1, 66, trim, 'knot')),
      };
    case 'paperbag': {
      const frill = joined([top, reversed(parallel(low, -depth - 24))]);
      const ruffle = clothPiece(ctx, { outline: frill, fabric, folds: gathers(21, 50), form: 0.5, warp: 3, edge: 0.7 });
      return {
        outline: joined([low, reversed(parallel(low, -depth - 24))]),
        art:
          ruffle + plain(gathers(25, 18), '', fabric) + (back ? '' : bow(ctx, AXIS - 6, y, 58, fabric, { tails: 66 })),
      };
    }
    case 'belted':
    case 'tie': {
      const cloth = name === 'belted' ? ctx.cloth({ name: 'leather' }, [trim]) : fabric;
      const strip = joined([parallel(low, -4), reversed(parallel(low, -depth + 3))]);
      return {
        outline,
        art:
          plain([], row(-2)) +
          castOn(ctx, outline, strip, { base, dx: 1, dy: 2.5, soft: 2, strength: 0.5 }) +
          clothPiece(ctx, { outline: strip, fabric: cloth, form: 0.75, warp: 0, edge: 0.8 }) +
          loops([-44, 44]) +
          (back
            ? ''
            : name === 'belted'
              ? buckle(ctx, AXIS - 2, y - 3, 20, 17, '#cda349')
              : (ties ? longTies(ctx, AXIS - half * 0.3, y + 1, ties, fabric) : '') +
                bow(ctx, AXIS - half * 0.3, y - 1, 52, fabric, { tails: ties ? 0 : 74 })),
      };
    }
    case 'high':
      return {
        outline,
        art:
          plain([], row(-3) + row(-31)) +
          shut +
          (back || !closed ? '' : [-9, -24].map((by) => button(ctx, AXIS - 2, y + 14 + by, 4.2, trim)).join('')),
      };
    case 'yoga': {
      const cross = back
        ? ''
        : crease(ctx, path(`M${AXIS - half} ${y - 16}Q${AXIS} ${y + 22} ${AXIS + half} ${y - 22}`), base, {
            width: 1.6,
            strength: 0.3,
          });
      return { outline, art: plain([], row(-4)) + cross };
    }
    case 'hook':
      return { outline, art: plain([], row(-3) + row(-10)) + shut };
    default:
      return {
        outline,
        art:
          plain([], row(-3) + row(-14)) +
          loops([-50, -26, 26, 50]) +
          shut +
          (back ? '' : button(ctx, AXIS - 3, y - 3, 5, denim ? '#b58c3e' : trim, denim ? 'shank' : 'four')),
      };
  }
}
