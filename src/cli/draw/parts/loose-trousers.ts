// Trousers of soft cloth about the axis x = 256: palazzo, sharara, churidar, patiala, pyjama, shorts.
import { darken, lighten, mix } from '../colour.ts';
import { border } from '../borders.ts';
import type { BorderLook } from '../border-designs.ts';
import { drawnCord } from './bows.ts';
import { flippedFolds } from '../folds.ts';
import { castOn, clipTo, crease, seam, stitches } from '../light.ts';
import { AXIS, openEnd } from './garment.ts';
import { STYLES, leftOf, legFolds } from './trouser-plan.ts';
import type { Measures, TrouserStyle } from './trouser-plan.ts';
import { flipped, joined, parallel, path, reversed, smooth, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { Finish, Fold } from '../relief.ts';
import { draw, group } from '../svg.ts';
import type { Ctx, Fabric } from '../types.ts';

export interface TrouserLook {
  readonly style: TrouserStyle;
  readonly fabric: Fabric;
  readonly waistband: 'elastic' | 'drawstring' | 'hidden';
  readonly cord?: string;
  readonly hem?: Omit<BorderLook, 'side' | 'hangs'>;
  readonly finish?: Finish;
  /** Height of the waist; 250 where a kurta hides it. */
  readonly top?: number;
}

/** Both legs and the waistband. `outlines` are for the shadow on the wall. */
export function looseTrousers(ctx: Ctx, look: TrouserLook): { outlines: Path[]; art: string; foot: number } {
  const { style, fabric, top = 60, finish = 'matte' } = look;
  const base = fabric.base;
  const m = STYLES[style];
  const [outerHem, innerHem] = [m.outer.at(-1), m.inner.at(-1)];
  const foot = top + (outerHem?.[1] ?? 330);
  const outside = smooth([[AXIS - m.waist, top], ...m.outer.map((knot) => leftOf(knot, top))]);
  const hem = path(
    `M${AXIS - (outerHem?.[0] ?? 80)} ${foot}Q${AXIS - ((outerHem?.[0] ?? 80) + (innerHem?.[0] ?? 10)) / 2} ${foot + 7} ${AXIS - (innerHem?.[0] ?? 10)} ${foot + 1}`,
  );
  const inside = smooth([...[...m.inner].reverse().map((knot) => leftOf(knot, top)), [AXIS + 1, top + m.crotch]]);
  const leg = joined([outside, hem, inside, path(`M${AXIS + 1} ${top + m.crotch}L${AXIS + 1} ${top}`)]);
  const folds = legFolds(ctx, style, m, top);
  const pale = lighten(base, 0.35);
  const piece = (mirror: boolean): string => {
    const turn = (one: Path): Path => (mirror ? flipped(one, AXIS) : one);
    const end = mirror ? reversed(flipped(hem, AXIS)) : hem;
    const trimmed = look.hem ? border(end, { ...look.hem, side: 'left' }) : '';
    return (
      openEnd(ctx, end, fabric, 3) +
      clothPiece(ctx, {
        outline: turn(leg),
        fabric,
        finish,
        folds: mirror ? flippedFolds(folds) : folds,
        drape: { amount: 0.3, across: 60, down: 260 },
        form: 0.8,
        onCloth: trimmed,
        over:
          stitches(parallel(end, -(look.hem?.width ?? 4) - 3), pale, { width: 0.8, opacity: 0.5 }) +
          (style === 'patiala'
            ? seam(turn(path(`M${AXIS - 56} ${foot - 24}Q${AXIS - 30} ${foot - 18} ${AXIS - 8} ${foot - 24}`)), base, {
                strength: 0.8,
                width: 1.4,
              })
            : '') +
          (style === 'sharara'
            ? seam(turn(path(`M${AXIS - 90} ${top + 196}Q${AXIS - 44} ${top + 204} ${AXIS} ${top + 197}`)), base, {
                strength: 0.8,
                width: 1.5,
              })
            : ''),
      })
    );
  };
  const middle = crease(
    ctx,
    path(
      `M${AXIS} ${top + 6}C${AXIS + 1} ${top + m.crotch * 0.5} ${AXIS - 1} ${top + m.crotch * 0.8} ${AXIS} ${top + m.crotch + 4}`,
    ),
    base,
    { width: 2, strength: 0.5 },
  );
  return {
    outlines: [leg, flipped(leg, AXIS)],
    art:
      piece(true) +
      castOn(ctx, flipped(leg, AXIS), leg, { base, dx: 5, dy: 3, soft: 5, strength: 0.4 }) +
      piece(false) +
      group({ opacity: 0.85 }, middle) +
      waistbandOf(ctx, look, m, top),
    foot: foot + 6,
  };
}

function waistbandOf(ctx: Ctx, look: TrouserLook, m: Measures, top: number): string {
  if (look.waistband === 'hidden') return '';
  const base = look.fabric.base;
  const half = m.waist + 0.5;
  const band = path(
    `M${AXIS - half} ${top - 4}Q${AXIS} ${top + 3} ${AXIS + half} ${top - 4}L${AXIS + half + 3} ${top + 15}Q${AXIS} ${top + 22} ${AXIS - half - 3} ${top + 15}Z`,
  );
  const back = path(
    `M${AXIS - half} ${top - 4}Q${AXIS} ${top - 12} ${AXIS + half} ${top - 4}Q${AXIS} ${top + 3} ${AXIS - half} ${top - 4}Z`,
  );
  const gathers = Array.from({ length: 22 }, (_, n): Fold => {
    const x = AXIS - half + ((n + 0.5) * 2 * half) / 22;
    return {
      points: [
        [x, top - 6],
        [x, top + 20],
      ],
      width: 3.4,
      depth: n % 2 === 0 ? 0.4 : -0.4,
      open: 'both',
    };
  });
  const cord = look.cord ?? mix(base, '#f6ecd8', 0.7);
  const ends = look.waistband === 'drawstring' ? drawnCord(top + 9, cord) : '';
  return (
    clipTo(
      ctx,
      back,
      look.fabric.reverse.paint({ x: AXIS - half - 4, y: top - 14, width: half * 2 + 8, height: 24 }),
      draw(toD(back), { fill: darken(base, 0.45), opacity: 0.45 }),
    ) +
    clothPiece(ctx, {
      outline: band,
      fabric: look.fabric,
      finish: look.finish,
      folds: gathers,
      warp: 3,
      form: 0.7,
      over: [5, 11]
        .map((y) =>
          stitches(
            path(`M${AXIS - half - 2} ${top + y - 4}Q${AXIS} ${top + y + 3} ${AXIS + half + 2} ${top + y - 4}`),
            lighten(base, 0.3),
            { width: 0.7, opacity: 0.5 },
          ),
        )
        .join(''),
    }) +
    ends
  );
}
