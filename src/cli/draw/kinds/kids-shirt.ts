// Children's woven shirts with buttons down the front.
import { darken, lighten, lightnessOf, mix } from '../colour.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { castOn, clipTo, seam, stitches, wallShadow } from '../light.ts';
import { METALS, metalPiece } from '../materials.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { collarBack, collarDepth, shirtCollar as openCollar } from '../parts/collars.ts';
import { AXIS, necklineHalf, standCollar, standCollarBack } from '../parts/garment.ts';
import { shirtCollar } from '../parts/kids-collars.ts';
import { buttonBand, patchPocket } from '../parts/kids-details.ts';
import { bow } from '../parts/kids-trims.ts';
import { KIDS_MOTIF_NAMES, kidsPrint } from '../parts/kids-motifs.ts';
import { CHILD_ARMS, childPlan, drawTop } from '../parts/kids-top.ts';
import { button } from '../parts/notions.ts';
import { sewnPiece, strap } from '../parts/panel.ts';
import { flipped, joined, mirrored, moved, parallel, path, reversed, roundRect } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  collar: ['point', 'mandarin', 'camp'],
  sleeve: ['short', 'full', 'rolled'],
  pocket: ['one', 'none', 'two'],
  extra: ['none', 'waistcoat', 'braces', 'bow-tie', 'epaulettes'],
  patch: ['none', ...KIDS_MOTIF_NAMES],
  hem: ['curved', 'straight'],
} as const;
type Cut = CutOf<typeof CUTS>;

/** The slide that shortens a brace and the clip at its end. */
function bracesMetal(ctx: Ctx, side: number): string {
  const [slide, clip] = [AXIS + side * 49.4, AXIS + side * 46];
  const jaw = path(
    `M${clip - 4} 268H${clip + 4}L${clip + 8} 278V292C${clip + 8} 297 ${clip - 8} 297 ${clip - 8} 292V278Z`,
  );
  const frame = roundRect(slide - 9, 140, 18, 13, 2.5);
  return (
    castOn(ctx, jaw, moved(jaw, 1, 1), { base: ctx.colour(0), dx: 2, dy: 3, soft: 2, strength: 0.4 }) +
    metalPiece(ctx, jaw, METALS.silver, { rim: 1.6 }) +
    metalPiece(ctx, frame, METALS.silver, { rim: 1.6 }) +
    draw(`M${slide - 6} 146.5H${slide + 6}`, { stroke: METALS.silver.patina, 'stroke-width': 2.4 })
  );
}

/** The left front of a waistcoat, down to its point. */
function waistcoatHalf(): Path {
  return path(
    `M${AXIS - 44} 64C${AXIS - 40} 96 ${AXIS - 26} 132 ${AXIS - 1} 160L${AXIS - 1} 258L${AXIS - 22} 282L${AXIS - 46} 262C${AXIS - 60} 264 ${AXIS - 76} 262 ${AXIS - 91} 258L${AXIS - 88} 158C${AXIS - 70} 140 ${AXIS - 62} 110 ${AXIS - 68} 72Z`,
  );
}

function waistcoat(ctx: Ctx, under: Path): string {
  const cloth = ctx.cloth({ name: 'twill', scale: 0.6 }, [ctx.colour(1)]);
  const base = cloth.base;
  const half = waistcoatHalf();
  return (
    [flipped(half, AXIS), half]
      .map((shape, n) => {
        const s = n === 0 ? -1 : 1;
        const welt = path(`M${AXIS - s * 72} 214L${AXIS - s * 34} 220L${AXIS - s * 34} 230L${AXIS - s * 72} 224Z`);
        return (
          castOn(ctx, under, shape, { base: ctx.colour(0), dx: 4, dy: 5, soft: 4, strength: 0.55 }) +
          clothPiece(ctx, {
            outline: shape,
            fabric: cloth,
            finish: 'heavy',
            form: 0.7,
            folds: [
              {
                points: [
                  [AXIS - s * 60, 150],
                  [AXIS - s * 52, 200],
                  [AXIS - s * 56, 256],
                ],
                width: 30,
                depth: 0.14,
              },
            ],
          }) +
          clipTo(ctx, shape, sewnPiece(ctx, { outline: welt, fabric: cloth, under: shape, lift: 1.2 }))
        );
      })
      .join('') +
    [0, 1, 2, 3].map((n) => button(ctx, AXIS + 7, 172 + n * 24, 4.6, lighten(ctx.colour(2), 0.1), 'shank')).join('') +
    seam(path(`M${AXIS - 1} 160V258`), base, { strength: 0.6 })
  );
}

