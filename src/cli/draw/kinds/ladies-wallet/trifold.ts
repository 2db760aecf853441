// The trifold wallet laid open, and the same wallet closed beside it.
import { darken, lighten } from '../../colour.ts';
import { clipTo, crease, gleam, innerRim, wallShadow } from '../../light.ts';
import { button, zip } from '../../parts/notions.ts';
import { sewnPiece } from '../../parts/panel.ts';
import { moved, path, roundRect } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { SURFACES } from '../../surfaces.ts';
import { draw, el } from '../../svg.ts';
import type { Look } from './look.ts';
import { card } from './parts.ts';

/** Three panels one below another: cards, window, coin pocket. */
function laidOpen(look: Look): string {
  const { ctx, main, trim, metal } = look;
  const inner = lighten(trim.base, 0.16);
  const cloth = SURFACES.leather(ctx, inner);
  const [x, w] = [44, 276];
  const whole = roundRect(x, 50, w, 408, 18);
  const pocket = (y: number, height: number): string =>
    sewnPiece(ctx, {
      outline: roundRect(x + 16, y, w - 32, height, 7),
      fabric: cloth,
      under: whole,
      lift: 2.4,
      form: 0.28,
      sewn: [path(`M${x + 16} ${y + 1}H${x + w - 16}`)],
      inset: -5,
    });
  const cards = ['#7f9bb4', '#c1685a', '#8fa58a'].map((colour, n) => {
    const y = 88 + n * 25;
    return card(ctx, roundRect(x + 30, y - 18, w - 60, 50, 6), colour) + pocket(y, 176 - y);
  });
  return (
    wallShadow(ctx, [whole], { distance: 12 }) +
    clothPiece(ctx, { outline: whole, fabric: main, form: 0.5, origin: [256, 260] }) +
    clipTo(
      ctx,
      whole,
      clothPiece(ctx, { outline: roundRect(x + 8, 58, w - 16, 392, 12), fabric: cloth, form: 0.35 }),
      ...cards,
      pocket(198, 112),
      draw(`M${x + 40} 214H${x + w - 84}V296H${x + 40}Z`, {
        fill: '#e7ecea',
        opacity: 0.8,
        stroke: darken(inner, 0.4),
        'stroke-width': 1.8,
      }),
      gleam(ctx, path(`M${x + 48} 288C${x + 80} 262 ${x + 120} 236 ${x + 164} 220`), {
        width: 12,
        opacity: 0.5,
        soft: 2,
      }),
      pocket(334, 108),
      zip(path(`M${x + 34} 362H${x + w - 34}`), {
        tape: darken(inner, 0.35),
        metal: metal.base,
        width: 7.4,
        pull: 0.88,
      }),
      ...[187, 323].map((y) => crease(ctx, path(`M${x} ${y}H${x + w}`), inner, { width: 5, strength: 0.55 })),
    ) +
    innerRim(ctx, whole, { dx: -3, dy: -4, soft: 4, colour: darken(main.base, 0.5), opacity: 0.5, blend: 'multiply' }) +
    button(ctx, x + w / 2, 436, 8, metal.base, 'shank')
  );
}

/** Folded in three, its flap held by the press stud. */
function folded(look: Look): string {
  const { ctx, main, metal } = look;
  const body = roundRect(326, 118, 140, 274, 16);
  const flap = path(
    'M326 134C326 124 333 118 342 118H424C434 118 440 125 440 136V374C440 386 434 392 424 392H342C333 392 326 386 326 376Z',
  );
  const edge = path('M420 119C432 120 439 126 439 136V374C439 385 432 391 420 391');
  return (
    wallShadow(ctx, [body, moved(body, 7, 9)], { distance: 13 }) +
    [8, 4]
      .map((d) =>
        clothPiece(ctx, { outline: moved(body, d, d), fabric: ctx.plain(darken(main.base, 0.22)), form: 0.7 }),
      )
      .join('') +
    clothPiece(ctx, { outline: body, fabric: main, form: 0.6, finish: 'silk', origin: [396, 255] }) +
    sewnPiece(ctx, {
      outline: flap,
      fabric: main,
      under: body,
      lift: 4,
      form: 0.75,
      finish: 'silk',
      origin: [396, 255],
      sewn: [edge],
      inset: -6,
      folds: [
        {
          points: [
            [334, 130],
            [338, 255],
            [334, 380],
          ],
          width: 22,
          depth: 0.3,
          open: 'both',
        },
      ],
    }) +
    button(ctx, 419, 255, 9, metal.base, 'shank')
  );
}

export function trifold(look: Look): string {
  return laidOpen(look) + el('g', { transform: 'rotate(5 396 255)' }, folded(look));
}
