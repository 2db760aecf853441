// Dungarees for children: bib and straps over legs or a skirt, with or without a tee beneath.
import { lighten, mix } from '../colour.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { castOn, clipTo, seam, stitches, wallShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS, necklineHalf } from '../parts/garment.ts';
import { patchPocket } from '../parts/kids-details.ts';
import { LEGS, drawLegs } from '../parts/kids-legs.ts';
import type { LegsPlan } from '../parts/kids-legs.ts';
import { KIDS_MOTIF_NAMES, kidsPrint } from '../parts/kids-motifs.ts';
import { drawSkirt } from '../parts/kids-skirt.ts';
import { CHILD_ARMS, childPlan, drawTop } from '../parts/kids-top.ts';
import { buckle, button } from '../parts/notions.ts';
import { sewnPiece, strap } from '../parts/panel.ts';
import { parallel, path } from '../path.ts';
import type { Path } from '../path.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  legs: ['long', 'short', 'skirt', 'bubble'],
  tee: ['short', 'full', 'none'],
  patch: ['none', ...KIDS_MOTIF_NAMES],
  pocket: ['bib', 'none', 'knee'],
} as const;
type Cut = CutOf<typeof CUTS>;

const WAIST = 214;

const bib = path(
  `M${AXIS - 45} 118C${AXIS - 20} 122 ${AXIS + 20} 122 ${AXIS + 45} 118C${AXIS + 46} 150 ${AXIS + 56} 176 ${AXIS + 78} 196L${AXIS + 80} ${WAIST + 10}C${AXIS + 30} ${WAIST + 20} ${AXIS - 30} ${WAIST + 20} ${AXIS - 80} ${WAIST + 10}L${AXIS - 78} 196C${AXIS - 56} 176 ${AXIS - 46} 150 ${AXIS - 45} 118Z`,
);

const PLANS: Readonly<Record<'long' | 'short' | 'bubble', LegsPlan>> = {
  long: {
    ...LEGS.cargo,
    waist: 78,
    y: WAIST,
    hip: [90, WAIST + 56],
    crotch: WAIST + 86,
    knee: { outer: 92, inner: 18, y: WAIST + 140 },
    hem: { outer: 90, inner: 24, y: 452 },
  },
  short: {
    ...LEGS.shorts,
    waist: 78,
    y: WAIST,
    hip: [92, WAIST + 50],
    crotch: WAIST + 84,
    hem: { outer: 98, inner: 14, y: 346 },
  },
  bubble: {
    ...LEGS.bloomers,
    waist: 78,
    y: WAIST,
    hip: [100, WAIST + 50],
    crotch: WAIST + 96,
    hem: { outer: 84, inner: 24, y: 338 },
  },
};

function lower(ctx: Ctx, cut: Cut, thread: string): { art: string; outlines: readonly Path[] } {
  const { fabric } = ctx;
  if (cut.legs === 'skirt') {
    const made = drawSkirt(ctx, {
      waist: [78, WAIST],
      hem: [128, 374],
      sag: 16,
      waves: 4,
      waveDepth: 4,
      fabric,
      folds: 8,
      depth: 0.2,
      stagger: 0.4,
      gathered: false,
      finish: 'heavy',
    });
    const pockets = [1, -1]
      .map((s) =>
        patchPocket(ctx, made.outline, fabric, {
          x: AXIS - s * 58,
          y: WAIST + 44,
          width: 50,
          height: 54,
          shape: 'round',
        }),
      )
      .join('');
    return { outlines: [made.outline], art: made.art + pockets };
  }
  return drawLegs(ctx, {
    plan: PLANS[cut.legs],
    fabric,
    finish: 'heavy',
    band: 'none',
    thread,
    fly: cut.legs !== 'bubble',
    cuffRib: cut.legs === 'bubble' ? [fabric.base, 10] : undefined,
    turnUp: cut.legs === 'long' ? ctx.plain(mix(fabric.base, '#f3ead8', 0.5)) : undefined,
    overLeg: (leg, _hem, mirror) => {
      const s = mirror ? -1 : 1;
      const mouth = path(`M${AXIS - s * 58} ${WAIST + 16}L${AXIS - s * 92} ${WAIST + 62}`);
      const knee =
        cut.pocket === 'knee' && cut.legs === 'long'
          ? patchPocket(ctx, leg, ctx.plain(ctx.colour(1)), {
              x: AXIS - s * 56,
              y: 330,
              width: 50,
              height: 56,
              shape: 'square',
            })
          : '';
      return (
        seam(mouth, fabric.base, { strength: 0.7 }) +
        stitches(parallel(mouth, mirror ? -4 : 4), thread, { width: 1 }) +
        knee
      );
    },
  });
}