/** Its back: lining cloth in one piece, drawn in by a strap at the waist. */
function waistcoatBack(ctx: Ctx, under: Path): string {
  const cloth = ctx.cloth({ name: 'twill', scale: 0.6 }, [ctx.colour(1)]);
  const half = path(
    `M${AXIS} 70C${AXIS - 20} 70 ${AXIS - 34} 66 ${AXIS - 40} 62L${AXIS - 68} 72C${AXIS - 62} 110 ${AXIS - 70} 140 ${AXIS - 88} 158L${AXIS - 91} 258C${AXIS - 60} 264 ${AXIS - 30} 267 ${AXIS} 267`,
  );
  const shape = mirrored(half);
  const band = path(`M${AXIS - 92} 212Q${AXIS} 220 ${AXIS + 92} 212`);
  return (
    castOn(ctx, under, shape, { base: ctx.colour(0), dx: 4, dy: 5, soft: 4, strength: 0.55 }) +
    clothPiece(ctx, {
      outline: shape,
      fabric: cloth,
      finish: 'heavy',
      form: 0.8,
      over: seam(path(`M${AXIS} 72V266`), cloth.base, { strength: 0.6 }),
    }) +
    clipTo(ctx, shape, strap(ctx, band, { width: 13, fabric: cloth, under: shape })) +
    metalPiece(ctx, roundRect(AXIS - 9, 208, 18, 18, 2.5), METALS.silver, { rim: 1.6 }) +
    draw(`M${AXIS - 5} 217H${AXIS + 5}`, { stroke: METALS.silver.patina, 'stroke-width': 2.4 })
  );
}

