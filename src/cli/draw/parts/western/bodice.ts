// The body of a western garment: its outline, how it falls, its far side seen through the neck, straps and bindings.
import { border } from '../../borders.ts';
import { BORDER_STYLES } from '../../border-designs.ts';
import type { BorderStyle } from '../../border-designs.ts';
import { darken, lighten, lightnessOf, mix } from '../../colour.ts';
import { fannedFolds, hangingFolds } from '../../folds.ts';
import { clipTo, edgeLine, hollow, stitches } from '../../light.ts';
import { boundsOf, flipped, grown, joined, parallel, reversed, ribbon, smooth, spotsAlong, toD } from '../../path.ts';
import type { Knot, Path, Point } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fold } from '../../relief.ts';
import { draw, rect } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';
import { AXIS, hemLine } from '../garment.ts';
import { frillAlong } from './frills.ts';
import type { Upper } from './upper.ts';

/** Half widths and heights below the underarm, and how the lower edge runs. */
export interface Fall {
  readonly side: readonly Point[];
  readonly sag?: number;
  readonly waves?: { readonly count: number; readonly depth: number };
  /** Sportswear and ribbed knits cling: less fold, more form. */
  readonly clings?: boolean;
}

export interface BodyShape {
  readonly outline: Path;
  readonly hem: Path;
  readonly corner: Point;
}

export function bodyShape(upper: Upper, fall: Fall, far = false): BodyShape {
  const start: Knot = [upper.under[0], upper.under[1]];
  const side = smooth([start, ...fall.side.map(([half, y]): Knot => [AXIS - half, y])]);
  const corner = fall.side.at(-1) ?? [AXIS - start[0], start[1]];
  const waves = fall.waves && { ...fall.waves, depth: far ? -fall.waves.depth : fall.waves.depth };
  const hem = hemLine({ ...upper.plan, side: [corner], hemSag: fall.sag ?? 5, waves });
  const top = far ? upper.far : upper.contour;
  return { outline: joined([side, hem, flipped(reversed(side)), reversed(top)]), hem, corner };
}

/** The far panel's wrong side, with its label where it rests on shoulders. */
export function farPanel(ctx: Ctx, upper: Upper, fall: Fall, fabric: Fabric, label?: string): string {
  const { outline } = bodyShape(upper, fall, true);
  const hole = joined([upper.far, reversed(upper.contour)]);
  const top = upper.plan.top;
  const tag = label
    ? rect(AXIS - 8, top + 15, 16, 9, { fill: label, rx: 0.8 }) +
      rect(AXIS - 5, top + 18.4, 10, 1.2, { fill: darken(label, 0.4), opacity: 0.7 })
    : '';
  return (
    clipTo(
      ctx,
      outline,
      fabric.reverse.paint(grown(boundsOf(outline), 3)),
      draw(toD(outline), { fill: mix(darken(fabric.base, 0.5), '#2d1e33', 0.3), opacity: 0.36 }),
      tag,
      hollow(ctx, hole, fabric.base, { strength: 0.55, soft: 7 }),
    ) +
    edgeLine(outline, fabric.base, { strength: 0.55 }) +
    draw(toD(upper.far), {
      fill: 'none',
      stroke: lighten(fabric.base, 0.4),
      'stroke-width': 1.2,
      'stroke-opacity': 0.45,
    })
  );
}