function drawDungaree(ctx: Ctx, cut: Cut): string {
  const { fabric } = ctx;
  const thread = ctx.colourCount > 2 ? lighten(ctx.colour(2), 0.2) : lighten(fabric.base, 0.5);
  const plan = childPlan({ hem: 240 });
  const striped = ctx.colourCount > 2;
  const teeCloth = striped
    ? ctx.cloth({ name: 'breton', scale: 0.8 }, [ctx.colour(1), ctx.colour(2)])
    : ctx.plain(ctx.colour(1));
  const tee =
    cut.tee === 'none'
      ? undefined
      : drawTop(ctx, {
          plan,
          neck: necklineHalf('crew', plan, 26),
          arms: CHILD_ARMS[cut.tee],
          body: teeCloth,
          neckRib: [striped ? ctx.colour(2) : ctx.colour(1), 10],
          hemStitch: false,
        });
  const legs = lower(ctx, cut, thread);
  const metal = '#c9a45a';
  const over = (s: number): Path =>
    tee
      ? path(`M${AXIS + s * 38} 132C${AXIS + s * 40} 110 ${AXIS + s * 44} 84 ${AXIS + s * 48} 64`)
      : path(`M${AXIS + s * 38} 132C${AXIS + s * 40} 104 ${AXIS + s * 42} 74 ${AXIS + s * 30} 50`);
  const behind = tee
    ? ''
    : [1, -1]
        .map((s) =>
          strap(ctx, path(`M${AXIS + s * 30} 50C${AXIS + s * 10} 90 ${AXIS - s * 20} 140 ${AXIS - s * 44} 196`), {
            width: 17,
            fabric: fabric.reverse,
          }),
        )
        .join('');
  const straps = [1, -1]
    .map((s) => {
      const band = strap(ctx, over(s), { width: 17, fabric, thread, under: tee?.front });
      const clasp =
        buckle(ctx, AXIS + s * 38, 128, 25, 20, metal) + button(ctx, AXIS + s * 38, 140, 5.6, metal, 'shank');
      return (tee ? clipTo(ctx, tee.front, band) : band) + clasp;
    })
    .join('');
  const front = sewnPiece(ctx, {
    outline: bib,
    fabric,
    under: tee?.front ?? bib,
    finish: 'heavy',
    form: 0.5,
    lift: 2.2,
    thread,
    sewn: [path(`M${AXIS + 45} 119C${AXIS + 20} 123 ${AXIS - 20} 123 ${AXIS - 45} 119`)],
    inset: 4,
    rows: 2,
  });
  const sides = [1, -1]
    .map((s) => {
      const edge = path(`M${AXIS + s * 45} 120C${AXIS + s * 46} 150 ${AXIS + s * 56} 176 ${AXIS + s * 78} 196`);
      return stitches(parallel(edge, s * 5), thread, { length: 3, gap: 2, width: 1 });
    })
    .join('');
  const band = path(`M${AXIS - 79} ${WAIST - 6}Q${AXIS} ${WAIST + 6} ${AXIS + 79} ${WAIST - 6}`);
  const pocket =
    cut.pocket === 'bib'
      ? patchPocket(ctx, bib, fabric, { x: AXIS, y: 142, width: 58, height: 50, shape: 'point' })
      : '';
  const patch =
    cut.patch === 'none'
      ? ''
      : kidsPrint(
          cut.patch,
          [ctx.colour(ctx.colourCount - 3), ctx.colour(ctx.colourCount - 2), ctx.colour(ctx.colourCount - 1)],
          {
            x: AXIS,
            y: 168,
            scale: 0.5,
          },
        );
  const hipButtons =
    cut.legs === 'bubble'
      ? ''
      : [1, -1]
          .map((s) =>
            [0, 1].map((n) => button(ctx, AXIS + s * (74 + n * 5), WAIST + 10 + n * 22, 4, metal, 'shank')).join(''),
          )
          .join('');
  return (
    wallShadow(ctx, [...legs.outlines, bib, ...(tee?.outlines ?? [])], { distance: ctx.stance === 'flat' ? 8 : 15 }) +
    behind +
    (tee?.art ?? '') +
    (tee
      ? castOn(ctx, tee.front, legs.outlines[0] ?? bib, { base: ctx.colour(0), dx: 2, dy: -3, soft: 3, strength: 0.3 })
      : '') +
    legs.art +
    front +
    sides +
    seam(band, fabric.base, { strength: 0.6 }) +
    stitches(parallel(band, 4), thread, { length: 3, gap: 2, width: 1 }) +
    stitches(parallel(band, -4), thread, { length: 3, gap: 2, width: 1 }) +
    hipButtons +
    pocket +
    patch +
    straps
  );
}

export const kind = defineKind({
  name: 'kids-dungaree',
  about: "child's dungarees; colours: cloth, tee, tee's stripe and thread, then three of the patch",
  stances: ['wall', 'flat'],
  views: ['front', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') return clothCloseup(ctx, ctx.fabric);
    if (ctx.view === 'detail') {
      const near = zoom(ctx, { x: 258, y: 166, factor: 2.3, turn: -4 }, () => drawDungaree(ctx, cut));
      return focusFrom(ctx, { at: [250, 240], sharp: 170, reach: 430 }, near);
    }
    const half = cut.tee === 'full' ? 160 : cut.tee === 'short' ? 150 : 134;
    const low = { long: 462, short: 356, skirt: 396, bubble: 350 }[cut.legs];
    const extent = { x: AXIS - half, y: 46, width: half * 2, height: low - 46 };
    return fit(ctx, extent, SAFE, () => drawDungaree(ctx, cut));
  },
});
