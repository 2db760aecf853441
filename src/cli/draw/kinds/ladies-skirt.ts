// Skirts with a waistband, from tennis skirt to floor length, on an invisible form.
import { BORDER_STYLES } from '../border-designs.ts';
import type { BorderStyle } from '../border-designs.ts';
import { darken, lighten } from '../colour.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { castOn, clipTo, edgeLine, hollow, seam, stitches, wallShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS } from '../parts/garment.ts';
import { button, zip } from '../parts/notions.ts';
import { ABOVE_WAIST, ON_RAIL, clipHanger, fromTheRail, hangsOnRail } from '../parts/western/hangers.ts';
import { drawLegs } from '../parts/western/legs.ts';
import { trimOf } from '../parts/western/looks.ts';
import { threadsOf, workOn } from '../parts/western/needlework.ts';
import { upperOf } from '../parts/western/upper.ts';
import { SKIRTS, skirtPiece } from '../parts/western/skirt-shapes.ts';
import { drawSkirt } from '../parts/western/skirts.ts';
import { BANDS, drawWaistband } from '../parts/western/waistbands.ts';
import { oval, parallel, path, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { draw } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { CutOf, Ctx } from '../types.ts';

const CUTS = {
  shape: SKIRTS,
  length: ['midi', 'mini', 'tennis', 'knee', 'maxi'],
  band: BANDS,
  front: ['plain', 'buttons', 'zip', 'pockets'],
  tiers: ['three', 'two', 'four', 'five'],
  hem: ['plain', ...BORDER_STYLES],
  depth: ['medium', 'narrow', 'deep'],
  work: ['none', 'sprays', 'rays', 'medallion', 'scatter'],
  under: ['none', 'shorts'],
  cloth: ['soft', 'denim', 'silk', 'satin', 'heavy'],
} as const;
type Cut = CutOf<typeof CUTS>;

const TOP = 58;
const HALF = 65;
const HEMS: Readonly<Record<Cut['length'], number>> = { tennis: 176, mini: 204, knee: 262, midi: 324, maxi: 404 };

function frontWork(ctx: Ctx, cut: Cut, hem: number, trim: string): string {
  const base = ctx.fabric.base;
  const thread = cut.cloth === 'denim' ? '#d79a4a' : lighten(base, 0.4);
  const row = (x: number): string =>
    stitches(path(`M${x} ${TOP + 6}V${hem - 2}`), thread, { width: 0.9, length: 3, gap: 2, opacity: 0.75 });
  switch (cut.front) {
    case 'buttons': {
      const count = Math.max(4, Math.round((hem - TOP - 16) / 27));
      return (
        seam(path(`M${AXIS + 10} ${TOP + 4}V${hem + 6}`), base, { strength: 0.6 }) +
        row(AXIS - 8) +
        Array.from({ length: count }, (_, n) =>
          button(ctx, AXIS + 1, TOP + 18 + n * 27, 4.4, trim, cut.cloth === 'denim' ? 'shank' : 'four'),
        ).join('')
      );
    }
    case 'zip':
      return zip(path(`M${AXIS} ${TOP + 6}V${TOP + 84}`), { tape: darken(base, 0.2), metal: '#c4c6ca', width: 6 });
    case 'pockets':
      return [-1, 1]
        .map((s) => {
          const edge = path(
            `M${AXIS + s * 34} ${TOP + 8}C${AXIS + s * 36} ${TOP + 40} ${AXIS + s * 56} ${TOP + 50} ${AXIS + s * 86} ${TOP + 50}`,
          );
          return (
            seam(edge, base, { strength: 0.8 }) +
            stitches(
              path(
                `M${AXIS + s * 30} ${TOP + 8}C${AXIS + s * 32} ${TOP + 44} ${AXIS + s * 54} ${TOP + 55} ${AXIS + s * 86} ${TOP + 55}`,
              ),
              thread,
              { width: 0.9, length: 3, gap: 2, opacity: 0.75 },
            )
          );
        })
        .join('');
    default:
      return '';
  }
}

/** How high a tight skirt opens at the back. */
const VENT = 62;

/** The vent: one half laps over the other and stands open a little at the hem; darts above shape the waist. */
function backVent(ctx: Ctx, skirt: Path, base: string, hem: number): string {
  const top = hem - VENT;
  const gap = path(
    `M${AXIS} ${top}C${AXIS + 1} ${top + 24} ${AXIS + 5} ${hem - 16} ${AXIS + 13} ${hem + 12}H${AXIS - 2}Z`,
  );
  const lap = path(`M${AXIS} ${top}L${AXIS - 1} ${hem + 8}`);
  const thread = lighten(base, 0.5);
  return (
    clipTo(
      ctx,
      skirt,
      draw(toD(gap), { fill: darken(base, 0.72) }),
      draw(toD(gap), { fill: 'none', stroke: lighten(base, 0.32), 'stroke-width': 1.4, 'stroke-opacity': 0.8 }),
      castOn(ctx, skirt, gap, { base, dx: 4, dy: 2, soft: 4, strength: 0.5 }),
      stitches(parallel(lap, 5), thread, { width: 0.9, opacity: 0.7 }),
      stitches(path(`M${AXIS - 6} ${top + 1}L${AXIS + 18} ${top + 12}`), thread, { width: 0.9, opacity: 0.7 }),
    ) +
    [-1, 1]
      .map((s) => seam(path(`M${AXIS + s * 34} ${TOP + 6}L${AXIS + s * 38} ${TOP + 46}`), base, { strength: 0.7 }))
      .join('')
  );
}

function drawWhole(ctx: Ctx, cut: Cut): string {
  const { fabric } = ctx;
  const hem = HEMS[cut.length];
  const trim = trimOf(ctx);
  const back = ctx.view === 'back';
  const denim = cut.cloth === 'denim';
  const finish = denim ? 'heavy' : cut.cloth;
  const seed = ctx.random.fork('hang').whole(1, 900);
  // A deep waistband lies on the hips: the skirt begins at its lower edge.
  const deep = cut.band === 'yoga' || cut.band === 'high' || cut.band === 'smocked';
  const hang = { half: HALF, y: deep ? TOP + 11 : TOP, hem };
  const piece = skirtPiece(cut.shape, hang);
  const threads = threadsOf(ctx, trim);
  const style = cut.hem as BorderStyle | 'plain';
  const width = { narrow: 11, medium: 20, deep: 34 }[cut.depth];
  const hemTrim =
    style === 'plain'
      ? undefined
      : {
          style,
          width,
          colours: [threads.second, trim, ctx.colour(0)] as const,
          hangs: style === 'fringe' || style === 'pompom',
        };
  const skirt = drawSkirt(ctx, {
    ...hang,
    shape: cut.shape,
    fabric,
    finish,
    seed,
    back,
    tiers: { two: 2, three: 3, four: 4, five: 5 }[cut.tiers],
    hemTrim,
    onCloth:
      cut.work === 'none' || back
        ? ''
        : workOn(
            ctx,
            cut.work,
            upperOf({ hold: 'sleeveless', neck: 'round' }),
            { end: TOP, hem, half: piece.corner[0] },
            threads,
          ).onSkirt,
  });
  const band = drawWaistband(ctx, {
    name: cut.band,
    fabric,
    trim,
    back,
    denim,
    half: HALF,
    y: TOP,
    // What wraps is held by its ties alone: they are long.
    ties: cut.shape === 'wrap' ? (hem - TOP) * 0.62 : undefined,
  });
  const mouth = oval(AXIS, TOP - 4, HALF - 2, 8);
  const inside =
    clipTo(
      ctx,
      mouth,
      draw(toD(mouth), { fill: darken(fabric.base, 0.4) }),
      hollow(ctx, mouth, fabric.base, { soft: 4 }),
    ) + edgeLine(mouth, fabric.base);
  const shorts =
    cut.under === 'shorts'
      ? drawLegs(ctx, {
          leg: 'bike-shorts',
          band: 'hook',
          details: [],
          fabric: ctx.plain(trim),
          trim,
          accent: trim,
          back,
          hem: 'plain',
          denim: false,
        })
      : { outlines: [], art: '' };
  const tight = cut.shape === 'pencil' || cut.shape === 'column';
  const centre = back
    ? seam(path(`M${AXIS} ${TOP + 6}V${tight ? hem - VENT : Math.min(hem - 8, TOP + 90)}`), fabric.base, {
        strength: 0.6,
      }) + (tight ? backVent(ctx, skirt.outlines[0] ?? piece.outline, fabric.base, hem) : '')
    : '';
  return (
    wallShadow(ctx, [...skirt.outlines, ...shorts.outlines.slice(0, 2), band.outline], {
      distance: ctx.stance === 'flat' ? 8 : 15,
    }) +
    clipTo(ctx, path(`M100 ${hem - 26}H412V500H100Z`), shorts.art) +
    inside +
    skirt.art +
    (back ? centre : frontWork(ctx, cut, hem, trim)) +
    band.art +
    (hangsOnRail(ctx) ? clipHanger(ctx, TOP + 7) : '')
  );
}

export const kind = defineKind({
  name: 'ladies-skirt',
  about: 'skirt; colours: cloth, its print, last the trim',
  stances: ['wall', 'flat'],
  views: ['front', 'back', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth')
      return clothCloseup(ctx, ctx.fabric, { label: '#f1e6d2', finish: cut.cloth === 'denim' ? 'heavy' : 'soft' });
    const hem = HEMS[cut.length];
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [250, 190], sharp: 160, reach: 440 },
        zoom(ctx, { x: 250, y: 112, factor: 2.2, turn: -4 }, () => drawWhole(ctx, cut)),
      );
    }
    const half = Math.max(112, skirtPiece(cut.shape, { half: HALF, y: TOP, hem }).corner[0] + 8);
    const top = cut.band === 'paperbag' ? 16 : 28;
    const low = Math.max(hem + (cut.shape === 'handkerchief' ? 42 : 26), cut.under === 'shorts' ? 276 : 0);
    const height = Math.max(250, low - top);
    if (hangsOnRail(ctx)) {
      const box = { x: AXIS - half, y: TOP - ABOVE_WAIST, width: half * 2, height: low - TOP + ABOVE_WAIST };
      return fit(ctx, fromTheRail(box), ON_RAIL, () => drawWhole(ctx, cut));
    }
    return fit(ctx, { x: AXIS - half, y: (top + low - height) / 2, width: half * 2, height }, SAFE, () =>
      drawWhole(ctx, cut),
    );
  },
});
