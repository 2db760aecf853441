// Kurti sets for girls: a kurti over palazzo, sharara, churidar or dhoti trousers, with or without a dupatta.
import { border } from '../borders.ts';
import { darken } from '../colour.ts';
import { hangingFolds } from '../folds.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { castOn, clipTo, stitches, wallShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS, necklineHalf } from '../parts/garment.ts';
import { buttonBand } from '../parts/kids-details.ts';
import { hangingDupatta } from '../parts/kids-dupatta.ts';
import { drawLegs } from '../parts/kids-legs.ts';
import { drawSkirt, gathers, waistSeam } from '../parts/kids-skirt.ts';
import { CHILD_ARMS, childPlan, drawTop } from '../parts/kids-top.ts';
import type { TopArt } from '../parts/kids-top.ts';
import { parallel, path } from '../path.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';
import { CUTS, HEMS, planOf, shararaFlares } from './girls-suit/lower.ts';
import type { Cut } from './girls-suit/lower.ts';

function drawKurti(ctx: Ctx, cut: Cut): { top: TopArt; skirt?: ReturnType<typeof drawSkirt> } {
  const { fabric } = ctx;
  const base = fabric.base;
  const trim = ctx.colour(ctx.colourCount - 1);
  const hemY = HEMS[cut.kurti];
  const waisted = cut.kurti === 'anarkali' || cut.kurti === 'peplum';
  const thread: readonly [string, string, string] =
    cut.trim === 'lace' ? [base, trim, trim] : [ctx.colour(1), trim, base];
  const edge = { style: cut.trim, width: cut.trim === 'plain' ? 10 : 18, colours: thread };
  const shared = {
    shoulderHalf: cut.sleeve === 'none' ? 61 : 67,
    shoulderDrop: 13,
    underarm: [77, 136] as const,
    neckHalf: 30,
  };
  const plan = childPlan({
    ...shared,
    side: waisted
      ? [
          [76, 160],
          [72, 178],
          [71, 190],
        ]
      : cut.kurti === 'a-line'
        ? [
            [76, 168],
            [82, 220],
            [108, hemY],
          ]
        : [
            [76, 168],
            [77, 220],
            [86, hemY],
          ],
    hemSag: waisted ? 6 : cut.kurti === 'a-line' ? 12 : 4,
  });
  const neck = necklineHalf(cut.work === 'neck' ? 'round' : 'v', plan, cut.work === 'neck' ? 30 : 40);
  const arms = cut.sleeve === 'none' ? undefined : CHILD_ARMS[cut.sleeve];
  const hemPath = path(`M${AXIS - 120} ${hemY}Q${AXIS} ${hemY + plan.hemSag * 2} ${AXIS + 120} ${hemY}`);
  const skirt = waisted
    ? drawSkirt(ctx, {
        waist: [70, 188],
        hem: [cut.kurti === 'anarkali' ? 154 : 112, hemY],
        sag: 18,
        waves: cut.kurti === 'anarkali' ? 8 : 6,
        fabric,
        folds: cut.kurti === 'anarkali' ? 16 : 12,
        depth: 0.32,
        finish: 'soft',
        hemStitch: false,
        onHem: (hem) => border(hem, { ...edge, side: 'left' }),
      })
    : undefined;
  const top = drawTop(ctx, {
    plan,
    neck,
    arms,
    body: fabric,
    finish: 'soft',
    fall: 0.8,
    hemStitch: false,
    folds: waisted
      ? []
      : hangingFolds(ctx.random.fork('kurti'), {
          from: [AXIS - 56, AXIS + 56, 190],
          to: [AXIS - 80, AXIS + 80, hemY],
          count: 7,
          depth: 0.2,
          stagger: 0.4,
        }),
    onCuff: arms ? (cuff) => border(cuff, { ...edge, width: edge.width * 0.7, side: 'left' }) : undefined,
    onBody: waisted ? '' : border(hemPath, { ...edge, side: 'left' }),
    inside: 'label',
  });
  const work =
    cut.work === 'placket'
      ? buttonBand(ctx, top.front, fabric, {
          x: AXIS,
          from: neck.start[1] - 3,
          to: 186,
          count: 4,
          colour: trim,
          shank: true,
          width: 15,
          r: 3.6,
        })
      : cut.work === 'neck'
        ? clipTo(
            ctx,
            top.front,
            border(
              path(
                `M${AXIS - 52} 58C${AXIS - 50} 112 ${AXIS - 28} 140 ${AXIS} 146C${AXIS + 28} 140 ${AXIS + 50} 112 ${AXIS + 52} 58`,
              ),
              {
                style: 'paisley-vine',
                width: 22,
                colours: [ctx.colour(1), trim, base],
                side: 'left',
              },
            ),
          )
        : '';
  const rim = clipTo(
    ctx,
    top.front,
    cut.trim === 'plain'
      ? stitches(parallel(top.neckline, 4), trim, { width: 1.2 })
      : border(top.neckline, { ...edge, style: 'zari', width: 8, colours: [ctx.colour(1), trim, base], side: 'right' }),
  );
  return { top: { ...top, art: top.art + work + rim + (waisted ? waistSeam(ctx, 71, 190, base) : '') }, skirt };
}

