// One-piece baby clothes: bodysuits, rompers, sunsuits and footed sleepsuits.
import { darken, lighten, mix } from '../colour.ts';
import { fannedFolds, flippedFolds } from '../folds.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { clipTo, seam, stitches, wallShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS, necklineHalf, sideHalf, wholeNeckline } from '../parts/garment.ts';
import { flatCollar } from '../parts/kids-collars.ts';
import { buttonBand, frontZip, patchPocket, studs } from '../parts/kids-details.ts';
import { bow, frill } from '../parts/kids-trims.ts';
import { KIDS_MOTIF_NAMES, kidsPrint } from '../parts/kids-motifs.ts';
import { recoloured } from '../parts/kids-sets.ts';
import { CHILD_ARMS, childPlan, drawTop, ribBand } from '../parts/kids-top.ts';
import { flipped, joined, parallel, path, reversed, spotsAlong } from '../path.ts';
import type { Path } from '../path.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  style: ['bodysuit', 'romper', 'sunsuit', 'sleepsuit'],
  sleeve: ['short', 'full', 'none', 'puff'],
  front: ['plain', 'envelope', 'buttons', 'zip', 'collar', 'bow-tie', 'frill'],
  print: ['none', ...KIDS_MOTIF_NAMES],
  pocket: ['none', 'patch'],
} as const;
type Cut = CutOf<typeof CUTS>;

interface Lower {
  /** From the hip's corner on the left down, round the leg, to the crotch's middle. */
  readonly half: Path;
  /** Where the left leg ends. */
  readonly leg: Path;
  readonly crotch: number;
}

const LOWER: Readonly<Record<Cut['style'], Lower>> = {
  bodysuit: {
    half: path(`M${AXIS - 88} 244C${AXIS - 84} 270 ${AXIS - 44} 282 ${AXIS - 32} 326L${AXIS} 330`),
    leg: path(`M${AXIS - 88} 244C${AXIS - 84} 270 ${AXIS - 44} 282 ${AXIS - 32} 326`),
    crotch: 328,
  },
  romper: {
    half: path(
      `M${AXIS - 88} 244C${AXIS - 92} 270 ${AXIS - 96} 292 ${AXIS - 98} 320L${AXIS - 16} 330C${AXIS - 14} 316 ${AXIS - 8} 304 ${AXIS} 302`,
    ),
    leg: path(`M${AXIS - 98} 320L${AXIS - 16} 330`),
    crotch: 302,
  },
  sunsuit: {
    half: path(
      `M${AXIS - 88} 230C${AXIS - 112} 262 ${AXIS - 112} 300 ${AXIS - 82} 322L${AXIS - 30} 328C${AXIS - 18} 318 ${AXIS - 10} 312 ${AXIS} 312`,
    ),
    leg: path(`M${AXIS - 82} 322L${AXIS - 30} 328`),
    crotch: 312,
  },
  sleepsuit: {
    half: path(
      `M${AXIS - 88} 244C${AXIS - 90} 300 ${AXIS - 94} 350 ${AXIS - 90} 398C${AXIS - 96} 424 ${AXIS - 92} 446 ${AXIS - 64} 448C${AXIS - 40} 448 ${AXIS - 30} 430 ${AXIS - 36} 398C${AXIS - 30} 360 ${AXIS - 16} 318 ${AXIS} 312`,
    ),
    leg: path(`M${AXIS - 90} 398Q${AXIS - 62} 406 ${AXIS - 36} 398`),
    crotch: 312,
  },
};

