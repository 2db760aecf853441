// What children wear over their clothes: puffers, gilets, denim and bomber jackets, cardigans, raincoats, fleece.
import { CHILD_ARMS, childPlan, drawTop, ribBand } from '../parts/kids-top.ts';
import { darken, lighten, mix } from '../colour.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { clipTo, innerRim, seam, wallShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS, necklineHalf } from '../parts/garment.ts';
import { drawHood, hoodOutline } from '../parts/hood.ts';
import { shirtCollar } from '../parts/kids-collars.ts';
import type { BodyPlan } from '../parts/garment.ts';
import { bulging, channels, quiltSeams, sleeveChannels } from '../parts/quilting.ts';
import { between, joined, oval, path } from '../path.ts';
import type { Path, Point } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { circle, ellipse, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';
import { CUTS, DENIM_HEM, frontOf } from './kids-jacket/front.ts';
import type { Cut } from './kids-jacket/front.ts';

/** Quilting: the first seam of a body and of a sleeve, and how far apart they lie. */
const BODY_SEAM = 92;
const ARM_SEAM = 30;
const PITCH = 33;
const ARM_LEAN = 21;

const bodySeams = (low: number): number[] =>
  Array.from({ length: 8 }, (_, n) => BODY_SEAM + n * PITCH).filter((y) => y < low - 8);

/** Lines across the left sleeve, square to it, at these distances from the shoulder's tip. */
function acrossSleeve(plan: BodyPlan, distances: readonly number[]): Path[] {
  const angle = (ARM_LEAN * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [x, y] = [AXIS - plan.shoulderHalf, plan.top + plan.shoulderDrop];
  return distances.map((along) => {
    const at = (across: number): string => `${x - sin * along + cos * across} ${y + cos * along + sin * across}`;
    return path(`M${at(-26)}Q${at(20)} ${at(62)}`);
  });
}

/** The side of a padded body bulges in every channel. */
function paddedSide(low: number): Point[] {
  const side: Point[] = [];
  for (let n = 2; BODY_SEAM + (n + 0.5) * PITCH < low - 4; n += 1) {
    const y = BODY_SEAM + n * PITCH;
    if (n > 2) side.push([90.5, y + 2]);
    side.push([95, y + PITCH / 2 + 1]);
  }
  return [...side, [92, low]];
}

/** Two round ears on a hood. */
function ears(ctx: Ctx, base: string, inner: string): string {
  return [1, -1]
    .map((s) => {
      const at = { x: AXIS + s * 41, y: -3 };
      const shape = oval(0, 0, 20, 21);
      return place(
        clothPiece(ctx, {
          outline: shape,
          fabric: ctx.cloth(ctx.recipe.pattern ?? { name: 'plain' }, [base]),
          form: 1,
        }) +
          ellipse(0, 3, 11, 12, { fill: inner }) +
          circle(-3, -1, 4, { fill: lighten(inner, 0.4), opacity: 0.6 }),
        { ...at, turn: s * 20 },
      );
    })
    .join('');
}

function drawJacket(ctx: Ctx, cut: Cut): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const second = ctx.colour(1);
  const padded = cut.style === 'puffer' || cut.style === 'gilet';
  const rain = cut.style === 'raincoat';
  const ribbed = cut.style === 'bomber' || cut.style === 'cardigan' || cut.style === 'track';
  const hooded = cut.hood !== 'no';
  const plan = childPlan({
    neckHalf: 32,
    shoulderHalf: cut.style === 'gilet' ? 70 : 76,
    underarm: [90, 152],
    side: rain
      ? [
          [92, 200],
          [98, 270],
          [106, 338],
        ]
      : ribbed
        ? [
            [92, 200],
            [94, 260],
            [93, 300],
            [84, 320],
          ]
        : padded
          ? paddedSide(322)
          : cut.style === 'denim'
            ? [
                [92, 200],
                [91, 234],
                [90, DENIM_HEM],
              ]
            : [
                [92, 200],
                [93, 260],
                [94, 322],
              ],
  });
  const collarless = cut.style === 'cardigan';
  const depth = collarless ? 78 : hooded ? 22 : 24;
  const neck = necklineHalf(collarless ? 'v' : 'crew', plan, depth);
  const armRows = [0, 1, 2, 3, 4, 5].map((n) => ARM_SEAM + n * PITCH);
  const armSeams = acrossSleeve(plan, armRows);
  const top = drawTop(ctx, {
    plan,
    neck,
    arms: cut.style === 'gilet' ? undefined : { ...CHILD_ARMS.full, cuff: padded ? 46 : 40, lean: ARM_LEAN },
    body: fabric,
    sleeves: cut.style === 'bomber' || (cut.style === 'track' && ctx.colourCount > 3) ? ctx.plain(second) : undefined,
    finish: padded ? 'silk' : rain ? 'satin' : cut.style === 'denim' ? 'heavy' : 'matte',
    fall: padded || rain ? 0.3 : 0.7,
    folds: padded ? channels(BODY_SEAM - PITCH, 330, 130, PITCH) : [],
    armFolds: padded
      ? sleeveChannels(
          armSeams,
          acrossSleeve(
            plan,
            armRows.map((along) => along + PITCH / 2),
          ),
          PITCH,
        )
      : undefined,
    armSeams: padded ? armSeams : undefined,
    armEdge: padded
      ? (edge, which) =>
          which === 'outer'
            ? bulging(edge, ARM_SEAM + 4, PITCH, 2.6)
            : joined(
                [
                  bulging(between(edge, 0, 0.55), CHILD_ARMS.full.length - ARM_SEAM, PITCH, 2.2),
                  between(edge, 0.55, 1),
                ],
                false,
              )
      : undefined,
    cuffRib: ribbed || cut.style === 'gilet' ? [second, 24] : undefined,
    hemRib: ribbed ? [second, 25] : undefined,
    inside: hooded ? 'none' : collarless ? 'label' : 'none',
    overBody: padded ? quiltSeams(base, bodySeams(322)) : '',
  });
  const lining = cut.style === 'fleece' ? mix(second, '#f3ead8', 0.2) : second;
  const low = neck.start[1];
  const stand = (): string => {
    const rim = path(
      `M${AXIS - 34} 62C${AXIS - 32} ${low - 4} ${AXIS - 16} ${low + 2} ${AXIS} ${low + 2}C${AXIS + 16} ${low + 2} ${AXIS + 32} ${low - 4} ${AXIS + 34} 62`,
    );
    const shape = path(
      `M${AXIS - 35} 64C${AXIS - 33} ${low - 2} ${AXIS - 16} ${low + 5} ${AXIS} ${low + 5}C${AXIS + 16} ${low + 5} ${AXIS + 33} ${low - 2} ${AXIS + 35} 64L${AXIS + 31} 42C${AXIS + 14} 58 ${AXIS - 14} 58 ${AXIS - 31} 42Z`,
    );
    const back = path(
      `M${AXIS - 31} 42C${AXIS - 14} 30 ${AXIS + 14} 30 ${AXIS + 31} 42C${AXIS + 14} 60 ${AXIS - 14} 60 ${AXIS - 31} 42Z`,
    );
    const inner = clothPiece(ctx, {
      outline: back,
      fabric: ctx.plain(darken(second, 0.2)),
      form: 0.4,
      over: innerRim(ctx, back, { dx: 0, dy: 5, soft: 5, colour: '#2b1a33', opacity: 0.5 }),
    });
    return (
      inner +
      (ribbed
        ? clothPiece(ctx, { outline: shape, fabric: ctx.cloth({ name: 'rib', scale: 0.7 }, [second]), form: 0.6 })
        : clothPiece(ctx, {
            outline: shape,
            fabric,
            form: 0.8,
            finish: padded ? 'silk' : 'matte',
            folds: padded ? channels(44, 84, 130, 20, []) : [],
          })) +
      seam(rim, base, { strength: 0.4 })
    );
  };
  const collar =
    cut.style === 'denim'
      ? shirtCollar(ctx, plan, fabric, top.front, { depth: 22 })
      : hooded || collarless
        ? ''
        : stand();
  const neckBand = collarless ? clipTo(ctx, top.front, ribBand(ctx, top.neckline, 17, second)) : '';
  return (
    wallShadow(ctx, [...top.outlines, ...(hooded ? [hoodOutline(plan)] : [])], {
      distance: ctx.stance === 'flat' ? 8 : 15,
    }) +
    (cut.hood === 'ears' ? ears(ctx, ctx.colour(0), ctx.colour(2)) : '') +
    top.art +
    neckBand +
    frontOf(ctx, cut, top, collarless ? low + 14 : low) +
    collar +
    (hooded ? drawHood(ctx, plan, top.front, { fabric, lining, zipped: true }) : '')
  );
}

export const kind = defineKind({
  name: 'kids-jacket',
  about: "child's jacket or cardigan; colours: cloth, rib or lining or thread, accent",
  stances: ['wall', 'flat'],
  views: ['front', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') return clothCloseup(ctx, ctx.fabric, { label: '#f1e6d2' });
    if (ctx.view === 'detail') {
      const at = cut.hood === 'no' ? { x: 262, y: 138, factor: 2.1 } : { x: 256, y: 62, factor: 1.75 };
      const near = zoom(ctx, { ...at, turn: -5 }, () => drawJacket(ctx, cut));
      return focusFrom(ctx, { at: [250, 240], sharp: 170, reach: 430 }, near);
    }
    const half = cut.style === 'gilet' ? 110 : 172;
    const top = cut.hood === 'no' ? 34 : cut.hood === 'ears' ? -38 : -30;
    const low = cut.style === 'raincoat' ? 350 : cut.style === 'denim' ? 316 : 334;
    const extent = { x: AXIS - half, y: top, width: half * 2, height: low - top };
    return fit(ctx, extent, SAFE, () => drawJacket(ctx, cut));
  },
});