function drawSuit(ctx: Ctx, cut: Cut): string {
  const lower = ctx.colour(1);
  const trim = ctx.colour(ctx.colourCount - 1);
  const from = HEMS[cut.kurti] - (cut.kurti === 'peplum' ? 60 : 110);
  const legs = drawLegs(ctx, {
    plan: planOf(from, cut.lower),
    fabric: ctx.plain(lower),
    finish: 'soft',
    band: 'none',
    onLeg:
      cut.lower === 'sharara'
        ? () => ''
        : (hem) =>
            border(hem, {
              style: cut.trim === 'plain' ? 'piping' : cut.trim,
              width: cut.trim === 'plain' ? 4 : 14,
              colours: [darken(lower, 0.15), trim, lower],
              side: 'left',
            }),
  });
  const flares = cut.lower === 'sharara' ? shararaFlares(ctx, cut, lower) : '';
  const { top, skirt } = drawKurti(ctx, cut);
  const over = skirt?.outline ?? top.front;
  const scarfColour = ctx.colour(ctx.colourCount > 3 ? 2 : 1);
  const scarf =
    cut.dupatta === 'side'
      ? hangingDupatta(ctx, {
          fabric: ctx.cloth({ name: 'pin-dot' }, [scarfColour, trim]),
          trim: [scarfColour, trim, ctx.colour(0)],
          style: cut.trim === 'plain' ? 'piping' : 'zari',
          to: 360,
          under: [top.front, over, ...legs.outlines],
        })
      : undefined;
  return (
    wallShadow(ctx, [...legs.outlines, over, ...top.outlines, ...(scarf ? [scarf.outline] : [])], {
      distance: ctx.stance === 'flat' ? 8 : 15,
    }) +
    (scarf?.behind ?? '') +
    legs.art +
    flares +
    legs.outlines.map((leg) => castOn(ctx, leg, over, { base: lower, dx: 4, dy: 8, soft: 6, strength: 0.5 })).join('') +
    (skirt
      ? skirt.art + gathers(ctx, path(`M${AXIS - 66} 196L${AXIS + 66} 196`), ctx.fabric.base, { count: 13, length: 24 })
      : '') +
    top.art +
    (scarf?.art ?? '')
  );
}

export const kind = defineKind({
  name: 'girls-suit',
  about: "girl's kurti set; colours: kurti and print, lower and border, dupatta, metal thread last",
  stances: ['wall', 'flat'],
  views: ['front', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') return clothCloseup(ctx, ctx.fabric, { label: '#f1e6d2' });
    if (ctx.view === 'detail') {
      const near = zoom(ctx, { x: 258, y: 140, factor: 2.2, turn: -4 }, () => drawSuit(ctx, cut));
      return focusFrom(ctx, { at: [250, 240], sharp: 170, reach: 430 }, near);
    }
    const extent = { x: AXIS - 156, y: 48, width: 312, height: 416 };
    return fit(ctx, extent, SAFE, () => drawSuit(ctx, cut));
  },
});
