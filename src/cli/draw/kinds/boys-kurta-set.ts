// Festive sets for boys: kurta, pathani or sherwani over pyjama, churidar or dhoti, with or without a bundi.
import { border } from '../borders.ts';
import { mix } from '../colour.ts';
import { hangingFolds } from '../folds.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { castOn, clipTo, seam, stitches, wallShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS, necklineHalf, standCollar } from '../parts/garment.ts';
import { shirtCollar } from '../parts/kids-collars.ts';
import { buttonBand, patchPocket } from '../parts/kids-details.ts';
import { CHILD_ARMS, childPlan, drawTop } from '../parts/kids-top.ts';
import { button } from '../parts/notions.ts';
import { parallel, path } from '../path.ts';
import type { Path } from '../path.ts';
import { draw } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';
import { bundi, stole } from './boys-kurta-set/over.ts';
import { CUTS, HEM, lowerPart } from './boys-kurta-set/lower.ts';
import type { Cut } from './boys-kurta-set/lower.ts';

function drawSet(ctx: Ctx, cut: Cut): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const metal = ctx.colour(ctx.colourCount - 1);
  const hem = HEM[cut.top];
  const plan = childPlan({
    neckHalf: 28,
    underarm: [84, 150],
    side: [
      [83, 190],
      [84, 250],
      [cut.top === 'angrakha' ? 104 : 92, hem],
    ],
    hemSag: cut.top === 'angrakha' ? 12 : 4,
  });
  const depth = cut.top === 'angrakha' ? 36 : 20;
  const neck = necklineHalf(cut.top === 'angrakha' ? 'v' : 'crew', plan, depth);
  const sherwani = cut.top === 'sherwani';
  const cuffWork =
    sherwani || cut.top === 'angrakha'
      ? (cuff: Path) => border(cuff, { style: 'zari', width: 18, colours: [ctx.colour(1), metal, base], side: 'left' })
      : undefined;
  const hemPath = path(`M${AXIS - 120} ${hem}Q${AXIS} ${hem + plan.hemSag * 2} ${AXIS + 120} ${hem}`);
  const legs = lowerPart(ctx, cut);
  const top = drawTop(ctx, {
    plan,
    neck,
    arms: cut.sleeve === 'full' ? CHILD_ARMS.full : { ...CHILD_ARMS.elbow, length: 130, lean: 28 },
    body: fabric,
    finish: sherwani ? 'silk' : 'soft',
    fall: 0.9,
    inside: cut.top === 'angrakha' ? 'label' : 'none',
    folds: hangingFolds(ctx.random.fork('fall'), {
      from: [AXIS - 56, AXIS + 56, 190],
      to: [AXIS - 84, AXIS + 84, hem],
      count: 7,
      depth: 0.16,
      stagger: 0.4,
    }),
    onCuff: cuffWork,
    onBody:
      cut.top === 'angrakha'
        ? border(hemPath, { style: 'block', width: 24, colours: [ctx.colour(1), metal, base], side: 'left' })
        : '',
  });
  const low = neck.start[1];
  let front = '';
  if (cut.over !== 'bundi') {
    if (sherwani) {
      front =
        seam(path(`M${AXIS} ${low}V${hem + 4}`), base, { strength: 0.8, width: 1.8 }) +
        border(path(`M${AXIS - 14} ${low + 2}V190`), {
          style: 'paisley-vine',
          width: 26,
          colours: [ctx.colour(1), metal, base],
          side: 'left',
        }) +
        [0, 1, 2, 3, 4, 5].map((n) => button(ctx, AXIS, low + 12 + n * 27, 5, metal, 'shank')).join('');
    } else if (cut.top === 'angrakha') {
      const over = path(`M${AXIS + 26} 62C${AXIS + 10} 110 ${AXIS - 30} 140 ${AXIS - 64} 168`);
      front =
        seam(over, base, { strength: 0.7 }) +
        border(over, { style: 'zari', width: 13, colours: [ctx.colour(1), metal, base], side: 'left' }) +
        [0.62, 1]
          .map((t) =>
            draw(`M${AXIS - 64 * t} ${100 + 68 * t}q-10 10 -6 30M${AXIS - 64 * t} ${100 + 68 * t}q4 14 12 26`, {
              fill: 'none',
              stroke: metal,
              'stroke-width': 3,
              'stroke-linecap': 'round',
            }),
          )
          .join('');
    } else {
      front = buttonBand(ctx, top.front, fabric, {
        x: AXIS,
        from: low - 2,
        to: 196,
        count: 4,
        colour: mix(metal, '#f3ead8', 0.15),
        shank: cut.top !== 'pathani',
      });
      if (cut.top === 'pathani') {
        front += [44, -44]
          .map((dx) => patchPocket(ctx, top.front, fabric, { x: AXIS + dx, y: 130, width: 44, height: 48 }))
          .join('');
      } else {
        front += [1, -1]
          .map((s) => stitches(path(`M${AXIS + s * 13} ${low + 6}V200`), metal, { width: 1.2, length: 2, gap: 3 }))
          .join('');
      }
    }
  }
  const slits =
    cut.top === 'angrakha'
      ? ''
      : [1, -1]
          .map((s) =>
            seam(
              path(`M${AXIS + s * 84} 262C${AXIS + s * 86} 286 ${AXIS + s * 88} 300 ${AXIS + s * 91} ${hem}`),
              base,
              { strength: 0.5 },
            ),
          )
          .join('');
  const collar =
    cut.over === 'bundi' || cut.top === 'angrakha'
      ? clipTo(ctx, top.front, stitches(parallel(top.neckline, 4), metal, { width: 1 }))
      : cut.top === 'pathani'
        ? shirtCollar(ctx, plan, fabric, top.front, { depth: 18 })
        : standCollar(
            ctx,
            plan,
            neck,
            sherwani ? ctx.cloth({ name: 'brocade', scale: 0.5 }, [ctx.colour(1), metal, base]) : fabric,
            { height: 16 },
          );
  return (
    wallShadow(ctx, [...top.outlines, ...(legs?.outlines ?? [])], { distance: ctx.stance === 'flat' ? 8 : 15 }) +
    (legs
      ? legs.art +
        legs.outlines
          .map((leg) => castOn(ctx, leg, top.front, { base: ctx.colour(1), dx: 4, dy: 8, soft: 6, strength: 0.5 }))
          .join('')
      : '') +
    top.art +
    clipTo(ctx, top.front, slits) +
    front +
    collar +
    (cut.over === 'bundi' ? bundi(ctx, top.front, plan) : cut.over === 'stole' ? stole(ctx, [top.front]) : '')
  );
}

export const kind = defineKind({
  name: 'boys-kurta-set',
  about: "boy's kurta set; colours: kurta and print, lower and trim, bundi or stole, buttons and thread last",
  stances: ['wall', 'flat'],
  views: ['front', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') return clothCloseup(ctx, ctx.fabric, { label: '#f1e6d2' });
    if (ctx.view === 'detail') {
      const near = zoom(ctx, { x: 262, y: 138, factor: 2.3, turn: -4 }, () => drawSet(ctx, cut));
      return focusFrom(ctx, { at: [250, 240], sharp: 170, reach: 430 }, near);
    }
    const low = cut.lower === 'none' ? 346 : 502;
    const extent = { x: AXIS - 160, y: 38, width: 320, height: low - 38 };
    return fit(ctx, extent, SAFE, () => drawSet(ctx, cut));
  },
});
