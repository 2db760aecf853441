// Quilted jackets and gilets: channels of down across the body and a stand collar.
import { darken, mix } from '../../colour.ts';
import { castOn, gleam, seam, lined } from '../../light.ts';
import { AXIS, necklineHalf } from '../../parts/garment.ts';
import type { BodyPlan } from '../../parts/garment.ts';
import { acrossArm } from '../../parts/mens-arm.ts';
import type { Arm } from '../../parts/mens-arm.ts';
import { armhole, buildUpper, mensPlan } from '../../parts/menswear.ts';
import { zip } from '../../parts/notions.ts';
import { channels, quiltSeams, sleeveChannels } from '../../parts/quilting.ts';
import { flipped, joined, mirrored, parallel, path, reversed, ribbon, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw, rect } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

const PITCH = 31;

function standingCollar(ctx: Ctx, plan: BodyPlan, body: Path, lining: string): string {
  const [N, T] = [plan.neckHalf, plan.top];
  const base = ctx.fabric.base;
  const inside = mirrored(
    path(
      `M${AXIS} ${T - 26}C${AXIS - 18} ${T - 26} ${AXIS - N + 4} ${T - 24} ${AXIS - N} ${T - 20}C${AXIS - N + 2} ${T - 8} ${AXIS - 16} ${T + 4} ${AXIS} ${T + 6}`,
    ),
  );
  const half = path(
    `M${AXIS - N} ${T - 20}C${AXIS - N + 4} ${T - 8} ${AXIS - 18} ${T + 2} ${AXIS - 1} ${T + 4}V${T + 34}C${AXIS - 22} ${T + 32} ${AXIS - N - 6} ${T + 20} ${AXIS - N - 8} ${T + 3}C${AXIS - N - 7} ${T - 8} ${AXIS - N - 5} ${T - 16} ${AXIS - N} ${T - 20}Z`,
  );
  const line = path(`M${AXIS - N - 6} ${T - 8}C${AXIS - N} ${T + 8} ${AXIS - 18} ${T + 18} ${AXIS - 1} ${T + 20}`);
  const piece = (outline: Path, mark: Path): string =>
    castOn(ctx, body, outline, { base, dx: 1, dy: 5, soft: 4, strength: 0.5 }) +
    clothPiece(ctx, {
      outline,
      fabric: ctx.fabric,
      finish: 'silk',
      form: 0.95,
      over: seam(mark, base, { strength: 0.6 }),
    });
  return (
    lined(ctx, inside, lining, { strength: 0.85, soft: 9, over: rect(AXIS - 9, T - 8, 18, 9, { fill: '#f1e6d2' }) }) +
    draw(toD(inside), { fill: 'none', stroke: darken(base, 0.5), 'stroke-width': 1.1 }) +
    piece(half, line) +
    piece(flipped(half), flipped(line))
  );
}

/** The same collar from behind: one padded band about the neck. */
function standingCollarBack(ctx: Ctx, plan: BodyPlan, body: Path): string {
  const [N, T] = [plan.neckHalf, plan.top];
  const base = ctx.fabric.base;
  const outline = mirrored(
    path(
      `M${AXIS} ${T - 27}C${AXIS - 18} ${T - 27} ${AXIS - N + 4} ${T - 25} ${AXIS - N} ${T - 20}C${AXIS - N - 5} ${T - 16} ${AXIS - N - 7} ${T - 8} ${AXIS - N - 8} ${T + 3}C${AXIS - N + 4} ${T + 12} ${AXIS - 18} ${T + 15} ${AXIS} ${T + 15}`,
    ),
  );
  const across = path(`M${AXIS - N - 7} ${T - 9}C${AXIS - 18} ${T - 4} ${AXIS + 18} ${T - 4} ${AXIS + N + 7} ${T - 9}`);
  return (
    castOn(ctx, body, outline, { base, dx: 1, dy: 5, soft: 4, strength: 0.5 }) +
    clothPiece(ctx, {
      outline,
      fabric: ctx.fabric,
      finish: 'silk',
      form: 0.95,
      over: seam(across, base, { strength: 0.6 }),
    })
  );
}

