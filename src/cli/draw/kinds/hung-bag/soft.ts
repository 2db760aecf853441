// Soft leather shapes: hobo and bucket.
import { darken, lighten, mix } from '../../colour.ts';
import { hangingFolds } from '../../folds.ts';
import { castOn, clipTo, crease, gleam, hollow, seam, stitches, wallShadow } from '../../light.ts';
import { ring, tassel, zip } from '../../parts/notions.ts';
import { sewnPiece, strap } from '../../parts/panel.ts';
import { grain } from '../../parts/stones.ts';
import { joined, parallel, path, reversed, toD } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw } from '../../svg.ts';
import { hook } from './look.ts';
import type { Look } from './look.ts';

export function hobo(look: Look): string {
  const { ctx, main, trim, accent, metal, cut } = look;
  const body = path(
    'M116 214C150 246 200 268 256 268C312 268 362 246 396 214C424 280 440 350 418 404C400 440 340 452 256 452C172 452 112 440 94 404C72 350 88 280 116 214Z',
  );
  const mouth = path(
    'M116 214C150 246 200 268 256 268C312 268 362 246 396 214C360 228 316 238 256 238C196 238 152 228 116 214Z',
  );
  const handle = path('M120 226C108 140 180 56 256 42C332 56 404 140 392 226');
  return (
    hook() +
    wallShadow(ctx, [body, joined([handle, reversed(parallel(handle, 16))])], { distance: 14 }) +
    draw(toD(mouth), { fill: darken(main.base, 0.35) }) +
    hollow(ctx, mouth, main.base, { strength: 0.7, soft: 6 }) +
    zip(path('M128 222C170 250 342 250 384 222'), {
      tape: darken(main.base, 0.3),
      metal: metal.base,
      width: 7,
      pull: 0.1,
    }) +
    clothPiece(ctx, {
      outline: body,
      fabric: main,
      form: 1,
      finish: cut.cloth === 'suede' ? 'soft' : 'silk',
      origin: [256, 340],
      folds: [
        {
          points: [
            [130, 232],
            [190, 300],
            [320, 330],
          ],
          width: 34,
          depth: -0.4,
        },
        {
          points: [
            [122, 250],
            [170, 330],
            [280, 372],
          ],
          width: 34,
          depth: 0.36,
        },
        {
          points: [
            [384, 232],
            [340, 300],
            [250, 336],
          ],
          width: 32,
          depth: -0.34,
        },
        {
          points: [
            [392, 256],
            [352, 340],
            [300, 380],
          ],
          width: 30,
          depth: 0.3,
        },
        {
          points: [
            [112, 400],
            [256, 424],
            [400, 400],
          ],
          width: 34,
          depth: -0.24,
        },
      ],
    }) +
    seam(path('M256 272C254 330 254 390 256 450'), main.base, { strength: 0.45 }) +
    stitches(path('M120 226C154 256 202 277 256 277C310 277 358 256 392 226'), lighten(main.base, 0.4)) +
    strap(ctx, handle, { width: (t) => 15 + 16 * Math.sin(Math.PI * t), fabric: trim }) +
    [118, 394].map((x) => ring(ctx, x, 228, 12, metal.base, 3.6)).join('') +
    gleam(ctx, path('M104 330C96 370 108 400 132 418'), { width: 8, opacity: 0.3, soft: 3 }) +
    (cut.extra === 'tassel' ? tassel(ctx, 394, 242, 96, accent, metal.base) : '')
  );
}

export function bucket(look: Look): string {
  const { ctx, main, trim, accent, metal, cut } = look;
  const body = path(
    'M136 214C190 226 322 226 376 214C384 290 386 370 378 430C372 446 330 454 256 454C182 454 140 446 134 430C126 370 128 290 136 214Z',
  );
  const mouth = path('M136 214C190 196 322 196 376 214C322 226 190 226 136 214Z');
  const base = path('M130 388C190 402 322 402 382 388L378 430C372 446 330 454 256 454C182 454 140 446 134 430Z');
  const handle = path('M150 226C140 130 200 60 256 44C312 60 372 130 362 226');
  return (
    hook() +
    wallShadow(ctx, [body, joined([handle, reversed(parallel(handle, 14))])], { distance: 14 }) +
    draw(toD(mouth), { fill: mix(darken(main.base, 0.35), '#7a6152', 0.3) }) +
    hollow(ctx, mouth, main.base, { strength: 0.85, soft: 7 }) +
    clothPiece(ctx, {
      outline: body,
      fabric: main,
      form: 1,
      finish: cut.cloth === 'suede' ? 'soft' : 'silk',
      origin: [256, 320],
      folds: hangingFolds(ctx.random.fork('gather'), {
        from: [140, 372, 222],
        to: [136, 376, 350],
        count: 10,
        depth: 0.26,
        stagger: 0.05,
      }).map((fold) => ({ ...fold, open: 'start' as const })),
    }) +
    clipTo(
      ctx,
      body,
      sewnPiece(ctx, {
        outline: base,
        fabric: trim,
        under: body,
        sewn: [path('M130 388C190 402 322 402 382 388')],
        inset: -5,
        rows: 2,
        form: 0.6,
      }),
      crease(ctx, path('M134 268C190 280 322 280 378 268'), main.base, { width: 4, strength: 0.4 }),
    ) +
    strap(ctx, path('M136 262C190 274 322 274 376 262'), { width: 8, fabric: trim, stitched: false, under: body }) +
    [176, 216, 296, 336].map((x) => ring(ctx, x, 268, 6, metal.base, 2)).join('') +
    tassel(ctx, 246, 278, 66, cut.extra === 'tassel' ? accent : trim.base, metal.base) +
    tassel(ctx, 268, 278, 76, cut.extra === 'tassel' ? accent : trim.base, metal.base) +
    strap(ctx, handle, { width: 17, fabric: trim }) +
    [150, 362].map((x) => grain(ctx, x, 232, 5, metal)).join('') +
    castOn(ctx, body, base, { base: main.base, strength: 0.1 })
  );
}
