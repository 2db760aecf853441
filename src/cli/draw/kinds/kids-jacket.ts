// What children wear over their clothes: puffers, gilets, denim and bomber jackets, cardigans, raincoats, fleece.
import { CHILD_ARMS, childPlan, drawTop, ribBand } from '../parts/kids-top.ts';
import { darken, lighten, mix } from '../colour.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { clipTo, innerRim, seam, stitches, wallShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS, necklineHalf } from '../parts/garment.ts';
import { hoodBehind, shirtCollar } from '../parts/kids-collars.ts';
import { oval, path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { Fold } from '../relief.ts';
import { circle, ellipse, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';
import { CUTS, frontOf } from './kids-jacket/front.ts';
import type { Cut } from './kids-jacket/front.ts';

/** One stuffed channel: a soft ridge and the row of quilting above it, across the middle of `at`. */
function channel(at: readonly [number, number], half: number, pitch: number, turn = 0): Fold[] {
  const angle = (turn * Math.PI) / 180;
  const point = (t: number, down: number): readonly [number, number] => [
    at[0] + Math.cos(angle) * t * half - Math.sin(angle) * down,
    at[1] + Math.sin(angle) * t * half + Math.cos(angle) * down,
  ];
  const row = (down: number): Fold['points'] => [point(-1, down), point(0, down + 3), point(1, down)];
  return [
    { points: row(pitch / 2), width: pitch * 0.62, depth: 0.75, open: 'both', soft: 0.5 },
    { points: row(0), width: pitch * 0.2, depth: -0.8, open: 'both', soft: 0.5 },
  ];
}

const bodyChannels = (from: number, to: number, pitch: number): Fold[] =>
  Array.from({ length: Math.ceil((to - from) / pitch) }, (_, n) =>
    channel([AXIS, from + n * pitch], 130, pitch),
  ).flat();

const armChannels = (): Fold[] =>
  Array.from({ length: 6 }, (_, n): Fold[] => {
    const along = 26 + n * 32;
    const angle = (21 * Math.PI) / 180;
    return channel([AXIS - 76 - Math.sin(angle) * along, 75 + Math.cos(angle) * along], 50, 32, 21);
  }).flat();

/** Two round ears on a hood. */
function ears(ctx: Ctx, base: string, inner: string): string {
  return [1, -1]
    .map((s) => {
      const at = { x: AXIS + s * 44, y: -12 };
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
        : [
            [92, 200],
            [93, 260],
            [94, 322],
          ],
  });
  const collarless = cut.style === 'cardigan';
  const depth = collarless ? 78 : hooded ? 34 : 24;
  const neck = necklineHalf(collarless ? 'v' : 'crew', plan, depth);
  const quilted = padded ? bodyChannels(92, 330, 34) : [];
  const top = drawTop(ctx, {
    plan,
    neck,
    arms: cut.style === 'gilet' ? undefined : { ...CHILD_ARMS.full, cuff: padded ? 46 : 40, lean: 21 },
    body: fabric,
    sleeves: cut.style === 'bomber' || (cut.style === 'track' && ctx.colourCount > 3) ? ctx.plain(second) : undefined,
    finish: padded ? 'silk' : rain ? 'satin' : cut.style === 'denim' ? 'heavy' : 'matte',
    fall: padded || rain ? 0.3 : 0.7,
    folds: quilted,
    armFolds: padded ? armChannels() : undefined,
    cuffRib: ribbed || cut.style === 'gilet' ? [second, 24] : undefined,
    hemRib: ribbed ? [second, 25] : undefined,
    inside: hooded ? 'none' : collarless ? 'label' : 'none',
    overBody: padded
      ? [0, 1, 2, 3, 4, 5, 6]
          .map((n) =>
            stitches(
              path(`M${AXIS - 120} ${92 + n * 34}Q${AXIS} ${98 + n * 34} ${AXIS + 120} ${92 + n * 34}`),
              darken(base, 0.2),
              { width: 0.9, opacity: 0.8 },
            ),
          )
          .join('')
      : '',
  });
  const hood = hooded
    ? hoodBehind(ctx, plan, fabric, cut.style === 'fleece' ? mix(second, '#f3ead8', 0.2) : second)
    : undefined;
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
            folds: padded ? bodyChannels(44, 84, 20) : [],
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
    wallShadow(ctx, [...top.outlines, ...(hood ? [hood.outline] : [])], { distance: ctx.stance === 'flat' ? 8 : 15 }) +
    (cut.hood === 'ears' ? ears(ctx, ctx.colour(0), ctx.colour(2)) : '') +
    (hood?.art ?? '') +
    top.art +
    neckBand +
    frontOf(ctx, cut, top, collarless ? low + 14 : low) +
    collar
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
    const low = cut.style === 'raincoat' ? 350 : 334;
    const extent = { x: AXIS - half, y: top, width: half * 2, height: low - top };
    return fit(ctx, extent, SAFE, () => drawJacket(ctx, cut));
  },
});
