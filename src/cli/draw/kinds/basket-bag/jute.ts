// The jute shopper.
import { border } from '../../borders.ts';
import { darken, lighten, mix } from '../../colour.ts';
import { castOn, clipTo, gleam, hollow, stitches } from '../../light.ts';
import { tassel } from '../../parts/notions.ts';
import { strap } from '../../parts/panel.ts';
import { elephant, lotus, palmLeaf } from '../../patterns/motifs.ts';
import { joined, path, reversed, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import type { Cut } from './weave.ts';

export function jute(ctx: Ctx, cut: Cut): string {
  const [juteColour, trimColour, accent] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const fabric = ctx.cloth({ name: 'slub', scale: 0.7 }, [juteColour]);
  const trim = ctx.cloth({ name: 'twill', scale: 0.6 }, [trimColour]);
  const front = path(
    'M96 190H372C374 280 370 370 366 436C366 442 362 446 356 446H112C106 446 102 442 102 436C98 370 94 280 96 190Z',
  );
  const side = path(
    'M372 190L424 178C424 270 420 350 412 420L356 446C362 446 366 442 366 436C370 370 374 280 372 190Z',
  );
  const mouth = path('M96 190L146 178H424L372 190Z');
  const loop = (dx: number, dy: number): Path =>
    path(
      `M${174 + dx} ${236 + dy}C${168 + dx} ${130 + dy} ${180 + dx} ${70 + dy} ${234 + dx} ${70 + dy}C${288 + dx} ${70 + dy} ${300 + dx} ${130 + dy} ${294 + dx} ${236 + dy}`,
    );
  const motifs = {
    none: '',
    elephant: place(elephant(accent, lighten(accent, 0.25), trimColour), { x: 234, y: 330, scale: 7.4 }),
    lotus: place(lotus(accent, lighten(accent, 0.35), trimColour), { x: 234, y: 326, scale: 8 }),
    palm:
      place(palmLeaf(accent, darken(accent, 0.3)), { x: 210, y: 340, scale: 6.6, turn: -24 }) +
      place(palmLeaf(trimColour, darken(trimColour, 0.3)), { x: 262, y: 326, scale: 5.4, turn: 26 }),
    stripe: [288, 314, 372, 398]
      .map((y) =>
        draw(`M90 ${y}H380`, { stroke: accent, 'stroke-width': y === 314 || y === 372 ? 5 : 13, fill: 'none' }),
      )
      .join(''),
  };
  const weave = joined([path('M96 190H372'), reversed(path('M96 212H372'))]);
  return (
    strap(ctx, loop(42, -12), { width: 17, fabric: trim.reverse }) +
    draw(toD(mouth), { fill: darken(juteColour, 0.45) }) +
    hollow(ctx, mouth, juteColour, { strength: 0.8, soft: 4 }) +
    clothPiece(ctx, { outline: side, fabric, form: 0.4, origin: [400, 200] }) +
    clipTo(ctx, side, draw(toD(side), { fill: mix(darken(juteColour, 0.6), '#2b1a33', 0.3), opacity: 0.4 })) +
    clothPiece(ctx, {
      outline: front,
      fabric,
      form: 0.7,
      origin: [234, 300],
      onCloth: motifs[cut.motif],
      folds: [
        {
          points: [
            [120, 220],
            [130, 320],
            [122, 430],
          ],
          width: 24,
          depth: -0.18,
        },
        {
          points: [
            [346, 220],
            [338, 320],
            [348, 430],
          ],
          width: 24,
          depth: -0.18,
        },
      ],
    }) +
    clipTo(
      ctx,
      front,
      border(path('M90 190H380'), {
        style: 'plain',
        width: 20,
        colours: [trimColour, trimColour, accent],
        side: 'right',
      }),
      stitches(path('M96 206H372'), lighten(trimColour, 0.5)),
    ) +
    castOn(ctx, front, weave, { base: juteColour, dx: 1, dy: 5, soft: 4, strength: 0.35 }) +
    strap(ctx, loop(0, 0), { width: 18, fabric: trim }) +
    [174, 294]
      .map(
        (x) =>
          stitches(path(`M${x - 6} 214L${x + 6} 234`), lighten(trimColour, 0.5)) +
          stitches(path(`M${x + 6} 214L${x - 6} 234`), lighten(trimColour, 0.5)),
      )
      .join('') +
    gleam(ctx, path('M108 226V420'), { width: 6, opacity: 0.15, soft: 3 }) +
    (cut.extra === 'tassel' ? tassel(ctx, 294, 240, 66, accent) : '')
  );
}
