// Candles: in jars and tins, as pillars, as a tray of tealights, floating.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { groundShadow } from '../light.ts';
import { flame, halo } from '../parts/flame.ts';
import { createLathe } from '../parts/lathe.ts';
import { discAt, discPath, mouth, turnedBody } from '../parts/ware.ts';
import { path, roundRect, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, line, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';
import { CUTS, bowl, jar } from './candle/glass.ts';
import type { Cut } from './candle/glass.ts';

function tin(ctx: Ctx): string {
  const colour = ctx.colour(0);
  const one = (x: number, y: number, n: number): string => {
    const lathe = createLathe(
      0,
      [
        [88, -78],
        [90, -74],
        [90, -8],
        [84, 0],
      ],
      0.3,
    );
    const shade = [colour, ctx.colour(1), ctx.colour(2)][n] ?? colour;
    return place(
      groundShadow(ctx, { x: 0, y: 0, width: 150, depth: 20 }) +
        turnedBody(ctx, lathe, {
          stuff: 'plastic',
          colour: shade,
          print: {
            fabric: ctx.cloth(ctx.recipe.pattern ?? { name: 'ditsy' }, [
              shade,
              lighten(shade, 0.6),
              darken(shade, 0.3),
              '#f2e8d5',
            ]),
            from: -74,
            to: 0,
            scale: 0.7,
          },
        }) +
        mouth(ctx, lathe, { stuff: 'brass', colour: '', lip: 5, fill: { depth: 10, colour: '#f4ecd9' } }) +
        flame(ctx, 0, -70, 46),
      { x, y },
    );
  };
  return one(0, -96, 0) + one(-112, 0, 1) + one(112, 6, 2);
}

function pillars(ctx: Ctx): string {
  const drip = (x: number, half: number, top: number, colour: string): string =>
    draw(
      `M${x - half * 0.5} ${top + 14}C${x - half * 0.5} ${top + 44} ${x - half * 0.3} ${top + 44} ${x - half * 0.3} ${top + 18}M${x + half * 0.2} ${top + 17}C${x + half * 0.2} ${top + 66} ${x + half * 0.4} ${top + 66} ${x + half * 0.4} ${top + 16}`,
      { fill: lighten(colour, 0.25), stroke: darken(colour, 0.16), 'stroke-width': 1 },
    );
  const one = (x: number, y: number, half: number, tall: number, n: number): string => {
    const colour = ctx.colour(n);
    const lathe = createLathe(
      x,
      [
        [half, y - tall],
        [half + 1, y - tall + 6],
        [half + 1, y - 3],
        [half - 1, y],
      ],
      0.26,
    );
    return (
      groundShadow(ctx, { x, y, width: half * 2, depth: 16 }) +
      turnedBody(ctx, lathe, {
        stuff: 'matt',
        colour,
        over: [0.3, 0.55, 0.8]
          .map((t) =>
            draw(toD(lathe.ring(y - tall * t)), {
              fill: 'none',
              stroke: lighten(colour, 0.3),
              'stroke-width': 3,
              'stroke-opacity': 0.3,
            }),
          )
          .join(''),
      }) +
      mouth(ctx, lathe, {
        stuff: 'matt',
        colour,
        lip: 7,
        inside: lighten(colour, 0.2),
        fill: { depth: 4, colour: lighten(colour, 0.4) },
      }) +
      drip(x, half, y - tall, colour) +
      flame(ctx, x, y - tall + 4, 46) +
      halo(ctx, x, y - tall + 24, 60, '#ffd98a', 0.4)
    );
  };
  const plate = createLathe(
    0,
    [
      [196, 0],
      [190, 10],
      [150, 20],
    ],
    0.26,
  );
  return (
    turnedBody(ctx, plate, { stuff: 'wood', colour: '#8a5a38' }) +
    draw(toD(discPath(discAt(plate, 0))), { fill: '#a97a50', stroke: '#6b4428', 'stroke-width': 1 }) +
    one(-70, -18, 48, 210, 0) +
    one(66, -20, 46, 150, 1) +
    one(6, 22, 44, 96, 2)
  );
}

function tealights(ctx: Ctx): string {
  const box = ctx.cloth({ name: 'carton' }, ['#c8a377']);
  let art = groundShadow(ctx, { x: 0, y: 84, width: 420, depth: 22 });
  art += clothPiece(ctx, { outline: path('M-200 -76L200 -76L226 60H-226Z'), fabric: box, form: 0.2, warp: 0 });
  const cup = (x: number, y: number, scale: number, n: number): string => {
    const lathe = createLathe(
      0,
      [
        [34, -22],
        [35, -18],
        [34, -2],
        [32, 0],
      ],
      0.4,
    );
    return place(
      turnedBody(ctx, lathe, { stuff: 'aluminium', colour: '' }) +
        mouth(ctx, lathe, {
          stuff: 'aluminium',
          colour: '',
          lip: 2.4,
          fill: { depth: 3, colour: ctx.colour(n % Math.max(1, ctx.colourCount)) },
        }) +
        line(0, -20, 0, -32, { stroke: '#efe6d2', 'stroke-width': 2.4 }),
      { x, y, scale },
    );
  };
  for (let row = 0; row < 3; row += 1)
    for (let n = 0; n < 5; n += 1) art += cup((n - 2) * (78 + row * 5), -38 + row * 43, 0.94 + row * 0.07, n + row);
  art +=
    clothPiece(ctx, { outline: path('M-226 60H226V92H-226Z'), fabric: box, form: 0.4, warp: 0 }) +
    draw('M-226 60H226', { stroke: '#8f6f4a', 'stroke-width': 1.6 }) +
    draw(toD(roundRect(-60, 68, 120, 16, 3)), { fill: '#f2e8d5' });
  const lit = [
    [-226, 96],
    [0, 112],
    [216, 100],
  ]
    .map(([x = 0, y = 0]) => cup(x * 0.5, y + 22, 1.1, 0) + flame(ctx, x * 0.5, y - 2, 36))
    .join('');
  return art + lit;
}

export const kind = defineKind({
  name: 'candle',
  about: 'candles; jar: wax, label, ink; tin, pillars, bowl: one colour each; tealights: waxes',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art: Readonly<Record<Cut['style'], () => string>> = {
      jar: () => groundShadow(ctx, { x: 2, y: -2, width: 176, depth: 20 }) + jar(ctx, cut),
      tin: () => tin(ctx),
      pillars: () => pillars(ctx),
      tealights: () => tealights(ctx),
      bowl: () => bowl(ctx),
    };
    const extents: Readonly<Record<Cut['style'], readonly number[]>> = {
      jar: cut.lid === 'wood' ? [-110, -224, 350, 244] : [-110, -224, 220, 234],
      tin: [-210, -230, 420, 262],
      pillars: [-206, -300, 412, 356],
      tealights: [-240, -110, 480, 264],
      bowl: [-160, -140, 320, 152],
    };
    const whole = art[cut.style];
    const [x = 0, y = 0, width = 1, height = 1] = extents[cut.style];
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 250], sharp: 140, reach: 380 },
        zoom(ctx, { x: x + width * 0.44, y: y + height * 0.5, factor: 1.9 }, whole),
      );
    return fit(
      ctx,
      { x, y, width, height },
      { x: 56, y: 50, width: 400, height: groundFor(ctx, 320) - 34 },
      whole,
      true,
    );
  },
});
