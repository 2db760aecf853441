// Zipped jackets with a soft hang: the bomber with knitted ribs and the hooded windcheater.
import { darken, lighten, mix } from '../../colour.ts';
import { castOn, clipTo, crease, hollow, seam, stitches } from '../../light.ts';
import { ribNeck } from '../../parts/collars.ts';
import { AXIS, necklineHalf } from '../../parts/garment.ts';
import type { BodyPlan } from '../../parts/garment.ts';
import { drawHood, drawHoodDown, hoodDownOutline, hoodOutline } from '../../parts/hood.ts';
import { acrossArm } from '../../parts/mens-arm.ts';
import type { Arm } from '../../parts/mens-arm.ts';
import { buildUpper, hemBand, mensPlan } from '../../parts/menswear.ts';
import { zip } from '../../parts/notions.ts';
import { joined, mirrored, parallel, path, reversed, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw, rect } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

/** The low knitted collar, its two ends meeting at the zip. */
function ribCollar(ctx: Ctx, plan: BodyPlan, body: Path, colour: string, stripe: string): string {
  const [N, T] = [plan.neckHalf, plan.top];
  const half = path(
    `M${AXIS - N + 3} ${T - 13}C${AXIS - N} ${T + 4} ${AXIS - 16} ${T + 16} ${AXIS - 2} ${T + 18}L${AXIS - 2} ${T + 33}C${AXIS - 22} ${T + 31} ${AXIS - N - 6} ${T + 18} ${AXIS - N - 8} ${T + 2}Z`,
  );
  const line = path(`M${AXIS - N - 1} ${T - 6}C${AXIS - N - 2} ${T + 12} ${AXIS - 18} ${T + 24} ${AXIS - 2} ${T + 26}`);
  const rim = path(
    `M${AXIS - N + 3} ${T - 13}C${AXIS - 14} ${T - 20} ${AXIS + 14} ${T - 20} ${AXIS + N - 3} ${T - 13}`,
  );
  const inside = mirrored(
    path(
      `M${AXIS} ${T - 18}C${AXIS - 14} ${T - 18} ${AXIS - N + 8} ${T - 16} ${AXIS - N + 3} ${T - 13}C${AXIS - N} ${T + 4} ${AXIS - 16} ${T + 18} ${AXIS} ${T + 20}`,
    ),
  );
  const cloth = ctx.cloth({ name: 'rib', scale: 0.55 }, [colour]);
  const piece = (outline: Path, mark: Path): string =>
    castOn(ctx, body, outline, { base: colour, dx: 1, dy: 4, soft: 3, strength: 0.5 }) +
    clothPiece(ctx, {
      outline,
      fabric: cloth,
      form: 0.7,
      warp: 0,
      onCloth: draw(toD(mark), { fill: 'none', stroke: stripe, 'stroke-width': 3 }),
    });
  const flip = (one: Path): Path => ({
    start: [2 * AXIS - one.start[0], one.start[1]],
    curves: one.curves.map(([a, b, c]) => [
      [2 * AXIS - a[0], a[1]],
      [2 * AXIS - b[0], b[1]],
      [2 * AXIS - c[0], c[1]],
    ]),
    closed: one.closed,
  });
  return (
    clipTo(
      ctx,
      inside,
      draw(toD(inside), { fill: darken(colour, 0.25) }),
      rect(AXIS - 10, T + 2, 20, 10, { fill: '#f1e6d2' }),
      hollow(ctx, inside, colour, { strength: 0.8, soft: 8 }),
    ) +
    draw(toD(rim), { fill: 'none', stroke: darken(colour, 0.5), 'stroke-width': 1.2 }) +
    piece(half, line) +
    piece(flip(half), flip(line))
  );
}

function ribBand(ctx: Ctx, outline: Path, colour: string, stripe: string, marks: readonly Path[], turn = 0): string {
  return clothPiece(ctx, {
    outline,
    fabric: ctx.cloth({ name: 'rib', scale: 0.6 }, [colour]),
    turn,
    form: 0.8,
    warp: 0,
    onCloth: marks.map((mark) => draw(toD(mark), { fill: 'none', stroke: stripe, 'stroke-width': 3 })).join(''),
  });
}

