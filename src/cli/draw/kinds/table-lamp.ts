// Table lamps: a turned foot under a cloth shade, three legs, or a pierced globe that throws dots of light.
import { border } from '../borders.ts';
import { darken, lighten, mix } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { clipTo, formShade, groundShadow } from '../light.ts';
import { plastic } from '../materials.ts';
import { halo } from '../parts/flame.ts';
import { cord, cordShadow } from '../parts/goods/forms.ts';
import { createLathe, wrapPrint } from '../parts/lathe.ts';
import { bar, groove, turnedBody } from '../parts/ware.ts';
import type { Stuff } from '../parts/ware.ts';
import { joined, path, reversed, roundRect, toD } from '../path.ts';
import type { Knot } from '../path.ts';
import { draw, ellipse, linear, num, place, radial } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  base: ['ceramic', 'wood', 'brass', 'tripod', 'globe'],
  shade: ['drum', 'cone', 'pleated', 'woven'],
  trim: ['plain', 'lace', 'band'],
} as const;

type Cut = CutOf<typeof CUTS>;

const FEET: Readonly<Record<'ceramic' | 'wood' | 'brass', readonly Knot[]>> = {
  ceramic: [
    [14, -232],
    [20, -222],
    [58, -190],
    [78, -130],
    [62, -60],
    [40, -22],
    [56, -8],
    [58, 0],
  ],
  wood: [
    [12, -234],
    [20, -222],
    [14, -206],
    [30, -180],
    [34, -150],
    [16, -112],
    [22, -100],
    [16, -88],
    [26, -40],
    [64, -20],
    [70, 0],
  ],
  brass: [
    [10, -234],
    [16, -220],
    [9, -204],
    [9, -150],
    [26, -128],
    [26, -112],
    [9, -92],
    [9, -46],
    [30, -30],
    [72, -14],
    [76, 0],
  ],
};

/** The lit shade: brightest at its middle, where the bulb is. */
function shadeArt(ctx: Ctx, cut: Cut): string {
  const trim = ctx.colour(ctx.colourCount - 1);
  const [top, foot] = cut.shade === 'cone' ? [68, 142] : cut.shade === 'pleated' ? [84, 138] : [112, 128];
  const [from, to] = [-398, -228];
  const lathe = createLathe(
    0,
    [
      [top, from],
      [foot, to],
    ],
    0.14,
  );
  const base = ctx.fabric.base;
  let texture = wrapPrint(ctx, lathe, ctx.fabric, from, to, 0.95);
  if (cut.shade === 'pleated') {
    texture += lathe
      .around(from, 41, 88)
      .map((spot) => {
        const a = spot.side;
        return draw(
          `M${num(a * top)} ${num(from + top * 0.14 * spot.squeeze)}L${num(a * foot)} ${num(to + foot * 0.14 * spot.squeeze)}`,
          { stroke: darken(base, 0.25), 'stroke-width': 1.6 * spot.squeeze + 0.3, 'stroke-opacity': 0.6 },
        );
      })
      .join('');
  }
  if (cut.shade === 'woven') {
    let strips = '';
    for (let y = from - 2; y < to + 30; y += 11)
      strips += draw(toD(lathe.ring(Math.min(to, y))), {
        fill: 'none',
        stroke: (y / 11) % 2 > 1 ? lighten(base, 0.2) : darken(base, 0.22),
        'stroke-width': 7,
        'stroke-dasharray': '16 9',
        'stroke-dashoffset': Math.round(y / 11) % 2 ? 12 : 0,
        transform: `translate(0 ${num(Math.max(0, y - to))})`,
      });
    texture += strips;
  }
  const glow = radial(ctx.defs, [0, -290], 150, [
    [0, '#fff3cf', 0.85],
    [0.45, '#ffdf9a', 0.45],
    [1, '#d8904a', 0],
  ]);
  const edge = (y: number, side: 'left' | 'right'): string => {
    const ring = lathe.ring(y);
    if (cut.trim === 'lace' && y === to)
      return border(ring, { style: 'pompom', width: 22, colours: [trim, trim, trim], side: 'right', hangs: true });
    const wide = cut.trim === 'band' ? 16 : 5;
    return border(ring, { style: 'plain', width: wide, colours: [trim, trim, trim], side });
  };
  return (
    clipTo(
      ctx,
      lathe.outline,
      draw(toD(lathe.outline), { fill: base }),
      texture,
      draw(toD(lathe.outline), { fill: glow }),
      formShade(ctx, lathe.outline, base, { amount: 0.6, reach: 24 }),
      edge(from, 'right'),
    ) +
    (cut.trim === 'lace' ? edge(to, 'right') : clipTo(ctx, lathe.outline, edge(to, 'left'))) +
    draw(toD(lathe.oval(from)), { fill: '#ffeec4', stroke: darken(trim, 0.2), 'stroke-width': 2 }) +
    draw(toD(lathe.oval(from)), {
      fill: linear(
        ctx.defs,
        [-top, 0],
        [top, 0],
        [
          [0, '#c98f4e', 0.5],
          [0.5, '#fff6da', 0.6],
          [1, '#fff6da', 0.1],
        ],
      ),
    }) +
    draw(toD(lathe.outline), { fill: 'none', stroke: darken(base, 0.4), 'stroke-width': 1, 'stroke-opacity': 0.6 })
  );
}

