// The camisole of a night suit: thin straps, lace at the neck and the hem.
import { border } from '../../borders.ts';
import { darken } from '../../colour.ts';
import { hangingFolds } from '../../folds.ts';
import { seam } from '../../light.ts';
import { AXIS } from '../../parts/garment.ts';
import { neckBand } from '../../parts/neck-trim.ts';
import { thinStrap } from '../../parts/thin-strap.ts';
import { flipped, joined, path, reversed } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Finish } from '../../relief.ts';
import type { Ctx, Fabric } from '../../types.ts';

export interface TopLook {
  readonly cloth: Fabric;
  readonly finish: Finish;
  /** Piping, ribs, lace. */
  readonly accent: string;
}

/** Where the upper piece of a suit ends. */
export const TOP_FOOT = 300;

export function camisole(ctx: Ctx, look: TopLook): { outlines: Path[]; art: string } {
  const base = look.cloth.base;
  const neck = path(`M${AXIS} 134C${AXIS - 20} 118 ${AXIS - 40} 100 ${AXIS - 54} 84`);
  const side = path(
    `M${AXIS - 54} 84C${AXIS - 62} 112 ${AXIS - 70} 130 ${AXIS - 86} 142C${AXIS - 84} 190 ${AXIS - 92} 250 ${AXIS - 98} ${TOP_FOOT - 12}`,
  );
  const hem = path(`M${AXIS - 98} ${TOP_FOOT - 12}Q${AXIS} ${TOP_FOOT + 4} ${AXIS + 98} ${TOP_FOOT - 12}`);
  const outline = joined([
    side,
    hem,
    flipped(reversed(side), AXIS),
    flipped(neck, AXIS).start ? reversed(flipped(neck, AXIS)) : neck,
    neck,
  ]);
  const whole = joined([reversed(neck), flipped(neck, AXIS)], false);
  const back = path(`M${AXIS - 86} 142Q${AXIS} 120 ${AXIS + 86} 142L${AXIS + 80} 170H${AXIS - 80}Z`);
  const strap = (s: number): string =>
    thinStrap(
      path(`M${AXIS - s * 46} 30C${AXIS - s * 40} 50 ${AXIS - s * 42} 90 ${AXIS - s * 48} 132`),
      4,
      darken(base, 0.28),
    ) + thinStrap(path(`M${AXIS - s * 54} 88C${AXIS - s * 57} 60 ${AXIS - s * 54} 30 ${AXIS - s * 46} 30`), 4.6, base);
  const trio = [look.accent, look.accent, base] as const;
  return {
    outlines: [outline],
    art:
      strap(1) +
      strap(-1) +
      clothPiece(ctx, { outline: back, fabric: look.cloth.reverse, form: 0.6 }) +
      clothPiece(ctx, {
        outline,
        fabric: look.cloth,
        finish: look.finish,
        folds: hangingFolds(ctx.random.fork('cami'), {
          from: [190, 322, 130],
          to: [162, 350, TOP_FOOT + 4],
          count: 8,
          depth: 0.24,
          stagger: 0.3,
        }),
        drape: { amount: 0.3, across: 70, down: 200 },
        form: 0.8,
        onCloth:
          neckBand(ctx, neck, { style: 'lace', width: 18, colours: trio }, { pointed: true }) +
          border(hem, { style: 'lace', width: 16, colours: trio, side: 'left' }),
      }) +
      seam(whole, base, { strength: 0.4 }),
  };
}