/** The invisible form under the cloth, the pull towards the underarms, and the fall to the lower edge. */
export function bodyFolds(ctx: Ctx, upper: Upper, fall: Fall): Fold[] {
  const random = ctx.random.fork('body');
  const corner = fall.side.at(-1) ?? [70, 204];
  const [half, y] = [AXIS - upper.under[0], upper.under[1]];
  const waist = fall.side.reduce((least, point) => (point[0] < least[0] ? point : least), corner);
  const nipped = half - waist[0];
  const bust: Fold[] = [-1, 1].map((s) => ({
    points: [
      [AXIS + s * 44, y - 8],
      [AXIS + s * 39, y + 17],
      [AXIS + s * 42, y + 38],
    ],
    width: 48,
    depth: fall.clings ? 0.26 : 0.2,
  }));
  const between: Fold = {
    points: [
      [AXIS, y - 16],
      [AXIS + 1, y + 22],
      [AXIS, y + 60],
    ],
    width: 34,
    depth: -0.12,
  };
  const pull = [-1, 1].flatMap((s) =>
    fannedFolds(random, {
      at: [AXIS + s * (half - 5), y + 9],
      toward: s < 0 ? 32 : 148,
      spread: 22,
      length: fall.clings ? 34 : 50,
      count: 3,
      depth: 0.17,
      width: 8,
    }),
  );
  const long = corner[1] - y;
  const nip =
    nipped > 7
      ? [-1, 1].flatMap((s) =>
          fannedFolds(random.fork(`nip ${s}`), {
            at: [AXIS + s * (waist[0] - 2), waist[1]],
            toward: s < 0 ? 0 : 180,
            spread: 26,
            length: 38,
            count: 3,
            depth: 0.16,
            width: 8,
          }),
        )
      : [];
  const hanging =
    long > 60
      ? hangingFolds(random.fork('hang'), {
          from: [AXIS - waist[0] + 8, AXIS + waist[0] - 8, y + long * 0.42],
          to: [AXIS - corner[0] + 9, AXIS + corner[0] - 9, corner[1] + 6],
          count: fall.waves ? fall.waves.count * 2 + 1 : 6,
          depth: fall.clings ? 0.12 : fall.waves ? 0.36 : 0.24,
          stagger: fall.waves ? 0.2 : 0.45,
        })
      : [];
  return [...bust, between, ...pull, ...nip, ...hanging];
}

/** The soft swags of a cowl, hung from shoulder to shoulder below the neckline. */
export function cowlFolds(upper: Upper): Fold[] {
  const { neckHalf, top } = upper.plan;
  return [12, 27, 44].map((drop, n): Fold => {
    const foot = top + 6 + n * 14;
    const half = neckHalf + n * 7;
    const low = upper.low + drop;
    return {
      points: [
        [AXIS - half, foot],
        [AXIS - half * 0.66, foot + (low - foot) * 0.66],
        [AXIS, low],
        [AXIS + half * 0.66, foot + (low - foot) * 0.66],
        [AXIS + half, foot],
      ],
      width: 13 - n * 2,
      depth: 0.62 - n * 0.14,
      open: 'both',
      soft: 0.3,
    };
  });
}

export const NECK_TRIMS = [
  'facing',
  'binding',
  'rib',
  'frill',
  'lace',
  'zari',
  'gota',
  'mirror',
  'beads',
  'stitch',
  'scallop',
  'block',
] as const;
export type NeckTrim = (typeof NECK_TRIMS)[number];

const isBorder = (name: NeckTrim): name is NeckTrim & BorderStyle =>
  (BORDER_STYLES as readonly string[]).includes(name);

/** Which side of an armhole, walked from the shoulder down, is cloth. */
const inward = (armhole: Path): number => (armhole.start[0] < AXIS ? -1 : 1);

/** Scallops that stand out beyond an edge; drawn before its cloth, which covers where they are sewn on. */
export function scallopsAlong(edge: Path, colour: string, side: 'left' | 'right'): string {
  const deep = darken(colour, 0.42);
  return border(parallel(edge, side === 'left' ? 5 : -5), {
    style: 'scallop',
    width: 13,
    colours: [colour, deep, deep],
    side,
    hangs: true,
  });
}