function globe(ctx: Ctx): string {
  const colour = ctx.colour(0);
  const lathe = createLathe(
    0,
    [
      [26, -250],
      [40, -246],
      [104, -200],
      [132, -130],
      [112, -60],
      [62, -20],
      [54, 0],
    ],
    0.16,
  );
  const foot = createLathe(
    0,
    [
      [58, -12],
      [66, 0],
      [70, 12],
    ],
    0.16,
  );
  let holes = '';
  for (let row = 0; row < 9; row += 1) {
    const y = -226 + row * 23;
    const size = row % 3 === 1 ? 9 : 5.4;
    for (const spot of lathe.around(y, row % 3 === 1 ? 13 : 19, 84)) {
      const shape =
        row % 3 === 1
          ? draw(
              `M0 ${-size}C${size} ${-size * 0.3} ${size} ${size * 0.6} 0 ${size}C${-size} ${size * 0.6} ${-size} ${-size * 0.3} 0 ${-size}Z`,
              { fill: '#fff0bf', transform: `translate(${num(spot.x)} ${num(spot.y)}) scale(${num(spot.squeeze)} 1)` },
            )
          : ellipse(spot.x, spot.y, size * spot.squeeze, size, { fill: '#ffe7a6' });
      holes +=
        ellipse(spot.x - 1.2, spot.y - 1.6, (size + 2) * spot.squeeze, size + 2, {
          fill: darken(colour, 0.5),
          opacity: 0.5,
        }) + shape;
    }
  }
  const warm = radial(ctx.defs, [0, -130], 150, [
    [0, '#ffcf70', 0.5],
    [1, '#ffcf70', 0],
  ]);
  return (
    turnedBody(ctx, foot, { stuff: 'wood', colour: '#7a4e33' }) +
    turnedBody(ctx, lathe, { stuff: 'clay', colour }) +
    clipTo(ctx, lathe.outline, draw(toD(lathe.outline), { fill: warm }), holes) +
    halo(ctx, 0, -130, 210, '#ffcf70', 0.3)
  );
}

/** The lead of the globe with its switch; it leaves the wooden foot behind and runs out of the picture. */
function lead(ctx: Ctx): string {
  const colour = mix('#3b3b41', ctx.tint, 0.2);
  const line = path('M56 6C84 2 96 18 124 18C150 18 160 6 300 8');
  return (
    cordShadow(ctx, [line], 4, 4) +
    cord(line, { width: 4, colour, gloss: 0.3 }) +
    place(
      plastic(ctx, roundRect(-15, -6, 30, 12, 5), colour, { gloss: 0.5, form: 0.8, reach: 4 }) +
        draw(toD(roundRect(-6, -3.4, 12, 6.8, 2)), { fill: lighten(colour, 0.35) }),
      { x: 124, y: 17 },
    )
  );
}

function lampArt(ctx: Ctx, cut: Cut): string {
  if (cut.base === 'globe') return groundShadow(ctx, { x: 0, y: 12, width: 150, depth: 18 }) + lead(ctx) + globe(ctx);
  const colour = ctx.colour(Math.max(1, ctx.colourCount - 2));
  const rod = bar(ctx, path('M0 -260V-226'), 9, 'brass', '');
  const wire = draw('M50 -2C96 4 130 -6 158 6', {
    fill: 'none',
    stroke: mix('#3b3b41', ctx.tint, 0.2),
    'stroke-width': 4,
  });
  const feet = ((): string => {
    if (cut.base === 'tripod') {
      const wood = '#b0824f';
      return (
        bar(ctx, path('M4 -236L14 -6'), 12, 'wood', darken(wood, 0.2)) +
        bar(ctx, path('M-8 -236L-92 0'), 13, 'wood', wood) +
        bar(ctx, path('M8 -236L96 2'), 13, 'wood', wood) +
        ellipse(0, -234, 24, 7, { fill: '#bd9342', stroke: '#5c3d17', 'stroke-width': 1 })
      );
    }
    const lathe = createLathe(0, FEET[cut.base], 0.18);
    const stuff: Stuff = cut.base === 'ceramic' ? 'glazed' : cut.base;
    return turnedBody(ctx, lathe, {
      stuff,
      colour,
      over: cut.base === 'ceramic' ? '' : groove(lathe, -100, stuff, colour),
    });
  })();
  const inside = joined([
    path('M-120 -228C-80 -206 80 -206 120 -228'),
    reversed(path('M-120 -228C-80 -250 80 -250 120 -228')),
  ]);
  return (
    groundShadow(ctx, { x: 0, y: 0, width: cut.base === 'tripod' ? 200 : 136, depth: 16 }) +
    wire +
    rod +
    feet +
    draw(toD(inside), { fill: '#ffe9b4', opacity: cut.shade === 'cone' ? 0 : 0.9 }) +
    halo(ctx, 0, -240, 190, '#ffd98a', 0.4) +
    shadeArt(ctx, cut)
  );
}

export const kind = defineKind({
  name: 'table-lamp',
  about: 'table lamp; colours: shade and print (globe: clay), then foot, then trim last',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const whole = (): string => lampArt(ctx, cut);
    const top = cut.base === 'globe' ? -256 : -416;
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 260], sharp: 140, reach: 380 },
        zoom(ctx, { x: 10, y: top * 0.6, factor: 1.9 }, whole),
      );
    const wide = cut.base === 'globe' ? 290 : 300;
    return fit(
      ctx,
      { x: -wide / 2, y: top, width: wide, height: 16 - top },
      { x: 50, y: 34, width: 412, height: groundFor(ctx, 400) - 22 },
      whole,
      true,
    );
  },
});
