// The small bag on a long strap or chain.
import { darken, lighten } from '../../colour.ts';
import { charm, spots } from './look.ts';
import type { Look } from './look.ts';
import { metalPiece } from '../../materials.ts';
import { ring, zip } from '../../parts/notions.ts';
import { sewnPiece, strap } from '../../parts/panel.ts';
import { grain } from '../../parts/stones.ts';
import { oval, path, roundRect } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { circle, group } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

export function drawSling(ctx: Ctx, look: Look): string {
  const { main, trim, metal, cut } = look;
  const body = path(
    'M96 262C96 250 104 246 116 246H392C404 246 412 250 412 262C416 320 414 372 396 408C384 434 360 446 330 446H178C148 446 124 434 112 408C94 372 92 320 96 262Z',
  );
  const back = path(
    'M104 254C104 238 112 232 124 232H400C414 232 422 240 422 254C424 320 422 366 408 398L396 408C414 372 416 320 412 262C412 250 404 246 392 246H116C104 246 98 250 96 258Z',
  );
  const flap = path(
    'M90 262C90 246 100 240 116 240H392C408 240 418 246 418 262C420 310 404 352 364 370C320 388 282 392 254 408C226 392 188 388 144 370C104 352 88 310 90 262Z',
  );
  const flapEdge = path(
    'M418 262C420 310 404 352 364 370C320 388 282 392 254 408C226 392 188 388 144 370C104 352 88 310 90 262',
  );
  const loop = path('M106 250C84 140 150 52 254 52C358 52 424 140 402 250');
  const far = path('M128 240C120 150 176 78 262 76C346 76 398 150 396 240');
  const linked = cut.extra === 'panel';
  const chain = spots(loop, 46)
    .map(([x, y], n) =>
      n % 2
        ? circle(x, y, 6.4, { fill: 'none', stroke: darken(metal.base, 0.45), 'stroke-width': 4.4 }) +
          circle(x, y, 6.4, { fill: 'none', stroke: lighten(metal.base, 0.25), 'stroke-width': 2.6 })
        : grain(ctx, x, y, 4, metal),
    )
    .join('');
  return (
    group({ opacity: 0.9 }, linked ? '' : strap(ctx, far, { width: 11, fabric: trim.reverse, stitched: false })) +
    clothPiece(ctx, { outline: back, fabric: main.reverse, form: 0.4 }) +
    clothPiece(ctx, { outline: body, fabric: main, finish: look.finish, form: 0.8, origin: [254, 262] }) +
    sewnPiece(ctx, {
      outline: flap,
      fabric: main,
      origin: [254, 262],
      under: body,
      finish: look.finish,
      form: 0.9,
      lift: 5,
      sewn: [flapEdge],
      inset: -6,
      folds: [
        {
          points: [
            [104, 274],
            [254, 264],
            [404, 274],
          ],
          width: 44,
          depth: 0.22,
        },
      ],
    }) +
    (linked ? chain : strap(ctx, loop, { width: 13, fabric: trim })) +
    [
      [106, 254],
      [402, 254],
    ]
      .map(([x, y]) => ring(ctx, x ?? 0, y ?? 0, 10, metal.base, 3.4))
      .join('') +
    metalPiece(ctx, roundRect(236, 374, 36, 28, 7), metal, { rim: 2.4 }) +
    metalPiece(ctx, oval(254, 388, 7, 7), metal, { rim: 1.6 }) +
    (cut.extra === 'pocket'
      ? zip(path('M150 330H358'), { tape: darken(main.base, 0.2), metal: metal.base, width: 7, pull: 0.95 })
      : '') +
    (cut.extra === 'tassel' ? charm(ctx, 402, 268, look) : '')
  );
}
