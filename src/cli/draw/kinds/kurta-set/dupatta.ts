// The dupatta of a set: over one shoulder, round the neck, or laid beside the kurta.
import { border } from '../../borders.ts';
import { lighten } from '../../colour.ts';
import { hangingFolds } from '../../folds.ts';
import { castOn, crease, wallShadow } from '../../light.ts';
import { AXIS } from '../../parts/garment.ts';
import { tassel } from '../../parts/notions.ts';
import { joined, path, reversed, smooth, spotsAlong } from '../../path.ts';
import type { Knot, Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Ctx, Fabric } from '../../types.ts';

export interface DupattaLook {
  readonly fabric: Fabric;
  /** Ground, metal and accent of its borders. */
  readonly trim: readonly [string, string, string];
}

/** A strip that falls in pleats from a narrow top to a wider foot, with its end border and tassels. */
function fall(
  ctx: Ctx,
  look: DupattaLook,
  at: { topLeft: number; topRight: number; top: number; left: number; right: number; foot: number; bulge?: number },
): { outline: Path; art: string } {
  const { topLeft, topRight, top, left, right, foot, bulge = 0 } = at;
  const middle = (top + foot) / 2;
  const hemKnots: Knot[] = [];
  const count = 4;
  for (let n = 0; n <= count * 2; n += 1) {
    const t = n / (count * 2);
    hemKnots.push([left + (right - left) * t, foot + 5 * Math.sin(Math.PI * t) + (n % 2 === 0 ? 0 : 5)]);
  }
  const hem = smooth(hemKnots);
  const outer = smooth([
    [topLeft, top],
    [(topLeft + left) / 2 - bulge, middle],
    [left, foot],
  ]);
  const inner = smooth([
    [topRight, top],
    [(topRight + right) / 2 + bulge * 0.4, middle],
    [right, foot],
  ]);
  const outline = joined([
    outer,
    hem,
    reversed(inner),
    path(`M${topRight} ${top}Q${(topLeft + topRight) / 2} ${top - 6} ${topLeft} ${top}`),
  ]);
  const level = path(`M${left} ${foot + 2}Q${(left + right) / 2} ${foot + 10} ${right} ${foot + 2}`);
  const width = right - left;
  const tassels = spotsAlong(hem, 6)
    .map((spot) => tassel(ctx, spot.x, spot.y - 3, Math.min(20, width * 0.3), look.trim[0], look.trim[1]))
    .join('');
  return {
    outline,
    art:
      tassels +
      clothPiece(ctx, {
        outline,
        fabric: look.fabric,
        finish: 'soft',
        form: 0.75,
        turn: (Math.atan2(left + right - topLeft - topRight, 2 * (foot - top)) * -180) / Math.PI,
        onCloth:
          border(level, { style: 'zari', width: Math.min(26, width * 0.34), colours: look.trim, side: 'left' }) +
          border(inner, { style: 'double', width: 7, colours: look.trim, side: 'right' }) +
          border(outer, { style: 'double', width: 7, colours: look.trim, side: 'left' }),
        folds: hangingFolds(ctx.random.fork('dupatta'), {
          from: [topLeft + 2, topRight - 2, top - 4],
          to: [left + 2, right - 2, foot + 8],
          count: 7,
          depth: 0.42,
          stagger: 0.06,
          gathered: true,
        }),
      }),
  };
}

/** Pleated over the right shoulder (as seen), hanging in front. */
export function overShoulder(ctx: Ctx, look: DupattaLook, kurta: Path, foot: number): string {
  const made = fall(ctx, look, {
    topLeft: AXIS + 38,
    topRight: AXIS + 72,
    top: 50,
    left: AXIS + 34,
    right: AXIS + 108,
    foot,
    bulge: 6,
  });
  return (
    castOn(ctx, kurta, made.outline, { base: look.fabric.base, dx: 7, dy: 7, soft: 6, strength: 0.6 }) +
    made.art +
    crease(ctx, path(`M${AXIS + 42} 54C${AXIS + 50} 47 ${AXIS + 62} 49 ${AXIS + 70} 58`), look.fabric.base, {
      width: 3,
      strength: 0.4,
    })
  );
}

/** Round the back of the neck, both ends hanging in front. */
export function roundNeck(ctx: Ctx, look: DupattaLook, kurta: Path, foot: number): string {
  const behind = path(
    `M${AXIS - 46} 54C${AXIS - 30} 36 ${AXIS + 30} 36 ${AXIS + 46} 54L${AXIS + 30} 57C${AXIS + 18} 54 ${AXIS - 18} 54 ${AXIS - 30} 57Z`,
  );
  const ends = [-1, 1].map((s) => {
    const [x, low] = [AXIS + s * 44, AXIS + s * 62];
    return fall(ctx, look, {
      topLeft: x - 16,
      topRight: x + 16,
      top: 50,
      left: low - 30,
      right: low + 30,
      foot: foot + s * 7,
      bulge: s < 0 ? 4 : -4,
    });
  });
  return (
    clothPiece(ctx, { outline: behind, fabric: look.fabric, finish: 'soft', form: 0.7 }) +
    ends
      .map(
        ({ outline, art }) =>
          castOn(ctx, kurta, outline, { base: look.fabric.base, dx: 6, dy: 7, soft: 6, strength: 0.6 }) + art,
      )
      .join('')
  );
}

/** Laid out beside the rest as a narrow pleated length, its upper end gathered. */
export function laidBeside(
  ctx: Ctx,
  look: DupattaLook,
  box: { x: number; top: number; foot: number; width: number },
): string {
  const { x, top, foot, width } = box;
  const made = fall(ctx, look, {
    topLeft: x - width * 0.3,
    topRight: x + width * 0.3,
    top,
    left: x - width / 2,
    right: x + width / 2,
    foot,
  });
  return (
    wallShadow(ctx, [made.outline], { distance: ctx.stance === 'flat' ? 7 : 12 }) +
    made.art +
    crease(
      ctx,
      path(`M${x - width * 0.3} ${top + 3}Q${x} ${top - 3} ${x + width * 0.3} ${top + 4}`),
      lighten(look.fabric.base, 0.1),
      { width: 2.4, strength: 0.4 },
    )
  );
}
