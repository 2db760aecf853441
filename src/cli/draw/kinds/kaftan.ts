// Kaftans: one wide piece of cloth, shaped by stitching lines at the sides or by a cord at the waist.
import { border } from '../borders.ts';
import { darken, lighten } from '../colour.ts';
import { fannedFolds, flippedFolds, hangingFolds } from '../folds.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { castOn, clipTo, seam, stitches, wallShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS, innerBack, necklineHalf, openEnd, wholeNeckline } from '../parts/garment.ts';
import type { BodyPlan } from '../parts/garment.ts';
import { neckBand } from '../parts/neck-trim.ts';
import { drawnCord } from '../parts/bows.ts';
import { tassel } from '../parts/notions.ts';
import { flipped, joined, parallel, path, reversed, smooth, toD } from '../path.ts';
import type { Knot, Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { Fold } from '../relief.ts';
import { draw } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  length: ['long', 'short', 'knee'],
  neckline: ['v', 'round', 'keyhole'],
  waist: ['cord', 'stitched', 'loose'],
  trim: ['zari', 'lace', 'gota', 'pompom', 'none'],
  hem: ['straight', 'pointed'],
} as const;

type Cut = CutOf<typeof CUTS>;

const HEM: Readonly<Record<Cut['length'], number>> = { long: 668, knee: 470, short: 400 };
/** A cord gathers the kaftan at the waist proper; side seams are sewn from higher up. */
const waistOf = (cut: Cut): number => (cut.waist === 'cord' ? 272 : 214);

interface Shape {
  readonly plan: BodyPlan;
  readonly outline: Path;
  readonly neck: Path;
  readonly cuff: Path;
  readonly hem: Path;
  readonly foot: number;
  /** Half width at the hem. */
  readonly corner: number;
  /** The line along which front and back are sewn to each other, from under the arm down. */
  readonly sideSeam: Path;
}

function shapeOf(cut: Cut, back: boolean): Shape {
  const foot = HEM[cut.length];
  const pointed = cut.hem === 'pointed';
  const plan: BodyPlan = {
    top: 46,
    neckHalf: 34,
    shoulderHalf: 68,
    shoulderDrop: 14,
    underarm: [176, 236],
    side: [[120, foot]],
    hemSag: 10,
  };
  const wrist = { long: 188, knee: 196, short: 184 }[cut.length];
  const cord = cut.waist === 'cord';
  const drop = { long: cord ? 232 : 262, knee: 262, short: 232 }[cut.length];
  const hip = cut.length === 'short' ? 116 : cut.length === 'knee' ? 122 : 106;
  const corner = cut.length === 'long' ? 152 : hip + 6;
  const neck = necklineHalf(
    back ? 'crew' : cut.neckline === 'v' ? 'v' : 'round',
    plan,
    back ? 14 : cut.neckline === 'v' ? 78 : 36,
  );
  const cuff = path(
    `M${AXIS - wrist} 128C${AXIS - wrist - 4} 170 ${AXIS - wrist - 2} 210 ${AXIS - wrist + 10} ${drop}`,
  );
  const shoulder = path(`M${AXIS - 34} 46C${AXIS - 74} 54 ${AXIS - 128} 84 ${AXIS - wrist} 128`);
  const side = smooth([
    [AXIS - wrist + 10, drop],
    [AXIS - hip - 24, drop + (cut.length === 'short' ? 12 : 20)],
    ...(cord && cut.length !== 'short'
      ? ([
          [AXIS - 90, waistOf(cut)],
          [AXIS - hip, waistOf(cut) + 56],
          [AXIS - (hip + corner) / 2, (drop + foot) / 2 + 36],
        ] as const)
      : cut.length === 'short'
        ? []
        : ([
            [AXIS - hip, drop + 50],
            [AXIS - (hip + corner) / 2, (drop + foot) / 2 + 36],
          ] as const)),
    [AXIS - corner, foot - (pointed ? 44 : 0)],
  ]);
  const steps = 12;
  const hemKnots = Array.from({ length: steps + 1 }, (_, n): Knot => {
    const t = (n / steps) * 2 - 1;
    const low = pointed ? 44 * (1 - Math.abs(t) ** 1.3) : 10 * (1 - t * t);
    const wave = n === 0 || n === steps ? 0 : n % 2 === 0 ? -2 : 2;
    return [AXIS + corner * t, foot - (pointed ? 44 : 0) + low + wave];
  });
  const hem = smooth(hemKnots);
  const half = joined([shoulder, cuff, side], false);
  const outline = joined([half, hem, flipped(reversed(half), AXIS), reversed(wholeNeckline(neck))]);
  const sideSeam = path(
    `M${AXIS - 92} 172C${AXIS - 82} 196 ${AXIS - 76} 210 ${AXIS - 74} 226C${AXIS - 76} ${(226 + foot) / 2} ${AXIS - corner + 16} ${foot - 60} ${AXIS - corner + 12} ${foot + 6}`,
  );
  return { plan, outline, neck, cuff, hem, foot, corner, sideSeam };
}

