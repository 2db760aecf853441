// The weekend bag with a leather base.
import { sag, tag } from './look.ts';
import type { Look } from './look.ts';
import { darken, mix } from '../../colour.ts';
import { clipTo, crease, gleam } from '../../light.ts';
import { ring, zip } from '../../parts/notions.ts';
import { sewnPiece, strap } from '../../parts/panel.ts';
import { grain } from '../../parts/stones.ts';
import { path, roundRect, toD } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw } from '../../svg.ts';

export function weekender(look: Look): string {
  const { ctx, main, trim, metal, cut } = look;
  const front = path(
    'M92 262C180 254 300 254 372 262C384 320 386 380 380 420C378 438 370 446 352 446H112C94 446 84 438 82 420C76 380 78 320 92 262Z',
  );
  const side = path(
    'M372 262L432 246C446 300 448 352 442 396C440 414 434 424 424 428L352 446C370 446 378 438 380 420C386 380 384 320 372 262Z',
  );
  const top = path('M92 262C120 232 170 222 232 220C310 218 400 222 432 246L372 262C300 254 180 254 92 262Z');
  const base = path(
    'M79 384C180 392 290 392 384 384C384 400 382 412 380 420C378 438 370 446 352 446H112C94 446 84 438 82 420C80 410 79 398 79 384Z',
  );
  const grip = (dx: number, dy: number): ReturnType<typeof path> =>
    path(
      `M${164 + dx} ${386 + dy}V${290 + dy}C${164 + dx} ${190 + dy} ${176 + dx} ${140 + dy} ${232 + dx} ${140 + dy}C${288 + dx} ${140 + dy} ${300 + dx} ${190 + dy} ${300 + dx} ${290 + dy}V${386 + dy}`,
    );
  return (
    strap(ctx, path('M420 270C474 300 490 404 396 424'), { width: 14, fabric: trim }) +
    strap(ctx, path(`M212 262C206 168 226 118 274 118C320 118 336 170 330 258`), { width: 17, fabric: trim.reverse }) +
    clothPiece(ctx, { outline: top, fabric: main, form: 0.5, origin: [232, 230] }) +
    zip(path('M108 248C170 232 330 228 420 240'), {
      tape: darken(main.base, 0.3),
      metal: metal.base,
      width: 7,
      pull: 0.1,
    }) +
    clothPiece(ctx, { outline: side, fabric: main, form: 0.5, origin: [420, 220] }) +
    clipTo(
      ctx,
      side,
      draw(toD(side), { fill: mix(darken(main.base, 0.6), '#2b1a33', 0.4), opacity: 0.38 }),
      crease(ctx, path('M402 256C412 310 412 370 402 434'), main.base, { width: 6, strength: 0.5 }),
      sewnPiece(ctx, {
        outline: path('M384 372L448 350V440H350Z'),
        fabric: ctx.plain(darken(trim.base, 0.25)),
        under: side,
        form: 0.3,
      }),
    ) +
    clothPiece(ctx, {
      outline: front,
      fabric: main,
      form: 0.85,
      origin: [232, 300],
      folds: sag,
      finish: cut.cloth === 'leather' ? 'silk' : 'soft',
    }) +
    clipTo(
      ctx,
      front,
      sewnPiece(ctx, {
        outline: base,
        fabric: trim,
        under: front,
        sewn: [path('M79 384C180 392 290 392 384 384')],
        inset: -4,
        rows: 2,
        form: 0.5,
      }),
    ) +
    strap(ctx, grip(0, 0), { width: 18, fabric: trim, under: front }) +
    sewnPiece(ctx, {
      outline: roundRect(206, 128, 52, 24, 8),
      fabric: trim,
      under: roundRect(190, 120, 90, 40, 8),
      lift: 2,
      sewn: [path('M232 130V150')],
      inset: 3,
    }) +
    [164, 300].map((x) => [276, 372].map((y) => grain(ctx, x, y, 4, metal)).join('')).join('') +
    ring(ctx, 420, 266, 9, metal.base, 3.2) +
    (cut.extra === 'tag' ? tag(look, 164, 300) : '') +
    gleam(ctx, path('M106 276C170 268 290 268 360 276'), { width: 7, opacity: 0.25, soft: 3 })
  );
}
