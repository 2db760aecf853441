// What is printed on or sewn into the front of a tee. Prints are painted on the cloth, so its folds bend them.
import { darken, lighten, mix } from '../../colour.ts';
import type { Cut } from './plan.ts';
import { seam, stitches } from '../../light.ts';
import { AXIS } from '../../parts/garment.ts';
import type { BodyPlan } from '../../parts/garment.ts';
import { sewnPiece } from '../../parts/panel.ts';
import { parallel, path } from '../../path.ts';
import { circle, draw, group, line, place, rect } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

const WIDE = { x: 40, width: 432 };

/** A half sun going down behind stripes that grow thinner. */
function sun(ctx: Ctx): string {
  const [disc, stripe] = [ctx.colour(1), ctx.colour(2)];
  const bars = [0, 1, 2, 3, 4].map((n) => rect(-50, 2 + n * 9.5, 100, 2 + n * 1.25, { fill: ctx.colour(0) })).join('');
  return (
    circle(0, 0, 47, { fill: disc }) +
    draw('M-47 0A47 47 0 0 0 47 0Z', { fill: mix(disc, stripe, 0.7) }) +
    bars +
    [-1, 1]
      .map((s) =>
        draw(`M${s * 18} -40C${s * 24} -52 ${s * 34} -52 ${s * 38} -44C${s * 44} -50 ${s * 52} -48 ${s * 56} -42`, {
          fill: 'none',
          stroke: stripe,
          'stroke-width': 2.4,
          'stroke-linecap': 'round',
        }),
      )
      .join('')
  );
}

function mountains(ctx: Ctx): string {
  const [far, near, snow] = [ctx.colour(1), ctx.colour(2), ctx.colour(3)];
  return (
    circle(20, -26, 15, { fill: snow }) +
    draw('M-58 34L-24 -22L-10 -4L4 -26L44 34Z', { fill: far }) +
    draw('M-24 -22L-14 -6L-20 -8L-26 0L-32 -8Z M4 -26L15 -9L8 -11L2 -3L-5 -12Z', { fill: snow }) +
    draw('M-62 36L-34 4L-18 22L8 -4L38 24L48 14L64 36Z', { fill: near }) +
    [42, 48, 54].map((y, n) => rect(-44 + n * 12, y, 88 - n * 24, 2.6, { fill: near })).join('')
  );
}

/** Two paper kites with their tails. */
function kite(ctx: Ctx): string {
  const one = (fill: string, other: string): string =>
    draw('M0 -30L26 0L0 30L-26 0Z', { fill }) +
    draw('M0 -30L26 0L0 0Z M0 0L-26 0L0 30Z', { fill: other }) +
    draw('M-26 0Q0 -22 26 0M0 -30V30', { fill: 'none', stroke: darken(fill, 0.45), 'stroke-width': 1.4 }) +
    draw('M0 30L-7 40H7Z', { fill: other });
  return (
    place(one(ctx.colour(1), ctx.colour(2)), { x: -16, y: -8, turn: -18, scale: 1.15 }) +
    place(one(ctx.colour(2), ctx.colour(3)), { x: 40, y: -34, turn: 24, scale: 0.56 }) +
    draw('M-2 36C14 52 -6 66 16 78M31 -14C37 6 19 20 29 44', {
      fill: 'none',
      stroke: ctx.colour(3),
      'stroke-width': 1.8,
      'stroke-linecap': 'round',
    })
  );
}