function drawRomper(ctx: Ctx, cut: Cut): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const second = ctx.colour(1);
  const trim = ctx.colour(ctx.colourCount - 1);
  const straps = cut.style === 'sunsuit';
  const bare = cut.sleeve === 'none';
  const lower = LOWER[cut.style];
  const hip = cut.style === 'sunsuit' ? 230 : 244;
  const plan = childPlan({
    neckHalf: straps ? 40 : 34,
    shoulderHalf: straps ? 56 : bare ? 62 : 72,
    shoulderDrop: straps ? 5 : 13,
    underarm: [83, 142],
    side: [
      [83, 180],
      [86, hip - 20],
      [88, hip],
    ],
    hemSag: 0,
  });
  const depth = straps ? 54 : cut.front === 'collar' || cut.front === 'bow-tie' ? 22 : 28;
  const neck = necklineHalf(straps ? 'square' : 'crew', plan, depth);
  const left = joined([sideHalf(plan), lower.half], false);
  const outline = joined([left, flipped(reversed(left), AXIS), reversed(wholeNeckline(neck))]);
  const pulls = fannedFolds(ctx.random.fork('crotch'), {
    at: [AXIS - 4, lower.crotch - 6],
    toward: 224,
    spread: 40,
    length: 52,
    count: 3,
    depth: 0.14,
    width: 10,
  });
  const print: readonly [string, string, string] = [ctx.colour(2), ctx.colour(3), ctx.colour(4)];
  const top = drawTop(ctx, {
    plan,
    neck,
    outline,
    arms: cut.sleeve === 'none' ? undefined : CHILD_ARMS[cut.sleeve],
    body: fabric,
    folds: [...pulls, ...flippedFolds(pulls)],
    neckRib: straps || cut.front === 'collar' || cut.front === 'bow-tie' ? undefined : [second, 9],
    cuffRib: cut.sleeve === 'full' ? [second, 15] : cut.sleeve === 'puff' ? [base, 8] : undefined,
    onBody: cut.print === 'none' ? '' : kidsPrint(cut.print, print, { x: AXIS, y: straps ? 190 : 196, scale: 0.92 }),
    inside: 'label',
  });
  const legs = [lower.leg, reversed(flipped(lower.leg, AXIS))];
  const edges = legs
    .map((leg) =>
      cut.style === 'sleepsuit'
        ? seam(leg, base, { strength: 0.5 })
        : cut.style === 'romper'
          ? stitches(parallel(leg, -7), lighten(base, 0.4), { width: 0.9 })
          : clipTo(ctx, top.front, ribBand(ctx, leg, -9, second)),
    )
    .join('');
  const snapY = lower.crotch - 9;
  const snaps =
    cut.style === 'sleepsuit'
      ? ''
      : cut.style === 'bodysuit'
        ? seam(path(`M${AXIS - 36} ${snapY - 12}Q${AXIS} ${snapY - 6} ${AXIS + 36} ${snapY - 12}`), base, {
            strength: 0.5,
          }) +
          studs(
            path(`M${AXIS - 28} ${snapY}H${AXIS + 28}`),
            [-18, 0, 18].map((dx) => ({ x: AXIS + dx, y: snapY })),
            lighten(second, 0.5),
            4.4,
          )
        : studs(
            path(`M${AXIS - 6} ${snapY - 2}Q${AXIS} ${snapY - 5} ${AXIS + 6} ${snapY - 2}`),
            [{ x: AXIS, y: snapY + 1 }],
            lighten(second, 0.5),
            4,
          );
  return (
    wallShadow(ctx, top.outlines, { distance: ctx.stance === 'flat' ? 8 : 14 }) +
    top.art +
    edges +
    snaps +
    frontArt(ctx, cut, top.front, neck, trim) +
    (cut.pocket === 'patch'
      ? patchPocket(ctx, top.front, ctx.plain(second), { x: AXIS + 38, y: 140, width: 40, height: 44, shape: 'round' })
      : '') +
    (straps
      ? [1, -1]
          .map((s) => bow(ctx, ctx.plain(trim), { x: AXIS + s * 48, y: 62, size: 17, tails: 22, turn: s * 8 }))
          .join('')
      : '')
  );
}

