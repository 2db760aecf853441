// Bottles of oil, shampoo, lotion and toner with the top that each wants.
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { clipTo, groundShadow } from '../light.ts';
import { prop } from '../parts/beauty/botanicals.ts';
import { dispenser } from '../parts/beauty/dispenser.ts';
import { glassBody, opaqueBody } from '../parts/beauty/vessel.ts';
import { labelOn, labelPrint, patchOf } from '../parts/beauty/label.ts';
import { createLathe, wrapPrint } from '../parts/lathe.ts';
import type { Lathe } from '../parts/lathe.ts';
import { toD } from '../path.ts';
import type { Knot } from '../path.ts';
import { draw, linear } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  form: ['boston', 'cylinder', 'tapered', 'waisted', 'flask'],
  body: ['opaque', 'clear', 'amber', 'frosted'],
  top: ['screw', 'flip', 'pump', 'spray', 'comb'],
  label: ['paper', 'print', 'pattern', 'band'],
  mark: ['leaf', 'palm', 'rose', 'sprig', 'drop', 'lotus', 'aloe', 'sun', 'moon', 'wave', 'marigold'],
  beside: ['none', 'coconut', 'onion', 'rose', 'hibiscus', 'coffee', 'almond', 'neem', 'jasmine', 'honeycomb', 'aloe'],
} as const;
type Cut = CutOf<typeof CUTS>;

const FORMS: Readonly<Record<Cut['form'], { profile: readonly Knot[]; wide: number }>> = {
  boston: {
    profile: [
      [22, 176],
      [23, 190, 'corner'],
      [50, 202],
      [66, 226],
      [68, 256],
      [68, 430],
      [65, 440],
      [58, 446],
    ],
    wide: 68,
  },
  cylinder: {
    profile: [
      [26, 172],
      [27, 182, 'corner'],
      [58, 186],
      [66, 194],
      [67, 206],
      [67, 432],
      [64, 442],
      [58, 446],
    ],
    wide: 67,
  },
  tapered: {
    profile: [
      [20, 160],
      [21, 172, 'corner'],
      [32, 186],
      [46, 230],
      [60, 300],
      [72, 392],
      [74, 424],
      [70, 440],
      [60, 446],
    ],
    wide: 74,
  },
  waisted: {
    profile: [
      [24, 176],
      [25, 188, 'corner'],
      [54, 200],
      [72, 226],
      [74, 262],
      [62, 316],
      [62, 352],
      [72, 398],
      [73, 430],
      [69, 441],
      [60, 446],
    ],
    wide: 74,
  },
  flask: {
    profile: [
      [22, 196],
      [23, 210, 'corner'],
      [66, 222],
      [98, 250],
      [110, 300],
      [110, 380],
      [100, 426],
      [80, 446],
    ],
    wide: 110,
  },
};

function labelFor(ctx: Ctx, cut: Cut, lathe: Lathe, from: number, to: number): string {
  const [ground, ink, accent] = [ctx.colour(2), ctx.colour(3), ctx.colour(4)];
  const print = labelPrint(lathe, { from, to, ink, accent, mark: cut.mark });
  if (cut.label === 'print') return print;
  if (cut.label === 'pattern') {
    const half = lathe.halfAt((from + to) / 2);
    const sheen = linear(
      ctx.defs,
      [256 - half, 0],
      [256 + half, 0],
      [
        [0, '#3a2340', 0.55],
        [0.25, '#fff8ea', 0.35],
        [0.45, '#fff8ea', 0],
        [1, '#3a2340', 0.55],
      ],
    );
    const [low, high] = [from + (to - from) * 0.2, to - (to - from) * 0.2];
    return (
      wrapPrint(ctx, lathe, ctx.fabric, from, to, 0.7) +
      clipTo(ctx, lathe.band(from, to), draw(toD(lathe.band(from, to)), { fill: sheen })) +
      labelOn(ctx, lathe, {
        from: low,
        to: high,
        ground,
        left: -0.62,
        right: 0.62,
        art: labelPrint(lathe, { from: low, to: high, ink, accent, mark: cut.mark, width: half }),
      })
    );
  }
  const frame = draw(toD(patchOf(lathe, from + 6, to - 6, -0.74, 0.74)), {
    fill: 'none',
    stroke: accent,
    'stroke-width': 1.5,
  });
  const bands =
    draw(toD(lathe.band(from, from + 12)), { fill: accent }) + draw(toD(lathe.band(to - 12, to)), { fill: accent });
  return labelOn(ctx, lathe, {
    from,
    to,
    ground,
    art: (cut.label === 'paper' ? frame : bands) + print,
    left: -0.82,
    right: 0.82,
    full: cut.label === 'band',
  });
}

function drawBottle(ctx: Ctx, cut: Cut): string {
  const form = FORMS[cut.form];
  const lathe = createLathe(256, form.profile, 0.11);
  const [neck, top] = [form.profile[0]?.[0] ?? 24, form.profile[0]?.[1] ?? 180];
  const tall = 446 - top;
  const colour = ctx.colour(0);
  const body =
    cut.body === 'opaque'
      ? opaqueBody(ctx, lathe, colour, 0.5)
      : cut.body === 'amber'
        ? glassBody(ctx, lathe, { glass: '#8f4c16', density: 0.62 })
        : glassBody(ctx, lathe, {
            glass: cut.body === 'clear' ? '#e3eeec' : '#ecebe6',
            density: cut.body === 'clear' ? 0.16 : 0.5,
            frosted: cut.body === 'frosted',
            liquid: colour,
            level: top + tall * (cut.form === 'tapered' ? 0.2 : 0.14),
          });
  const [from, to] =
    cut.form === 'waisted'
      ? [top + tall * 0.28, top + tall * 0.86]
      : cut.form === 'tapered'
        ? [top + tall * 0.42, top + tall * 0.92]
        : [top + tall * 0.32, top + tall * 0.9];
  return (
    groundShadow(ctx, { x: 260, y: 445, width: lathe.halfAt(440) * 2.3, depth: 17 }) +
    body +
    labelFor(ctx, cut, lathe, from, to) +
    dispenser(ctx, { style: cut.top, cx: 256, neck, top, colour: ctx.colour(1) })
  );
}

const ABOVE: Readonly<Record<Cut['top'], number>> = { screw: 30, flip: 40, pump: 112, spray: 86, comb: 84 };

export const kind = defineKind({
  name: 'toiletry-bottle',
  about: 'bottle of oil, shampoo, lotion or toner; colours: body or liquid, top, label, ink, accent',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const form = FORMS[cut.form];
    const top = (form.profile[0]?.[1] ?? 180) - ABOVE[cut.top];
    const aside = cut.beside !== 'none';
    const whole = (): string =>
      drawBottle(ctx, cut) + (cut.beside === 'none' ? '' : prop(ctx, cut.beside, 256 + form.wide + 34, 422, 1.08));
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 230], sharp: 140, reach: 390 },
        zoom(ctx, { x: 256, y: top + 122, factor: 1.75, turn: -6 }, whole),
      );
    const spout = cut.top === 'pump' ? 30 : 0;
    const extent = {
      x: 256 - form.wide - 10 - spout,
      y: top,
      width: form.wide * 2 + 20 + spout + (aside ? 84 : 0),
      height: 446 - top,
    };
    const height = Math.min(410, extent.height * 1.3);
    return fit(ctx, extent, { x: 46, y: groundFor(ctx, height) - height, width: 420, height }, whole, true);
  },
});
