// Swaddles, each rolled and tied.
import { darken, lighten } from '../../colour.ts';
import { wallShadow } from '../../light.ts';
import { oval, path, toD } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { circle, draw, group } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';

/** One rolled muslin with its spiral end towards the viewer and a tie of cloth. */
function roll(ctx: Ctx, x: number, y: number, fabric: Fabric, tie: string): string {
  const body = path(
    `M${x + 40} ${y - 44}H${x + 330}C${x + 346} ${y - 44} ${x + 352} ${y - 20} ${x + 352} ${y}C${x + 352} ${y + 24} ${x + 346} ${y + 44} ${x + 330} ${y + 44}H${x + 40}Z`,
  );
  const end = oval(x + 40, y, 26, 44);
  const spiral = Array.from({ length: 4 }, (_, n) => {
    const k = 1 - n * 0.24;
    return draw(toD(oval(x + 40 + n * 0.8, y + n * 0.6, 26 * k, 44 * k)), {
      fill: n % 2 ? darken(fabric.base, 0.1) : lighten(fabric.base, 0.1),
      stroke: darken(fabric.base, 0.4),
      'stroke-width': 1.2,
    });
  }).join('');
  const ribbonBand = path(
    `M${x + 208} ${y - 46}C${x + 220} ${y - 20} ${x + 220} ${y + 20} ${x + 208} ${y + 46}H${x + 232}C${x + 244} ${y + 20} ${x + 244} ${y - 20} ${x + 232} ${y - 46}Z`,
  );
  return (
    wallShadow(ctx, [body], { distance: 9 }) +
    clothPiece(ctx, {
      outline: body,
      fabric,
      finish: 'soft',
      form: 1,
      drape: { amount: 0.18, across: 90, down: 60 },
      folds: [
        {
          points: [
            [x + 60, y - 30],
            [x + 200, y - 26],
            [x + 340, y - 30],
          ],
          width: 10,
          depth: 0.16,
          open: 'both',
        },
        {
          points: [
            [x + 60, y + 18],
            [x + 200, y + 22],
            [x + 340, y + 16],
          ],
          width: 9,
          depth: -0.14,
          open: 'both',
        },
      ],
    }) +
    group({}, spiral) +
    draw(toD(end), { fill: 'none', stroke: darken(fabric.base, 0.5), 'stroke-width': 1 }) +
    clothPiece(ctx, { outline: ribbonBand, fabric: ctx.plain(tie), form: 0.9, warp: 0 }) +
    circle(x + 226, y - 2, 7, { fill: tie, stroke: darken(tie, 0.4), 'stroke-width': 1 }) +
    [1, -1]
      .map((s) =>
        draw(
          `M${x + 226} ${y - 2}C${x + 226 + s * 16} ${y - 18} ${x + 226 + s * 30} ${y - 10} ${x + 226 + s * 24} ${y + 2}C${x + 226 + s * 16} ${y + 8} ${x + 226 + s * 6} ${y + 4} ${x + 226} ${y - 2}`,
          { fill: 'none', stroke: tie, 'stroke-width': 4 },
        ),
      )
      .join('')
  );
}

export function swaddles(ctx: Ctx): string {
  const colours = [0, 1, 2].map((n) => ctx.colour(n));
  const choice = ctx.recipe.pattern ?? { name: 'plain' };
  const cloths = [
    ctx.fabric,
    ctx.plain(colours[1] ?? '#ffffff'),
    ctx.cloth({ ...choice, scale: (choice.scale ?? 1) * 0.9 }, [
      colours[2] ?? '#ffffff',
      colours[0] ?? '#ffffff',
      colours[1] ?? '#ffffff',
      ctx.colour(3),
    ]),
  ];
  return (
    roll(ctx, 66, 142, cloths[1] ?? ctx.fabric, ctx.colour(0)) +
    roll(ctx, 66, 250, cloths[0] ?? ctx.fabric, ctx.colour(1)) +
    roll(ctx, 66, 358, cloths[2] ?? ctx.fabric, ctx.colour(1))
  );
}
