// Serum in a glass bottle with a dropper, with what is in it beside it.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { clipTo, gleam, groundShadow } from '../light.ts';
import { prop } from '../parts/beauty/botanicals.ts';
import { createLathe, turnedFill } from '../parts/lathe.ts';
import type { Lathe } from '../parts/lathe.ts';
import { glassBody } from '../parts/beauty/vessel.ts';
import { labelOn, labelPrint, patchOf } from '../parts/beauty/label.ts';
import { capArt } from '../parts/beauty/cap.ts';
import { paintStops } from '../materials.ts';
import { path, toD } from '../path.ts';
import type { Knot } from '../path.ts';
import { draw, ellipse, linear, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  glass: ['amber', 'clear', 'green', 'cobalt', 'frosted'],
  form: ['round', 'tall', 'squat'],
  collar: ['gold', 'silver', 'rosegold', 'ribbed', 'wood'],
  label: ['paper', 'band', 'print'],
  mark: ['citrus', 'drop', 'sprig', 'leaf', 'rose', 'lotus', 'sun', 'moon', 'wave'],
  beside: ['none', 'citrus', 'rosemary', 'rose', 'neem', 'jasmine', 'marigold', 'aloe', 'almond', 'drops'],
} as const;
type Cut = CutOf<typeof CUTS>;

const GLASS: Readonly<Record<Cut['glass'], { glass: string; density: number; frosted?: boolean }>> = {
  amber: { glass: '#9a5418', density: 0.62 },
  clear: { glass: '#e3eeec', density: 0.2 },
  green: { glass: '#3d6b46', density: 0.62 },
  cobalt: { glass: '#274a9c', density: 0.66 },
  frosted: { glass: '#eceae4', density: 0.5, frosted: true },
};

const FORMS: Readonly<Record<Cut['form'], { profile: readonly Knot[]; bulb: number; tall: number }>> = {
  round: {
    profile: [
      [27, 190],
      [28, 204, 'corner'],
      [60, 216],
      [76, 236],
      [78, 262],
      [78, 424],
      [75, 438],
      [66, 446],
    ],
    bulb: 70,
    tall: 376,
  },
  tall: {
    profile: [
      [24, 176],
      [25, 190, 'corner'],
      [46, 198],
      [56, 212],
      [57, 236],
      [57, 430],
      [55, 440],
      [49, 446],
    ],
    bulb: 60,
    tall: 386,
  },
  squat: {
    profile: [
      [28, 226],
      [29, 240, 'corner'],
      [78, 254],
      [100, 280],
      [106, 316],
      [106, 412],
      [100, 434],
      [86, 446],
    ],
    bulb: 106,
    tall: 340,
  },
};

function dropperTop(ctx: Ctx, cut: Cut, top: number, neck: number, bulbTop: number): string {
  const bulb = createLathe(
    256,
    [
      [7, bulbTop],
      [14, bulbTop + 5],
      [17, bulbTop + 18],
      [16, bulbTop + 44],
      [18, top - 40],
      [23, top - 34, 'corner'],
      [23, top - 30],
    ],
    0.14,
  );
  const rubber = ctx.colour(2);
  return (
    turnedFill(ctx, bulb, paintStops(rubber, 0.15)) +
    clipTo(
      ctx,
      bulb.outline,
      gleam(ctx, path(`M246 ${bulbTop + 8}C243 ${bulbTop + 22} 244 ${bulbTop + 40} 244 ${top - 40}`), {
        width: 6,
        opacity: 0.4,
        soft: 2,
      }),
    ) +
    draw(toD(bulb.outline), { fill: 'none', stroke: darken(rubber, 0.6), 'stroke-width': 1, 'stroke-opacity': 0.6 }) +
    capArt(ctx, { cx: 256, half: neck + 6, top: top - 32, bottom: top + 9, style: cut.collar, colour: rubber })
  );
}

