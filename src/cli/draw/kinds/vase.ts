// Vases, empty or with dried and cut flowers.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { clipTo, formShade, gleam, groundShadow, innerRim } from '../light.ts';
import { glass } from '../materials.ts';
import { branch, pampas, rose } from '../parts/greenery.ts';
import { createLathe } from '../parts/lathe.ts';
import { bead } from '../parts/stones.ts';
import { groove, mouth, turnedBody, ringLine } from '../parts/ware.ts';
import type { Stuff } from '../parts/ware.ts';
import { oval, path, ribbon, smooth, toD } from '../path.ts';
import type { Knot } from '../path.ts';
import { draw, ellipse, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';
import { CUTS, FORMS } from './vase/forms.ts';

type Cut = CutOf<typeof CUTS>;

const TOPS: Readonly<Record<Cut['form'], number>> = {
  bud: -212,
  amphora: -250,
  cylinder: -220,
  ginger: -214,
  matka: -158,
  donut: -218,
};

function stems(ctx: Ctx, cut: Cut, top: number, half: number): string {
  const tall = top + 30;
  const stalk = (s: number, length: number): Knot[] => [
    [s * half * 0.4, tall + 40],
    [s * half * 0.7, top],
    [s * half + s * length * 0.24, top - length * 0.55],
    [s * half + s * length * 0.52, top - length],
  ];
  const [first, second] = [ctx.colour(Math.max(1, ctx.colourCount - 2)), ctx.colour(ctx.colourCount - 1)];
  if (cut.stems === 'pampas')
    return [-1, 0.9, -0.35, 0.3]
      .map((s, n) => pampas(ctx, stalk(s, 168 - Math.abs(s) * 24 + n * 6), n % 2 ? first : second))
      .join('');
  if (cut.stems === 'eucalyptus')
    return [-0.9, 1, 0.1]
      .map((s, n) =>
        branch(stalk(s, 160 - n * 10), {
          colour: n === 2 ? lighten(second, 0.12) : second,
          leaf: 36,
          count: 8,
          round: true,
        }),
      )
      .join('');
  if (cut.stems === 'roses') {
    const heads = [-1, -0.5, 0.05, 0.56, 1];
    return (
      heads.map((s, n) => branch(stalk(s, 108 + (n % 2 ? 42 : 0)), { colour: second, leaf: 30, count: 3 })).join('') +
      heads
        .map((s, n) => {
          const end = stalk(s, 108 + (n % 2 ? 42 : 0)).at(-1) ?? [0, 0];
          return rose(end[0], end[1], 26 - Math.abs(s) * 3, n % 2 ? first : lighten(first, 0.2));
        })
        .join('')
    );
  }
  if (cut.stems === 'balls') {
    return [-1, -0.55, -0.1, 0.34, 0.8, 1.1]
      .map((s, n) => {
        const knots = stalk(s * 0.8, 120 + ((n * 37) % 60));
        const end = knots.at(-1) ?? [0, 0];
        return (
          draw(toD(ribbon(smooth(knots), 2.6)), { fill: darken(second, 0.3) }) +
          bead(ctx, end[0], end[1], 12 + (n % 3) * 2, n % 2 ? first : second)
        );
      })
      .join('');
  }
  return '';
}

/** A ring-shaped vase standing on a flat foot. */
function donut(ctx: Ctx, colour: string): string {
  const body = oval(0, -96, 96, 94);
  const hole = oval(0, -96, 36, 35);
  const neck = createLathe(
    0,
    [
      [24, -218],
      [20, -208],
      [18, -190],
      [26, -182],
    ],
    0.22,
  );
  const skin = ctx.random.fork('specks');
  const specks = Array.from({ length: 60 }, () =>
    ellipse(skin.near(0, 96), -96 + skin.near(0, 96), skin.between(0.6, 1.7), skin.between(0.6, 1.4), {
      fill: darken(colour, 0.4),
      opacity: 0.4,
    }),
  ).join('');
  return (
    turnedBody(ctx, neck, { stuff: 'matt', colour }) +
    mouth(ctx, neck, { stuff: 'matt', colour, lip: 4 }) +
    clipTo(
      ctx,
      [body, hole],
      draw(toD(body), { fill: colour }),
      specks,
      formShade(ctx, body, colour, { amount: 1, reach: 40 }),
      draw(toD(oval(0, -96, 46, 45)), {
        fill: 'none',
        stroke: lighten(colour, 0.6),
        'stroke-width': 20,
        'stroke-opacity': 0.25,
        transform: 'translate(-5 -6)',
      }),
      gleam(ctx, path('M-74 -130C-64 -160 -36 -176 -8 -178'), { width: 10, opacity: 0.5, soft: 3 }),
      draw(toD(oval(3, -91, 40, 39)), {
        fill: 'none',
        stroke: darken(colour, 0.45),
        'stroke-width': 12,
        'stroke-opacity': 0.3,
      }),
    ) +
    draw(`${toD(body)}${toD(hole)}`, {
      fill: 'none',
      stroke: darken(colour, 0.5),
      'stroke-width': 1,
      'stroke-opacity': 0.6,
    }) +
    draw('M-40 -4C-20 4 20 4 40 -4V0C20 7 -20 7 -40 0Z', { fill: darken(colour, 0.35) })
  );
}

function vase(ctx: Ctx, cut: Cut, colour: string): string {
  if (cut.form === 'donut') return stems(ctx, cut, TOPS.donut, 18) + donut(ctx, colour);
  const lathe = createLathe(0, FORMS[cut.form], 0.2);
  const half = lathe.halfAt(lathe.top) - 6;
  if (cut.finish === 'glass') {
    const water = lathe.band(lathe.top + (lathe.bottom - lathe.top) * 0.4, lathe.bottom - 3);
    return (
      draw(toD(lathe.oval(lathe.top)), { fill: 'none', stroke: '#8fa6a6', 'stroke-width': 2 }) +
      stems(ctx, cut, lathe.top, half) +
      clipTo(ctx, lathe.outline, draw(toD(water), { fill: colour, opacity: 0.4 })) +
      draw(toD(lathe.oval(lathe.top + (lathe.bottom - lathe.top) * 0.4)), {
        fill: lighten(colour, 0.6),
        opacity: 0.5,
      }) +
      glass(ctx, lathe.outline, { tint: colour, density: 0.2 }) +
      draw(toD(lathe.ring(lathe.top)), { fill: 'none', stroke: '#ffffff', 'stroke-width': 2.4, 'stroke-opacity': 0.8 })
    );
  }
  const stuff: Stuff =
    cut.finish === 'brass'
      ? 'brass'
      : cut.finish === 'clay'
        ? 'clay'
        : cut.finish === 'glazed' || cut.finish === 'printed'
          ? 'glazed'
          : 'matt';
  const flutes = cut.finish === 'fluted' ? fluting(ctx, lathe, colour) : '';
  const lines =
    stuff === 'brass'
      ? groove(lathe, lathe.top + 34, stuff, colour, 2) + groove(lathe, lathe.bottom - 20, stuff, colour, 2)
      : '';
  const from = lathe.top + (lathe.bottom - lathe.top) * 0.14;
  const painted = ctx.colour(Math.min(1, ctx.colourCount - 1));
  // The brush closes a print with a double line at the shoulder and at the foot.
  const rings =
    cut.finish === 'printed'
      ? [from, lathe.bottom - 14]
          .map((y, n) => ringLine(lathe, y, painted, 3, 1) + ringLine(lathe, y + (n ? 6 : -6), painted, 1.4, 1))
          .join('')
      : '';
  return (
    mouth(ctx, lathe, { stuff, colour, lip: 6 }) +
    stems(ctx, cut, lathe.top, half) +
    clipFront(
      ctx,
      lathe,
      turnedBody(ctx, lathe, {
        stuff,
        colour,
        over: flutes + lines + rings,
        print: cut.finish === 'printed' ? { fabric: ctx.fabric, from, to: lathe.bottom - 14, scale: 0.9 } : undefined,
      }),
    ) +
    gleam(
      ctx,
      path(
        `M${-half} ${lathe.top + 4}C${-half * 0.5} ${lathe.top + half * 0.26} ${half * 0.2} ${lathe.top + half * 0.26} ${half * 0.6} ${lathe.top + half * 0.2}`,
      ),
      { width: 2.4, opacity: 0.6, soft: 0.5 },
    )
  );
}

/** The body without the far half of its rim, which belongs behind the stems. */
function clipFront(ctx: Ctx, lathe: ReturnType<typeof createLathe>, art: string): string {
  return clipTo(ctx, lathe.band(lathe.top, lathe.bottom), art);
}

function fluting(ctx: Ctx, lathe: ReturnType<typeof createLathe>, colour: string): string {
  const steps = 27;
  let art = '';
  for (let n = 0; n < steps; n += 1) {
    const a = (-86 + (n / (steps - 1)) * 172) * (Math.PI / 180);
    const along = Array.from({ length: 12 }, (_, i): Knot => {
      const y = lathe.top + 16 + ((lathe.bottom - lathe.top - 22) * i) / 11;
      return [lathe.cx + lathe.halfAt(y) * Math.sin(a), y + lathe.halfAt(y) * 0.2 * Math.cos(a)];
    });
    const line = toD(smooth(along));
    art +=
      draw(line, {
        fill: 'none',
        stroke: darken(colour, 0.4),
        'stroke-width': 2.4 * Math.cos(a) + 0.6,
        'stroke-opacity': 0.45,
      }) +
      draw(line, {
        fill: 'none',
        stroke: lighten(colour, 0.6),
        'stroke-width': 1.8 * Math.cos(a) + 0.4,
        'stroke-opacity': 0.5,
        transform: 'translate(2.6 0)',
      });
  }
  return (
    art +
    innerRim(ctx, lathe.outline, {
      dx: 0,
      dy: -4,
      soft: 4,
      colour: darken(colour, 0.5),
      opacity: 0.4,
      blend: 'multiply',
    })
  );
}

export const kind = defineKind({
  name: 'vase',
  about: 'vase with or without stems; colours: vase and print (three: one each), last two stems',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const top = TOPS[cut.form];
    const rise = { none: 8, pampas: 176, roses: 176, eucalyptus: 168, balls: 176 }[cut.stems];
    const spots = {
      one: [[0, 0, 1]],
      pair: [
        [-84, 0, 1],
        [96, 8, 0.72],
      ],
      three: [
        [0, -10, 1],
        [-142, 8, 0.74],
        [136, 14, 0.56],
      ],
    }[cut.show];
    const whole = (): string =>
      spots
        .map(([x = 0, y = 0, scale = 1], n) => {
          const bare: Cut = n > 0 ? { ...cut, stems: 'none' } : cut;
          const colour = cut.finish === 'printed' ? ctx.colour(0) : ctx.colour(n);
          return (
            groundShadow(ctx, { x, y: y - 2, width: 120 * scale, depth: 15 * scale }) +
            place(vase(ctx, bare, colour), { x, y, scale })
          );
        })
        .join('');
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 260], sharp: 140, reach: 380 },
        zoom(ctx, { x: spots[0]?.[0] ?? 0, y: top * 0.6, factor: cut.show === 'one' ? 3.4 : 2.2, turn: -3 }, whole),
      );
    const wide = cut.show === 'one' ? (cut.stems === 'none' ? 210 : 330) : cut.show === 'pair' ? 350 : 410;
    return fit(
      ctx,
      { x: -wide / 2, y: top - rise, width: wide, height: rise - top + 14 },
      { x: 44, y: 40, width: 424, height: groundFor(ctx, 380) - 26 },
      whole,
      true,
    );
  },
});
