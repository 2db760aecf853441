// The envelope clutch, which lies flat, and the fold-over one.
import { darken, lighten } from '../../colour.ts';
import type { Look } from './look.ts';
import { gleam, innerRim, seam, stitches, wallShadow } from '../../light.ts';
import { metalPiece } from '../../materials.ts';
import { ring, tassel, zip } from '../../parts/notions.ts';
import { sewnPiece, strap } from '../../parts/panel.ts';
import { grain, setStone } from '../../parts/stones.ts';
import { border } from '../../borders.ts';
import { oval, path, roundRect } from '../../path.ts';
import { clothPiece } from '../../relief.ts';

function wristLoop(look: Look, x: number, y: number): string {
  const { ctx, trim, metal } = look;
  return (
    strap(
      ctx,
      path(
        `M${x} ${y}C${x - 40} ${y + 40} ${x - 30} ${y + 110} ${x + 26} ${y + 116}C${x + 78} ${y + 118} ${x + 62} ${y + 50} ${x + 8} ${y + 4}`,
      ),
      {
        width: 13,
        fabric: trim,
      },
    ) + ring(ctx, x + 3, y - 2, 9, metal.base, 3)
  );
}

/** Drawn as seen from above. */
export function drawEnvelope(look: Look): string {
  const { ctx, main, trim, accent, metal, cut } = look;
  const body = roundRect(52, 142, 408, 250, 12);
  const tip: readonly [number, number] = cut.extra === 'side' ? [330, 330] : [256, 318];
  const flap = path(
    `M52 154C52 146 58 142 66 142H446C454 142 460 146 460 154L${tip[0] + 20} ${tip[1] - 10}C${tip[0] + 6} ${tip[1] + 4} ${tip[0] - 6} ${tip[1] + 4} ${tip[0] - 20} ${tip[1] - 10}Z`,
  );
  const edge = path(
    `M456 158L${tip[0] + 20} ${tip[1] - 10}C${tip[0] + 6} ${tip[1] + 4} ${tip[0] - 6} ${tip[1] + 4} ${tip[0] - 20} ${tip[1] - 10}L56 158`,
  );
  const clasp =
    cut.extra === 'stone'
      ? setStone(ctx, tip[0], tip[1] - 22, 15, accent, metal, { shape: 'oval' })
      : cut.extra === 'tassel'
        ? grain(ctx, tip[0], tip[1] - 20, 8, metal) + tassel(ctx, tip[0], tip[1] - 12, 78, accent, metal.base)
        : metalPiece(ctx, oval(tip[0], tip[1] - 22, 12), metal, { rim: 2.6 });
  return (
    wristLoop(look, 96, 380) +
    wallShadow(ctx, [body], { distance: 10 }) +
    clothPiece(ctx, { outline: body, fabric: main, finish: look.finish, form: 0.6, origin: [256, 260] }) +
    innerRim(ctx, body, { dx: -2, dy: -3, soft: 2, colour: darken(main.base, 0.5), opacity: 0.6, blend: 'multiply' }) +
    (cut.extra === 'border'
      ? border(path('M52 372H460'), {
          style: 'zari',
          width: 34,
          colours: [trim.base, metal.base, accent],
          side: 'left',
        })
      : stitches(path('M62 382H450'), lighten(main.base, 0.4))) +
    sewnPiece(ctx, {
      outline: flap,
      fabric: cut.extra === 'side' ? trim : main,
      origin: [256, 260],
      under: body,
      finish: look.finish,
      form: 0.7,
      lift: 5,
      sewn: [edge],
      inset: -7,
      over: gleam(ctx, path('M76 160C160 152 330 152 420 160'), { width: 8, opacity: 0.35, soft: 3 }),
    }) +
    clasp
  );
}

export function drawFoldover(look: Look): string {
  const { ctx, main, trim, accent, metal, cut } = look;
  const under = roundRect(64, 150, 384, 236, 10);
  const over = path(
    'M64 160C64 152 70 148 78 148H434C442 148 448 152 448 160V276C448 284 442 288 434 288H78C70 288 64 284 64 276Z',
  );
  const zipLine = path('M70 166H442');
  return (
    wristLoop(look, 92, 376) +
    wallShadow(ctx, [under], { distance: 11 }) +
    clothPiece(ctx, { outline: under, fabric: trim, finish: look.finish, form: 0.6, origin: [256, 330] }) +
    seam(path('M70 378H442'), trim.base, { strength: 0.5 }) +
    sewnPiece(ctx, {
      outline: over,
      fabric: main,
      under,
      origin: [256, 220],
      lift: 8,
      form: 0.8,
      finish: look.finish,
      sewn: [path('M72 280H440')],
      inset: 4,
      folds: [
        {
          points: [
            [70, 272],
            [256, 280],
            [442, 272],
          ],
          width: 26,
          depth: 0.35,
          open: 'both',
        },
      ],
    }) +
    zip(zipLine, { tape: darken(main.base, 0.25), metal: metal.base, width: 8, pull: 0.93 }) +
    (cut.extra === 'tassel' ? tassel(ctx, 414, 176, 70, accent, metal.base) : '') +
    (cut.extra === 'stone'
      ? [0, 1, 2].map((n) => setStone(ctx, 226 + n * 30, 256, n === 1 ? 13 : 9, accent, metal)).join('')
      : '')
  );
}