export function padded(ctx: Ctx, style: 'puffer' | 'gilet'): string {
  const back = ctx.view === 'back';
  const { fabric } = ctx;
  const base = fabric.base;
  const lining = ctx.colourCount > 1 ? ctx.colour(1) : darken(base, 0.2);
  const bare = style === 'gilet';
  const plan = bare
    ? mensPlan({ neck: 33, shoulder: 80, drop: 17, chest: 101, underarm: 172, waist: 99, hem: 98, length: 262 })
    : mensPlan({ neck: 32, shoulder: 93, chest: 108, underarm: 162, waist: 104, hem: 101, length: 262 });
  const T = plan.top;
  const low = (plan.side.at(-1)?.[1] ?? 322) + plan.hemSag;
  const lines = Array.from({ length: 9 }, (_, n) => T + 30 + n * PITCH).filter((y) => y < low - 8);
  const across = (arm: Arm, n: number): Path => acrossArm(arm, 20 + n * 30);
  const pocket = (s: number): string =>
    zip(path(`M${AXIS + s * 60} ${T + 158}L${AXIS + s * 74} ${T + 214}`), {
      tape: darken(base, 0.3),
      metal: '#a5acb3',
      width: 4.4,
      pull: 0.08,
    });
  const { art, body } = buildUpper(ctx, {
    plan,
    neck: necklineHalf('crew', plan, back ? 10 : 22),
    fabric,
    back,
    finish: 'silk',
    sleeve: bare ? undefined : { length: 228, cuff: 46, lean: 14 },
    sleeveFolds: (_, arm) => {
      const left = (line: Path): Path => (arm.mirror ? flipped(line) : line);
      const rows = Array.from({ length: 7 }, (__, n) => n);
      return sleeveChannels(
        rows.map((n) => left(across(arm, n))),
        rows.map((n) => left(acrossArm(arm, 35 + n * 30))),
        30,
      );
    },
    overSleeve: (arm) => Array.from({ length: 7 }, (_, n) => seam(across(arm, n), base, { strength: 0.45 })).join(''),
    drape: 0.3,
    inside: back ? { dip: 8 } : false,
    bodyFolds: channels(T + 30 - PITCH, low, 120, PITCH),
    overBody: quiltSeams(base, lines) + (back ? '' : pocket(-1) + pocket(1)),
    form: 0.9,
  });
  const holes = bare
    ? [armhole(plan), flipped(armhole(plan))]
        .map((line, n) => {
          const band = ribbon(parallel(line, n ? 2.5 : -2.5, 26), 6, 40);
          return clothPiece(ctx, { outline: band, fabric: ctx.plain(mix(base, lining, 0.7)), form: 0.6, warp: 0 });
        })
        .join('')
    : '';
  const hem = joined([
    path(
      `M${AXIS - (plan.side.at(-1)?.[0] ?? 98)} ${low - 11}Q${AXIS} ${low - 1} ${AXIS + (plan.side.at(-1)?.[0] ?? 98)} ${low - 11}`,
    ),
    reversed(
      path(
        `M${AXIS - (plan.side.at(-1)?.[0] ?? 98)} ${low - 5}Q${AXIS} ${low + 5} ${AXIS + (plan.side.at(-1)?.[0] ?? 98)} ${low - 5}`,
      ),
    ),
  ]);
  const closure = back
    ? ''
    : zip(path(`M${AXIS} ${T + 6}V${low + 1}`), { tape: darken(base, 0.35), metal: '#b9bcc0', width: 7, pull: 0.05 });
  return (
    art +
    clothPiece(ctx, { outline: hem, fabric: ctx.plain(mix(base, lining, 0.7)), form: 0.5, warp: 0 }) +
    holes +
    gleam(ctx, path(`M${AXIS - 70} ${T + 52}C${AXIS - 74} ${T + 90} ${AXIS - 72} ${T + 130} ${AXIS - 74} ${T + 160}`), {
      width: 7,
      opacity: 0.12,
      soft: 3,
    }) +
    (back ? standingCollarBack(ctx, plan, body) : standingCollar(ctx, plan, body, lining)) +
    closure
  );
}