function foldsOf(ctx: Ctx, cut: Cut, shape: Shape): Fold[] {
  const random = ctx.random.fork('kaftan');
  const { foot, corner } = shape;
  const reach = Math.max(104, corner - 16);
  const waist = waistOf(cut);
  const half = cut.waist === 'cord' ? 86 : 68;
  // Cloth that falls from shoulder and upper arm: long slanting folds towards the side.
  const arm = Array.from({ length: 5 }, (_, n): Fold => {
    const t = n / 4;
    return {
      points: [
        [AXIS - 62 - t * 96, 72 + t * 44],
        [AXIS - 78 - t * 92, 140 + t * 38],
        [AXIS - 84 - t * 66, 206 + t * 34],
        [AXIS - 92 - t * 26, 258 + t * 6],
      ],
      width: 20,
      depth: (n % 2 === 0 ? -1 : 1) * random.between(0.28, 0.42),
      open: n > 2 ? 'start' : undefined,
    };
  });
  const low = hangingFolds(random, {
    from: [AXIS - half + 2, AXIS + half - 2, cut.waist === 'loose' ? 150 : waist + 6],
    to: [AXIS - reach, AXIS + reach, foot + 8],
    count: cut.waist === 'cord' ? 14 : 8,
    depth: 0.36,
    stagger: cut.waist === 'cord' ? 0.1 : 0.4,
    gathered: cut.waist === 'cord',
  });
  const gathers =
    cut.waist === 'cord'
      ? Array.from({ length: 16 }, (_, n): Fold => {
          const x = AXIS - half + (n + 0.5) * (half / 8);
          return {
            points: [
              [AXIS + (x - AXIS) * 1.1, waist - 46],
              [x, waist - 2],
              [x, waist + 14],
            ],
            width: 9,
            depth: n % 2 === 0 ? 0.5 : -0.5,
            open: 'end',
          };
        })
      : fannedFolds(random, {
          at: [AXIS - 74, 226],
          toward: 330,
          spread: 26,
          length: 56,
          count: 3,
          depth: 0.2,
          width: 9,
        });
  return [...arm, ...flippedFolds(arm), ...low, ...gathers, ...(cut.waist === 'stitched' ? flippedFolds(gathers) : [])];
}

/** The stitched channel in which the cord runs. */
function channel(y: number, base: string, pale: string): string {
  const line = (dy: number): Path =>
    path(`M${AXIS - 112} ${y + dy - 5}Q${AXIS} ${y + dy + 9} ${AXIS + 112} ${y + dy - 5}`);
  return (
    draw(toD(line(0)), { fill: 'none', stroke: darken(base, 0.3), 'stroke-width': 17, 'stroke-opacity': 0.3 }) +
    [-9, 9]
      .map(
        (dy) =>
          seam(line(dy), base, { strength: 0.9, width: 1.6 }) +
          stitches(line(dy * 0.7), pale, { width: 1.1, opacity: 0.85 }),
      )
      .join('')
  );
}