export function bomber(ctx: Ctx, style: 'bomber' | 'windcheater'): string {
  const back = ctx.view === 'back';
  const hooded = style === 'windcheater';
  const { fabric } = ctx;
  const base = fabric.base;
  const rib = hooded ? base : mix(ctx.colour(0), '#1c1b22', 0.25);
  const accent = ctx.colourCount > 1 ? ctx.colour(1) : lighten(base, 0.5);
  const plan = mensPlan({ neck: 31, shoulder: 92, chest: 104, underarm: 160, waist: 102, hem: 92, length: 262 });
  const T = plan.top;
  const low = (plan.side.at(-1)?.[1] ?? 322) + plan.hemSag;
  const from = hooded ? T + 32 : T + 18;
  const welt = (s: number): string => {
    const line = path(`M${AXIS + s * 64} ${T + 148}L${AXIS + s * 76} ${T + 206}`);
    return hooded
      ? zip(line, { tape: darken(base, 0.2), metal: accent, width: 4, pull: 0.1 })
      : crease(ctx, line, base, { width: 3, strength: 0.5 }) +
          stitches(parallel(line, s * -5), lighten(base, 0.3), { width: 0.9, length: 3, gap: 2 }) +
          stitches(parallel(line, s * 5), lighten(base, 0.3), { width: 0.9, length: 3, gap: 2 });
  };
  const cuffs = (arm: Arm): string => {
    const high = hooded ? 13 : 24;
    const outline = joined([acrossArm(arm, high, -2.5), reversed(acrossArm(arm, -1.5, -2))]);
    return ribBand(
      ctx,
      outline,
      hooded ? darken(base, 0.1) : rib,
      accent,
      hooded ? [] : [acrossArm(arm, 8), acrossArm(arm, 14)],
      arm.lean,
    );
  };
  // The windcheater's shoulders are of a second colour, meeting the body in a slanted seam.
  const line = path(`M${AXIS - 130} ${T + 112}L${AXIS} ${T + 86}L${AXIS + 130} ${T + 112}`);
  const shoulders = hooded
    ? draw(`${toD(line)}V0H${AXIS - 130}Z`, { fill: ctx.colour(2) }) +
      draw(toD(line), { fill: 'none', stroke: accent, 'stroke-width': 5 })
    : '';
  const { art, body } = buildUpper(ctx, {
    plan,
    neck: necklineHalf('crew', plan, back ? 12 : 22),
    fabric,
    back,
    finish: hooded ? 'silk' : 'silk',
    sleeve: { length: 232, cuff: 42, lean: 12.5 },
    sleeveFabric: hooded ? ctx.plain(ctx.colour(2)) : undefined,
    cuffs,
    overSleeve: (arm) =>
      hooded
        ? ''
        : !arm.mirror
          ? zip(armPocket(arm), { tape: darken(base, 0.2), metal: '#b9bcc0', width: 3.4, pull: 0.1 })
          : '',
    drape: 0.6,
    inside: back ? { dip: 8 } : false,
    onBody: shoulders,
    overBody: back ? '' : (hooded ? seam(line, base, { strength: 0.4 }) : '') + welt(-1) + welt(1),
    shades: hooded ? [back ? hoodDownOutline(plan) : hoodOutline(plan)] : [],
  });
  const band = hemBand(plan, hooded ? 12 : 25, -0.5);
  const curve = (d: number): Path =>
    path(`M${AXIS - 96} ${low - 5 - d}Q${AXIS} ${low + 5 - d} ${AXIS + 96} ${low - 5 - d}`);
  const waist =
    castOn(ctx, body, band, { base, dx: 0, dy: -4, soft: 4, strength: 0.4 }) +
    ribBand(ctx, band, hooded ? darken(base, 0.1) : rib, accent, hooded ? [] : [curve(9), curve(16)]);
  const closure = back
    ? ''
    : zip(path(`M${AXIS} ${from}V${low + 2}`), {
        tape: darken(base, 0.25),
        metal: hooded ? accent : '#b9bcc0',
        width: 6.4,
        pull: 0.05,
      });
  const head = hooded
    ? back
      ? drawHoodDown(ctx, plan, body, ctx.plain(ctx.colour(2)))
      : drawHood(ctx, plan, body, {
          fabric: ctx.plain(ctx.colour(2)),
          lining: darken(accent, 0.1),
          cord: '#f1ece2',
          zipped: true,
        })
    : back
      ? ribNeck(ctx, necklineHalf('crew', plan, 12), body, { colour: rib, width: 13 })
      : ribCollar(ctx, plan, body, rib, accent);
  return art + waist + (hooded ? closure + head : head + closure);
}

function armPocket(arm: Arm): Path {
  const line = acrossArm(arm, 150, -8);
  const end = line.curves.at(-1)?.[2] ?? line.start;
  return path(`M${line.start[0] + 4} ${line.start[1] - 16}L${end[0] - 6} ${end[1] + 10}`);
}
