// Soles of sneakers.
import { darken, lighten, mix } from '../../colour.ts';
import type { Cut } from './last.ts';
import { crease, gleam, solid, stitches } from '../../light.ts';
import { joined, parallel, path, reversed, spotsAlong, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { draw, line } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

interface Sole {
  readonly outline: Path;
  /** The edge on the ground, from toe to heel; it rises at the toe. */
  readonly bottom: Path;
}

export function soleOf(cut: Cut): Sole {
  const build = (top: string, bottom: string): Sole => {
    const under = path(bottom);
    return { bottom: under, outline: joined([path(top), reversed(under)]) };
  };
  switch (cut.sole) {
    case 'flat':
    case 'gum':
      return build(
        'M60 401C96 397 150 401 200 404C270 407 330 401 380 393C420 387 444 385 458 384C462 400 462 420 458 434',
        'M60 401C55 412 58 424 66 432C78 442 110 445 150 446H444C451 446 456 441 458 434',
      );
    case 'chunky':
      return build(
        'M57 396C92 395 150 400 200 402C270 404 330 396 380 386C420 378 446 372 461 374C474 392 477 416 470 434',
        'M57 396C50 408 54 422 66 430C84 441 110 446 150 446H206C214 446 216 439 226 439H302C312 439 316 446 328 446H452C461 446 467 441 470 434',
      );
    default:
      return build(
        'M62 399C98 396 150 401 200 404C270 407 330 400 380 392C420 384 446 378 463 381C472 398 471 418 462 434',
        'M62 399C56 406 58 416 66 423C88 438 124 445 168 446H440C451 446 458 441 462 434',
      );
  }
}

export function drawSole(ctx: Ctx, cut: Cut, colour: string, accent: string): string {
  const { outline, bottom } = soleOf(cut);
  const base = cut.sole === 'gum' ? '#b57f45' : colour;
  const rubber = cut.sole === 'gum' ? darken(base, 0.16) : mix(darken(accent, 0.35), '#3b3b41', 0.3);
  const lip = parallel(bottom, -8, 40);
  const grooves = spotsAlong(bottom, 34)
    .slice(3, -1)
    .map((spot) =>
      line(spot.x, spot.y + 1, spot.x + 3 + spot.ty * 7, spot.y - 7.4, {
        stroke: darken(rubber, 0.5),
        'stroke-width': 2.1,
        'stroke-opacity': 0.7,
      }),
    )
    .join('');
  let detail: string;
  if (cut.sole === 'sport') {
    const wedge = path('M250 424C320 424 390 412 476 388V440H300C280 436 262 430 250 424Z');
    detail =
      draw(toD(wedge), { fill: accent }) +
      draw(toD(path('M250 424C320 424 390 412 466 391')), {
        fill: 'none',
        stroke: darken(base, 0.4),
        'stroke-width': 1.2,
      }) +
      [0, 1, 2, 3, 4]
        .map((n) =>
          gleam(ctx, path(`M${330 + n * 25} ${424 - n * 3.5}L${346 + n * 25} ${415 - n * 4.4}`), {
            width: 2.4,
            opacity: 0.5,
            soft: 0.4,
          }),
        )
        .join('') +
      crease(ctx, path('M70 412C140 420 210 420 260 418'), base, { width: 1.6, strength: 0.3 });
  } else if (cut.sole === 'chunky') {
    detail =
      [0, 1, 2]
        .map((n) =>
          crease(
            ctx,
            path(`M${62 + n * 6} ${408 + n * 8}C160 ${416 + n * 8} 300 ${418 + n * 6} 470 ${392 + n * 12}`),
            base,
            { width: 2.4, strength: 0.5 },
          ),
        )
        .join('') + draw(toD(path('M340 438C370 430 420 420 480 398V444H352Z')), { fill: accent, opacity: 0.9 });
  } else {
    const foxing = path('M58 415C104 418 150 420 200 422C280 425 360 420 466 405');
    detail =
      draw(toD(foxing), { fill: 'none', stroke: accent, 'stroke-width': 3.4 }) +
      stitches(path('M66 408C110 409 160 412 200 414C280 417 360 410 458 393'), lighten(base, 0.4), {
        length: 3.4,
        gap: 2.4,
        width: 1,
      });
  }
  return solid(ctx, outline, {
    base,
    form: 0.75,
    reach: 14,
    over:
      detail +
      draw(toD(joined([bottom, reversed(lip)])), { fill: rubber }) +
      grooves +
      draw(toD(lip), { fill: 'none', stroke: darken(base, 0.5), 'stroke-width': 1.2, 'stroke-opacity': 0.7 }),
  });
}
