// The messenger bag: flap with two buckled straps, folded side, and a long shoulder strap.
import { darken, mix } from '../../colour.ts';
import { clipTo, crease, gleam } from '../../light.ts';
import type { BagCut, BagLook } from '../../parts/bag-look.ts';
import { buckle, ring } from '../../parts/notions.ts';
import { sewnPiece, strap } from '../../parts/panel.ts';
import { path, toD } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw } from '../../svg.ts';

type Look = BagLook<BagCut>;

/** The whole bag without its strap, for the shadow behind it. */
export const MESSENGER_OUTLINE = path(
  'M70 226C72 214 80 208 94 208H400L440 216C450 290 448 360 442 404C440 420 434 428 422 432L376 446H102C84 446 76 438 74 420C66 360 66 290 70 226Z',
);

/** The bag without its strap; rings at both ends of its top. */
export function messengerBody(look: Look): string {
  const { ctx, main, trim, metal } = look;
  const body = path(
    'M78 228H400C408 290 408 370 404 420C402 438 394 446 376 446H102C84 446 76 438 74 420C70 370 70 290 78 228Z',
  );
  const side = path(
    'M400 228L440 216C450 290 448 360 442 404C440 420 434 428 422 432L376 446C394 446 402 438 404 420C408 370 408 290 400 228Z',
  );
  const flap = path(
    'M70 226C72 214 80 208 94 208H384C398 208 406 214 408 226C412 280 412 330 408 366C406 382 398 390 382 390H96C80 390 72 382 70 366C66 330 66 280 70 226Z',
  );
  const edge = path(
    'M408 226C412 280 412 330 408 366C406 382 398 390 382 390H96C80 390 72 382 70 366C66 330 66 280 70 226',
  );
  const close = (x: number): string =>
    sewnPiece(ctx, {
      outline: path(`M${x - 14} 318H${x + 14}V414C${x + 14} 424 ${x - 14} 424 ${x - 14} 414Z`),
      fabric: trim,
      under: body,
      lift: 3,
      form: 0.6,
      sewn: [path(`M${x - 14} 412V320`), path(`M${x + 14} 320V412`)],
      inset: -3,
    }) + buckle(ctx, x, 382, 40, 26, metal.base);
  return (
    clothPiece(ctx, { outline: side, fabric: main, form: 0.5, origin: [430, 220] }) +
    clipTo(
      ctx,
      side,
      draw(toD(side), { fill: mix(darken(main.base, 0.6), '#2b1a33', 0.4), opacity: 0.36 }),
      crease(ctx, path('M420 222C430 300 428 380 416 434'), main.base, { width: 5, strength: 0.5 }),
    ) +
    clothPiece(ctx, { outline: body, fabric: main, form: 0.6, origin: [240, 400] }) +
    sewnPiece(ctx, {
      outline: flap,
      fabric: main,
      under: body,
      lift: 6,
      form: 0.85,
      finish: look.cut.cloth === 'leather' ? 'silk' : 'soft',
      origin: [240, 280],
      sewn: [edge],
      inset: -7,
      rows: 2,
      folds: [
        {
          points: [
            [84, 236],
            [240, 228],
            [396, 236],
          ],
          width: 40,
          depth: 0.26,
        },
      ],
      over: gleam(ctx, path('M92 216C180 210 300 210 384 216'), { width: 8, opacity: 0.3, soft: 3 }),
    }) +
    close(154) +
    close(326) +
    [96, 424].map((x) => ring(ctx, x, x < 200 ? 222 : 226, 11, metal.base, 3.6)).join('')
  );
}

/** The bag standing: its long strap falls at both sides and lies behind it. */
export function messenger(look: Look): string {
  const { ctx, trim, metal } = look;
  const fall = [
    path('M96 222C80 180 44 196 38 262C32 340 34 410 62 432C86 446 120 440 150 436'),
    path('M424 226C440 184 472 200 476 266C480 340 478 404 452 426C430 440 400 438 370 434'),
  ];
  return (
    fall.map((side) => strap(ctx, side, { width: 20, fabric: trim })).join('') +
    buckle(ctx, 36, 300, 30, 22, metal.base, 90) +
    messengerBody(look)
  );
}