/** A cutting-chai glass with steam. */
function chai(ctx: Ctx): string {
  const [tea, steam, saucer] = [ctx.colour(1), ctx.colour(2), ctx.colour(3)];
  const ribs = [-15, -5, 5, 15]
    .map((x) =>
      line(x, 26, x * 0.86, 58, { stroke: lighten(tea, 0.4), 'stroke-width': 2.2, 'stroke-linecap': 'round' }),
    )
    .join('');
  return (
    draw('M-27 0H27L20 64Q0 70 -20 64Z', { fill: lighten(steam, 0.1), opacity: 0.55 }) +
    draw('M-25 12H25L19 60Q0 65 -19 60Z', { fill: tea }) +
    ribs +
    draw('M-44 66Q0 82 44 66L34 76Q0 86 -34 76Z', { fill: saucer }) +
    [-12, 4]
      .map((x) =>
        draw(`M${x} -8C${x - 14} -20 ${x + 14} -30 ${x} -44C${x - 5} -50 ${x - 2} -56 ${x + 4} -60`, {
          fill: 'none',
          stroke: steam,
          'stroke-width': 3.6,
          'stroke-linecap': 'round',
        }),
      )
      .join('')
  );
}

/** Painted before the cloth is folded. */
export function printOf(ctx: Ctx, cut: Cut, plan: BodyPlan): string {
  const chest = plan.top + 92;
  const at = (art: string, scale = 1.08): string => place(art, { x: AXIS, y: chest + 14, scale });
  switch (cut.design) {
    case 'sun':
      return at(sun(ctx));
    case 'mountains':
      return at(mountains(ctx), 1.16);
    case 'kite':
      return at(kite(ctx), 1.1);
    case 'chai':
      return at(chai(ctx), 1.05);
    case 'band':
      return (
        rect(WIDE.x, chest - 16, WIDE.width, 50, { fill: ctx.colour(1) }) +
        rect(WIDE.x, chest - 27, WIDE.width, 6, { fill: ctx.colour(2) }) +
        rect(WIDE.x, chest + 39, WIDE.width, 6, { fill: ctx.colour(2) })
      );
    case 'panels':
      return group(
        {},
        rect(WIDE.x, chest + 6, WIDE.width, 74, { fill: ctx.colour(1) }),
        rect(WIDE.x, chest + 80, WIDE.width, 220, { fill: ctx.colour(2) }),
      );
    default:
      return '';
  }
}

/** Sewn after: pockets, seams, double stitching at the hem. */
export function sewnOf(ctx: Ctx, cut: Cut, plan: BodyPlan, hem: ReturnType<typeof path>): string {
  const base = cut.design === 'panels' ? ctx.colour(2) : ctx.fabric.base;
  const thread = lighten(base, 0.3);
  const rows = [7, 10]
    .map((d) => stitches(parallel(hem, -d), thread, { width: 0.7, length: 2.6, gap: 1.8, opacity: 0.6 }))
    .join('');
  const chest = plan.top + 92;
  const pocket = (): string => {
    const [l, r, y] = [AXIS + 22, AXIS + 64, plan.top + 76];
    const edge = path(
      `M${l} ${y + 2}V${y + 40}Q${l} ${y + 46} ${l + 6} ${y + 47}H${r - 6}Q${r} ${y + 46} ${r} ${y + 40}V${y + 2}`,
    );
    const colour = ctx.colourCount > 1 ? ctx.colour(ctx.colourCount - 1) : ctx.colour(0);
    return (
      sewnPiece(ctx, {
        outline: path(
          `M${l} ${y}H${r}V${y + 40}Q${r} ${y + 46} ${r - 6} ${y + 47}H${l + 6}Q${l} ${y + 46} ${l} ${y + 40}Z`,
        ),
        fabric: ctx.plain(colour),
        under: path('M0 0H512V600H0Z'),
        sewn: [edge],
        inset: 3,
        form: 0.3,
        warp: 1,
      }) + seam(path(`M${l} ${y + 9}H${r}`), colour, { strength: 0.35 })
    );
  };
  const seams =
    cut.design === 'panels'
      ? [6, 80].map((dy) => seam(path(`M60 ${chest + dy}H452`), darken(base, 0.1), { strength: 0.5 })).join('')
      : cut.design === 'yoke'
        ? seam(path(`M130 ${plan.top + 58}Q256 ${plan.top + 62} 382 ${plan.top + 58}`), base, { strength: 0.55 })
        : '';
  return rows + seams + (cut.design === 'pocket' ? pocket() : '');
}
