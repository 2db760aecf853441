// What lies on the front of a shirt: the button band, pockets, the yoke's seam.
import { darken, lighten, lightnessOf, mix } from '../../colour.ts';
import type { Cut } from './plan.ts';
import { castOn, seam, stitches } from '../../light.ts';
import { AXIS } from '../../parts/garment.ts';
import type { BodyPlan } from '../../parts/garment.ts';
import { button } from '../../parts/notions.ts';
import { parallel, path, roundRect } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { sewnPiece } from '../../parts/panel.ts';
import type { Ctx } from '../../types.ts';

const HORN = '#7d5b41';

export function threadOf(ctx: Ctx): string {
  const base = ctx.fabric.base;
  return lightnessOf(base) > 0.78 ? darken(base, 0.14) : lighten(base, 0.34);
}

/** Pearl takes the cloth's tone; on pale checks the small buttons of a collar are seen only if they are of horn. */
export function buttonOf(ctx: Ctx, cut: Cut): string {
  if (cut.buttons === 'horn') return HORN;
  const base = ctx.fabric.base;
  return lightnessOf(base) > 0.8 ? mix(base, '#d8cdb8', 0.6) : mix(base, '#f3ead8', 0.82);
}

/** The band with its buttons, from the neck's depth down to the hem. */
export function buttonBand(ctx: Ctx, cut: Cut, from: number, to: number, count: number, scale?: number): string {
  const base = ctx.fabric.base;
  const strip = roundRect(AXIS - 9.5, from - 3, 19, to - from + 40, 1);
  const pitch = (to - from - 26) / (count - 1);
  return (
    castOn(ctx, path(`M0 0H512V600H0Z`), strip, { base, dx: 2.4, dy: 1, soft: 2, strength: 0.4 }) +
    clothPiece(ctx, {
      outline: strip,
      fabric: ctx.fabric,
      scale,
      origin: [254.5, 252],
      form: 0.25,
      edge: 0.5,
      warp: 0,
    }) +
    [-6.6, 6.6]
      .map((dx) =>
        stitches(path(`M${AXIS + dx} ${from}V${to + 30}`), threadOf(ctx), {
          width: 0.8,
          length: 3,
          gap: 2,
          opacity: 0.65,
        }),
      )
      .join('') +
    Array.from({ length: count }, (_, n) => button(ctx, AXIS, from + 15 + n * pitch, 3.7, buttonOf(ctx, cut))).join('')
  );
}

function patchPocket(ctx: Ctx, cut: Cut, plan: BodyPlan, x: number, flap: boolean, shade = ''): string {
  const y = plan.top + 74;
  const [l, r] = [AXIS + x, AXIS + x + 46];
  const m = (l + r) / 2;
  const outline = path(`M${l} ${y}H${r}V${y + 44}L${m} ${y + 54}L${l} ${y + 44}Z`);
  const under = path('M0 0H512V600H0Z');
  const rim = path(`M${l} ${y + 8}H${r}`);
  const round = path(`M${l} ${y + 2}V${y + 44}L${m} ${y + 54}L${r} ${y + 44}V${y + 2}`);
  const bag = sewnPiece(ctx, {
    outline,
    fabric: ctx.fabric,
    origin: [257.5, 254],
    under,
    sewn: [round],
    inset: 3,
    thread: threadOf(ctx),
    form: 0.3,
    warp: 2,
    over: shade + (flap ? '' : seam(rim, ctx.fabric.base, { strength: 0.35 })),
  });
  if (!flap) return bag;
  const lid = path(`M${l - 2} ${y - 8}H${r + 2}V${y + 8}L${m} ${y + 17}L${l - 2} ${y + 8}Z`);
  const lidEdge = path(`M${l - 2} ${y - 6}V${y + 8}L${m} ${y + 17}L${r + 2} ${y + 8}V${y - 6}`);
  return (
    bag +
    sewnPiece(ctx, {
      outline: lid,
      fabric: ctx.fabric,
      origin: [255, 251],
      under,
      sewn: [lidEdge],
      inset: 3,
      thread: threadOf(ctx),
      form: 0.45,
      lift: 2,
      warp: 2,
    }) +
    button(ctx, m, y + 8, 3, buttonOf(ctx, cut))
  );
}

/** `shade` is the light of a flat body, which a pocket on it shares. */
export function frontOf(ctx: Ctx, cut: Cut, plan: BodyPlan, depth: number, shade = ''): string {
  const { top } = plan;
  const base = ctx.fabric.base;
  const low = (plan.side.at(-1)?.[1] ?? 330) + (cut.hem === 'tails' ? plan.hemSag : 0);
  const thread = threadOf(ctx);
  const yokes = [-1, 1]
    .map((s) => {
      const line = path(
        `M${AXIS + s * (plan.neckHalf + 1)} ${top + 13}L${AXIS + s * (plan.shoulderHalf + 4)} ${top + 36}`,
      );
      return (
        seam(line, base, { strength: 0.45 }) + stitches(parallel(line, 3.4 * s), thread, { width: 0.7, opacity: 0.5 })
      );
    })
    .join('');
  const pockets =
    cut.pocket === 'one'
      ? patchPocket(ctx, cut, plan, 25, false, shade)
      : cut.pocket === 'flaps'
        ? patchPocket(ctx, cut, plan, 27, true) + patchPocket(ctx, cut, plan, -73, true)
        : cut.pocket === 'two'
          ? patchPocket(ctx, cut, plan, 27, false) + patchPocket(ctx, cut, plan, -73, false)
          : '';
  const from = top + depth;
  return yokes + pockets + buttonBand(ctx, cut, from, low, cut.collar === 'camp' ? 5 : cut.front === 'open' ? 6 : 7);
}
