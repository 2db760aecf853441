// What shows between the lapels: shirt front, tie or bow tie, waistcoat.
import { darken, lighten } from '../../colour.ts';
import { castOn, seam, stitches } from '../../light.ts';
import { shirtCollar } from '../../parts/collars.ts';
import { AXIS } from '../../parts/garment.ts';
import type { BodyPlan } from '../../parts/garment.ts';
import { button } from '../../parts/notions.ts';
import { flipped, path, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw, place } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';

const SHIRT = '#f5f2ec';

export function bowTie(ctx: Ctx, x: number, y: number, scale: number, colour: string, turn = 0): string {
  const wing = path('M-3 -4C-14 -14 -28 -17 -36 -13C-40 -6 -40 6 -36 13C-28 17 -14 14 -3 4Z');
  const fold = (points: [number, number][]): { points: [number, number][]; width: number; depth: number } => ({
    points,
    width: 6,
    depth: -0.45,
  });
  const cloth = ctx.plain(colour);
  const piece = (one: Path, mirror: boolean): string =>
    clothPiece(ctx, {
      outline: one,
      fabric: cloth,
      finish: 'satin',
      form: 0.8,
      folds: [
        fold([
          [mirror ? 4 : -4, -1],
          [mirror ? 20 : -20, -4],
        ]),
        fold([
          [mirror ? 4 : -4, 2],
          [mirror ? 18 : -18, 6],
        ]),
      ],
    });
  const knot = path('M-6 -7Q0 -9 6 -7Q8 0 6 7Q0 9 -6 7Q-8 0 -6 -7Z');
  return place(
    piece(wing, false) +
      piece(flipped(wing, 0), true) +
      clothPiece(ctx, { outline: knot, fabric: cloth, finish: 'satin', form: 1 }),
    { x, y, scale, turn },
  );
}

export function shirtAndTie(
  ctx: Ctx,
  plan: BodyPlan,
  look: { neckwear: 'tie' | 'bow' | 'open' | 'none'; colour: string; vest?: Fabric },
): string {
  const T = plan.top;
  const shirt = ctx.plain(SHIRT);
  const chest = path(`M${AXIS - 70} ${T - 4}H${AXIS + 70}V${T + 190}H${AXIS - 70}Z`);
  const band = path(`M${AXIS} ${T + 16}V${T + 190}`);
  const front =
    clothPiece(ctx, { outline: chest, fabric: shirt, form: 0.3, edge: 0 }) +
    [-8, 8]
      .map((dx) =>
        stitches(path(`M${AXIS + dx} ${T + 14}V${T + 190}`), darken(SHIRT, 0.14), { width: 0.8, length: 3, gap: 2 }),
      )
      .join('') +
    seam(path(`M${AXIS + 9.5} ${T + 14}V${T + 190}`), SHIRT, { strength: 0.4 }) +
    (look.neckwear === 'tie' ? '' : [44, 78, 112].map((dy) => button(ctx, AXIS, T + dy, 3, '#e6dfd0')).join('')) +
    seam(band, SHIRT, { strength: 0.01 });
  const collar = shirtCollar(ctx, plan, chest, {
    style: 'spread',
    open: look.neckwear === 'open',
    fabric: shirt,
    thread: darken(SHIRT, 0.14),
  });
  const vest = look.vest
    ? ((): string => {
        const cloth = look.vest;
        const half = path(
          `M${AXIS - 90} ${T - 6}H${AXIS - 34}C${AXIS - 26} ${T + 24} ${AXIS - 14} ${T + 46} ${AXIS + 3} ${T + 66}V${T + 200}H${AXIS - 90}Z`,
        );
        const edges = (one: Path): string =>
          draw(toD(one), {
            fill: 'none',
            stroke: lighten(cloth.base, 0.4),
            'stroke-width': 1.3,
            'stroke-opacity': 0.8,
          });
        return (
          castOn(ctx, chest, half, { base: SHIRT, dx: 3, dy: 3, soft: 3, strength: 0.4 }) +
          clothPiece(ctx, { outline: flipped(half), fabric: cloth, form: 0.4, warp: 2 }) +
          clothPiece(ctx, { outline: half, fabric: cloth, form: 0.4, warp: 2 }) +
          edges(half) +
          edges(flipped(half)) +
          [78, 98, 118, 138].map((dy) => button(ctx, AXIS - 3, T + dy, 4, lighten(cloth.base, 0.42))).join('')
        );
      })()
    : '';
  if (look.neckwear === 'bow') return front + collar + vest + bowTie(ctx, AXIS, T + 22, 0.86, look.colour);
  if (look.neckwear !== 'tie') return front + collar + vest;
  const cloth = ctx.cloth({ name: 'candy', scale: 0.42 }, [look.colour, darken(look.colour, 0.28)]);
  const blade = path(
    `M${AXIS - 7} ${T + 34}L${AXIS + 7} ${T + 34}C${AXIS + 11} ${T + 90} ${AXIS + 15} ${T + 140} ${AXIS + 17} ${T + 200}H${AXIS - 17}C${AXIS - 15} ${T + 140} ${AXIS - 11} ${T + 90} ${AXIS - 7} ${T + 34}Z`,
  );
  const knot = path(
    `M${AXIS - 13} ${T + 13}Q${AXIS} ${T + 17} ${AXIS + 13} ${T + 13}L${AXIS + 7.5} ${T + 36}Q${AXIS} ${T + 40} ${AXIS - 7.5} ${T + 36}Z`,
  );
  const tie =
    castOn(ctx, chest, blade, { base: SHIRT, dx: 3, dy: 2, soft: 3, strength: 0.4 }) +
    clothPiece(ctx, {
      outline: blade,
      fabric: cloth,
      finish: 'silk',
      form: 0.8,
      warp: 3,
      folds: [
        {
          points: [
            [AXIS, T + 38],
            [AXIS - 1, T + 64],
          ],
          width: 5,
          depth: -0.5,
        },
      ],
    }) +
    clothPiece(ctx, { outline: knot, fabric: ctx.plain(lighten(look.colour, 0.04)), finish: 'silk', form: 1 });
  return front + tie + vest + collar;
}
