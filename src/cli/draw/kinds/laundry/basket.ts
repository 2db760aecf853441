// The slotted basket heaped with clothes.
import { darken, lighten } from '../../colour.ts';
import { castOn, clipTo, formShade, groundShadow } from '../../light.ts';
import { createLathe } from '../../parts/lathe.ts';
import { bar, mouth } from '../../parts/ware.ts';
import { path, roundRect, toD } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw, num } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

/** What hangs out over the rim. */
const SLEEVE = path(
  'M30 -206C50 -222 82 -220 94 -202C102 -176 98 -150 108 -124C94 -112 66 -114 58 -126C58 -154 48 -180 30 -206Z',
);

export function basket(ctx: Ctx): string {
  const [main, cloth] = [ctx.colour(0), ctx.colour(1)];
  const body = createLathe(
    0,
    [
      [150, -210],
      [154, -202],
      [122, -8],
      [114, 0],
    ],
    0.24,
  );
  let slots = '';
  for (let row = 0; row < 6; row += 1)
    for (const s of body.around(-170 + row * 27, 17, 84))
      slots += draw(toD(roundRect(-5.4 * s.squeeze, -10, 10.8 * s.squeeze, 20, 4 * s.squeeze)), {
        fill: darken(main, 0.6),
        transform: `translate(${num(s.x)} ${num(s.y)})`,
      });
  const shirt = ctx.cloth({ name: 'regatta', scale: 1 }, [cloth, ctx.colour(2)]);
  const under = ctx.cloth({ name: 'slub' }, [lighten(ctx.colour(2), 0.25)]);
  const heap =
    clothPiece(ctx, {
      outline: path(
        'M-20 -204C-34 -250 10 -286 52 -280C64 -296 92 -288 98 -270C124 -266 142 -236 136 -202C110 -184 10 -184 -20 -204Z',
      ),
      fabric: under,
      form: 0.9,
      folds: [
        {
          points: [
            [44, -278],
            [56, -244],
            [40, -200],
          ],
          width: 20,
          depth: -0.5,
        },
        {
          points: [
            [96, -268],
            [92, -240],
            [112, -200],
          ],
          width: 20,
          depth: 0.5,
        },
      ],
    }) +
    clothPiece(ctx, {
      outline: path(
        'M-136 -204C-140 -232 -118 -256 -92 -258C-84 -282 -44 -288 -26 -268C0 -274 26 -262 34 -240C58 -236 70 -212 92 -150C84 -138 52 -140 46 -152C36 -176 20 -186 4 -188C-40 -182 -110 -186 -136 -204Z',
      ),
      fabric: shirt,
      form: 0.9,
      folds: [
        {
          points: [
            [-126, -214],
            [-90, -236],
            [-56, -262],
          ],
          width: 22,
          depth: -0.5,
        },
        {
          points: [
            [-60, -196],
            [-38, -228],
            [-10, -262],
          ],
          width: 22,
          depth: 0.5,
        },
        {
          points: [
            [0, -196],
            [22, -214],
            [30, -238],
          ],
          width: 18,
          depth: -0.46,
        },
        {
          points: [
            [36, -200],
            [60, -180],
            [74, -148],
          ],
          width: 16,
          depth: -0.4,
        },
      ],
    });
  const ear = (s: 1 | -1): string =>
    bar(ctx, path(`M${s * 146} -200C${s * 188} -210 ${s * 188} -150 ${s * 140} -152`), 13, 'plastic', main);
  return (
    groundShadow(ctx, { x: 0, y: 0, width: 246, depth: 26 }) +
    ear(-1) +
    ear(1) +
    mouth(ctx, body, { stuff: 'plastic', colour: main, lip: 9 }) +
    heap +
    clipTo(
      ctx,
      body.band(-210, 0),
      draw(toD(body.band(-210, 0)), { fill: main }),
      slots,
      formShade(ctx, body.outline, main, { amount: 1, reach: 34 }),
    ) +
    draw(toD(body.ring(-206)), { fill: 'none', stroke: darken(main, 0.3), 'stroke-width': 12 }) +
    draw(toD(body.ring(-208)), { fill: 'none', stroke: lighten(main, 0.14), 'stroke-width': 9 }) +
    draw(toD(body.ring(-3)), { fill: 'none', stroke: darken(main, 0.3), 'stroke-width': 5 }) +
    castOn(ctx, body.outline, SLEEVE, { base: main, dx: 5, dy: 5, soft: 5, strength: 0.5 }) +
    clothPiece(ctx, {
      outline: SLEEVE,
      fabric: shirt,
      form: 0.9,
      folds: [
        {
          points: [
            [52, -210],
            [72, -180],
            [80, -124],
          ],
          width: 16,
          depth: -0.4,
        },
      ],
    })
  );
}
