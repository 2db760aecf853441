// Fronts of children's jackets: zips, buttons, studs and pockets.
import { darken, lighten, mix } from '../../colour.ts';
import { clipTo, gleam, seam, stitches } from '../../light.ts';
import { AXIS } from '../../parts/garment.ts';
import { buttonBand, frontZip, muffPocket, patchPocket, studs } from '../../parts/kids-details.ts';
import { ribBand } from '../../parts/kids-top.ts';
import type { TopArt } from '../../parts/kids-top.ts';
import { button } from '../../parts/notions.ts';
import { sewnPiece } from '../../parts/panel.ts';
import { parallel, path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Ctx, CutOf } from '../../types.ts';

export const CUTS = {
  style: ['puffer', 'gilet', 'denim', 'bomber', 'cardigan', 'raincoat', 'fleece', 'track'],
  hood: ['no', 'yes', 'ears'],
} as const;

export type Cut = CutOf<typeof CUTS>;

/** A denim jacket ends at the waist, above the cuffs. */
export const DENIM_HEM = 266;

export function frontOf(ctx: Ctx, cut: Cut, top: TopArt, low: number): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const second = ctx.colour(1);
  const metal = '#b7bac0';
  switch (cut.style) {
    case 'puffer':
    case 'gilet':
      return (
        frontZip(AXIS, low - 4, 314, darken(second, 0.1), metal, 0.06) +
        [1, -1]
          .map((s) => {
            const mouth = path(`M${AXIS - s * 44} 226L${AXIS - s * 62} 276`);
            return (
              seam(mouth, base, { strength: 0.9, width: 2.4 }) + stitches(parallel(mouth, -s * 4), lighten(base, 0.4))
            );
          })
          .join('')
      );
    case 'denim':
      return (
        buttonBand(ctx, top.front, fabric, {
          x: AXIS,
          from: low - 2,
          to: DENIM_HEM - 22,
          last: DENIM_HEM - 38,
          count: 5,
          colour: '#b86f49',
          shank: true,
          width: 19,
          r: 4.6,
        }) +
        [1, -1]
          .map((s) => {
            const yoke = path(`M${AXIS - s * 9} 118L${AXIS - s * 84} 112`);
            const darts = [
              path(`M${AXIS - s * 26} 172L${AXIS - s * 18} ${DENIM_HEM - 28}`),
              path(`M${AXIS - s * 56} 172L${AXIS - s * 48} ${DENIM_HEM - 28}`),
            ];
            const flap = path(`M${AXIS - s * 22} 120H${AXIS - s * 62}V134L${AXIS - s * 42} 143L${AXIS - s * 22} 134Z`);
            return (
              clipTo(
                ctx,
                top.front,
                seam(yoke, base, { strength: 0.6 }),
                stitches(parallel(yoke, s * -4), lighten(second, 0.2), { length: 3, gap: 2, width: 1 }),
              ) +
              darts
                .map(
                  (dart) =>
                    seam(dart, base, { strength: 0.5 }) +
                    stitches(parallel(dart, 3), lighten(second, 0.2), { length: 3, gap: 2, width: 0.9 }),
                )
                .join('') +
              patchPocket(ctx, top.front, fabric, { x: AXIS - s * 42, y: 120, width: 40, height: 52 }) +
              sewnPiece(ctx, { outline: flap, fabric, under: top.front, lift: 1.6, thread: lighten(second, 0.2) }) +
              button(ctx, AXIS - s * 42, 136, 3.8, '#b86f49', 'shank')
            );
          })
          .join('') +
        sewnPiece(ctx, {
          outline: path(`M${AXIS - 90} ${DENIM_HEM - 22}H${AXIS + 90}V${DENIM_HEM + 2}H${AXIS - 90}Z`),
          fabric,
          under: top.front,
          lift: 1.4,
          thread: lighten(second, 0.2),
          sewn: [path(`M${AXIS - 90} ${DENIM_HEM - 22}H${AXIS + 90}`)],
          inset: -4,
          rows: 2,
        }) +
        button(ctx, AXIS, DENIM_HEM - 11, 4.6, '#b86f49', 'shank')
      );
    case 'cardigan':
      return (
        ribBand(ctx, path(`M${AXIS + 10} ${low - 2}V320`), 20, second) +
        [0, 1, 2, 3, 4].map((n) => button(ctx, AXIS, low + 10 + n * 35, 6.4, mix(second, '#7d5535', 0.6))).join('') +
        [1, -1]
          .map((s) =>
            patchPocket(ctx, top.front, fabric, {
              x: AXIS - s * 50,
              y: 224,
              width: 48,
              height: 54,
              shape: 'square',
              band: ctx.plain(second),
            }),
          )
          .join('')
      );
    case 'raincoat': {
      const fly = path(`M${AXIS - 13} ${low - 2}H${AXIS + 13}V332H${AXIS - 13}Z`);
      return (
        sewnPiece(ctx, { outline: fly, fabric, under: top.front, lift: 2 }) +
        studs(
          path(`M${AXIS} 110V316`),
          [0, 1, 2, 3, 4].map((n) => ({ x: AXIS, y: low + 18 + n * 50 })),
          mix(second, '#e6e2da', 0.3),
          5,
        ) +
        [1, -1]
          .map((s) => {
            const flap = path(
              `M${AXIS - s * 28} 232H${AXIS - s * 78}V250C${AXIS - s * 78} 256 ${AXIS - s * 28} 256 ${AXIS - s * 28} 250Z`,
            );
            return (
              patchPocket(ctx, top.front, fabric, { x: AXIS - s * 53, y: 236, width: 46, height: 56, shape: 'round' }) +
              sewnPiece(ctx, { outline: flap, fabric, under: top.front, lift: 2 })
            );
          })
          .join('') +
        clipTo(
          ctx,
          top.front,
          gleam(ctx, path(`M${AXIS - 66} 110C${AXIS - 72} 170 ${AXIS - 74} 240 ${AXIS - 72} 300`), {
            width: 12,
            opacity: 0.4,
            soft: 4,
          }),
          gleam(ctx, path(`M${AXIS + 52} 120C${AXIS + 56} 180 ${AXIS + 58} 240 ${AXIS + 58} 290`), {
            width: 7,
            opacity: 0.28,
            soft: 3,
          }),
        )
      );
    }
    default:
      return (
        (cut.style === 'fleece'
          ? muffPocket(ctx, top.front, fabric, { x: AXIS, y: 226 })
          : [1, -1]
              .map((s) => {
                const mouth = path(`M${AXIS - s * 40} 214L${AXIS - s * 62} 268`);
                return (
                  seam(mouth, base, { strength: 0.9, width: 2.6 }) +
                  stitches(parallel(mouth, -s * 4), lighten(base, 0.4))
                );
              })
              .join('')) +
        frontZip(AXIS, low - 4, cut.style === 'fleece' ? 318 : 306, second, metal, 0.05) +
        (cut.style === 'track'
          ? [1, -1]
              .map((s) =>
                clipTo(
                  ctx,
                  top.front,
                  clothPiece(ctx, {
                    outline: path(`M${AXIS - s * 3} 132L${AXIS - s * 96} 112V128L${AXIS - s * 3} 150Z`),
                    fabric: ctx.plain(ctx.colour(2)),
                    form: 0.2,
                    edge: 0.3,
                    warp: 0,
                  }),
                ),
              )
              .join('')
          : '')
      );
  }
}