function frontArt(ctx: Ctx, cut: Cut, front: Path, neck: Path, trim: string): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const second = ctx.colour(1);
  const low = neck.start[1];
  switch (cut.front) {
    case 'envelope': {
      // Lapped shoulders: the back's edge lies over the front down to the armhole.
      const lap = path(`M${AXIS - 33} 64C${AXIS - 48} 84 ${AXIS - 58} 108 ${AXIS - 72} 124`);
      return clipTo(
        ctx,
        front,
        [lap, flipped(lap, AXIS)]
          .map(
            (one, n) =>
              seam(one, base, { strength: 0.6 }) +
              stitches(parallel(one, n ? -4 : 4), lighten(second, 0.2), { width: 1.4, length: 3, gap: 2 }),
          )
          .join(''),
      );
    }
    case 'buttons':
      return buttonBand(ctx, front, fabric, {
        x: AXIS,
        from: low + 9,
        to: low + 84,
        count: 3,
        colour: mix(second, '#7d5535', 0.3),
        width: 17,
      });
    case 'zip':
      // Of a sleepsuit it opens down to the crotch; the others have press studs there.
      return clipTo(
        ctx,
        front,
        frontZip(AXIS, low + 6, cut.style === 'sleepsuit' ? LOWER.sleepsuit.crotch - 1 : 290, second, '#c9ccd0', 0.04),
      );
    case 'collar':
      return (
        flatCollar(ctx, neck, ctx.plain(second), front, { width: 24, edge: trim === second ? undefined : trim }) +
        [0, 1]
          .map((n) =>
            studs(
              path(`M${AXIS} ${low + 24}V${low + 70}`),
              [{ x: AXIS, y: low + 34 + n * 26 }],
              lighten(second, 0.3),
              4,
            ),
          )
          .join('')
      );
    case 'bow-tie': {
      const band = buttonBand(ctx, front, fabric, {
        x: AXIS,
        from: low,
        to: low + 110,
        count: 4,
        colour: darken(base, 0.3),
        width: 16,
        r: 3.6,
      });
      return (
        band +
        flatCollar(ctx, neck, ctx.plain(second), front, { width: 21 }) +
        bow(ctx, ctx.plain(trim), { x: AXIS, y: low + 14, size: 32 })
      );
    }
    case 'frill': {
      const line = path(`M${AXIS - 80} 136C${AXIS - 40} 142 ${AXIS + 40} 142 ${AXIS + 80} 136`);
      return clipTo(ctx, front, frill(ctx, line, 20, ctx.plain(second), { edge: trim === second ? undefined : trim }));
    }
    default:
      return '';
  }
}

function extentOf(cut: Cut): { x: number; y: number; width: number; height: number } {
  const half = cut.sleeve === 'full' ? 162 : cut.sleeve === 'none' ? 118 : 148;
  const spot = spotsAlong(LOWER[cut.style].half, 12).reduce((most, { y }) => Math.max(most, y), 0);
  return { x: AXIS - half, y: 44, width: half * 2, height: spot + 8 - 44 };
}

export const kind = defineKind({
  name: 'baby-romper',
  about: 'baby one-piece; colours: cloth and print, rib and second cloth, three of the chest print, trim last',
  stances: ['flat', 'wall'],
  views: ['front', 'detail', 'set', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') return clothCloseup(ctx, ctx.fabric, { label: '#f1e6d2' });
    if (ctx.view === 'detail') {
      const at =
        cut.style === 'bodysuit'
          ? { x: 250, y: 262, factor: 2.3, turn: -5 }
          : { x: 262, y: 136, factor: 2.3, turn: -5 };
      return focusFrom(
        ctx,
        { at: [250, 250], sharp: 170, reach: 430 },
        zoom(ctx, at, () => drawRomper(ctx, cut)),
      );
    }
    const extent = extentOf(cut);
    if (ctx.view === 'set') {
      // Three of a pack: the second in turned colours, the third plain with the print's cloth as trim.
      const far = recoloured(ctx, [1, 0, 2, 3, 4]);
      const third = recoloured(ctx, [ctx.colourCount > 2 ? 2 : 0, 1, 0, 3, 4], { name: 'plain' });
      return (
        fit(ctx, extent, { x: 12, y: 20, width: 262, height: 260 }, () => drawRomper(far, cut)) +
        fit(ctx, extent, { x: 238, y: 20, width: 262, height: 260 }, () =>
          drawRomper(third, { ...cut, print: 'none' }),
        ) +
        fit(ctx, extent, { x: 112, y: 206, width: 288, height: 284 }, () => drawRomper(ctx, cut))
      );
    }
    return fit(ctx, extent, { ...SAFE, y: SAFE.y + 10, height: SAFE.height - 20 }, () => drawRomper(ctx, cut));
  },
});
