// The ankle boot on a heel: shaft, elastic side panel and pull tab.
import { darken, lighten } from '../../colour.ts';
import { TOES } from './look.ts';
import type { Look } from './look.ts';
import { clipTo, gleam, seam, lined } from '../../light.ts';
import { sewnPiece, strap } from '../../parts/panel.ts';
import { joined, path, polygon, reversed, toD } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw } from '../../svg.ts';

export function boot(look: Look): string {
  const { ctx, last, upper } = look;
  const [ax, ay] = last.at(112, 62);
  const [bx, by] = last.at(400, 0);
  const top = by - 176;
  const [left, right] = [bx - 128, bx + 2];
  const rim = path(`M${left} ${top + 6}C${left + 8} ${top + 20} ${right - 20} ${top + 14} ${right} ${top - 4}`);
  const far = path(`M${left} ${top + 6}C${left + 10} ${top - 12} ${right - 12} ${top - 18} ${right} ${top - 4}`);
  const toe = last.on(TOES[look.toe]);
  const outline = joined([
    toe,
    path(
      `M${ax} ${ay}C${ax + 40} ${ay - 22} ${left + 6} ${top + 150} ${left + 4} ${top + 96}C${left + 2} ${top + 60} ${left} ${top + 30} ${left} ${top + 6}`,
    ),
    rim,
    path(
      `M${right} ${top - 4}C${right + 2} ${by - 110} ${right - 10} ${by - 80} ${right - 8} ${by - 56}C${right - 2} ${by - 36} ${bx} ${by - 14} ${bx} ${by}`,
    ),
    reversed(last.seat),
  ]);
  const inside = joined([rim, reversed(far)]);
  const middle = (left + right) / 2 + 12;
  const gore = polygon([
    [middle - 34, top - 10],
    [middle + 30, top - 10],
    [middle + 8, top + 92],
    [middle - 14, top + 92],
  ]);
  return (
    strap(
      ctx,
      path(`M${right - 15} ${top + 20}C${right - 17} ${top - 24} ${right - 1} ${top - 26} ${right} ${top + 16}`),
      {
        width: 10,
        fabric: upper.reverse,
        stitched: false,
      },
    ) +
    lined(ctx, inside, look.lining, { strength: 0.9, soft: 9 }) +
    draw(toD(far), { fill: 'none', stroke: darken(upper.base, 0.25), 'stroke-width': 3 }) +
    clothPiece(ctx, {
      outline,
      fabric: upper,
      finish: look.finish,
      turn: -10,
      warp: 4,
      form: 0.95,
      folds: [
        { points: [last.at(30, 22), last.at(100, 36), last.at(170, 40)], width: 34, depth: 0.3 },
        {
          points: [
            [left + 10, top + 118],
            [middle, top + 130],
            [right - 14, top + 112],
          ],
          width: 18,
          depth: -0.26,
        },
        {
          points: [
            [left + 4, top + 140],
            [middle, top + 150],
            [right - 20, top + 134],
          ],
          width: 16,
          depth: 0.2,
        },
      ],
      over:
        gleam(ctx, last.on('M22 26C44 36 66 44 90 48'), { width: 8, opacity: 0.4, soft: 1.8 }) +
        gleam(ctx, path(`M${left + 22} ${top + 34}V${top + 110}`), { width: 9, opacity: 0.3, soft: 2.4 }),
    }) +
    clipTo(
      ctx,
      outline,
      sewnPiece(ctx, {
        outline: gore,
        fabric: ctx.cloth({ name: 'rib', scale: 0.8 }, [darken(upper.base, 0.2)]),
        under: outline,
        form: 0.4,
      }),
      seam(
        path(
          `M${middle - 14} ${top + 92}C${middle - 30} ${top + 120} ${middle - 60} ${by - 10} ${middle - 70} ${by + 30}`,
        ),
        upper.base,
        {
          strength: 0.5,
        },
      ),
    ) +
    strap(
      ctx,
      path(`M${right - 20} ${top + 26}C${right - 22} ${top - 20} ${right - 5} ${top - 22} ${right - 4} ${top + 24}`),
      {
        width: 9,
        fabric: ctx.plain(lighten(upper.base, 0.08)),
        stitched: false,
      },
    )
  );
}