function labelOf(ctx: Ctx, cut: Cut, lathe: Lathe, from: number, to: number): string {
  const [ground, ink, accent] = [ctx.colour(0), ctx.colour(1), ctx.colour(3)];
  const tall = to - from;
  const print = labelPrint(lathe, { from, to, ink, accent, mark: cut.mark });
  if (cut.label === 'print') return print;
  const frame = draw(toD(patchOf(lathe, from + 6, to - 6, -0.72, 0.72)), {
    fill: 'none',
    stroke: accent,
    'stroke-width': 1.5,
  });
  const stripe =
    draw(toD(lathe.band(from + tall * 0.7, to)), { fill: accent, opacity: 0.28 }) +
    draw(toD(lathe.band(from + tall * 0.7, from + tall * 0.7 + 3)), { fill: accent });
  const art = (cut.label === 'paper' ? frame : stripe) + print;
  return labelOn(ctx, lathe, { from, to, ground, art, left: -0.8, right: 0.8, full: cut.label === 'band' });
}

function drawBottle(ctx: Ctx, cut: Cut): string {
  const form = FORMS[cut.form];
  const lathe = createLathe(256, form.profile, 0.12);
  const [top, neck] = [form.profile[0]?.[1] ?? 200, form.profile[0]?.[0] ?? 26];
  const shoulder = form.profile[4]?.[1] ?? 250;
  const half = lathe.halfAt(360);
  const from = shoulder + 10;
  const to = 424;
  const tube = draw(`M251 ${top - 4}V404C251 411 261 411 261 404V${top - 4}Z`, {
    fill: '#ffffff',
    opacity: 0.35,
    stroke: darken(GLASS[cut.glass].glass, 0.5),
    'stroke-width': 0.9,
  });
  const liquid =
    cut.glass === 'clear' || cut.glass === 'frosted' ? ctx.colour(4) : darken(GLASS[cut.glass].glass, 0.25);
  return (
    groundShadow(ctx, { x: 260, y: 445, width: half * 2.3, depth: 17 }) +
    glassBody(ctx, lathe, { ...GLASS[cut.glass], liquid, level: shoulder - 8, within: tube }) +
    labelOf(ctx, cut, lathe, from, to) +
    dropperTop(ctx, cut, top, neck, form.bulb)
  );
}

/** A few drops of the serum on the table. */
function dropsOf(ctx: Ctx): string {
  const colour = ctx.colour(4);
  const one = (x: number, y: number, r: number): string =>
    ellipse(x + r * 0.2, y + r * 0.26, r * 1.04, r * 0.5, { fill: darken(ctx.tint, 0.5), opacity: 0.35 }) +
    ellipse(x, y, r, r * 0.46, {
      fill: linear(
        ctx.defs,
        [x - r, y - r * 0.4],
        [x + r, y + r * 0.5],
        [
          [0, darken(colour, 0.3)],
          [0.5, colour],
          [1, lighten(colour, 0.7)],
        ],
      ),
      stroke: darken(colour, 0.4),
      'stroke-width': 0.8,
    }) +
    ellipse(x - r * 0.38, y - r * 0.16, r * 0.3, r * 0.1, { fill: '#ffffff', opacity: 0.95 });
  return one(0, 0, 40) + one(56, -12, 13) + one(-16, 24, 9);
}

export const kind = defineKind({
  name: 'serum-bottle',
  about: 'glass bottle with dropper; colours: label, its ink, rubber, accent, liquid',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const form = FORMS[cut.form];
    const aside = cut.beside !== 'none';
    const fruit = cut.beside === 'citrus';
    const beside = (): string => {
      if (cut.beside === 'none') return '';
      if (cut.beside === 'drops') return place(dropsOf(ctx), { x: 366, y: 440 });
      if (fruit) return prop(ctx, cut.beside, 402, 408, 1.8);
      return prop(ctx, cut.beside, cut.form === 'squat' ? 396 : 366, 424, 1.05);
    };
    const whole = (): string => drawBottle(ctx, cut) + beside();
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 130, reach: 380 },
        zoom(ctx, { x: 262, y: form.bulb + 190, factor: 2, turn: -7 }, whole),
      );
    }
    const extent = { x: aside ? 150 : 130, y: form.bulb, width: fruit ? 382 : aside ? 290 : 252, height: form.tall };
    const height = Math.min(396, form.tall * 1.16);
    return fit(ctx, extent, { x: 30, y: 30, width: 452, height: groundFor(ctx, height) - 30 }, whole, true);
  },
});