function drawShirt(ctx: Ctx, cut: Cut): string {
  const back = ctx.view === 'back';
  const curved = cut.hem === 'curved';
  const plan = childPlan({
    neckHalf: 29,
    side: curved
      ? [
          [86, 190],
          [87, 250],
          [89, 298],
        ]
      : [
          [86, 190],
          [87, 250],
          [88, 318],
        ],
    hemSag: curved ? 32 : 3,
  });
  const fabric = ctx.fabric;
  const base = fabric.base;
  const camp = cut.collar === 'camp';
  const depth = camp ? collarDepth(plan, 'camp') : cut.collar === 'mandarin' ? 18 : 17;
  const neck = back ? necklineHalf('crew', plan, 12) : necklineHalf(camp ? 'v' : 'crew', plan, depth);
  const arms =
    cut.sleeve === 'short'
      ? CHILD_ARMS.short
      : cut.sleeve === 'rolled'
        ? { ...CHILD_ARMS.elbow, length: 118, lean: 30 }
        : CHILD_ARMS.full;
  const pale = lightnessOf(base) > 0.72;
  const buttonColour =
    ctx.colourCount > 1 && cut.extra === 'none'
      ? mix(ctx.colour(1), pale ? '#6b4a33' : '#f3ead8', 0.45)
      : pale
        ? darken(base, 0.35)
        : lighten(base, 0.65);
  const top = drawTop(ctx, {
    plan,
    neck,
    arms,
    body: fabric,
    finish: 'soft',
    fall: 0.9,
    inside: back ? 'bare' : 'none',
    onCuff:
      cut.sleeve === 'short'
        ? undefined
        : (cuff) => {
            const deep = cut.sleeve === 'rolled' ? 17 : 25;
            const line = parallel(cuff, -deep);
            return (
              clothPiece(ctx, {
                outline: joined([cuff, reversed(line)]),
                fabric: cut.sleeve === 'rolled' ? fabric.reverse : fabric,
                turn: 90,
                form: 0.4,
                warp: 0,
              }) +
              seam(line, base, { strength: 0.7 }) +
              stitches(parallel(cuff, -4), lighten(base, 0.4), { width: 0.8, opacity: 0.7 })
            );
          },
    overBody: back
      ? seam(path(`M${AXIS - 80} 108Q${AXIS} 114 ${AXIS + 80} 108`), base, { strength: 0.55 }) +
        [-1, 1].map((s) => seam(path(`M${AXIS + s * 7} 112V320`), base, { strength: 0.3 })).join('')
      : '',
  });
  const low = neck.start[1];
  const end = (plan.side.at(-1)?.[1] ?? 318) + plan.hemSag;
  let front = '';
  if (!back) {
    front += clipTo(
      ctx,
      top.front,
      buttonBand(ctx, top.front, fabric, {
        x: AXIS + 1,
        from: low - 2,
        to: end + 6,
        last: end - 38,
        count: camp ? 4 : 6,
        colour: buttonColour,
        width: 18,
      }),
    );
    const spots = cut.pocket === 'none' || cut.extra === 'waistcoat' ? [] : cut.pocket === 'one' ? [44] : [44, -44];
    front += spots
      .map((dx) => {
        const patch =
          cut.patch === 'none'
            ? ''
            : kidsPrint(cut.patch, [ctx.colour(1), ctx.colour(2), ctx.colour(3)], {
                x: AXIS + dx,
                y: 160,
                scale: 0.36,
              });
        return patchPocket(ctx, top.front, fabric, { x: AXIS + dx, y: 128, width: 46, height: 52 }) + patch;
      })
      .join('');
  }
  const collar = back
    ? cut.collar === 'mandarin'
      ? standCollarBack(ctx, plan, fabric, { height: 15, depth: 12 })
      : collarBack(ctx, plan, top.front, fabric)
    : cut.collar === 'mandarin'
      ? standCollar(ctx, plan, neck, fabric, { height: 15 })
      : camp
        ? openCollar(ctx, plan, top.front, { style: 'camp', fabric, label: '#f1e6d2' })
        : shirtCollar(ctx, plan, fabric, top.front, { depth, style: 'point' });
  let extra = '';
  if (cut.extra === 'waistcoat')
    extra += clipTo(ctx, top.front, back ? waistcoatBack(ctx, top.front) : waistcoat(ctx, top.front));
  if (cut.extra === 'braces') {
    const cloth = ctx.plain(ctx.colour(1));
    const bands = back
      ? [
          path(`M${AXIS - 42} 64C${AXIS - 20} 130 ${AXIS + 20} 210 ${AXIS + 42} 340`),
          path(`M${AXIS + 42} 64C${AXIS + 20} 130 ${AXIS - 20} 210 ${AXIS - 42} 340`),
        ]
      : [
          path(`M${AXIS - 48} 66C${AXIS - 50} 140 ${AXIS - 48} 220 ${AXIS - 46} 274`),
          path(`M${AXIS + 48} 66C${AXIS + 50} 140 ${AXIS + 48} 220 ${AXIS + 46} 274`),
        ];
    const metal = back ? '' : [-1, 1].map((s) => bracesMetal(ctx, s)).join('');
    extra +=
      clipTo(
        ctx,
        top.front,
        bands.map((band) => strap(ctx, band, { width: 12, fabric: cloth, under: top.front })).join(''),
      ) + metal;
  }
  if (cut.extra === 'epaulettes') {
    extra += [1, -1]
      .map((s) => {
        const tab = path(`M${AXIS - s * 40} 64L${AXIS - s * 72} 76L${AXIS - s * 68} 88L${AXIS - s * 38} 78Z`);
        return (
          sewnPiece(ctx, { outline: tab, fabric, under: top.front, lift: 1.6 }) +
          button(ctx, AXIS - s * 44, 72, 3.4, buttonColour)
        );
      })
      .join('');
  }
  const tie =
    !back && (cut.extra === 'bow-tie' || cut.extra === 'braces' || cut.extra === 'waistcoat')
      ? bow(ctx, ctx.plain(ctx.colour(ctx.colourCount - 1)), { x: AXIS, y: low + 4, size: 27 })
      : '';
  return (
    wallShadow(ctx, top.outlines, { distance: ctx.stance === 'flat' ? 8 : 15 }) + top.art + front + extra + collar + tie
  );
}

export const kind = defineKind({
  name: 'kids-shirt',
  about: "child's shirt; colours: cloth, second (buttons, waistcoat, braces), patch colours, bow tie last",
  stances: ['wall', 'flat'],
  views: ['front', 'back', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') return clothCloseup(ctx, ctx.fabric, { label: '#f1e6d2' });
    if (ctx.view === 'detail') {
      const near = zoom(ctx, { x: 268, y: 124, factor: 2.3, turn: -5 }, () => drawShirt(ctx, cut));
      return focusFrom(ctx, { at: [250, 230], sharp: 170, reach: 430 }, near);
    }
    const half = cut.sleeve === 'short' ? 156 : 160;
    const extent = { x: AXIS - half, y: 40, width: half * 2, height: 300 };
    return fit(ctx, extent, SAFE, () => drawShirt(ctx, cut));
  },
});
