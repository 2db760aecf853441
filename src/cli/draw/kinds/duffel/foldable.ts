// The light bag that folds into its own pocket; its creases still show.
import type { Look } from './look.ts';
import { darken, lighten } from '../../colour.ts';
import { castOn, clipTo } from '../../light.ts';
import { buckle, wovenLabel, zip } from '../../parts/notions.ts';
import { sewnPiece, strap } from '../../parts/panel.ts';
import { path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fabric } from '../../types.ts';

export function foldable(look: Look): string {
  const { ctx, main, trim, metal, accent } = look;
  const front = path(
    'M84 214C84 202 92 196 106 196H400C414 196 422 202 422 214C430 280 432 350 424 420C422 438 412 446 394 446H112C94 446 84 438 82 420C74 350 76 280 84 214Z',
  );
  const pocket = path(
    'M132 282H374C378 330 378 372 374 410C373 420 366 426 356 426H150C140 426 133 420 132 410C128 372 128 330 132 282Z',
  );
  const loop = (d: string, fabric: Fabric): string => strap(ctx, path(d), { width: 19, fabric });
  return (
    loop('M196 210C190 120 220 96 268 96C316 96 344 122 338 210', trim.reverse) +
    clothPiece(ctx, {
      outline: front,
      fabric: main,
      form: 0.85,
      finish: 'silk',
      origin: [254, 300],
      folds: [
        {
          points: [
            [104, 240],
            [118, 330],
            [106, 430],
          ],
          width: 26,
          depth: -0.26,
        },
        {
          points: [
            [402, 240],
            [388, 330],
            [400, 430],
          ],
          width: 26,
          depth: -0.26,
        },
        {
          points: [
            [254, 204],
            [258, 330],
            [254, 440],
          ],
          width: 8,
          depth: -0.24,
          open: 'both',
        },
        {
          points: [
            [90, 322],
            [254, 328],
            [420, 322],
          ],
          width: 8,
          depth: -0.24,
          open: 'both',
        },
        {
          points: [
            [130, 240],
            [250, 252],
            [380, 240],
          ],
          width: 34,
          depth: 0.2,
        },
      ],
    }) +
    zip(path('M98 212C190 206 320 206 408 212'), {
      tape: darken(main.base, 0.25),
      metal: metal.base,
      width: 7,
      pull: 0.06,
    }) +
    sewnPiece(ctx, {
      outline: pocket,
      fabric: main,
      under: front,
      origin: [254, 300],
      lift: 3,
      form: 0.6,
      finish: 'silk',
      sewn: [path('M130 300V410C133 420 140 424 150 424H356C366 424 373 418 374 410V300')],
      inset: -4,
    }) +
    zip(path('M134 294H372'), { tape: accent, metal: metal.base, width: 7, pull: 0.9 }) +
    clipTo(
      ctx,
      front,
      strap(ctx, path('M164 204C160 260 158 380 162 446'), { width: 20, fabric: trim, under: front }),
      strap(ctx, path('M344 204C348 260 350 380 346 446'), { width: 20, fabric: trim, under: front }),
    ) +
    loop('M164 226C158 130 196 106 254 106C312 106 350 130 344 226', trim) +
    [164, 344].map((x) => buckle(ctx, x, 250, 26, 16, metal.base)).join('') +
    castOn(ctx, front, path('M82 436H424V446H82Z'), { base: main.base, strength: 0.2 }) +
    wovenLabel(254, 372, 48, 22, accent, lighten(accent, 0.6))
  );
}
