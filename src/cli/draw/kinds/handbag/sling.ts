// The small bag on a long strap or chain.
import { darken, lighten } from '../../colour.ts';
import { charm, spots } from './look.ts';
import type { Look } from './look.ts';
import { metalPiece } from '../../materials.ts';
import { ring, zip } from '../../parts/notions.ts';
import { sewnPiece, strap } from '../../parts/panel.ts';
import { grain } from '../../parts/stones.ts';
import { lengthOf, oval, path, roundRect } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { circle } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

/** Where the strap's rings sit. */
export const RINGS = { left: [106, 254], right: [402, 254] } as const;

/** The whole bag without its strap, for the shadow behind it. */
export const SLING_OUTLINE = path(
  'M92 262C92 246 104 232 124 232H400C414 232 422 240 422 254C424 320 422 366 408 398C390 434 360 446 330 446H178C148 446 124 434 112 408C94 372 92 320 92 262Z',
);

/** The strap along its way, or the chain that a bag with a panel has. */
export function slingStrap(ctx: Ctx, look: Look, along: Path): string {
  const { trim, metal, cut } = look;
  if (cut.extra !== 'panel') return strap(ctx, along, { width: 13, fabric: trim });
  const links = Math.max(24, Math.round(lengthOf(along) / 15));
  return spots(along, links)
    .map(([x, y], n) =>
      n % 2
        ? circle(x, y, 6.4, { fill: 'none', stroke: darken(metal.base, 0.45), 'stroke-width': 4.4 }) +
          circle(x, y, 6.4, { fill: 'none', stroke: lighten(metal.base, 0.25), 'stroke-width': 2.6 })
        : grain(ctx, x, y, 4, metal),
    )
    .join('');
}

/** Body, flap, lock and rings; the strap is drawn apart. */
export function slingBody(ctx: Ctx, look: Look): string {
  const { main, metal, cut } = look;
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
  return (
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
    [RINGS.left, RINGS.right].map(([x, y]) => ring(ctx, x, y, 10, metal.base, 3.4)).join('') +
    metalPiece(ctx, roundRect(236, 374, 36, 28, 7), metal, { rim: 2.4 }) +
    metalPiece(ctx, oval(254, 388, 7, 7), metal, { rim: 1.6 }) +
    (cut.extra === 'pocket'
      ? zip(path('M150 330H358'), { tape: darken(main.base, 0.2), metal: metal.base, width: 7, pull: 0.95 })
      : '') +
    (cut.extra === 'tassel' ? charm(ctx, 402, 268, look) : '')
  );
}

/** The bag standing: its long strap falls at both sides and lies behind it. */
export function drawSling(ctx: Ctx, look: Look): string {
  const fall = [
    path('M106 250C92 214 62 226 54 284C46 350 44 408 70 432C92 446 120 440 150 436'),
    path('M402 250C416 214 448 226 456 284C464 350 464 404 440 428C420 444 392 440 360 436'),
  ];
  return fall.map((side) => slingStrap(ctx, look, side)).join('') + slingBody(ctx, look);
}
