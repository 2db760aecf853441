// The drawstring pouch of silk.
import { border } from '../../borders.ts';
import { mix } from '../../colour.ts';
import { hangingFolds } from '../../folds.ts';
import { spots } from './look.ts';
import type { Look } from './look.ts';
import { castOn, seam } from '../../light.ts';
import { tassel } from '../../parts/notions.ts';
import { strap } from '../../parts/panel.ts';
import { grain } from '../../parts/stones.ts';
import { path, roundRect } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Ctx } from '../../types.ts';

export function drawPotli(ctx: Ctx, look: Look): string {
  const { main, trim, metal, cut } = look;
  const random = ctx.random.fork('potli');
  const body = path(
    'M204 214C176 246 120 280 112 346C108 396 150 446 256 446C362 446 404 396 400 346C392 280 336 246 308 214C290 222 222 222 204 214Z',
  );
  const ruffle = path(
    'M206 206C196 180 172 162 158 138C170 142 178 132 190 138C200 128 212 140 224 132C236 126 246 138 258 130C270 126 282 138 292 130C304 128 314 140 324 134C334 130 344 142 354 138C340 162 316 180 306 206C288 214 224 214 206 206Z',
  );
  const frill = path(
    'M158 138C170 142 178 132 190 138C200 128 212 140 224 132C236 126 246 138 258 130C270 126 282 138 292 130C304 128 314 140 324 134C334 130 344 142 354 138',
  );
  const gold = cut.metal === 'silver' ? '#c4c6ca' : '#cda349';
  const handle = path('M206 208C150 150 178 50 256 48C334 50 362 150 306 208');
  const cords = [path('M246 212C226 240 214 262 206 290'), path('M268 212C290 244 306 268 318 304')];
  const hemBand = path('M112 352C130 380 190 396 256 396C322 396 382 380 400 352');
  return (
    spots(handle, 40)
      .map(([x, y], n) =>
        grain(
          ctx,
          x,
          y,
          n % 3 === 0 ? 6.2 : 4.8,
          n % 3 === 0 ? metal : { ...metal, base: mix(metal.base, '#fff4e0', 0.65) },
        ),
      )
      .join('') +
    clothPiece(ctx, {
      outline: body,
      fabric: main,
      finish: cut.cloth === 'print' ? 'silk' : look.finish,
      form: 1,
      onCloth:
        cut.extra === 'panel' || cut.cloth === 'print'
          ? border(hemBand, { style: 'zari', width: 34, colours: [trim.base, gold, main.base], side: 'left' })
          : '',
      folds: hangingFolds(random, {
        from: [208, 304, 212],
        to: [104, 408, 420],
        count: 11,
        depth: 0.42,
        stagger: 0.06,
        gathered: false,
      }).map((fold) => ({ ...fold, open: 'start' as const })),
    }) +
    clothPiece(ctx, {
      outline: ruffle,
      fabric: main,
      finish: 'silk',
      form: 0.7,
      onCloth: border(frill, { style: 'piping', width: 5, colours: [trim.base, gold, gold], side: 'right' }),
      folds: hangingFolds(random, {
        from: [150, 362, 132],
        to: [208, 304, 208],
        count: 9,
        depth: 0.5,
        stagger: 0,
        gathered: true,
      }),
    }) +
    castOn(ctx, body, roundRect(200, 204, 112, 12, 6), { base: main.base, dx: 2, dy: 6, soft: 4, strength: 0.6 }) +
    strap(ctx, path('M200 208C236 218 276 218 312 208'), { width: 11, fabric: ctx.plain(gold), stitched: false }) +
    seam(path('M202 211C236 221 276 221 310 211'), gold, { strength: 0.5 }) +
    cords
      .map(
        (cord, n) =>
          strap(ctx, cord, { width: 5, fabric: ctx.plain(gold), stitched: false, under: body }) +
          tassel(ctx, n ? 318 : 206, n ? 302 : 288, 62, trim.base, gold),
      )
      .join('')
  );
}