function drawKaftan(cut: Cut, ctx: Ctx): string {
  const back = ctx.view === 'back';
  const shape = shapeOf(cut, back);
  const { plan, outline, neck, cuff, hem, sideSeam } = shape;
  const base = ctx.fabric.base;
  const metal = ctx.colour(ctx.colourCount - 1);
  const ground = ctx.colourCount > 2 ? ctx.colour(1) : darken(base, 0.3);
  const colours = [ground, metal, base] as const;
  const pale = lighten(base, 0.35);
  const sewn = cut.trim === 'none' || cut.trim === 'pompom' ? undefined : cut.trim;
  const rightCuff = reversed(flipped(cuff, AXIS));
  const neckline = wholeNeckline(neck);
  const pointed = cut.neckline === 'v';
  const chest =
    sewn && !back
      ? neckBand(ctx, neck, { style: sewn, width: 17, colours }, { pointed }) +
        neckBand(ctx, neck, { style: 'beads', width: 3.6, colours }, { pointed, offset: 20 })
      : '';
  const pompoms =
    cut.trim === 'pompom'
      ? [cuff, rightCuff, hem]
          .map((edge) =>
            border(edge, { style: 'pompom', width: 15, colours: [ground, metal, base], side: 'right', hangs: true }),
          )
          .join('')
      : '';
  const work = sewn
    ? border(cuff, { style: sewn, width: 15, colours, side: 'left' }) +
      border(rightCuff, { style: sewn, width: 15, colours, side: 'left' }) +
      border(hem, { style: sewn, width: 16, colours, side: 'left' })
    : '';
  const seams =
    cut.waist === 'stitched'
      ? [sideSeam, flipped(sideSeam, AXIS)]
          .map((line) => seam(line, base, { strength: 0.7 }) + stitches(parallel(line, 3), pale, { width: 0.9 }))
          .join('')
      : '';
  const casing = cut.waist === 'cord' ? channel(waistOf(cut), base, pale) : '';
  const slit =
    cut.neckline === 'keyhole' && !back
      ? path(`M${AXIS} 80C${AXIS - 5} 88 ${AXIS - 9} 104 ${AXIS} 132C${AXIS + 9} 104 ${AXIS + 5} 88 ${AXIS} 80Z`)
      : undefined;
  return (
    wallShadow(ctx, [outline], { distance: ctx.stance === 'flat' ? 8 : 15 }) +
    pompoms +
    openEnd(ctx, cuff, ctx.fabric, 4) +
    openEnd(ctx, rightCuff, ctx.fabric, 4) +
    innerBack(ctx, plan, neck, ctx.fabric, { label: back ? undefined : '#f1e6d2' }) +
    clothPiece(ctx, {
      outline,
      fabric: ctx.fabric,
      finish: 'soft',
      folds: foldsOf(ctx, cut, shape),
      drape: { amount: 0.3, across: 90, down: 260 },
      form: 0.7,
      onCloth: work + chest,
      over:
        seams +
        casing +
        (cut.trim === 'none' || cut.trim === 'pompom'
          ? [hem, cuff, rightCuff]
              .map((edge) => stitches(parallel(edge, -6), pale, { width: 0.8, opacity: 0.6 }))
              .join('')
          : ''),
    }) +
    seam(neckline, base, { strength: 0.6 }) +
    (slit
      ? clipTo(
          ctx,
          slit,
          ctx.fabric.reverse.paint({ x: AXIS - 12, y: 76, width: 24, height: 60 }),
          castOn(ctx, slit, slit, { base, dx: 3, dy: 4, soft: 3, strength: 0.8 }),
        )
      : '') +
    (slit
      ? border(
          path(`M${AXIS} 82C${AXIS - 5} 90 ${AXIS - 9} 104 ${AXIS} 132C${AXIS + 9} 104 ${AXIS + 5} 90 ${AXIS} 82`),
          { style: 'piping', width: 3, colours, side: 'right' },
        ) +
        [-1, 1]
          .map(
            (s) =>
              draw(`M${AXIS} 82C${AXIS + s * 4} 104 ${AXIS + s * 16} 124 ${AXIS + s * 13} 150`, {
                fill: 'none',
                stroke: metal,
                'stroke-width': 2,
              }) + tassel(ctx, AXIS + s * 13, 147, 20, metal, ground),
          )
          .join('')
      : '') +
    (cut.waist === 'cord' && !back ? drawnCord(waistOf(cut) + 4, metal) : '')
  );
}

export const kind = defineKind({
  name: 'kaftan',
  about: 'kaftan, wide sleeves cut in one with the body; colours: cloth and print, last the trim',
  stances: ['wall', 'flat'],
  views: ['front', 'back', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') {
      const style = cut.trim === 'none' || cut.trim === 'pompom' ? 'piping' : cut.trim;
      const metal = ctx.colour(ctx.colourCount - 1);
      return clothCloseup(ctx, ctx.fabric, {
        hem: { style, width: style === 'piping' ? 9 : 44, colours: [ctx.colour(1), metal, ctx.colour(0)] },
        label: '#f1e6d2',
      });
    }
    const whole = (): string => drawKaftan(cut, ctx);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [250, 190], sharp: 150, reach: 420 },
        zoom(ctx, { x: 250, y: 148, factor: 2, turn: -4 }, whole),
      );
    }
    return fit(ctx, { x: 46, y: 36, width: 420, height: HEM[cut.length] - 20 }, SAFE, whole);
  },
});