/** How neckline and armholes are finished. */
export function edgeWork(
  ctx: Ctx,
  upper: Upper,
  body: Path,
  fabric: Fabric,
  style: NeckTrim,
  colours: readonly [string, string, string],
  bound: boolean,
): string {
  const base = fabric.base;
  const thread = lighten(base, lightnessOf(base) > 0.75 ? 0.1 : 0.4);
  const row = (along: Path, by: number): string => stitches(parallel(along, by), thread, { width: 0.9, opacity: 0.65 });
  const line = (along: Path): string =>
    draw(toD(along), { fill: 'none', stroke: darken(base, 0.5), 'stroke-width': 1.2, 'stroke-opacity': 0.6 });
  if (style === 'facing') {
    return (
      clipTo(
        ctx,
        body,
        row(upper.neckline, 4.5),
        bound ? upper.armholes.map((one) => row(one, 4 * inward(one))).join('') : '',
      ) + line(upper.neckline)
    );
  }
  if (style === 'frill') return line(upper.neckline) + frillAlong(ctx, upper.neckline, fabric, -13, 20);
  if (style === 'scallop') return line(upper.neckline);
  if (isBorder(style)) {
    const width = style === 'beads' ? 5 : style === 'stitch' ? 7 : style === 'lace' ? 13 : 11;
    return clipTo(ctx, body, border(upper.neckline, { style, width, colours, side: 'right' })) + line(upper.neckline);
  }
  const width = style === 'rib' ? 8 : 4.6;
  const colour = colours[0];
  const cloth = style === 'rib' ? ctx.cloth({ name: 'rib', scale: 0.6 }, [colour]) : ctx.plain(colour);
  const band = (along: Path, by: number): string => {
    const outline = ribbon(parallel(along, by), width, 40);
    return clothPiece(ctx, { outline, fabric: cloth, form: 0.5, warp: 0, edge: 0.8 });
  };
  // Cut by the body, so that a binding ends with the shoulder and the side seam and does not stick out beyond them.
  const edges = bound ? upper.armholes : [];
  return clipTo(
    ctx,
    body,
    band(upper.neckline, width / 2 - 0.6),
    ...edges.map((one) => band(one, (width / 2 - 0.6) * inward(one))),
  );
}

/** The gathered casing round the upper arms that holds an off-shoulder neckline. */
export function shoulderCasing(ctx: Ctx, upper: Upper, fabric: Fabric, arms: boolean): string {
  const reach = arms ? 103 : 84;
  const low = upper.low;
  const line = smooth([
    [AXIS - reach, 116],
    [AXIS - 84, 106],
    [AXIS - 44, low - 3],
    [AXIS, low],
    [AXIS + 44, low - 3],
    [AXIS + 84, 106],
    [AXIS + reach, 116],
  ]);
  const folds = spotsAlong(line, 45).map((spot, n): Fold => {
    const end = (by: number): Knot => [spot.x - spot.ty * by, spot.y + spot.tx * by];
    return { points: [end(-5), end(0), end(6)], width: 4.4, depth: n % 2 ? 0.4 : -0.4, open: 'both', soft: 0.3 };
  });
  const outline = ribbon(line, 11, 44);
  const row = stitches(parallel(line, 5, 44), darken(fabric.base, 0.3), {
    width: 0.8,
    length: 2,
    gap: 1.6,
    opacity: 0.5,
  });
  return clothPiece(ctx, { outline, fabric, folds, form: 0.6, warp: 2, edge: 0.7 }) + row;
}

/** Straps over the shoulders, in front or behind. */
export function drawStraps(ctx: Ctx, straps: readonly Path[], width: number, fabric: Fabric, behind: boolean): string {
  return straps
    .map((along) => {
      const outline = ribbon(along, behind ? width * 0.85 : width, 24);
      const cloth = behind ? fabric.reverse : fabric;
      return clothPiece(ctx, {
        outline,
        fabric: cloth,
        form: 0.7,
        warp: 0,
        edge: 0.75,
        over:
          width > 10 && !behind
            ? [-1, 1]
                .map((s) =>
                  stitches(parallel(along, s * (width / 2 - 2)), lighten(fabric.base, 0.35), {
                    width: 0.8,
                    opacity: 0.5,
                  }),
                )
                .join('')
            : '',
      });
    })
    .join('');
}
